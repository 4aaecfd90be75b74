"""The panels over the felt: every question a player is asked, and the result.

Each is a ``Question``: it gets a view and the legal actions and emits the action chosen.
None is modal: the hand stays visible, the game waits for nothing but an action.
"""
