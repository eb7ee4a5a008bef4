"""Bots: an Observation in, an action out, and nothing else."""
