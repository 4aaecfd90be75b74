"""One thing moves at a time: a queue of steps, each a set of animations that run together."""

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import (
    QAbstractAnimation,
    QMetaObject,
    QObject,
    QParallelAnimationGroup,
    Qt,
    QVariantAnimation,
    Signal,
    Slot,
)

from skatdesk.ui.table.speeds import Speed

Animations = Iterable[QAbstractAnimation]

_LOOK_AGAIN = 20
"""So often, in ms, it is seen whether what is waited for is done."""
_FOR_EVER = 2**31 - 1


class Choreographer(QObject):
    """Plays steps one after the other.

    A step is a function that is called when its turn comes and gives the animations to
    run together (none: it is done at once). ``settled`` is emitted, never from inside
    ``then``, when the queue has run empty. At ``Speed.AT_ONCE``, and after ``finish_now``
    until the queue is empty or something is held, every animation jumps to its end. While it
    is ``skipping`` so it does at every speed, and nothing is held.

    When something else moves what a step moves, Qt stops that whole step half-way and does
    not say that it is over: such a step is brought to its end, and the next one comes.

    Signals:
        settled(): nothing moves any more.
        held(bool): everything stands still until ``hurry``; or goes on.
    """

    settled = Signal()
    held = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.speed = Speed.NORMAL
        self._steps: deque[Callable[[], Animations]] = deque()
        self._group: QParallelAnimationGroup | None = None
        self._parts: list[QAbstractAnimation] = []
        self._beat = _waiting(_FOR_EVER)
        self._beat.setParent(self)
        self._hurry = False
        self._skipping = False
        self._holding = False
        self._announced = True

    @property
    def busy(self) -> bool:
        """Whether something moves or waits to move."""
        return self.moving or not self._announced

    @property
    def moving(self) -> bool:
        """Whether a step is on its way; a click then hurries instead of choosing."""
        return self._group is not None or bool(self._steps) or self._holding

    @property
    def instant(self) -> bool:
        """Whether movements jump to their end at once."""
        return self.waits_for_nothing or not self.speed.motion

    @property
    def skipping(self) -> bool:
        """Whether nothing takes time and nothing is held, whatever the speed."""
        return self._skipping

    @property
    def waits_for_nothing(self) -> bool:
        """Whether all pauses are passed over, and nothing is held."""
        return not self._holding and (self._hurry or self._skipping or not self.speed.patience)

    def ms(self, duration: int) -> int:
        """How long a movement takes (``duration`` ms at normal speed) at the present speed."""
        return 0 if self.instant else round(duration * self.speed.motion)

    def then(self, step: Callable[[], Animations]) -> None:
        """Adds a step to the queue."""
        self._steps.append(step)
        self._announced = False
        if self._group is None:
            self._next()

    def then_do(self, change: Callable[[], object]) -> None:
        """Adds a step in which nothing moves: this is done when everything before it has been shown."""

        def step() -> Animations:
            change()
            return []

        self.then(step)

    def pause(self, duration: int) -> None:
        """Adds a step in which nothing moves; ms at normal speed, 0 adds none."""
        if not duration:
            return

        def wait() -> Animations:
            length = 0 if self.waits_for_nothing else round(duration * self.speed.patience)
            return [_waiting(length)] if length else []

        self.then(wait)

    def pause_while(self, busy: Callable[[], bool], duration: int) -> None:
        """Adds steps in which nothing moves as long as ``busy`` says so; ``duration`` ms at most, at any speed."""

        def wait() -> Animations:
            return [] if self.waits_for_nothing or not busy() else [_waiting(_LOOK_AGAIN)]

        for _ in range(duration // _LOOK_AGAIN):
            self.then(wait)

    def hold(self) -> None:
        """Adds a step in which nothing moves until ``hurry``, whatever was hurried before it."""

        def wait() -> None:
            if not self._skipping:
                self._hurry = False
                self._hold(True)

        self.then_do(wait)

    def hurry(self) -> None:
        """Lets go of what is held; else brings everything that moves or waits to its end."""
        if self._holding:
            self._hold(False)
            self._next()
        else:
            self.finish_now()

    @Slot()
    def remind(self) -> None:
        """Tells once more that something is held, if it is: what was said about it is gone in another language."""
        if self._holding:
            self.held.emit(True)

    @Slot()
    def finish_now(self) -> None:
        """Brings everything that moves or waits to its end at once, up to what is held."""
        if not self.moving or self._holding:
            return
        self._hurry = True
        self._end_step()
        self._next()

    def skip(self, skipping: bool) -> None:
        """Lets go of everything, and does the same with all that comes; or takes its time again."""
        self._skipping = skipping
        if skipping:
            self.hurry()

    def clear(self) -> None:
        """Forgets all steps; what moves jumps to its end."""
        self._steps.clear()
        self.hurry()

    def _hold(self, holding: bool) -> None:
        self._holding = holding
        self.held.emit(holding)

    def _next(self) -> None:
        while self._group is None and self._steps and not self._holding:
            animations = list(self._steps.popleft()())
            if not animations:
                continue
            group = QParallelAnimationGroup(self)
            for animation in animations:
                group.addAnimation(animation)
            if self.waits_for_nothing or group.duration() == 0:
                group.start()
                group.setCurrentTime(group.duration())
                group.stop()
                group.deleteLater()
                continue
            self._group, self._parts = group, animations
            group.finished.connect(self._on_finished)
            group.stateChanged.connect(self._look_at_step, Qt.ConnectionType.QueuedConnection)
            group.start()
        self._keep_time()
        if not self.moving:
            self._hurry = False
            QMetaObject.invokeMethod(self, "_announce", Qt.ConnectionType.QueuedConnection)

    def _keep_time(self) -> None:
        """From step to step something runs: else Qt stops its clock and starts another, which costs a frame."""
        if self._group is None:
            self._beat.stop()
        elif self._beat.state() is not QAbstractAnimation.State.Running:
            self._beat.start()

    @Slot()
    def _on_finished(self) -> None:
        if self._group is not None:
            self._group.deleteLater()
        self._group, self._parts = None, []
        self._next()

    @Slot()
    def _look_at_step(self) -> None:
        """Ends the step if Qt has stopped it."""
        if self._group is not None and self._group.state() is QAbstractAnimation.State.Stopped:
            self._end_step()

    def _end_step(self) -> None:
        """Brings what moves to its end, also if Qt has stopped it half-way."""
        if self._group is None:
            return
        if self._group.state() is not QAbstractAnimation.State.Stopped:
            self._group.setCurrentTime(self._group.duration())
            return
        for animation in self._parts:
            animation.start()
            animation.setCurrentTime(animation.duration())
        self._on_finished()

    @Slot()
    def _announce(self) -> None:
        if not self.moving and not self._announced:
            self._announced = True
            self.settled.emit()


def _waiting(length: int) -> QVariantAnimation:
    """Moves nothing for so many ms.

    No ``QPauseAnimation``: when one is all that runs, Qt stops its driver of animations, and warns when the next ends.
    """
    animation = QVariantAnimation()
    animation.setStartValue(0)
    animation.setEndValue(0)
    animation.setDuration(length)
    return animation
