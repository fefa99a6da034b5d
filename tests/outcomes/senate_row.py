"""Builds the senate of a situation, and pictures it in the notation of the files."""

from __future__ import annotations

from typing import Any, Final

from engine.core import Game
from engine.expansions.turmoil.policies import policy_of
from engine.expansions.turmoil.senate import influence
from engine.expansions.turmoil.state import NEUTRAL, PARTIES, SENATE
from engine.state import Player
from tests.outcomes.names import NotYet, event, player, slug

NAMES: Final = {slug(name): name for name in ("Mars First", "Kelvinists", "Reds", "Greens", "Unity", "Scientists")}
"""The parties as the files name them."""
STATE: Final = ("ruling", "dominant", "chairman")
RESERVE: Final = "reserve "
NOBODY: Final = "neutral"
START: Final[dict[str, Any]] = {"ruling": "Greens", "dominant": "Greens", "chairman": NOBODY, f"{RESERVE}{NOBODY}": 13}
"""The senate where the files do not describe it; every player has 7 delegates in the reserve."""


def lay(game: Game, described: dict[str, Any] | None = None) -> None:
    """Let the delegates of a situation take their places; nobody has one in the lobby."""
    if SENATE.name not in game.box.own:
        return
    reserve: dict[str, Any] = {f"{RESERVE}{_who(me.seat)}": 7 for me in game.players}
    told = START | reserve | (described or {})
    at = SENATE.of(game.table)
    for key, name in NAMES.items():
        party = told.get(name) or {"leader": told.get("leaders", {}).get(name), "delegates": {}}
        at.delegates[key] = tuple(_seat(who) for who, n in party["delegates"].items() for _ in range(n))
        if party["leader"]:
            at.leaders = {**at.leaders, key: _seat(party["leader"])}
    at.ruling, at.dominant, at.chairman = slug(told["ruling"]), slug(told["dominant"]), _seat(told["chairman"])
    at.reserve = {_seat(key.removeprefix(RESERVE)): n for key, n in told.items() if key.startswith(RESERVE)}
    at.lobby = []
    if "comingEvent" in told:
        at.coming, at.distant = [event(told["comingEvent"]).id], [event(told["distantEvent"]).id]
    game.table.policies = [policy_of(at.ruling)]
    game.table.clear_caches()


def measured(key: str, value: Any) -> Any:
    """A value of a delta: a party, of which some files list the delegates one by one, or another value."""
    if key not in NAMES.values() or isinstance(value["delegates"], dict):
        return value
    listed: list[str] = value["delegates"]
    return {**value, "delegates": {who: listed.count(who) for who in listed}}


def knows(key: str) -> bool:
    """Whether a key of a delta is about the senate."""
    return key in NAMES.values() or key in STATE or key.startswith(RESERVE)


def picture(game: Game) -> dict[str, Any]:
    """The senate in the notation of the files."""
    if SENATE.name not in game.box.own:
        return {}
    at = SENATE.of(game.table)
    parties = {
        NAMES[key]: {
            "leader": _who(at.leaders[key]) if key in at.leaders else None,
            "delegates": {_who(seat): at.delegates[key].count(seat) for seat in at.delegates[key]},
        }
        for key in PARTIES
    }
    return {
        "ruling": NAMES[at.ruling],
        "dominant": NAMES[at.dominant],
        "chairman": _who(at.chairman),
        **parties,
        **{f"{RESERVE}{_who(seat)}": n for seat, n in at.reserve.items()},
    }


def of_player(game: Game, me: Player) -> dict[str, int]:
    """The influence of a player."""
    return {"influence": influence(game, me) if SENATE.name in game.box.own else 0}


def _who(seat: int) -> str:
    return NOBODY if seat == NEUTRAL else f"p{seat + 1}"


def _seat(who: str) -> int:
    if who not in (NOBODY, *(f"p{n}" for n in range(1, 6))):
        raise NotYet(who)
    return NEUTRAL if who == NOBODY else player(who)
