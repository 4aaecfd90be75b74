"""The ways of scoring a list, by their names."""

from PySide6.QtCore import QCoreApplication

from skatdesk.i18n.numbers import signed
from skatdesk.skat.ruleset import ListSystem


def system_name(system: ListSystem, bierlachs_limit: int | None = None) -> str:
    """The name; a Bierlachs with its limit, if one was agreed."""
    match system:
        case "seeger":
            #: A way of scoring lists
            return QCoreApplication.translate("ListSystems", "Seeger-Fabian")
        case "classic":
            #: A way of scoring lists: the declarer's points, nothing else
            return QCoreApplication.translate("ListSystems", "Classic list")
        case "bierlachs":
            if bierlachs_limit is None:
                #: A way of scoring lists: minus points only
                return QCoreApplication.translate("ListSystems", "Bierlachs")
            #: {limit} is the agreed minus, for instance −301: who gets there first has lost
            words = QCoreApplication.translate("ListSystems", "Bierlachs to {limit}")
            return words.format(limit=signed(-bierlachs_limit))
