"""Ratings as plain figures: how good somebody is, how sure that is, and which games tell it."""
