"""A file of results: the job in its first line, a block in each further one.  What is there is not played again."""

from __future__ import annotations

from pathlib import Path

import msgspec

from kaizhuo.core.errors import RecordError
from kaizhuo.research.jobs import Block, Job


def read_results(file: Path, job: Job) -> list[Block]:
    """The blocks that were already played; a last line that was cut off is forgotten."""
    if not file.exists():
        return []
    lines = file.read_bytes().split(b"\n")
    try:
        was = msgspec.json.decode(lines[0], type=type(job)) if lines[0] else job
        if was != job:
            same = msgspec.structs.replace(was, box=job.box, own=job.own) == job
            raise RecordError("arena-box" if same else "arena-job", file=str(file))
        return [msgspec.json.decode(line, type=Block) for line in lines[1:-1]]
    except msgspec.DecodeError as wrong:
        raise RecordError("bad-record", file=str(file), reason=str(wrong)) from None


class Results:
    """The blocks of a job, in memory and where there is a file also there, whole lines only."""

    def __init__(self, file: Path | None, job: Job) -> None:
        self.file = file
        self.job = job
        self.blocks = read_results(file, job) if file else []
        if file:
            lines = [msgspec.json.encode(job), *(msgspec.json.encode(block) for block in self.blocks)]
            file.write_bytes(b"".join(line + b"\n" for line in lines))

    def add(self, block: Block) -> None:
        self.blocks.append(block)
        if self.file:
            with self.file.open("ab") as out:
                out.write(msgspec.json.encode(block) + b"\n")

    def missing(self, count: int) -> list[int]:
        done = {block.number for block in self.blocks}
        return [number for number in range(count) if number not in done]
