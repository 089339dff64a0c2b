"""What may be answered, twice: ``listing`` names every legal answer, ``refusals`` says of every
other which clause forbids it; ``grammar`` declares the forms of both. Imports rules and what lies
below."""
