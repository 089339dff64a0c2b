"""What people and programs see: views and the table again from them, facts as JSON, positions as
text, boards to try. Imports legal and what lies below."""
