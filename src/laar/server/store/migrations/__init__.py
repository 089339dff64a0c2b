"""From one revision of the tables to the next. What is written here is never changed."""
