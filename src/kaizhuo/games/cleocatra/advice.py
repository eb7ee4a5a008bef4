from __future__ import annotations
from typing import final
from kaizhuo.core.advice import Advice
from kaizhuo.games.cleocatra.state import CleocatraState

@final
class CleocatraAdvice(Advice[CleocatraState]):
    pass
