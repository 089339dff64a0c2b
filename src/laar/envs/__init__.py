"""Environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

What others need (`laar[rl]`) is imported only by the modules that speak to it: `zoo.py`,
`gym.py`, `spiel.py`, `vector.py`, `session.py`. The rest is the standard library.
"""
