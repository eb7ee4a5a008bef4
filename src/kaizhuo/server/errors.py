"""What a table refuses beyond the rules of its game; the words are `error-<code>` in text/<language>/server.ftl."""

from __future__ import annotations

from kaizhuo.core.errors import KaizhuoError


class TableError(KaizhuoError):
    pass
