"""Which part of a data set something belongs to: its hash decides, so nobody has to keep a list."""

from __future__ import annotations

import hashlib

TRAIN, VALID, TEST = "train", "valid", "test"
PERCENT = 100
TRAINED, VALIDATED = 90, 95  # of a hundred, up to these


def split_of(key: str) -> str:
    """The part of whatever has this key; all that belongs together has one key.

    >>> split_of("belogorye 1 0"), split_of("belogorye 1 0") == split_of("belogorye 1 1")
    ('train', True)
    """
    at = int.from_bytes(hashlib.sha256(key.encode()).digest()[:8], "big") % PERCENT
    return TRAIN if at < TRAINED else VALID if at < VALIDATED else TEST
