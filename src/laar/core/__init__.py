"""The kernel: it knows no game, reads no clock, rolls no die and touches no file."""
