"""Load, attacks and large stores: what `laar bench` runs against a server, and the tests with
it."""
