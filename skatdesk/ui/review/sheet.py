"""The plate beside the board, with less room round its content than panels have."""

from skatdesk.ui.look.panel import SHADOW_MARGIN, Panel
from skatdesk.ui.look.tokens import S1


class Sheet(Panel):
    """A soft panel for lists, which bring their own margins."""

    def _refresh(self) -> None:
        super()._refresh()
        edge = SHADOW_MARGIN + self._look.px(S1)
        self._frame.setContentsMargins(edge, edge, edge, edge)
        self._frame.setSpacing(0)
        self.body.setContentsMargins(0, 0, 0, 0)
