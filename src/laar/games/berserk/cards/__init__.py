"""The cards of the set: read strictly, checked, and each compiled once into the numbers that rules
read (``traits``, ``keywords``). Imports the core alone."""
