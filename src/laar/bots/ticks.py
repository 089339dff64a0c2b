"""A clock for bots that ticks when it is read: however busy the machine, they think as long."""


class Ticks:
    """Time is how often someone looked at the clock."""

    def __init__(self) -> None:
        self.read = 0

    def __call__(self) -> float:
        self.read += 1
        return float(self.read)
