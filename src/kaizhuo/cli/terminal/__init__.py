"""A game in the terminal: the table, the screens, and how things are drawn."""
