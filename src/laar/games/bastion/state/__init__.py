"""The castle, and the facts that alone write there. Imports pieces."""
