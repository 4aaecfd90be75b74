"""How people play: every finished game, in a form that answers questions about 100,000 of them in a blink.

What is kept here follows from the deals' actions and from the written lists and can always be made again.
Imports numpy, so it is loaded when statistics are first asked for; may import ``skatdesk.skat``, ``skatdesk.scoring``
and ``skatdesk.notation``. Start with ``statistics.py`` (the door), then ``facts.py`` (what is known of one game).
"""
