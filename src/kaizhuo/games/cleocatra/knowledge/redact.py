"""Who knows what: the only file that decides it.

Everything on the table is open.  The order of the stack is hidden from all, but it is no fact of the state: the stack
is a bag, and a tile is drawn from it when it is needed.  So everybody sees the whole state.
"""

from __future__ import annotations

from kaizhuo.games.cleocatra.rules.state import CleocatraState


def redact(state: CleocatraState) -> CleocatraState:
    return state.copy()
