"""Bastion: one to four defenders hold a castle together. Two editions, 2015 and 2018."""
