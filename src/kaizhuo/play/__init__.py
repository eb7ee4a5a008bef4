"""A match without I/O: no async, no clock of its own."""
