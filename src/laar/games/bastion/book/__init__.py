"""The rulebook of Bastion: prose in both languages, tables and diagrams made from the rules."""
