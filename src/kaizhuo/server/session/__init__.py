"""What a table is for the people around it.  Knows no web framework."""
