"""The metrics for Prometheus, all in one place.

Counting is always on, and the metrics are served where MARS_METRICS_PORT is set. Labels have few values: never a user, a game, a card or
typed text. A counter that an alert watches has all its label values from the start, since Prometheus counts no increase for a value that it
sees for the first time.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

disable_created_metrics()

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

FELT: Final = (0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10, 30)
"""Buckets, in seconds, for what a player waits for; Discord gives up after 3 s."""
SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
"""Buckets, in seconds, for what happens many times in an answer."""
LONG: Final = (1, 5, 15, 60, 300, 900, 3600, 14400, 86400)
"""Buckets, in seconds, for what waits for its time."""

CROWD: Final = (0, 1, 2, 3, 5, 10, 20, 30)
"""Buckets for clicks that wait for the same game."""


def _counter(name: str, said: str, *labels: str) -> Counter:
    return Counter(f"mars_{name}", said, labels, registry=REGISTRY)


def _histogram(name: str, said: str, *labels: str, buckets: tuple[float, ...] = FELT) -> Histogram:
    return Histogram(f"mars_{name}_seconds", said, labels, registry=REGISTRY, buckets=buckets)


INTERACTIONS: Final = _counter("interactions", "Commands, clicks, menus, forms and completions.", "what", "outcome")
OUTCOMES: Final = _counter("outcomes", "Interactions by outcome alone.", "outcome")
ARRIVAL: Final = _histogram("arrival", "From the click at Discord to this process, by both clocks.")
ACKNOWLEDGE: Final = _histogram("acknowledge", "From an interaction's arrival here to its acknowledgement.", "kind")
AHEAD: Final = Histogram(
    "mars_queue_ahead",
    "Clicks on the same game that were not answered yet when a click came.",
    registry=REGISTRY,
    buckets=CROWD,
)
ANSWER: Final = _histogram("answer", "From an interaction's arrival here to its whole answer.", "kind")

MESSAGES: Final = _counter("messages", "Attempts to send a message of the outbox.", "kind", "result")
LAG: Final = _histogram("outbox_lag", "From when a message was due until it was sent.", "kind", buckets=LONG)

CALLS: Final = _counter("discord_requests", "Calls to Discord's REST interface.", "route", "method", "status")
CALL: Final = _histogram("discord_request", "Time that Discord took for a call.", "route")
LIMITED: Final = _counter("discord_rate_limited", "Calls that Discord refused as too many.", "scope")

PICTURES: Final = _counter("pictures", "Pictures that were asked for.", "what", "result")
LATE_PICTURES: Final = _counter("late_pictures", "Pictures for which an answer did not wait.", "what")
UPLOADED: Final = _counter("uploaded_bytes", "Bytes of pictures and other files sent to Discord.")
PICTURE: Final = _histogram("picture", "Time to draw a picture.", "what")
PICTURE_WAIT: Final = _histogram("picture_wait", "Time that a picture waited for a free thread.", "wanted")
for _wanted in ("turn", "look"):
    PICTURE_WAIT.labels(_wanted)

TRANSACTION: Final = _histogram("database_transaction", "Time of a transaction of the database.", "mode", buckets=SHORT)
LOCK_WAIT: Final = _histogram("database_wait", "Time until a transaction might write.", buckets=SHORT)
FAULTS: Final = _counter("database_faults", "Failures of the database.", "fault")

LOOP_LAG: Final = _histogram("loop_lag", "How much later than it wished the event loop went on.", buckets=SHORT)


def generate() -> bytes:
    """Return the metrics in Prometheus's text format."""
    return generate_latest(REGISTRY)
