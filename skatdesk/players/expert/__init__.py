"""The players that search: judgement of hands and habits of play that were learned, and worlds to try cards in.

Start with ``searching_player.py``; ``searching.py`` chooses cards, ``hand_judge.py`` bids and discards.
The kernel (numba) works on words of cards as the solver does; ``shapes.py`` names its types.
"""
