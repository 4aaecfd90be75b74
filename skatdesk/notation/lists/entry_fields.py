"""One game of a list in JSON: flat, in the words of ``Entry``; what is usual is left out.

``{"dealer": 0, "declarer": 1, "game": "C", "said": ["hand"], "matadors": 2, "levels": {"matadors": 2, …}, …}``
is a game with a declarer, ``{"dealer": 1, "ramsch": [60, 40, 20], …}`` a Ramsch,
``{"dealer": 2}`` a deal passed in. Places count from 0; ``away`` is one of four who was not there, ``remark`` what
somebody wrote beside it.
"""

from skatdesk.notation.lists.errors import Fault
from skatdesk.notation.lists.fields import Field
from skatdesk.scoring.entries import LONGEST_REMARK, DeclaredGame, Entry, PassedInGame, RamschGame
from skatdesk.scoring.names import one_line
from skatdesk.skat.cards import DECK_POINTS
from skatdesk.skat.contracts import DECLARABLE, Contract, Game
from skatdesk.skat.kontra import KONTRA_NAMES, kontra_factor
from skatdesk.skat.ordering import MOST_TRUMPS
from skatdesk.skat.seats import Seating
from skatdesk.skat.valuation import Level, Valuation

_SAID = ("hand", "schneider", "schwarz", "ouvert", "spitze", "revolution")
"""Fields of ``Contract`` that are announced or not."""

_LEVELS = tuple(level.value for level in Level)

_PASSED_IN = ("dealer", "away", "remark")
_RAMSCH = (*_PASSED_IN, "ramsch", "scores", "pushes", "bock_factor", "virgin", "march")
_VALUATION = ("won", "overbid", "base", "matadors", "levels", "worth", "value", "bid", "factor", "loss_factor", "score")
_DECLARED = (*_PASSED_IN, "declarer", "game", "said", *_VALUATION, "points", "tricks", "kontra", "by_offence", "agreed")

_USUAL: dict[str, object] = {
    "away": None,
    "remark": "",
    "said": [],
    "overbid": False,
    "factor": 1,
    "loss_factor": 2,
    "points": None,
    "tricks": None,
    "kontra": 0,
    "by_offence": False,
    "agreed": None,
    "pushes": 0,
    "bock_factor": 1,
    "virgin": None,
    "march": None,
}
"""What a key that is not there means."""


def entry_fields(entry: Entry) -> dict[str, object]:
    """The entry as JSON values."""
    fields: dict[str, object]
    match entry.outcome:
        case DeclaredGame() as game:
            fields = _declared_fields(game)
        case RamschGame() as ramsch:
            fields = _ramsch_fields(ramsch)
        case PassedInGame():
            fields = {}
    fields = {"away": entry.seating.away, **fields, "remark": entry.remark}
    unusual = {key: value for key, value in fields.items() if key not in _USUAL or value != _USUAL[key]}
    return {"dealer": entry.seating.dealer, **unusual}


def _ramsch_fields(ramsch: RamschGame) -> dict[str, object]:
    return {
        "ramsch": list(ramsch.points),
        "scores": list(ramsch.scores),
        "pushes": ramsch.pushes,
        "bock_factor": ramsch.bock_factor,
        "virgin": ramsch.virgin,
        "march": ramsch.march,
    }


def _declared_fields(game: DeclaredGame) -> dict[str, object]:
    valuation = game.valuation
    return {
        "declarer": game.declarer,
        "game": game.contract.game.code,
        "said": [name for name in _SAID if getattr(game.contract, name)],
        **{name: getattr(valuation, name) for name in _VALUATION},
        "levels": {level.value: steps for level, steps in valuation.levels},
        "points": game.points,
        "tricks": game.tricks,
        "kontra": game.kontra,
        "by_offence": game.by_offence,
        "agreed": game.agreed,
    }


def entry_of_fields(fields: Field, size: int) -> Entry:
    """The entry of a table of ``size`` that ``entry_fields`` described; raises ``Misfit``.

    Every value is of its kind and possible by itself; whether they fit together is
    asked by ``checks.py``.
    """
    place = size - 1
    outcome: DeclaredGame | RamschGame | PassedInGame
    if fields.get("declarer") or fields.get("game"):
        fields.object_of(_DECLARED)
        outcome = _declared(fields, place)
    elif fields.get("ramsch"):
        fields.object_of(_RAMSCH)
        outcome = RamschGame(
            tuple(points.whole(0, DECK_POINTS) for points in fields["ramsch"].items(size, size)),
            tuple(score.whole() for score in fields["scores"].items(size, size)),
            _or_usual(fields, "pushes").whole(0, 3),
            _or_usual(fields, "bock_factor").whole(1),
            _or_usual(fields, "virgin").whole_or_none(0, place),
            _or_usual(fields, "march").whole_or_none(0, place),
        )
    else:
        fields.object_of(_PASSED_IN)
        outcome = PassedInGame()
    seating = _seating(fields, size)
    if isinstance(outcome, DeclaredGame) and outcome.declarer == seating.without_cards:
        raise fields["declarer"].misfit(Fault.SITS_OUT, "")
    return Entry(seating, outcome, _remark(_or_usual(fields, "remark")))


def _remark(field: Field) -> str:
    text = field.text(LONGEST_REMARK)
    if text != one_line(text):
        raise field.misfit(Fault.CONFLICT, one_line(text))
    return text


def _seating(fields: Field, size: int) -> Seating:
    dealer, away = fields["dealer"].whole(0, size - 1), _or_usual(fields, "away")
    place = away.whole_or_none(0, 3)
    if place is not None and (size == 3 or place == dealer):
        raise away.misfit(Fault.CONFLICT, "null")
    return Seating(size, dealer, place)


def _or_usual(fields: Field, key: str) -> Field:
    return fields.get_or(key, _USUAL[key])


def _declared(fields: Field, last_place: int) -> DeclaredGame:
    game = fields["game"].one_of([game.code for game in DECLARABLE])
    said = {name.one_of(_SAID) for name in _or_usual(fields, "said").items(0, len(_SAID))}
    kontra, factor = _or_usual(fields, "kontra").whole(0, len(KONTRA_NAMES)), _or_usual(fields, "factor")
    if factor.whole(1) % kontra_factor(kontra):
        raise factor.misfit(Fault.RANGE, f"{kontra_factor(kontra)}, {2 * kontra_factor(kontra)}")
    agreed = _or_usual(fields, "agreed")
    if agreed.whole_or_none() == 0:
        raise agreed.misfit(Fault.CONFLICT, "≠ 0")
    valuation = Valuation(
        Contract(Game.parse(game), **{name: name in said for name in _SAID}),
        fields["won"].truth(),
        _or_usual(fields, "overbid").truth(),
        fields["base"].whole(0),
        fields["matadors"].whole(-MOST_TRUMPS, MOST_TRUMPS),
        tuple(
            (Level(Field(key, field.path).one_of(_LEVELS)), field.whole(1)) for key, field in fields["levels"].pairs()
        ),
        fields["worth"].whole(0),
        fields["value"].whole(0),
        fields["bid"].whole(0),
        factor.whole(),
        _or_usual(fields, "loss_factor").whole(1),
        fields["score"].whole(),
    )
    return DeclaredGame(
        fields["declarer"].whole(0, last_place),
        valuation,
        _or_usual(fields, "points").whole_or_none(0, DECK_POINTS),
        _or_usual(fields, "tricks").whole_or_none(0, 10),
        kontra,
        _or_usual(fields, "by_offence").truth(),
        agreed.whole_or_none(),
    )
