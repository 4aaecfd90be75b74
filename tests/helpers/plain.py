"""What is shown, as tests compare it."""

_COMMON = str.maketrans("\u00a0", " ", "\u2066\u2068\u2069")


def plain(text: str) -> str:
    """The text without the invisible marks that isolate names and figures, and with common spaces."""
    return text.translate(_COMMON)
