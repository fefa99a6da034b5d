"""One game as JSON for a bug report, without anything hidden until every hand is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from bot.store import history
from bot.tables.hands import Hands
from bot.tables.live import readable
from bot.tables.open_game import OpenGame
from engine import entry_codec, save
from engine.codec import Unreadable
from engine.journal import Entry
from engine.view import View, as_plain, view

T = TypeVar("T")
OF_PERSONS: Final = ("by", "name", "former")
"""Facts of an entry that say who it was; nobody needs them to find a bug."""

OF_ONE_SEAT: Final = ("you", "hand", "looking", "drafted", "pack", "chosen", "decision", "token")
"""Fields of a view that are empty for somebody without a seat."""


def exported(
    open_game: OpenGame, rows: Sequence[history.Row], hands: Hands | None = None, *, whole: bool = False
) -> bytes:
    """Return the game as JSON, without names and ids of people.

    `rows`: all entries, oldest first. `hands`: those of a game that is over. The position is what a person without a seat sees, and the
    entries have no answers; of the hands there are those that are shown. With `whole` it also has the answers and the save, with the seed
    and all cards.
    """
    live, over = open_game.live, open_game.row["state"] in ("over", "ended")
    found: dict[str, Any] = {
        "game": open_game.id,
        "state": open_game.row["state"],
        "rules": {key: value for key, value in open_game.row["rules"].items() if key != "goal_seed"},
        "created": open_game.row["created"],
        "started": open_game.row["started"],
        "ended": open_game.row["ended"],
        "seats": [
            {"seat": r["seat"], "robot": r["user"] is None, "since": open_game.owing.get(r["seat"])}
            for r in open_game.present
        ],
        "damage": open_game.damage.reference if open_game.damage is not None else None,
        "entries": [_entry(row, whole) for row in rows],
        "position": _position(view(live.game, None, afterwards=over)) if live is not None else None,
    }
    if hands is not None and hands.until is None:
        found["hands"] = dict(sorted(hands.held.items()))
    if whole and live is not None:
        found["save"] = msgspec.json.decode(save(live.game))
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


def _entry(row: history.Row, whole: bool) -> dict[str, Any]:
    news, picks = _read(history.news_of, row), _read(history.picks_of, row)
    found: dict[str, Any] = {
        "number": row["number"],
        "seat": row["seat"],
        "kind": row["kind"],
        "at": row["at"],
        "turn": row["turn"],
        "undone": row["undone"],
        "taken_back": row["taken_back"],
        "facts": {what: fact for what, fact in (row["facts"] or {}).items() if not _of_person(what, fact)},
        "news": None if news is None else _news(news if whole else readable(news, None)),
    }
    # The numbers of answers would tell what was chosen in secret.
    return {**found, "picks": picks, "answered": row["answered"]} if whole else found


def _of_person(what: str, fact: Any) -> bool:
    # A game goes back to a number, and a seat to a name.
    return what in OF_PERSONS or (what == "to" and isinstance(fact, str))


def _read(decode: Callable[[history.Row], T], row: history.Row) -> T | None:
    try:
        return decode(row)
    except Unreadable:
        return None


def _news(news: Iterable[Entry]) -> Any:
    return msgspec.json.decode(entry_codec.encode(tuple(news)))


def _position(public: View) -> dict[str, Any]:
    return {name: value for name, value in as_plain(public).items() if name not in OF_ONE_SEAT}
