"""The rulebook of Berserk: prose in both languages, tables and diagrams made from the rules."""
