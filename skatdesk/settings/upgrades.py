"""Brings the settings of earlier versions to the form of this one.

Renaming or re-reading an option is a new step at the end::

    @UPGRADES.to(2)
    def deck_of_four_colours(values: dict[str, object]) -> None:
        '''The switch "four_colours" has become a deck.'''
        if values.pop("four_colours", False):
            values["deck"] = "tournament"

A new option needs no step: where it is missing, its default holds.
"""

from collections.abc import Callable

Step = Callable[[dict[str, object]], None]
"""Changes the raw values of the file in place; they may be anything a user can write."""


class Upgrades:
    """Numbered steps from version 1 of the settings file to the present one."""

    def __init__(self) -> None:
        self._steps: list[Step] = []

    @property
    def version(self) -> int:
        """The present version."""
        return len(self._steps) + 1

    def to(self, version: int) -> Callable[[Step], Step]:
        """Decorator: the function takes the values from the version before to this one."""
        if version != self.version + 1:
            raise ValueError(f"the next version is {self.version + 1}, not {version}")

        def remember(step: Step) -> Step:
            self._steps.append(step)
            return step

        return remember

    def run(self, values: dict[str, object], version: int) -> None:
        """Takes values of this version to the present one; later versions stay as they are."""
        for step in self._steps[version - 1 :]:
            step(values)


UPGRADES = Upgrades()
"""The steps of the program."""
