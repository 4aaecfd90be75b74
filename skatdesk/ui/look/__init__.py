"""How everything looks: colours and sizes, icons, card faces, the base widgets of every panel.

Knows cards and suits, and of the rules only how cards rank and how many card points win; may import
``skatdesk.i18n``, ``skatdesk.paths``, ``skatdesk.skat`` and Qt. Start with ``tokens.py`` (the values) and ``theme.py``
(``Look``, the object that is passed in everywhere).
"""
