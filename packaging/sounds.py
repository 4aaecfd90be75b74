"""Makes the sounds of the table again: ``python packaging/sounds.py [FOLDER]``, by default into resources/sounds.

Cards are short noise behind a low-pass filter, signals are two or three soft bell tones. Samples are 16 bits, mono.
"""

import math
import random
import sys
import wave
from array import array
from pathlib import Path

RATE = 44_100
_LOUDEST = 0.5
_SEED = 32

Samples = list[float]


def noise(ms: float, *, dullness: float, attack_ms: float, loudness: float, seed: int = _SEED) -> Samples:
    """Noise that rises and dies away; ``dullness`` from 0 to below 1 takes away the high tones."""
    chance = random.Random(seed)
    count, rise = round(RATE * ms / 1000), max(1.0, RATE * attack_ms / 1000)
    found, last = [], 0.0
    for at in range(count):
        last = dullness * last + (1 - dullness) * chance.uniform(-1, 1)
        envelope = min(1.0, at / rise) * math.exp(-5 * at / count) * (1 - at / count)
        found.append(last * envelope * loudness)
    return found


def bell(pitch: float, ms: float, loudness: float) -> Samples:
    """A tone of this pitch, in hertz, with a little of its octave."""
    count = round(RATE * ms / 1000)
    found = []
    for at in range(count):
        angle = 2 * math.pi * pitch * at / RATE
        envelope = min(1.0, at / (RATE * 0.006)) * math.exp(-4.5 * at / count) * (1 - at / count)
        found.append((math.sin(angle) + 0.25 * math.sin(2 * angle)) * envelope * loudness)
    return found


def mixed(*parts: tuple[float, Samples]) -> Samples:
    """Parts laid over each other, each beginning after so many ms."""
    starts = [round(RATE * ms / 1000) for ms, _ in parts]
    whole = [0.0] * max(start + len(samples) for start, (_, samples) in zip(starts, parts, strict=True))
    for start, (_, samples) in zip(starts, parts, strict=True):
        for at, sample in enumerate(samples):
            whole[start + at] += sample
    return whole


def card(seed: int = _SEED) -> Samples:
    """A card is laid on the felt."""
    return noise(90, dullness=0.85, attack_ms=3, loudness=2.2, seed=seed)


SOUNDS = {
    "deal": mixed(*((at * 70, card(_SEED + at)) for at in range(4))),
    "card": card(),
    "trick": noise(260, dullness=0.93, attack_ms=70, loudness=4.5),
    "turn": mixed((0, bell(659.3, 220, 0.35)), (90, bell(880.0, 260, 0.3))),
    "result": mixed((0, bell(523.3, 420, 0.3)), (120, bell(659.3, 420, 0.3)), (240, bell(784.0, 560, 0.3))),
}


def loud(sample: float) -> int:
    """A sample as it is written."""
    return round(max(-1.0, min(1.0, sample)) * _LOUDEST * 32_767)


def write(path: Path, samples: Samples) -> None:
    """One sound as a file."""
    values = array("h", map(loud, samples))
    if sys.byteorder == "big":
        values.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(values.tobytes())


def main() -> None:
    """Writes every sound."""
    usual = Path(__file__).resolve().parents[1] / "resources" / "sounds"
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else usual
    folder.mkdir(parents=True, exist_ok=True)
    for name, samples in SOUNDS.items():
        write(folder / f"{name}.wav", samples)


if __name__ == "__main__":
    main()
