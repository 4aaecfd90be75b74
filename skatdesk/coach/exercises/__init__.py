"""Exercises (docs/decisions/0034-learning.md): one question about the game each, answered by the rules code.

``exercise.py`` is what is asked, its answer, and the choices; wrong choices are what people answer when they err
(``mistakes.py``). ``drawing.py`` makes one of a seed, ``guides.py`` has those of the beginners' guides the project
began with, ``sitting.py`` goes through them one after the other.
"""
