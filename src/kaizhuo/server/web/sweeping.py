"""Sweeping: what only cycles hold is collected where nothing else is to do.

Counting finds nearly all that nobody needs any more.  What is left are tables and connections, which are old when they
end: to look at what is young finds nothing, costs a server of a thousand tables a twelfth of its time, and stops them
all for as long as it takes.  So Python does not look by itself.
"""

from __future__ import annotations

import gc
import time
from typing import Final

FEW: Final = 200_000  # objects more than after the last time, for a second in which little is to do
MANY: Final = 3_000_000  # for any
QUIET: Final = 0.02  # of a processor


class Sweeper:
    def __init__(self) -> None:
        """What is there now stays, and is never looked at."""
        gc.disable()
        gc.collect()
        gc.freeze()
        self._at = time.monotonic()
        self._used = time.process_time()

    def look(self) -> None:
        """Once a second."""
        at, used = time.monotonic(), time.process_time()
        quiet = used - self._used < QUIET * (at - self._at)
        self._at, self._used = at, used
        if gc.get_count()[0] > (FEW if quiet else MANY):
            gc.collect()
