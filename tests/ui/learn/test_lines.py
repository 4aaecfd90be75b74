"""Every line that is told begins with a capital letter, in every language that has them."""

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from skatdesk.coach.exercises.drawing import draw
from skatdesk.coach.exercises.exercise import Kind
from skatdesk.i18n.card_names import CardNaming, SuitWords
from skatdesk.i18n.languages import Language
from skatdesk.players.player import Budget
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.deals import Deal
from skatdesk.skat.events import seen_by
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND, BySeat
from skatdesk.skat.states import Finished, GameStart
from skatdesk.skat.view import view_of
from skatdesk.ui.desk import Desk
from skatdesk.ui.learn.exercise_words import ExerciseWords
from skatdesk.ui.learn.first_game_points import Course
from skatdesk.ui.learn.first_game_words import FirstGameWords
from skatdesk.ui.learn.question_sheet import QuestionSheet
from skatdesk.ui.sentences import Company
from tests.helpers.plain import plain
from tests.ui.conftest import House

DEALS, SEEDS = 6, 6


@pytest.fixture(params=Language)
def language(request: pytest.FixtureRequest, house: House) -> Iterator[Language]:
    """Spoken, with the words of another language for the cards: they stand first in other lines then."""
    language: Language = request.param
    house.translations.use(language)
    house.namer.use(CardNaming(Language.FRENCH, SuitWords.FRENCH))
    yield language
    house.speak(Language.ENGLISH)


def _begin_small(lines: str) -> list[str]:
    return [line for line in plain(lines).split("\n") if line[:1].islower()]


def test_lines_of_exercises(language: Language, desk: Desk, qtbot: QtBot) -> None:
    owner = QObject()
    sheet = QuestionSheet(desk, ExerciseWords(desk.sentences, owner))
    qtbot.addWidget(sheet)
    for kind in Kind:
        for seed in range(SEEDS):
            exercise = draw(kind, 1 + seed % 3, seed)
            sheet.show_exercise(exercise, (), once_more=False)
            sheet.show_verdict(exercise.answer, right=True)
            assert not _begin_small(sheet.facts.text()), language
            assert not _begin_small(sheet.reasons.text()), language


def test_lines_of_the_first_game(language: Language, desk: Desk) -> None:
    owner, player = QObject(), RulesPlayer()
    words = FirstGameWords(desk, owner)
    desk.company = Company(BySeat("Ada", "Ben", "Cem"), FOREHAND)
    for seed in range(DEALS):
        generator, course = random.Random(seed), Course()
        state = begin(GameStart(Deal.shuffled(generator), ISKO))
        while not isinstance(state, Finished):
            assert state.turn is not None
            view = view_of(state, state.turn)
            for point in course.points(view) if state.turn is FOREHAND else ():
                assert not any(_begin_small(text) for page in words.pages([point]) for text in page), language
            action = player.decide(view, legal_actions(state), Budget(1), generator.getrandbits(30)).action
            state, events = step(state, action)
            for event in events:
                course.hear(seen_by(event, FOREHAND))
        [end] = course.points(view_of(state, FOREHAND))
        assert not any(map(_begin_small, words.page(end))), language
