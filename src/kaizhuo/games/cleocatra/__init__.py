"""Cleocatra: a pyramid of cats, rescuers and inspectors, 2-4 players."""
