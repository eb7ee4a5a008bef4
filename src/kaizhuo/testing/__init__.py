"""What tests of a game are written with, ours and those of others: `kaizhuo[testing]`.

`contract/` holds the tests that every game must pass; `Speaking` is for tests of rules.
"""

from kaizhuo.testing.speaking import Speaking

__all__ = ["Speaking"]
