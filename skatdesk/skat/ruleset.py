"""Rule sets: one immutable record holds every switch of rules.md §13.

Three profiles have names (``isko``, ``home``, ``tchibo``); ``iss`` describes how the
International Skat Server scores, for reading its records. A custom rule set is a
profile with some switches changed: ``RuleSet.from_dict({"base": "home", "kontra": "off"})``.
"""

from dataclasses import asdict, dataclass, fields, replace
from functools import cached_property
from typing import Literal, get_args, get_origin

from skatdesk.skat.errors import SkatError
from skatdesk.skat.stakes import stake_of

SERIES_ROUNDS = 12
"""The rounds of deals in a series of a tournament (rules.md §11.4)."""

SERIES_GAMES = 3 * SERIES_ROUNDS
"""Such a series has as many deals at a table of three. At a table of four it has 48; each player has cards in 36."""

ListSystem = Literal["seeger", "classic", "bierlachs"]
"""How a list is kept (rules.md §11.1-11.3), as it is asked; a new way needs a migration: the database knows these."""

BockEvent = Literal[
    "lost_60",
    "lost_kontra",
    "kontra_re",
    "won_grand_hand",
    "lost_grand",
    "value_72",
    "value_96",
    "score_hundred",
    "equal_digits",
    "passed_in",
]
"""What makes the next round a Bock round (rules.md §12.4)."""


class RuleError(SkatError):
    """A rule set names a switch or a value that does not exist."""


@dataclass(frozen=True)
class RuleSet:
    """Every switch of the game, its list and its table; the defaults are ``isko``.

    Values and meaning stand in rules.md §13. ``series_rounds`` counts rounds of deals
    (12 rounds are 36 games of three, 48 of four), None plays on without end.
    ``bierlachs_limit`` is the agreed minus as a positive number (301, 501 …), None without.
    ``concession`` says what a concession is worth: the ``simple`` level (ISkO 4.3) or
    all ``remaining`` tricks, as the International Skat Server counts.
    """

    name: str = "isko"
    tables: tuple[int, ...] = (3, 4)
    series_rounds: int | None = SERIES_ROUNDS
    all_pass: Literal["passed_in", "ramsch"] = "passed_in"
    max_matadors_suit: Literal[11, 4] = 11
    announcements_require_hand: bool = True
    ouvert_requires_schwarz_announced: bool = True
    schwarz_announced_includes_schneider_announced: bool = True
    overbid_rule: Literal["least_multiple_doubled", "jacks_plus_3_single"] = "least_multiple_doubled"
    null_below_bid: Literal["forbid", "lost_multiple_23", "ignore"] = "forbid"
    lost_hand_factor: Literal[2, 1] = 2
    grand_ouvert_base: Literal[24, 36] = 24
    kontra: Literal["off", "any", "bid18", "tchibo"] = "off"
    kontra_levels: Literal[0, 1, 2, 3, 4] = 0
    kontra_window: Literal["own10", "before_lead"] = "own10"
    re_in_null: bool = True
    defender_announcements: bool = False
    ramsch_score: Literal["loser", "own"] = "loser"
    ramsch_skat_to: Literal["last", "loser"] = "last"
    ramsch_jungfrau: bool = True
    ramsch_durchmarsch: Literal[0, 120] = 120
    ramsch_tie: Literal["both", "last", "split"] = "both"
    ramsch_three_way: Literal["zero", "all_lose"] = "zero"
    schieberamsch: bool = False
    schieberamsch_jacks: bool = False
    grand_hand_before_ramsch_round: bool = False
    bock_events: tuple[BockEvent, ...] = ()
    bock_ramsch_round: bool = False
    spitze: Literal[0, 1, 2] = 0
    revolution: bool = False
    concede_min_cards: int = 9
    concession: Literal["simple", "remaining"] = "simple"
    last_trick_view: Literal["not_yet_played", "always"] = "not_yet_played"
    review_discards: bool = False
    undo: bool = False
    point_counter: bool = False
    list_system: ListSystem = "seeger"
    bierlachs_limit: int | None = None
    money_stake: str = "0"

    def __post_init__(self) -> None:
        for field in fields(self):
            _check(field.name, getattr(self, field.name))
        if not 0 <= self.concede_min_cards <= 10:
            raise RuleError(f"concede_min_cards: {self.concede_min_cards} is not between 0 and 10")
        if not self.tables or not all(type(size) is int and size in (3, 4) for size in self.tables):
            raise RuleError(f"tables: {self.tables} are not tables of 3 or 4")
        if stake_of(self.money_stake) is None:
            raise RuleError(f"money_stake: {self.money_stake!r} is not an amount of money")

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(getattr(self, field.name) for field in fields(self)))

    def __getstate__(self) -> dict[str, object]:
        # without the remembered hash: texts hash differently in another process
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @property
    def all_ten_pay(self) -> bool:
        """Whether who takes all ten tricks of a Ramsch wins by it (rules.md §12.3)."""
        return self.ramsch_durchmarsch > 0 and self.ramsch_score == "loser"

    @property
    def skat_to_loser(self) -> bool:
        """Whether the skat of a Ramsch is counted once the loser is known, not with the last trick (rules.md §12.3)."""
        return self.ramsch_skat_to == "loser" and self.ramsch_score == "loser"

    def series_games(self, table: int) -> int | None:
        """How many deals a series has at a table of 3 or 4; None: no end."""
        return None if self.series_rounds is None else self.series_rounds * table

    def switches(self) -> dict[str, object]:
        """The name and every switch with its value: what ``from_dict`` reads back even when a profile has changed."""
        return asdict(self)

    def to_dict(self) -> dict[str, object]:
        """``base`` and every switch that differs from that profile."""
        base = PROFILES.get(self.name, ISKO)
        mine, theirs = self.switches(), base.switches()
        changed = {key: value for key, value in mine.items() if value != theirs[key] and key != "name"}
        named = {"name": self.name} if changed or self.name != base.name else {}
        return {"base": base.name, **named, **changed}

    @staticmethod
    def from_dict(data: object) -> "RuleSet":
        """The rule set of ``to_dict`` or ``switches``; raises ``RuleError`` for other values, naming a bad switch."""
        if not isinstance(data, dict):
            raise RuleError(f"{data!r} is not a rule set")
        base = profile(str(data.get("base", "isko")))
        changes = {key: tuple(v) if isinstance(v, list) else v for key, v in data.items() if key != "base"}
        unknown = set(changes) - {field.name for field in fields(RuleSet)}
        if unknown:
            raise RuleError(f"unknown rule switch: {', '.join(sorted(unknown))}")
        if changes and "name" not in changes:
            changes["name"] = "custom"
        return replace(base, **changes)  # type: ignore[arg-type]  # checked in __post_init__


def _check(name: str, value: object) -> None:
    kind: object = RuleSet.__annotations__[name]
    if get_origin(kind) is Literal:
        valid = any(value == choice and type(value) is type(choice) for choice in get_args(kind))
    elif kind in (bool, int, str):
        valid = type(value) is kind
    elif name in ("series_rounds", "bierlachs_limit"):
        valid = value is None or (type(value) is int and value > 0)
    elif name == "bock_events":
        valid = isinstance(value, tuple) and all(event in get_args(BockEvent) for event in value)
    else:
        valid = isinstance(value, tuple)
    if not valid:
        raise RuleError(f"{name}: {value!r} is not a value of this switch")


ISKO = RuleSet()
"""Official tournament rules (ISkO) with the Seeger-Fabian list."""

HOME = RuleSet(
    name="home",
    series_rounds=None,
    all_pass="ramsch",
    kontra="any",
    kontra_levels=2,
    grand_hand_before_ramsch_round=True,
    bock_events=("lost_60", "lost_kontra", "kontra_re"),
    concede_min_cards=0,
    last_trick_view="always",
    review_discards=True,
    undo=True,
    point_counter=True,
    list_system="classic",
    money_stake="0.01",
)
"""What is played in many homes and pubs: Kontra, Ramsch, Bock rounds."""

TCHIBO = RuleSet(
    name="tchibo",
    tables=(3,),
    series_rounds=None,
    all_pass="ramsch",
    max_matadors_suit=4,
    announcements_require_hand=False,
    ouvert_requires_schwarz_announced=False,
    schwarz_announced_includes_schneider_announced=False,
    overbid_rule="jacks_plus_3_single",
    kontra="tchibo",
    kontra_levels=2,
    defender_announcements=True,
    ramsch_score="own",
    ramsch_jungfrau=False,
    ramsch_durchmarsch=0,
    concede_min_cards=0,
    last_trick_view="always",
    review_discards=True,
    undo=True,
    point_counter=True,
    list_system="classic",
)
"""The counting of a guide for beginners (rules.md §13)."""

ISS = replace(ISKO, name="iss", null_below_bid="ignore", concede_min_cards=0, concession="remaining")
"""How the International Skat Server counts; used to read its records."""

PROFILES = {rules.name: rules for rules in (ISKO, HOME, TCHIBO, ISS)}


def profile(name: str) -> RuleSet:
    """The profile of this name; raises ``RuleError`` with the names there are."""
    try:
        return PROFILES[name]
    except KeyError:
        raise RuleError(f"no rule set {name!r}; there are {', '.join(PROFILES)}") from None
