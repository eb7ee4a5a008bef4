"""Steam Up: bamboo steamers on a turntable, zodiac boards, hidden cards, 2-5 players."""
