"""How Qt's models, views and delegates name what a list or table holds."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex
"""One item, or none where it is not valid."""
ROOT = QModelIndex()
"""What all rows of a list or table lie in; they have no rows of their own."""
