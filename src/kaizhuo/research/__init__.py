"""Research: who plays how well, and how sure that is."""
