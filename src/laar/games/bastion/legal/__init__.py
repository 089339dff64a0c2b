"""What may be answered, twice: ``listing`` names every legal answer, ``refusals`` says of every
other which clause forbids it; ``reasons`` say why an enemy costs what it costs. Imports rules and
what lies below."""
