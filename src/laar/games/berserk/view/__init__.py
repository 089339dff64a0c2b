"""What people and programs see: views, worlds that fit a view, saved tables, facts as JSON,
positions as text, boards to try. Imports editions, legal and what lies below."""
