"""Compares finished games: the points of every player by source."""

from __future__ import annotations

from typing import Any

from engine import scoring, tableau
from engine.core import Game
from engine.state import Tile
from tests.outcomes import senate_row
from tests.outcomes.compare import Measured
from tests.outcomes.delta import differences
from tests.outcomes.names import IDS, STOCK, card, player, slug, space, tile
from tests.outcomes.situations import World, bare_game

SOURCES = {
    "tr": "tr",
    "milestones": "milestones",
    "awards": "awards",
    "greenery": "greeneries",
    "city": "cities",
    "cards": "cards",
}
SENATE = "senate"
OF_SENATE = "Turmoil Points"
"""The points of the chairman and of leaders, which the file counts with those of cards."""


def entries(found: list[Measured]) -> dict[str, dict[str, Any]]:
    """Each game as an entry with its seats, by its number in the file."""
    return {
        str(i): {f"p{n}": measured for n in range(1, len(measured["players"]) + 1)} for i, measured in enumerate(found)
    }


def check(_world: World, _name: str, entry: dict[str, Measured], part: str) -> list[str]:
    """Compare the points of one seat, and their sources."""
    measured = entry[part]
    game = _game(measured)
    seat = player(part)
    told, me = measured["players"][seat], game.players[seat]
    points = scoring.points(game, me)
    ours = {theirs: points[key] for theirs, key in SOURCES.items()} | {"total": sum(points.values())}
    ours["cards"] += points.get(SENATE, 0)
    out = differences({key: n for key, n in told["vp"].items() if key in ours or n}, ours, "vp")
    for name, n in told["cardVP"]:
        mine = points[SENATE] if name == OF_SENATE else scoring.card_points(game, me, card(name).id)
        out += differences(n, mine, f"cardVP.{name}")
    out += differences({k: n for k, n in told["tags"].items() if n}, dict(tableau.tags(game, me)), "tags")
    for title, _, scores in measured["awards"]:
        out += differences(scores[seat], game.box.awards[slug(title)].score(game, me), f"awards.{title}")
    return out


def _game(measured: Measured) -> Game:
    game = bare_game(measured["players_n"], "+".join(["base", *measured["expansions"]]), measured["board"])
    table = game.table
    senate_row.lay(game, measured.get("turmoil"))
    for key in table.parameters:
        table.parameters[key] = measured[key]
    for number, kind, owner in measured["tiles"]:
        table.tiles[space(number)] = Tile(tile(kind), -1 if owner is None else player(owner))
    table.clear_caches()
    for title, who in measured["milestones"]:
        table.milestones[slug(title)] = player(who)
    for title, who, _ in measured["awards"]:
        table.awards[slug(title)] = player(who)
    for me, told in zip(game.players, measured["players"], strict=True):
        me.tr = told["tr"]
        for theirs, ours in STOCK.items():
            me.stock[ours] = told["stock"][theirs]
            me.production[ours] = told["production"][theirs]
        for name, *resources in told["cards"]:
            found = card(name)
            (me.events if found.kind == "event" else me.played).append(found.id)
            if resources:
                me.resources[found.id] = resources[0]
            for key, laid in table.tiles.items():
                if laid.kind == found.key and key in IDS:
                    me.memo[found.id] = f"@{key}"
    return game
