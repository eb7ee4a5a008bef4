"""What tables leave on disk: their events, and the databases that hold them."""
