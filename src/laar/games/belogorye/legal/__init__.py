"""What may be answered, twice: ``listing`` names every legal answer, ``refusals`` says of every
other which clause forbids it. Imports rules and what lies below."""
