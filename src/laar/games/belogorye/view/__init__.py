"""What people and programs see: views, saved tables and worlds that fit a view, exact odds,
positions as text, boards to try. Imports legal and what lies below."""
