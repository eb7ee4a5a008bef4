"""What was compiled belongs to the installed package: whoever removes or renews it removes these files too."""

from __future__ import annotations

from importlib.metadata import distribution
from pathlib import Path

from kaizhuo.compiling.plan import SOURCE


def note_files(names: list[str]) -> None:
    """Add files to the list that installers keep of a package; a checkout has none."""
    found = distribution("kaizhuo")
    record = next((file for file in found.files or [] if file.name == "RECORD"), None)
    if record is None or Path(str(found.locate_file("kaizhuo"))).resolve() != SOURCE / "kaizhuo":
        return
    with open(record.locate(), "a", encoding="utf-8", newline="") as list_:
        list_.writelines(f"{name},,\n" for name in names)
