"""The table: cells, the fighters on them, and the facts that alone write there. Imports pieces."""
