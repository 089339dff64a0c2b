"""Several servers as one: who owns which table, messages between them, and connections that are
passed to the owner."""
