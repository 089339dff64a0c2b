"""Tables and what happens at them: all tables of a server, one live table, its match, its clock,
its people and its bots."""
