"""Crazy Eights: follow the suit or the rank, 2-5 players."""
