"""Who knows what: the only room that hides."""
