"""The castle, the plan it is set up by, and the facts that alone write there. Imports pieces."""
