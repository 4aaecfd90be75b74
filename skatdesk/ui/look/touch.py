"""A finger on a touch screen: drawn along it scrolls, and where it rests it asks what can be done there."""

from PySide6.QtCore import QEvent, QObject, QPointF, QTimer, Slot
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QInputDevice, QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QScroller, QScrollerProperties


def scroll_by_finger(area: QAbstractScrollArea) -> None:
    """A finger scrolls it as far as it goes, and resting calls for the menu; a mouse does there what it did."""
    viewport = area.viewport()
    QScroller.grabGesture(viewport, QScroller.ScrollerGestureType.TouchGesture)
    scroller = QScroller.scroller(viewport)
    properties = scroller.scrollerProperties()
    for policy in (
        QScrollerProperties.ScrollMetric.HorizontalOvershootPolicy,
        QScrollerProperties.ScrollMetric.VerticalOvershootPolicy,
    ):
        properties.setScrollMetric(policy, QScrollerProperties.OvershootPolicy.OvershootAlwaysOff)
    scroller.setScrollerProperties(properties)
    viewport.installEventFilter(_Finger(area))


class _Finger(QObject):
    """Lets what Qt makes of a touch reach the viewport when it was a tap, which shows when the finger is lifted.

    Else what lies under a finger that scrolls would be chosen, and dragged along.
    """

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self._pressed: QMouseEvent | None = None
        self._value = 0
        self._is_tapping = False
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._ask)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent) or event.deviceType() is not QInputDevice.DeviceType.TouchScreen:
            return False
        if self._is_tapping:
            return False
        pressed = self._pressed
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            self._pressed, self._value = event.clone(), self._area.verticalScrollBar().value()
            self._rest.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
        elif pressed is not None and self._has_moved(pressed.position(), event.position()):
            self._forget()
        elif pressed is not None and event.type() is QEvent.Type.MouseButtonRelease:
            self._forget()
            self._is_tapping = True
            QApplication.sendEvent(watched, pressed)
            QApplication.sendEvent(watched, event)
            self._is_tapping = False
        return True

    def _has_moved(self, start: QPointF, at: QPointF) -> bool:
        far = (at - start).manhattanLength() >= QApplication.startDragDistance()
        return far or self._area.verticalScrollBar().value() != self._value

    def _forget(self) -> None:
        self._pressed = None
        self._rest.stop()

    @Slot()
    def _ask(self) -> None:
        """The finger rests: the menu comes, and lifting the finger chooses nothing."""
        if self._pressed is not None:
            at = self._pressed.position().toPoint()
            self._forget()
            viewport = self._area.viewport()
            asked = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, viewport.mapToGlobal(at))
            QApplication.sendEvent(viewport, asked)
