"""``skatdesk deal``: numbers and deals, both ways."""

import json

import pytest

from skatdesk.cli import main
from skatdesk.skat.deals import DEALS, Deal

Output = pytest.CaptureFixture[str]


@pytest.mark.parametrize("number", [1, 2, 1_234_567_890_123, DEALS])
def test_number_gives_the_cards_and_cards_the_number(number: int, capsys: Output) -> None:
    assert main(["deal", str(number)]) == 0
    cards = capsys.readouterr().out.strip()
    assert cards == str(Deal.from_number(number))

    assert main(["deal", "--cards", cards]) == 0
    assert capsys.readouterr().out == f"{number}\n"


@pytest.mark.parametrize("arguments", [["1"], ["--cards", str(Deal.from_number(1))]])
def test_json_says_both(arguments: list[str], capsys: Output) -> None:
    assert main(["deal", *arguments, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)

    deal = Deal.from_number(1)
    assert told["number"] == 1
    assert [" ".join(told[name]) for name in ("forehand", "middlehand", "rearhand", "skat")] == str(deal).split(" | ")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ([], "required"),
        (["0"], "from 1 to 2753294408504640"),
        ([str(DEALS + 1)], "from 1 to 2753294408504640"),
        (["9" * 5000], "is not the number of a deal"),
        (["-3"], "-3"),
        (["one"], "'one' is not the number of a deal"),
        (["٣"], "'٣' is not the number of a deal"),
        (["1", "--cards", "CJ"], "not allowed with"),
        (["--cards", "CJ SA"], "forehand | middlehand | rearhand | skat"),
        (["--cards", "CJ | SA | HA | DA"], "10 + 10 + 10 + 2 cards, not 1 + 1 + 1 + 1"),
        (["--cards", "CJ | SA | HA | D1"], "'D1' is not a card"),
    ],
)
def test_what_is_no_deal_is_told(arguments: list[str], reason: str, capsys: Output) -> None:
    assert main(["deal", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert reason in told.err
