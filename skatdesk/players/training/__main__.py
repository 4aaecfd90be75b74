"""Learns everything anew, step by step: ``python -m skatdesk.players.training STEP --folder DIR``.

The steps, in this order; each reads what the ones before have left in the folder:

    games        deals among rule-based players (a quarter of an hour)
    habits       habits of players who play by rule
    hands        samples of hands played by habit, and the hand nets
    bids         how far hands are bid
    self-play    deals among the searching players; may be called several times, with other seeds
    calibrate    calibration of the nets, and habits of players who calculate
    ramsch       deals of Ramsch among searching players, and their habits there (half an hour)
    write        the data file of the program, and the calibration plot

``hands`` to ``calibrate`` are gone through twice: hands are judged better when those who
play them out calculate, and the players bid otherwise once they are calibrated.
docs/decisions/0018 has the figures.
"""

import argparse
import sys
from collections.abc import Iterable
from dataclasses import astuple, replace
from pathlib import Path

import numpy as np

from skatdesk import paths
from skatdesk.players.expert.dice import new_dice
from skatdesk.players.expert.habits import BY_RULE, CALCULATING, CALCULATING_IN_RAMSCH, NETS, SIZE, Weights
from skatdesk.players.expert.hand_judge import HandJudge, means_of_hands
from skatdesk.players.expert.hands import HIDDEN
from skatdesk.players.expert.inference import BID_ROWS, THRESHOLDS
from skatdesk.players.expert.knowledge import FILE_NAME, Knowledge
from skatdesk.players.expert.searching import CardSearch, Effort
from skatdesk.players.expert.searching_player import SearchingPlayer, Temper
from skatdesk.players.expert.shapes import packed
from skatdesk.players.expert.stakes import stakes_of
from skatdesk.players.player import Player
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.players.solver.kernel import begin, new_workspace
from skatdesk.players.training.bids_fit import fit_bids, make_bids
from skatdesk.players.training.calibration import AS_SAID, CLASSES, calibrate, said_and_won
from skatdesk.players.training.games import Game, play_games, starts_of, table_of
from skatdesk.players.training.habits_fit import learn_habits
from skatdesk.players.training.hand_fit import SHAPES, blank_net, fit_net
from skatdesk.players.training.hand_games import WIDTH, make_samples
from skatdesk.players.training.plot import write_plot
from skatdesk.players.training.self_play import saying_of
from skatdesk.skat.ruleset import profile
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import GameStart

_RULES = profile("isko")
_RAMSCH_RULES = replace(profile("home"), grand_hand_before_ramsch_round=False)
_RAMSCH_SHARE = 5
"""One Ramsch round for so many other deals."""

_MARGINAL = -20.0
"""Self-play bids on hands that promise less than nothing too, so that their chances become known."""

_PASSES_NETS, _PASSES_BIDS = 12, 20


class Workshop:
    """The folder with what has been learned so far."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def knowledge(self) -> Knowledge:
        """What is known so far; blank where nothing has been learned."""
        path = self.folder / FILE_NAME
        if path.exists():
            return Knowledge.load(path)
        nets = [blank_net(shape) for shape in SHAPES.values()]
        bids = blank_net((BID_ROWS, HIDDEN, len(THRESHOLDS)))
        return Knowledge(
            np.zeros((NETS, SIZE), np.float32),
            (nets[0], nets[1], nets[2]),
            np.tile(AS_SAID, (CLASSES, 1)),
            bids,
        )

    def learn(self, **parts: object) -> None:
        """Replaces parts of the knowledge."""
        replace(self.knowledge, **parts).save(self.folder / FILE_NAME)  # type: ignore[arg-type]  # fields by name

    def rows(self, name: str) -> list[Path]:
        """The files of a kind."""
        return sorted(self.folder.glob(f"{name}*.npy"))


def games(shop: Workshop, number: int, seed: int) -> None:
    """Plays deals among rule-based players."""
    player: Player = RulesPlayer()
    seats = BySeat(player, player, player)
    np.save(shop.folder / f"by_rule_{seed}.npy", table_of(play_games(starts_of(_RULES, seed, number), seats, seed)))
    ramsch = starts_of(profile("home"), seed + 1, number // _RAMSCH_SHARE, ramsch_rounds=True)
    np.save(shop.folder / f"by_rule_ramsch_{seed}.npy", table_of(play_games(ramsch, seats, seed)))


def habits(shop: Workshop, number: int, seed: int) -> None:
    """Learns the habits of rule-based players from their games."""
    del number
    _learn_manner(shop, "by_rule", BY_RULE, seed)


def _learn_manner(shop: Workshop, name: str, manner: int, seed: int) -> None:
    rows = np.concatenate([np.load(file) for file in shop.rows(name)])
    weights, course = learn_habits(rows, seed)
    _keep_manner(shop, manner, weights)
    loss, hits = course[-1]
    print(f"habits {name}: {len(rows)} games, log-loss {loss:.4f}, hits {hits:.3f} on a tenth held back")


def _keep_manner(shop: Workshop, manner: int, weights: Weights) -> None:
    habits = shop.knowledge.habits.copy()
    habits[manner] = weights
    shop.learn(habits=habits)


def hands(shop: Workshop, number: int, seed: int) -> None:
    """Makes samples twice, the second time with discards after the first nets, and fits the nets."""
    memory = new_workspace(16)
    begin(memory, -1.0)
    for attempt, share in ((0, 3), (1, 1)):
        knowledge, samples = shop.knowledge, np.zeros((number // share, WIDTH), np.int64)
        means = means_of_hands(knowledge, new_dice(seed + attempt), memory)
        if not knowledge.habits[CALCULATING].any():
            means = means._replace(by_rule=np.ones(3))
        make_samples(samples, means, packed(knowledge.nets, np.tile(AS_SAID, (CLASSES, 1)), stakes_of(_RULES)))
        nets = []
        for kind in SHAPES:
            net, facts = fit_net(kind, samples, _PASSES_NETS, seed)
            nets.append(net)
            print(f"kind {kind}:", ", ".join(f"{name} {value:.4g}" for name, value in facts.items()))
        shop.learn(nets=tuple(nets))


def bids(shop: Workshop, number: int, seed: int) -> None:
    """Learns how far hands are bid."""
    net, loss = fit_bids(make_bids(HandJudge(shop.knowledge), _RULES, number, seed), _PASSES_BIDS, seed)
    shop.learn(bids=net)
    print(f"bids: {number} hands, log-loss {loss:.4f} on an eighth held back")


def self_play(shop: Workshop, number: int, seed: int) -> None:
    """Plays deals among the searching players and keeps games and sayings."""
    knowledge, starts = shop.knowledge, starts_of(_RULES, seed, number)
    played = _played(knowledge, Effort(playouts=150, open_worlds=16), starts, seed)
    sayings = [saying_of(knowledge, game.start, game.end) for game in played]
    np.save(shop.folder / f"calculating_{seed}.npy", table_of(played))
    np.save(shop.folder / f"sayings_{seed}.npy", np.array([astuple(one) for one in sayings if one], np.float64))


def ramsch(shop: Workshop, number: int, seed: int) -> None:
    """Plays Ramsch among searching players, who play on by rule, and learns their habits."""
    _keep_manner(shop, CALCULATING_IN_RAMSCH, shop.knowledge.habits[BY_RULE])
    starts = starts_of(_RAMSCH_RULES, seed, number, ramsch_rounds=True)
    played = _played(shop.knowledge, Effort(playouts=80, open_worlds=6, read=0), starts, seed)
    np.save(shop.folder / f"ramsch_{seed}.npy", table_of(played))
    _learn_manner(shop, "ramsch", CALCULATING_IN_RAMSCH, seed)


def _played(knowledge: Knowledge, effort: Effort, starts: Iterable[GameStart], seed: int) -> list[Game]:
    """The games of three searching players."""
    player: Player = SearchingPlayer(HandJudge(knowledge), CardSearch(knowledge), effort, Temper(caution=_MARGINAL))
    played = []
    for game in play_games(starts, BySeat(player, player, player), seed):
        played.append(game)
        if len(played) % 50 == 0:
            print(f"{len(played)} games", flush=True)
    return played


def calibrate_nets(shop: Workshop, number: int, seed: int) -> None:
    """Fits calibration and the habits of calculating players to self-play."""
    del number
    table = np.concatenate([np.load(file) for file in shop.rows("sayings")])
    scale = calibrate(table[:, 0].astype(int), table[:, 1], table[:, 2], table[:, 3])
    shop.learn(scale=scale)
    _learn_manner(shop, "calculating", CALCULATING, seed)
    print(scale)


def write(shop: Workshop, number: int, seed: int) -> None:
    """Writes the data file of the program and the plot of what is said and what is won."""
    del number, seed
    target = paths.resources_folder() / "players"
    target.mkdir(exist_ok=True)
    knowledge = shop.knowledge
    knowledge.save(target / FILE_NAME)
    table = np.concatenate([np.load(file) for file in shop.rows("sayings")])
    rows = knowledge.scale[table[:, 0].astype(int)]
    said = 1.0 / (1.0 + np.exp(-(rows[:, 0] + rows[:, 1] * table[:, 1] + rows[:, 2] * table[:, 2])))
    write_plot(Path("docs/pictures/calibration.svg"), said_and_won(said, table[:, 3]))


_STEPS = {
    "games": (games, 60_000),
    "habits": (habits, 0),
    "hands": (hands, 1_000_000),
    "bids": (bids, 30_000),
    "self-play": (self_play, 1_000),
    "calibrate": (calibrate_nets, 0),
    "ramsch": (ramsch, 4_600),
    "write": (write, 0),
}


def main(arguments: list[str]) -> int:
    """Runs one step."""
    parser = argparse.ArgumentParser(
        prog="python -m skatdesk.players.training",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("step", choices=_STEPS)
    parser.add_argument("--folder", type=Path, required=True, help="where the data of the steps are kept")
    parser.add_argument("--number", type=int, help="how many deals, samples or hands")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    step, usual = _STEPS[chosen.step]
    step(Workshop(chosen.folder), usual if chosen.number is None else chosen.number, chosen.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
