"""Why an action is better than another: codes of a closed set, and the maxims of the table.

``reason.py`` has the codes, with what a sentence speaks of; ``why.py`` finds the one for two actions, off the
position with all hands open (``scene.py``): in suit games and Grand tricks are won (``winning_tricks.py``), in
Null and Ramsch avoided (``avoiding_tricks.py``). ``advice.py`` says in maxims why an action is good, and in a Ramsch
by how the deal stands (``ramsch_standing.py``). The sentences stand in ``skatdesk/ui/sentences``.
"""
