"""What happened, as data: public, or secret to one seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from engine.core import NO_CAUSE, Cause

if TYPE_CHECKING:
    from engine.core import Game


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened to `seat` because of `cause`; `to` is the only seat that may read it, -1 for all.

    `data` holds names and numbers by word, such as `{"what": "plants", "n": 3, "was": 1}`; `words` makes the sentence of `key`.
    """

    key: str
    seat: int
    data: dict[str, Any] = {}
    cause: Cause = NO_CAUSE
    to: int = -1


def tell(game: Game, key: str, seat: int, cause: Cause = NO_CAUSE, /, *, to: int = -1, **data: Any) -> None:
    """Add an entry to what the present answer brings about."""
    game.news.append(Entry(key, seat, data, cause, to))
