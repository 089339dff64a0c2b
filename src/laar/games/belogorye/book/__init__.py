"""The rulebook of Belogorye: prose in both languages, tables and diagrams made from the rules."""
