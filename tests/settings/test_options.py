"""The table of options is sound, and offers exactly what the program has."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from skatdesk.i18n.card_names import CornerLetters
from skatdesk.i18n.languages import Language
from skatdesk.settings import options
from skatdesk.settings.kinds import Choice, Option, Switch
from skatdesk.settings.options import OPTIONS
from skatdesk.settings.settings import Settings
from skatdesk.skat.ruleset import HOME, PROFILES, RuleSet
from skatdesk.ui.look.theme import Back, Deck, Scheme
from skatdesk.ui.table.speeds import Speed
from skatdesk.ui.text_size import LARGER
from tests.architecture.source import modules, tree

ANYTHING: list[object] = [
    None,
    3.5,
    -1,
    99,
    "nonsense" * 10,
    "é",
    [1],
    ["a", None],
    {"spitze": 7},
    {"bock_events": [[]]},
    [[]],
]


def _by_key(option: Option[Any]) -> str:
    return option.key


def test_keys_are_different() -> None:
    keys = [option.key for option in OPTIONS]

    assert len(keys) == len(set(keys))
    assert "version" not in keys


def test_every_option_is_in_the_table() -> None:
    named = {name for name, thing in vars(options).items() if isinstance(thing, Option)}

    assert {option.key.upper() for option in OPTIONS} == named


def test_every_option_has_an_effect() -> None:
    """Somebody else than the table itself asks for it."""
    asked = {
        node.id if isinstance(node, ast.Name) else node.attr
        for path in modules()
        if path.name != "options.py"
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Name | ast.Attribute)
    }

    assert {option.key.upper() for option in OPTIONS} - asked == set()


@pytest.mark.parametrize("option", OPTIONS, ids=_by_key)
def test_default_survives_the_file(option: Option[Any]) -> None:
    raw = json.loads(json.dumps(option.to_json(option.default)))

    assert option.from_json(raw) == option.default


@pytest.mark.parametrize("option", OPTIONS, ids=_by_key)
def test_option_is_shown_with_a_label_or_not_at_all(option: Option[Any]) -> None:
    assert bool(option.label) is (option.page is not None)


@pytest.mark.parametrize("option", OPTIONS, ids=_by_key)
def test_anything_in_the_file_is_a_value_or_refused(option: Option[Any]) -> None:
    refused = 0
    for raw in ANYTHING:
        try:
            value = option.from_json(raw)
        except ValueError:
            refused += 1
        else:
            assert option.from_json(json.loads(json.dumps(option.to_json(value)))) == value

    assert refused > len(ANYTHING) / 2


@pytest.mark.parametrize(
    "rules", [*PROFILES.values(), RuleSet.from_dict({"base": "home", "spitze": 1})], ids=lambda rules: rules.name
)
def test_rule_sets_survive_the_file(rules: RuleSet) -> None:
    option = options.LAST_RULES

    assert option.from_json(json.loads(json.dumps(option.to_json(rules)))) == rules


def test_bytes_survive_the_file() -> None:
    option = options.WINDOW_GEOMETRY
    geometry = bytes(range(256))

    assert option.from_json(json.loads(json.dumps(option.to_json(geometry)))) == geometry
    with pytest.raises(ValueError, match="base64"):
        option.from_json("AAAA!AAAA")


def test_value_that_is_no_choice_is_refused() -> None:
    with pytest.raises(ValueError, match="'cardboard' is not french or german or tournament"):
        options.DECK.to_json("cardboard")


def test_a_name_that_is_too_long_is_cut() -> None:
    option = options.PLAYER_NAME

    assert option.from_json("m" * (option.longest + 1)) == "m" * option.longest


def test_a_number_may_be_the_lowest_and_the_highest_and_nothing_beyond() -> None:
    option = options.LAST_TABLE_SIZE

    assert [option.from_json(size) for size in (3, 4)] == [3, 4]
    for size in (2, 5):
        with pytest.raises(ValueError, match="is not a number from 3 to 4"):
            option.from_json(size)


def test_names_are_texts() -> None:
    with pytest.raises(ValueError, match="is not a list of names"):
        options.LAST_NAMES.from_json(["Ada", 7])


def test_rule_sets_are_kept_by_their_profile() -> None:
    assert options.LAST_RULES.to_json(HOME) == {"base": "home"}


@pytest.mark.parametrize("option", [options.LANGUAGE, options.CARD_NAMING], ids=_by_key)
def test_languages_are_those_of_the_program_by_their_own_names(option: Choice) -> None:
    system, *languages = option.choices

    assert system[0] == "system"
    assert languages == [(language.value, language.own_name) for language in Language]


@pytest.mark.parametrize(
    ("option", "known"),
    [
        (options.CORNER_LETTERS, [letters.value for letters in CornerLetters]),
        (options.THEME, [scheme.value for scheme in Scheme]),
        (options.DECK, [deck.value for deck in Deck]),
        (options.BACK, [back.value for back in Back]),
        (options.SPEED, [speed.name.lower() for speed in Speed]),
        (options.TEXT_SIZE, list(LARGER)),
    ],
    ids=["corner_letters", "theme", "deck", "back", "speed", "text_size"],
)
def test_choices_are_those_the_window_knows(option: Choice, known: list[str]) -> None:
    assert [value for value, _ in option.choices] == known
    assert option.default in known


def test_options_stand_in_the_file_in_the_order_in_which_they_were_set(tmp_path: Path) -> None:
    """So whoever compares two copies of it sees what has changed, and nothing else."""
    path = tmp_path / "settings.json"
    settings = Settings.load(path)
    settings.set(options.DECK, "tournament")
    together = [option for option in OPTIONS if isinstance(option, Switch)]
    settings.set_all([(option, not settings.get(option)) for option in together])

    keys = [options.DECK.key, *(option.key for option in together)]
    assert list(json.loads(path.read_bytes())) == ["version", *keys]
