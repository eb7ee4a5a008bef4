"""The page: the built client with what its reader needs first, or what to do when it is not built.

Nothing is drawn on a server: the page names the files that it will need, so that they are fetched together and not one
after the other, and brings the answers to what it would ask at once.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response

from kaizhuo.server.protocol.http import First
from kaizhuo.server.protocol.socket import Lang, as_lang
from kaizhuo.text.languages import LANGUAGES, negotiate

STATIC: Final = Path(__file__).parent.parent / "static"
LOOK: Final = "look"  # a cookie of the client: language, light and size of the text
WORN: Final = {"light", "dark"}, {"large", "larger"}
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

Kind = Literal["front", "form", "table"]


class Look(NamedTuple):
    lang: Lang
    theme: str = ""  # "" for that of the device
    text: str = ""  # "" for the usual size


def look_of(request: HTTPConnection) -> Look:
    """As this browser was set; one that comes for the first time is read in its own language."""
    lang, theme, text = [*request.cookies.get(LOOK, "").split("."), "", "", ""][:3]
    if lang not in LANGUAGES:
        lang = negotiate(request.headers.get("accept-language", "en").split(",")[0].split(";")[0].strip())
    return Look(as_lang(lang), theme if theme in WORN[0] else "", text if text in WORN[1] else "")


def built() -> bool:
    """An installation from a checkout without the built client has everything but the page."""
    return (STATIC / "index.html").is_file()


def page(
    static: Path, look: Look, kind: Kind = "form", game: str = "", first: First | None = None, status: int = 200
) -> Response:
    index = static / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 503)
    worn = {"lang": look.lang, "data-page": kind, "data-theme": look.theme, "data-text": look.text}
    root = " ".join(f'{name}="{value}"' for name, value in worn.items() if value)
    text, files = _built(static, index.stat().st_mtime_ns)
    head = [_fetched(name) for name in needed(files, look.lang, game) if name not in text]
    if first is not None:
        answers = msgspec.json.encode(first).decode().replace("<", "\\u003c")
        head.append(f'<script type="application/json" id="first">{answers}</script>')
    text = text.replace('<html lang="en">', f"<html {root}>", 1)
    # After the client itself: a browser fetches six files at a time.
    return HTMLResponse(text.replace("</head>", "".join(f"  {tag}\n  " for tag in head) + "</head>", 1), status)


def needed(files: dict[str, dict[str, Any]], lang: str, game: str) -> list[str]:
    """The files that the client asks for when it has begun: its words, and at a table the board and its words."""
    wanted = [f"../src/kaizhuo/text/{lang}/web.ftl?raw"]
    if game:
        view = f"../src/kaizhuo/games/{game.replace('-', '_')}/view"
        board = f"{view}/web/Board.tsx"
        wanted += [
            board,
            *files.get(board, {}).get("imports", []),
            f"{view}/text/{lang}.ftl?raw",
            f"{view}/web/{lang}.ftl?raw",
        ]
    found = [files[name] for name in wanted if name in files]
    return [*(file["file"] for file in found), *(sheet for file in found for sheet in file.get("css", []))]


def _fetched(name: str) -> str:
    how = 'rel="preload" as="style" crossorigin' if name.endswith(".css") else 'rel="modulepreload"'
    return f'<link {how} href="/{name}">'


@lru_cache(4)
def _built(static: Path, _changed: int) -> tuple[str, dict[str, dict[str, Any]]]:
    """The page, and what the build made of which source (see vite.config.ts)."""
    files = (static / "files.json").read_bytes()
    return (static / "index.html").read_text("utf-8"), msgspec.json.decode(files, type=dict[str, dict[str, Any]])
