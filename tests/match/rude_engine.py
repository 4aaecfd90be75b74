"""An engine without manners, run as a program: ``rude_engine.py HABIT``. It needs nothing but Python."""

import sys
import time


def main(habit: str) -> None:
    """Plays the cheapest game it can, but for its habit."""
    if habit == "blind":
        say("id blind")
        while True:
            say("pass")
    asked = 0
    for line in sys.stdin:
        words = line.split()
        if words[:1] == ["hello"]:
            if habit == "mute":
                time.sleep(600)
            greetings = {
                "rude": "hello yourself",
                "nameless": "id",
                "seer": "id seer fulldeal",
                "windy": "id " + "w" * 500,
            }
            say(greetings.get(habit, f"id {habit}"))
        elif words[:1] == ["quit"]:
            if habit == "stubborn":
                time.sleep(600)
            return
        elif words and words[0].endswith("?"):
            asked += 1
            answer(habit, words[0], asked)


def answer(habit: str, question: str, asked: int) -> None:
    match habit:
        case "silent":
            return
        case "hangs":
            time.sleep(600)
        case "dies":
            print("out of memory", file=sys.stderr)
            sys.exit(1)
        case "dies later" if asked % 5 == 0:
            sys.exit(1)
        case "chatty":
            say("let me think")
        case "flood":
            for _ in range(5000):
                say("blah " * 20)
            return
        case "endless":
            sys.stdout.write("blah" * 100_000)
            sys.stdout.flush()
            return
        case "confused" | "bell":
            say("error what do you want?" if habit == "confused" else "\x1b[31m\a" + "blah" * 100)
            return
        case "cheat":
            say({"bid?": "bid 264", "hold?": "hold", "declare?": "declare G ouvert"}.get(question, "play CJ"))
            return
        case "binary":
            sys.stdout.buffer.write(b"\xff\x00\xfe\n")
            sys.stdout.flush()
            return
    say({"hand?": "pickup"}.get(question, "pass"))


def say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
