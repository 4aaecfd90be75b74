"""A printer of lists."""

import pytest

from skatdesk.ui.desk import Desk
from skatdesk.ui.scoresheet.list_words import ListWords
from skatdesk.ui.scoresheet.paper.printing import ListPaper


@pytest.fixture
def paper(desk: Desk) -> ListPaper:
    """Prints in the language of the house."""
    return ListPaper(desk, ListWords(desk.sentences, desk.look), desk.look)
