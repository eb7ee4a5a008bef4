"""The page: the built client, or what to do when it is not built."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.responses import FileResponse, HTMLResponse, Response

STATIC: Final = Path(__file__).parent.parent / "static"
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>開桌 Kaizhuo</title>
<h1>開桌 Kaizhuo</h1>
<p>The server runs, but the page is not built yet. Run <code>make client</code> and reload.</p>
<p lang="zh-Hant">伺服器已經啟動，但頁面還沒有建置。請執行 <code>make client</code> 再重新整理。</p>
<p lang="zh-Hans">服务器已经启动，但页面还没有构建。请运行 <code>make client</code> 再刷新。</p>
</html>
"""


def built() -> bool:
    """An installation from a checkout without the built client has everything but the page."""
    return (STATIC / "index.html").is_file()


def page(static: Path, status: int = 200) -> Response:
    index = static / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 503)
    return FileResponse(index, status, media_type="text/html")
