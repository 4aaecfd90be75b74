"""Compiles translation catalogues: Qt Linguist ``.ts`` files to the ``.qm`` files QTranslator reads.

``lrelease`` does the same, but is a Qt program: it cannot start where Qt's system
libraries are missing, and then Skatdesk could not even be installed to say so. The
file written is byte for byte the one ``lrelease`` writes (a test compares them).

Standard library only. ``python packaging/catalogues.py`` compiles those of the checkout.
"""

import os
import struct
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path

MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")

# Tags of the file's sections and of the parts of one message.
LANGUAGE, HASHES, MESSAGES, NUMERUS_RULES = 0xA7, 0x42, 0x69, 0x88
END, TRANSLATION, SOURCE, CONTEXT, COMMENT = 1, 3, 6, 7, 8
NO_TEXT = struct.pack(">BI", TRANSLATION, 0xFFFFFFFF)

# When a language's first plural form is used, in Qt's little code: 1 "equals", 3 "at most".
# Languages with one form for every number have no rule.
ONE = bytes((1, 1))
ZERO_OR_ONE = bytes((3, 1))
PLURAL_RULES = {"en": ONE, "de": ONE, "ur": ONE, "fr": ZERO_OR_ONE, "tr": b""}


@dataclass(frozen=True, slots=True, order=True)
class Message:
    """One entry. Without plural forms it has one translation."""

    context: bytes
    source: bytes
    comment: bytes
    translations: tuple[str, ...]


def compile_folder(folder: Path) -> list[Path]:
    """Compiles every ``.ts`` file that is newer than its ``.qm``; returns all ``.qm`` files, sorted."""
    made = []
    for catalogue in sorted(folder.glob("*.ts")):
        target = catalogue.with_suffix(".qm")
        if not target.exists() or target.stat().st_mtime_ns <= catalogue.stat().st_mtime_ns:
            # Two builds at once must not see half a file.
            part = target.with_suffix(f".{os.getpid()}.part")
            part.write_bytes(compile_catalogue(catalogue))
            part.replace(target)
        made.append(target)
    return made


def compile_catalogue(catalogue: Path) -> bytes:
    """The ``.qm`` form of a ``.ts`` file; raises ``ValueError`` for a language whose plurals are not known here."""
    root = ET.parse(catalogue).getroot()
    language = root.get("language") or catalogue.stem.rpartition("_")[2]
    try:
        rule = PLURAL_RULES[language.partition("_")[0]]
    except KeyError:
        raise ValueError(f"{catalogue.name}: add the plural rule of {language!r} to {Path(__file__).name}") from None
    messages = _findable(_messages(root))
    hashes, texts = bytearray(), bytearray()
    places = []
    for message in messages:
        places.append((_elf_hash(message.source + message.comment), len(texts)))
        texts += _entry(message)
    for place in sorted(places):
        hashes += struct.pack(">II", *place)
    sections = {LANGUAGE: language.encode(), HASHES: bytes(hashes), MESSAGES: bytes(texts), NUMERUS_RULES: rule}
    return MAGIC + b"".join(_part(tag, data) for tag, data in sections.items() if data)


def _messages(root: ET.Element) -> list[Message]:
    """Everything translated, in the order of the file; finished or not, but nothing obsolete."""
    messages = []
    for context in root.iter("context"):
        name = _text(context.find("name"))
        for entry in context.iter("message"):
            translation = entry.find("translation")
            kind = "" if translation is None else translation.get("type", "")
            if translation is None or kind in ("obsolete", "vanished"):
                continue
            forms = translation.findall("numerusform") if entry.get("numerus") == "yes" else [translation]
            texts = tuple(_text(form) for form in forms)
            if kind == "unfinished" and not any(texts[:1]):
                continue
            source, comment = _text(entry.find("source")), _text(entry.find("comment"))
            messages.append(Message(name.encode(), source.encode(), comment.encode(), texts))
    return messages


def _findable(messages: list[Message]) -> list[Message]:
    """Drops each comment that is not needed to tell two messages apart, as ``lrelease`` does."""
    bare = {(message.context, message.source) for message in messages if not message.comment}
    kept: dict[tuple[bytes, bytes, bytes], Message] = {}
    for message in messages:
        key = (message.context, message.source)
        spare = message.context and key not in bare and (*key, b"") not in kept
        comment = b"" if spare else message.comment
        kept.setdefault((*key, comment), Message(*key, comment, message.translations))
    return sorted(kept.values())


def _entry(message: Message) -> bytes:
    parts = [_part(TRANSLATION, text.encode("utf-16-be")) if text else NO_TEXT for text in message.translations]
    parts += [_part(COMMENT, message.comment), _part(SOURCE, message.source), _part(CONTEXT, message.context)]
    return b"".join(parts) + bytes((END,))


def _part(tag: int, data: bytes) -> bytes:
    return struct.pack(">BI", tag, len(data)) + data


def _text(element: ET.Element | None) -> str:
    """The text inside, with Linguist's ``<byte value="x1b"/>`` for characters XML cannot hold."""
    if element is None:
        return ""
    text = element.text or ""
    for child in element:
        if child.tag == "byte":
            value = child.get("value", "")
            text += chr(int(value[1:], 16) if value.startswith("x") else int(value))
        text += child.tail or ""
    return text


def _elf_hash(data: bytes) -> int:
    """The hash QTranslator looks messages up by; it stops at a zero byte and is never 0."""
    value = 0
    for byte in data.partition(b"\0")[0]:
        value = (value << 4) + byte
        high = value & 0xF0000000
        value ^= high >> 24
        value &= ~high
    return value or 1


if __name__ == "__main__":
    for path in compile_folder(Path(__file__).resolve().parent.parent / "translations"):
        print(path)
