"""A finger on a touch screen: drawn along it scrolls, and where it rests it asks what can be done there."""

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, Slot
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QHelpEvent, QInputDevice, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QScrollBar,
    QScroller,
    QScrollerProperties,
    QWidget,
)

_Type = QEvent.Type
_State = QScroller.State
_ABOVE = QPoint(0, 110)
"""So far above the finger a tool tip comes, clear of the hand."""


def scroll_by_finger(area: QAbstractScrollArea) -> None:
    """A finger scrolls it as far as it goes; resting calls for the menu, or else the tool tip, of what lies there.

    A mouse does there what it did.
    """
    viewport = area.viewport()
    viewport.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
    if any(device.type() is QInputDevice.DeviceType.TouchScreen for device in QInputDevice.devices()):
        _let_scroll(viewport)
    viewport.installEventFilter(_Finger(viewport, area.verticalScrollBar()))


def _let_scroll(viewport: QWidget) -> None:
    """From the next touch on. PySide keeps 3 kB for ever each time, so only where there are touches."""
    QScroller.grabGesture(viewport, QScroller.ScrollerGestureType.TouchGesture)
    scroller = QScroller.scroller(viewport)
    properties = scroller.scrollerProperties()
    for policy in (
        QScrollerProperties.ScrollMetric.HorizontalOvershootPolicy,
        QScrollerProperties.ScrollMetric.VerticalOvershootPolicy,
    ):
        properties.setScrollMetric(policy, QScrollerProperties.OvershootPolicy.OvershootAlwaysOff)
    scroller.setScrollerProperties(properties)


def tell_by_finger(window: QWidget) -> None:
    """Resting on what has a tool tip, outside all that scrolls, a finger is told what a pointer would be."""
    window.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
    window.installEventFilter(_Finger(window))


class _Finger(QObject):
    """Lets what Qt makes of a touch reach what lies there when it was a tap, which shows when the finger is lifted.

    Else what lies under a finger that scrolls would be chosen or pressed, and dragged along; and a button would be
    pressed by who only wanted to know what it is for. What can be dragged feels the finger at once where nothing
    scrolls.
    """

    def __init__(self, ground: QWidget, bar: QScrollBar | None = None) -> None:
        """``bar`` tells how far the ground is scrolled; without one it does not scroll."""
        super().__init__(ground)
        self._ground = ground
        self._bar = bar
        self._under: QWidget | None = None
        """What the finger is on, if it is kept from it until it proves to be tapped."""
        self._at: QPointF | None = None
        """Where on the screen the finger was put down, None as soon as that is no tap."""
        self._value = 0
        self._tapped_at, self._tapped_when = QPointF(), 0
        self._is_tapping = False
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._ask)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            if event.type() is _Type.TouchBegin and watched is self._ground:
                if self._bar is not None and not QScroller.hasScroller(self._ground):
                    _let_scroll(self._ground)  # the touch screen was plugged in later
                self._put_down(event.point(0).globalPosition())
            return False
        if watched is not self._under or self._is_tapping or not isinstance(event, QMouseEvent):
            return False
        if event.deviceType() is not QInputDevice.DeviceType.TouchScreen:
            return False
        if self._at is not None and self._has_moved(self._at, event.globalPosition()):
            self._forget()
        elif self._at is not None and event.type() is _Type.MouseButtonRelease:
            self._forget()
            self._tap(watched, event)
        return True

    def _put_down(self, at: QPointF) -> None:
        """Qt does not tell of every press: where a finger scrolls, it keeps quick ones to itself."""
        part = self._part_at(at)
        state = _State.Inactive if self._bar is None else QScroller.scroller(self._ground).state()
        if part is None:
            self._under = self._ground
        elif self._is_elsewhere(part) or (state is _State.Inactive and not self._only_tells(part)):
            self._under = None
        else:
            self._under = part
            part.installEventFilter(self)
        self._forget()
        if self._under is not None and state in (_State.Inactive, _State.Pressed):  # else it stops what scrolls
            self._at, self._value = at, self._scrolled
            self._rest.start(QGuiApplication.styleHints().mousePressAndHoldInterval())

    def _part_at(self, at: QPointF) -> QWidget | None:
        return self._ground.childAt(self._ground.mapFromGlobal(at).toPoint())

    def _around(self, part: QWidget) -> Iterator[QWidget]:
        """It, and all it lies in on this ground."""
        around: QWidget | None = part
        while around is not None and around is not self._ground:
            yield around
            around = around.parentWidget()

    def _is_elsewhere(self, part: QWidget) -> bool:
        """Whether it lies in something that scrolls by itself."""
        return any(map(QScroller.hasScroller, self._around(part)))

    def _only_tells(self, part: QWidget) -> bool:
        """Whether it has a tool tip, and nothing that is dragged."""
        is_still = part.focusPolicy() is Qt.FocusPolicy.NoFocus or not part.isEnabled()
        told = any(around.toolTip() for around in self._around(part))
        return told and (is_still or isinstance(part, QAbstractButton))

    @property
    def _scrolled(self) -> int:
        return 0 if self._bar is None else self._bar.value()

    def _tap(self, widget: QObject, released: QMouseEvent) -> None:
        """Presses and lets go; a second time soon and at the same place it is a double click."""
        at, when, hints = released.globalPosition(), released.timestamp(), QGuiApplication.styleHints()
        soon = when - self._tapped_when < hints.mouseDoubleClickInterval()
        again = soon and not _are_apart(self._tapped_at, at)
        self._tapped_at, self._tapped_when = at, 0 if again else when
        kind = _Type.MouseButtonDblClick if again else _Type.MouseButtonPress
        button, keys = released.button(), released.modifiers()
        place, device = released.position(), released.pointingDevice()
        pressed = QMouseEvent(kind, place, released.scenePosition(), at, button, button, keys, device)
        self._is_tapping = True
        QApplication.sendEvent(widget, pressed)
        QApplication.sendEvent(widget, released)
        self._is_tapping = False

    def _has_moved(self, start: QPointF, at: QPointF) -> bool:
        return _are_apart(start, at) or self._scrolled != self._value

    def _forget(self) -> None:
        self._at = None
        self._rest.stop()

    @Slot()
    def _ask(self) -> None:
        """The finger rests: the menu comes, or the tool tip, and lifting the finger chooses nothing."""
        if self._at is None:
            return
        part = self._part_at(self._at) or self._ground  # what was there when it was put down may be gone
        place = self._at.toPoint()
        at = part.mapFromGlobal(place)
        menu = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, place)
        tip = QHelpEvent(_Type.ToolTip, at, place - _ABOVE)
        # what is disabled takes calls for its menu and does nothing, but tells why it is
        for asked in (menu, tip) if part.isEnabled() else (tip,):
            QApplication.sendEvent(part, asked)
            if asked.isAccepted():
                self._forget()
                return


def _are_apart(first: QPointF, second: QPointF) -> bool:
    return (second - first).manhattanLength() >= QApplication.startDragDistance()
