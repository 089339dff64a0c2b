"""Puzzles of all games: positions with a task whose best answer is proven by search. Games meet
them through their protocol and `SetsTasks`; the server and the commands stand above."""
