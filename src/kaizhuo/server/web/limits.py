"""How much and how often over the network."""

from __future__ import annotations

from typing import Final

MESSAGE_BYTES: Final = 2_000  # a message over the socket
BODY_BYTES: Final = 16_000  # the body of a request
RECORD_BYTES: Final = 300_000  # a record that somebody brings
OUTBOX_BYTES: Final = 256_000  # what may wait for a slow reader, beside the log of a game
BEHIND_BYTES: Final = 64_000  # a page with more than that to read is told nothing more until all of it is read
OUTBOXES_BYTES: Final = 64_000_000  # what may wait for all readers together
SOCKETS_EACH: Final = 30  # of one person
NAMELESS_EACH: Final = 100  # pages without a cookie of one address
ARCHIVE_DAYS: Final = 90.0
RATE: Final = 20  # messages a second of one page; the limits by address follow it
