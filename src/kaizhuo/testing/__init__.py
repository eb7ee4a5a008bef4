"""What tests of a game are written with, ours and those of others."""

from kaizhuo.testing.speaking import Speaking

__all__ = ["Speaking"]
