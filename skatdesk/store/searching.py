"""Finding names as people type them: without accents, in any case, word by word."""

import unicodedata


def found(search: str, *texts: str) -> bool:
    """Whether every word of ``search`` is the beginning or a part of something in ``texts``."""
    shelf = plain(" ".join(texts))
    return all(word in shelf for word in plain(search).split())


def plain(text: str) -> str:
    """The text in small letters without accents: "İpek Müller" → "ipek muller"."""
    parted = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parted if not unicodedata.combining(letter)).replace("ı", "i")
