"""The contract between games and everybody else.  It knows no game."""
