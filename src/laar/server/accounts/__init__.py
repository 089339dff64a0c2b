"""Accounts: names that nobody else can look like, passwords and passkeys, sessions, and what people
may do with all that is kept of them. Guests need none of it."""
