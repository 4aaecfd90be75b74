"""What is said on the screen for a while is said by a screen reader too: nobody else would hear of it."""

from pathlib import Path

from skatdesk.app import Application


def test_messages_of_the_window_are_announced_in_every_room(program: Application, heard: list[str]) -> None:
    for show in (program.window.show_home, program.window.show_table):
        show()
        heard.clear()
        program.say("The strong players are ready")
        assert heard == ["The strong players are ready"]


def test_what_an_action_comes_to_is_announced_once(program: Application, heard: list[str]) -> None:
    program.window.show_table()
    program.controller.say("There is no hint for this")

    assert heard.count("There is no hint for this") == 1


def test_a_file_that_is_refused_is_announced(program: Application, heard: list[str], tmp_path: Path) -> None:
    program.sheet.show()
    program.sheet.room.files.read(str(tmp_path / "gone.json"))

    assert "gone.json cannot be read" in heard[-1]


def test_what_is_wrong_with_a_deal_is_announced(program: Application, heard: list[str]) -> None:
    program.deals.show()
    program.deals.page.refuse("This hand is full")

    assert heard[-1] == "This hand is full"
