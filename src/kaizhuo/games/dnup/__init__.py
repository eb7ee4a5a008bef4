"""d'nup: two-way cards, hidden hands, 2-5 players."""
