"""The rate limits of a loopback Discord: 50 requests a second for the bot as a whole, a bucket for each route and channel, and the
ban of an address that makes too many invalid requests."""

from __future__ import annotations

import time
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Final, NamedTuple

GLOBAL: Final = 50
"""Requests a second of a bot in all; responses to interactions do not count."""
INVALID: Final = 10_000
"""Requests answered with 401, 403 or 429 within ten minutes, after which an address is banned."""
INVALID_SECONDS: Final = 600
OLD_SECONDS: Final = 3600
"""An older message has a lower limit of edits."""


class Rule(NamedTuple):
    """So many requests within so many seconds."""

    limit: int
    seconds: float


RULES: Final = {
    "post": Rule(5, 5),
    "edit": Rule(5, 5),
    "edit old": Rule(3, 6),
    "delete": Rule(5, 1),
    "read": Rule(10, 5),
    "thread": Rule(10, 10),
    "webhook": Rule(5, 2),
}
"""The rule of each bucket. Discord tells the numbers in headers only and may change them; those of other routes were not known."""


@dataclass
class Verdict:
    """What the limits say of a request: its headers, and if it is refused, for how long."""

    headers: dict[str, str]
    wait: float = 0
    everywhere: bool = False
    banned: bool = False


@dataclass
class Limits:
    """Counts requests. With `enforced` off, none is refused, and all are counted all the same."""

    enforced: bool = True
    a_second: int = GLOBAL
    rules: dict[str, Rule] = field(default_factory=lambda: dict(RULES))
    refused: Counter[str] = field(default_factory=Counter)
    """How many requests were refused, by bucket; `global` for the limit of the bot as a whole."""
    requests: Counter[str] = field(default_factory=Counter)
    busiest: int = 0
    """The most requests within a second that count for the bot as a whole."""

    counted: list[float] = field(default_factory=list)
    """When each request was made that counts for the bot as a whole, by `time.time()`."""

    def __post_init__(self) -> None:
        self._all: deque[float] = deque()
        self._buckets: dict[tuple[str, str], deque[float]] = {}
        self._invalid: deque[float] = deque()

    def take(self, bucket: str, major: str, *, exempt: bool = False) -> Verdict:
        """Count one request of a bucket; `exempt` ones do not count for the bot as a whole."""
        now = time.monotonic()
        self.requests[bucket] += 1
        if len(self._invalid) >= INVALID and now - self._invalid[0] < INVALID_SECONDS:
            return Verdict({}, wait=INVALID_SECONDS, banned=True)
        if not exempt:
            trim(self._all, now - 1)
            if self.enforced and len(self._all) >= self.a_second:
                return self._refuse("global", self._all[0] + 1 - now, everywhere=True)
            self._all.append(now)
            self.counted.append(time.time())
            self.busiest = max(self.busiest, len(self._all))
        rule = self.rules.get(bucket)
        if rule is None or not self.enforced:
            return Verdict({})
        used = self._buckets.setdefault((bucket, major), deque())
        # Discord counts in windows that begin with the first request.
        if used and now - used[0] >= rule.seconds:
            used.clear()
        if len(used) >= rule.limit:
            return self._refuse(bucket, used[0] + rule.seconds - now)
        used.append(now)
        after = used[0] + rule.seconds - now
        return Verdict(
            {
                "X-RateLimit-Limit": str(rule.limit),
                "X-RateLimit-Remaining": str(rule.limit - len(used)),
                "X-RateLimit-Reset": f"{time.time() + after:.3f}",
                "X-RateLimit-Reset-After": f"{after:.3f}",
                "X-RateLimit-Bucket": f"{bucket.replace(' ', '-')}-bucket",
            }
        )

    def invalid(self) -> None:
        """Count a request that was answered with 401, 403 or 429."""
        now = time.monotonic()
        trim(self._invalid, now - INVALID_SECONDS)
        self._invalid.append(now)

    def _refuse(self, bucket: str, wait: float, everywhere: bool = False) -> Verdict:
        self.refused[bucket] += 1
        # A 429 without this header is taken for the ban of the address.
        headers = {"Via": "1.1 loopback", "Retry-After": f"{wait:.3f}", "X-RateLimit-Scope": "user"}
        if everywhere:
            headers |= {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
        return Verdict(headers, max(wait, 0.001), everywhere)


def trim(times: deque[float], before: float) -> None:
    while times and times[0] < before:
        times.popleft()
