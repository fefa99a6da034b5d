"""Changes in the notation of the measured files, and the differences between two changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from engine import prices, scoring, tableau
from engine.card import CARDS, KEYS
from engine.core import Game
from engine.state import Player
from tests.outcomes import colony_row, senate_row
from tests.outcomes.names import IDS, PARAMETERS, STOCK, NotYet, printed, slug, tile

Delta = dict[str, Any]

NUMBERS: Final = (
    "tr",
    "events",
    "steelValue",
    "titaniumValue",
    "cardCost",
    "plantsForGreenery",
    "oceanBonus",
    "vpCards",
    *colony_row.NUMBERS,
    "influence",
)
COUNTS: Final = ("stock", "production", "tags", "resources")
LISTS: Final = ("drawnCards", "lostFromHand", "alsoPlayed", "leftTableau")
KNOWN: Final = frozenset({*NUMBERS, *COUNTS, *LISTS, "drawn"})
GLOBAL: Final = frozenset({*PARAMETERS, "tiles", "markers", "discards", "deck", "colonies"})


def picture(game: Game) -> dict[str, Any]:
    """The whole state, as far as its changes are measured."""
    table = game.table
    tiles = {
        IDS[key]: (_kind(laid.kind), None if laid.owner < 0 else f"p{laid.owner + 1}")
        for key, laid in table.tiles.items()
    }
    return {
        "parameters": dict(table.parameters),
        "tiles": tiles,
        "markers": {IDS[key]: f"p{seat + 1}" for key, seat in table.claims.items()},
        "discards": _names(table.discard),
        "deck": len(table.deck),
        "colonies": colony_row.picture(game),
        "senate": senate_row.picture(game),
        "players": [_player(game, p) for p in game.players],
    }


def _player(game: Game, me: Player) -> dict[str, Any]:
    return {
        "stock": {theirs: me.stock[ours] for theirs, ours in STOCK.items()},
        "production": {theirs: me.production[ours] for theirs, ours in STOCK.items()},
        "tr": me.tr,
        "tags": dict(tableau.tags(game, me)),
        "resources": {CARDS[card].name: n for card, n in me.resources.items()},
        "events": len(me.events),
        "steelValue": prices.metal_values(game, me)["steel"],
        "titaniumValue": prices.metal_values(game, me)["titanium"],
        "cardCost": prices.term(game, me, "bought-card"),
        "plantsForGreenery": prices.term(game, me, "greenery"),
        "oceanBonus": prices.term(game, me, "ocean-bonus"),
        "vpCards": scoring.points(game, me)["cards"],
        "hand": _names(me.hand),
        "down": _names([*me.played, *me.events]),
        **colony_row.of_player(game, me),
        **senate_row.of_player(game, me),
    }


def _kind(tile: str) -> str:
    """The kind of a tile as the files name it: that of a card which takes the place of another has its printed name."""
    reprint = tile in KEYS and CARDS[KEYS[tile]].replaces
    return slug(CARDS[KEYS[tile]].name) if reprint else tile


def _names(cards: Sequence[int]) -> list[str]:
    return [CARDS[card].name for card in cards]


def change(before: dict[str, Any], after: dict[str, Any], *, tested: str = "") -> Delta:
    """The difference of two pictures in the notation of `delta`; the moves of the card under test itself are left out."""
    was_at, now_at = before["parameters"], after["parameters"]
    out: Delta = {key: now_at[key] - was_at[key] for key in now_at if now_at[key] != was_at[key]}
    if after["deck"] != before["deck"]:
        out["deck"] = after["deck"] - before["deck"]
    tiles = [
        {"space": at, "tile": kind, "owner": owner}
        for at, (kind, owner) in sorted(after["tiles"].items())
        if before["tiles"].get(at) != (kind, owner)
    ]
    tiles += [
        {"space": at, "tile": None, "removed": kind}
        for at, (kind, _) in sorted(before["tiles"].items())
        if at not in after["tiles"]
    ]
    markers = [
        {"space": at, "owner": who} for at, who in sorted(after["markers"].items()) if at not in before["markers"]
    ]
    for key, found in (
        ("tiles", tiles),
        ("markers", markers),
        ("discards", _more(before["discards"], after["discards"])),
    ):
        if found:
            out[key] = found
    if colonies := {key: now for key, now in after["colonies"].items() if before["colonies"].get(key) != now}:
        out["colonies"] = colonies
    out |= {key: now for key, now in after["senate"].items() if before["senate"].get(key) != now}
    for i, (was, now) in enumerate(zip(before["players"], after["players"], strict=True), 1):
        if found := _change_of(was, now, tested):
            out[f"p{i}"] = found
    return out


def _change_of(was: dict[str, Any], now: dict[str, Any], tested: str) -> Delta:
    tested = printed(tested)
    out: Delta = {key: now[key] - was[key] for key in NUMBERS if now[key] != was[key]}
    for key in COUNTS:
        keys = {**was[key], **now[key]}
        found = {k: now[key].get(k, 0) - was[key].get(k, 0) for k in keys}
        if any(found.values()):
            out[key] = {k: n for k, n in found.items() if n}
    drawn, laid = _more(was["hand"], now["hand"]), _more(was["down"], now["down"])
    lists = {
        "drawnCards": drawn,
        "lostFromHand": [name for name in _more(now["hand"], was["hand"]) if name not in (tested, *laid)],
        "alsoPlayed": [name for name in laid if name != tested],
        "leftTableau": [name for name in _more(now["down"], was["down"]) if name != tested],
    }
    out |= {key: names for key, names in lists.items() if names}
    if drawn:
        out["drawn"] = len(drawn)
    return out


def _more(was: Sequence[str], now: Sequence[str]) -> list[str]:
    left = Counter(was)
    out: list[str] = []
    for name in now:
        if left[name]:
            left[name] -= 1
        else:
            out.append(name)
    return sorted(out)


def expected(delta: Delta) -> Delta:
    """The `delta` of a file in comparable form; raises `NotYet` for a key that no engine change could fill."""
    out: Delta = {}
    for key, value in {**delta, **delta.get("turmoil", {})}.items():
        if key == "turmoil":
            continue
        if key in ("tiles", "markers"):
            found = [{**entry, "tile": tile(entry["tile"])} if entry.get("tile") else entry for entry in value]
            out[key] = sorted(found, key=lambda entry: entry["space"])
        elif key == "colonies":
            out[key] = {slug(name): colony_row.measured(tile) for name, tile in value.items()}
        elif senate_row.knows(key):
            out[key] = senate_row.measured(key, value)
        elif key == "discards":
            out[key] = sorted(map(printed, value))
        elif key[0] == "p" and key[1:].isdigit():
            if unknown := set(value) - KNOWN:
                raise NotYet(", ".join(sorted(unknown)))
            out[key] = {
                k: sorted(map(printed, v)) if k in LISTS else v for k, v in value.items() if v not in (0, {}, [])
            }
        elif key in GLOBAL:
            out[key] = value
        else:
            raise NotYet(key)
    return {key: value for key, value in out.items() if value not in (0, {}, [])}


def differences(wanted: Any, got: Any, at: str = "") -> list[str]:
    """The differences of two values, one sentence each: `delta.p1.tr: 2, measured 1`."""
    if isinstance(wanted, dict) and isinstance(got, dict):
        return [
            line
            for key in dict.fromkeys((*wanted, *got))
            for line in differences(wanted.get(key), got.get(key), f"{at}.{key}" if at else str(key))
        ]
    return [] if wanted == got else [f"{at}: {got}, measured {wanted}"]
