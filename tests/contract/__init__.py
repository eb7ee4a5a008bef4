"""What every game promises, tested on every registered game, variant and seat count."""
