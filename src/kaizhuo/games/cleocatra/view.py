from __future__ import annotations
import msgspec
from kaizhuo.games.cleocatra.state import CleocatraState

def view(seen: CleocatraState) -> msgspec.Struct:
    return msgspec.Struct()
