"""The one table of options. An option is read and set through ``Settings`` by its name here."""

from typing import Any

from skatdesk.scoring.names import LONGEST_NAME
from skatdesk.settings.kinds import QT_TRANSLATE_NOOP, Blob, Choice, Names, Number, Option, Page, Rules, Switch, Text
from skatdesk.skat.ruleset import ISKO

# Languages are called what they call themselves, in every language.
_LANGUAGES = (
    #: choice of a language: the one the desktop uses
    ("system", QT_TRANSLATE_NOOP("Settings", "Same as the system")),
    ("en", "English"),
    ("de", "Deutsch"),
    ("tr", "Türkçe"),
    ("ur", "اردو"),
    ("fr", "Français"),
)

# ---------------------------------------------------------------- asked in the dialog

PLAYER_NAME = Text(
    "player_name",
    "",
    Page.GENERAL,
    #: settings: the user's name at the table and on lists
    QT_TRANSLATE_NOOP("Settings", "Your name"),
    longest=LONGEST_NAME,
)
LANGUAGE = Choice(
    "language",
    "system",
    Page.GENERAL,
    #: settings: language of menus and messages
    QT_TRANSLATE_NOOP("Settings", "Language"),
    _LANGUAGES,
)
NASTALIQ = Switch(
    "nastaliq",
    False,
    Page.GENERAL,
    #: settings: switch; headings of the Urdu interface in the sloping script of Urdu books, Nastaliq
    QT_TRANSLATE_NOOP("Settings", "Urdu headings in Nastaliq"),
)
THEME = Choice(
    "theme",
    "system",
    Page.GENERAL,
    #: settings: light or dark colours
    QT_TRANSLATE_NOOP("Settings", "Colours"),
    (
        #: choice of colours: what the desktop uses
        ("system", QT_TRANSLATE_NOOP("Settings", "Same as the system")),
        #: choice of colours
        ("light", QT_TRANSLATE_NOOP("Settings", "Light")),
        #: choice of colours
        ("dark", QT_TRANSLATE_NOOP("Settings", "Dark")),
        #: choice of colours
        ("contrast", QT_TRANSLATE_NOOP("Settings", "High contrast")),
    ),
)

TEXT_SIZE = Choice(
    "text_size",
    "normal",
    Page.GENERAL,
    #: settings: how large words and controls are
    QT_TRANSLATE_NOOP("Settings", "Text size"),
    (
        #: choice of text size: as large as the window is drawn for
        ("normal", QT_TRANSLATE_NOOP("Settings", "Normal")),
        #: choice of text size: 15 % larger
        ("large", QT_TRANSLATE_NOOP("Settings", "Large")),
        #: choice of text size: 30 % larger
        ("largest", QT_TRANSLATE_NOOP("Settings", "Very large")),
    ),
)

CARD_NAMING = Choice(
    "card_naming",
    "system",
    Page.CARDS,
    #: settings: the language in which cards and games are called
    QT_TRANSLATE_NOOP("Settings", "Card words"),
    _LANGUAGES,
)
GERMAN_SUIT_WORDS = Switch(
    "german_suit_words",
    False,
    Page.CARDS,
    #: settings: switch; cards are called as in a German-suited pack: acorns, leaves, hearts, bells
    QT_TRANSLATE_NOOP("Settings", "Words of the German-suited pack"),
)
CORNER_LETTERS = Choice(
    "corner_letters",
    "printed",
    Page.CARDS,
    #: settings: which letters stand in the corners of the cards
    QT_TRANSLATE_NOOP("Settings", "Corner letters"),
    (
        #: choice of corner letters: those found on real packs
        ("printed", QT_TRANSLATE_NOOP("Settings", "As usually printed")),
        #: choice of corner letters: initials of the card words
        ("spoken", QT_TRANSLATE_NOOP("Settings", "As spoken")),
    ),
)
DECK = Choice(
    "deck",
    "french",
    Page.CARDS,
    #: settings: which pictures the cards have
    QT_TRANSLATE_NOOP("Settings", "Card faces"),
    (
        #: choice of card faces: a French-suited deck in two colours
        ("french", QT_TRANSLATE_NOOP("Settings", "French")),
        #: choice of card faces: acorns, leaves, hearts, bells with king, Ober and Unter
        ("german", QT_TRANSLATE_NOOP("Settings", "German")),
        #: choice of card faces: French shapes in four colours, as used in tournaments
        ("tournament", QT_TRANSLATE_NOOP("Settings", "Tournament, four colours")),
    ),
)
BACK = Choice(
    "back",
    "lattice",
    Page.CARDS,
    #: settings: the backs of the cards
    QT_TRANSLATE_NOOP("Settings", "Card backs"),
    (
        #: choice of card back
        ("lattice", QT_TRANSLATE_NOOP("Settings", "Blue lattice")),
        #: choice of card back
        ("rosette", QT_TRANSLATE_NOOP("Settings", "Red rosette")),
        #: choice of card back
        ("scales", QT_TRANSLATE_NOOP("Settings", "Plum scales")),
    ),
)

SPEED = Choice(
    "speed",
    "system",
    Page.TABLE,
    #: settings: how fast cards move
    QT_TRANSLATE_NOOP("Settings", "Animation"),
    (
        #: choice of animation speed: normal, or off where the desktop asks for less motion
        ("system", QT_TRANSLATE_NOOP("Settings", "Same as the system")),
        #: choice of animation speed: cards do not move, and nothing waits for the user to have seen it
        ("at_once", QT_TRANSLATE_NOOP("Settings", "Off, without a pause")),
        #: choice of animation speed: cards do not move, they are just there
        ("off", QT_TRANSLATE_NOOP("Settings", "Off")),
        #: choice of animation speed
        ("quick", QT_TRANSLATE_NOOP("Settings", "Quick")),
        #: choice of animation speed
        ("normal", QT_TRANSLATE_NOOP("Settings", "Normal")),
        #: choice of animation speed
        ("leisurely", QT_TRANSLATE_NOOP("Settings", "Leisurely")),
    ),
)
COMPLETE_TRICK = Choice(
    "complete_trick",
    "moment",
    Page.TABLE,
    #: settings: how long the three cards of a trick lie on the table
    QT_TRANSLATE_NOOP("Settings", "A complete trick lies"),
    (
        #: choice of how long a trick lies
        ("moment", QT_TRANSLATE_NOOP("Settings", "For a moment")),
        #: choice of how long a trick lies
        ("click", QT_TRANSLATE_NOOP("Settings", "Until I click or press Enter")),
    ),
)
FORCED_CARDS = Switch(
    "forced_cards",
    False,
    Page.TABLE,
    #: settings: switch; a card of the user is played without a click where the rules allow no other
    QT_TRANSLATE_NOOP("Settings", "The only card allowed plays itself"),
)
COMPUTER_CLAIMS = Switch(
    "computer_claims",
    True,
    Page.TABLE,
    #: settings: switch; who can prove that the remaining tricks are decided lays his cards open, and the deal ends
    QT_TRANSLATE_NOOP("Settings", "Computer players claim a decided deal"),
)
HAND_ORDER = Choice(
    "hand_order",
    "alternating",
    Page.TABLE,
    #: settings: how the cards of the hand are sorted
    QT_TRANSLATE_NOOP("Settings", "Order of the hand"),
    (
        #: choice of hand order: black and red suits in turn
        ("alternating", QT_TRANSLATE_NOOP("Settings", "Colours alternate")),
        #: choice of hand order: clubs, spades, hearts, diamonds
        ("sequential", QT_TRANSLATE_NOOP("Settings", "Suits by rank")),
        #: choice of hand order: suits, jacks and direction as the user last arranged a hand with the mouse
        ("own", QT_TRANSLATE_NOOP("Settings", "As I last arranged it")),
    ),
)
SORTED_FOR = Choice(
    "sorted_for",
    "game",
    Page.TABLE,
    #: settings: jacks stand with the trumps, or as in Null between queen and ten
    QT_TRANSLATE_NOOP("Settings", "Sorted for"),
    (
        #: choice of what the hand is sorted for: jacks first, and anew when the game is announced
        ("game", QT_TRANSLATE_NOOP("Settings", "The game announced")),
        #: choice of what the hand is sorted for: the game announced, and Null as long as none is
        ("null_first", QT_TRANSLATE_NOOP("Settings", "Null, until a game is announced")),
        #: choice of what the hand is sorted for: jacks first, whatever is announced
        ("grand", QT_TRANSLATE_NOOP("Settings", "Always jacks first")),
    ),
)
TRUMPS_RIGHT = Switch(
    "trumps_right",
    False,
    Page.TABLE,
    #: settings: switch; jacks and trumps stand at the right end of the hand
    QT_TRANSLATE_NOOP("Settings", "Jacks and trumps on the right"),
)
RISING = Switch(
    "rising",
    False,
    Page.TABLE,
    #: settings: switch; in every suit the low cards stand on the left
    QT_TRANSLATE_NOOP("Settings", "Low cards on the left"),
)
POINT_COUNTER = Switch(
    "point_counter",
    False,
    Page.TABLE,
    #: settings: switch; card points taken so far are shown. What stands before the comma is its name in the guide
    QT_TRANSLATE_NOOP("Settings", "Count card points, where the rules allow it"),
)
BACKGROUND = Choice(
    "background",
    "felt",
    Page.TABLE,
    #: settings: what the table looks like
    QT_TRANSLATE_NOOP("Settings", "Table"),
    (
        #: choice of table: green cloth with a fine inlay
        ("felt", QT_TRANSLATE_NOOP("Settings", "Felt")),
        #: choice of table: one quiet colour without ornament
        ("plain", QT_TRANSLATE_NOOP("Settings", "Plain")),
    ),
)

SOUNDS = Switch(
    "sounds",
    False,
    Page.TABLE,
    #: settings: switch; cards, tricks and the own turn are heard
    QT_TRANSLATE_NOOP("Settings", "Sounds"),
)

# ---------------------------------------------------------------- remembered

OWN_ORDER = Text("own_order", "")
"""How the user last arranged a hand: a ``Sorting`` in short, see ``skatdesk.ui.look.hand_order``."""
ARRANGED_HAND = Text("arranged_hand", "", longest=80)
"""The hand the user has arranged: the deal's number, the seat, and the cards from left to right."""

LAST_RULES = Rules("last_rules", ISKO)
OWN_RULES = Rules("own_rules", ISKO)
"""The switches the user set last, though the series since have gone by other rules; a profile until he sets some."""
LAST_TABLE_SIZE = Number("last_table_size", 3, lowest=3, highest=4)
LAST_OPPONENTS = Names("last_opponents", ())
"""Names of the roster, clockwise from the user's left; empty until somebody was chosen."""
LAST_NAMES = Names("last_names", ())
"""The names the user gave them, in the same order."""
LAST_SEED = Number("last_seed", -1, lowest=-1, highest=10**18)
"""The number of the series begun last, -1 for none."""
LAST_PRACTICE = Switch("last_practice", False)
"""Whether the series begun last was practice."""
STATISTICS_PLAYER = Names("statistics_player", ())
"""Whose statistics were asked for: the name in lists and series, and which computer player it is."""
STATISTICS_PERIOD = Text("statistics_period", "")
"""A period of the statistics by its name, or two days with a stroke between them; empty for all time."""
STATISTICS_SOURCE = Text("statistics_source", "")
"""``played`` or ``entered``; empty for both."""
STATISTICS_RULES = Text("statistics_rules", "")
"""The name of a rule set; empty for all."""
WINDOW_GEOMETRY = Blob("window_geometry", b"")
"""``QMainWindow.saveGeometry()``."""
GUIDE_GEOMETRY = Blob("guide_geometry", b"")
"""The same for the window of the guide."""
GUIDE_ZOOM = Number("guide_zoom", 100, lowest=70, highest=220)
"""The size of the guide's text, per cent."""

OPTIONS: tuple[Option[Any], ...] = tuple(thing for thing in globals().values() if isinstance(thing, Option))
"""Every option, in the order of the dialog."""
