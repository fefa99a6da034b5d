"""Compares the milestones and awards of the pack: scores in situations, who may claim, and what one change does to all scores."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec

from engine.box import Award, Milestone
from engine.card import CARDS
from engine.core import Effect, Game
from engine.effects import ocean, oxygen, temperature
from engine.expansions import known_goals
from engine.expansions.turmoil.state import SENATE
from engine.phases.generation import ProductionPhase
from engine.state import Tile
from tests.outcomes.delta import differences
from tests.outcomes.effects import PutTile
from tests.outcomes.maps import RENAMED
from tests.outcomes.names import NotYet, card, slug, space
from tests.outcomes.situations import World, happen

PROBED: Final = "base+corpera+colonies+prelude+prelude2+promo+turmoil+venus"
"""The game in which changes were measured, from situation S1."""
BY_CLAIM: Final = ("briber", "merchant-2")
"""Milestones whose measured score is another number: who may claim is compared alone (readme of the file)."""
PRODUCED_FIRST: Final = ("thermalist", "miner", "industrialist")
"""Awards whose scores were measured after one more production (readme of the file)."""
CLAIMABLE: Final = " claimable"
AREA_WITH_CARDS: Final = "13"
"""Where the ocean of a probe lies: it brings two cards."""


def entries(found: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The entries and their parts: `milestones.Builder.base+corpera` by situation, `probes.a colony` for the first player."""
    out: dict[str, dict[str, Any]] = {}
    for section in ("milestones", "awards"):
        for entry in found[section]:
            fixed = {"threshold": entry} if "threshold" in entry else {}
            parts = {key: {**entry, "situation": found["situations"].get(key)} for key in entry["scores"]}
            out[f"{section}.{entry['name']}.{entry['game']}"] = fixed | parts
    return out | {f"probes.{entry['change']}": {"p1": entry["p1"]} for entry in found["probes"]}


def check(world: World, name: str, entry: dict[str, Any], part: str) -> list[str]:
    """Compare one part of an entry of `entries`."""
    section, of = name.split(".", 1)
    measured = entry[part]
    if section == "probes":
        return _probe(world, of, measured)
    if described := measured.get("situation"):
        game = world.build_described(described)
    else:
        at = part if part != "threshold" else "S1"
        game = world.build(at, game_key=_game(measured["game"]), board=measured.get("board", "tharsis"))
    goals = _in_pack(game)
    goal = goals.get(_title(measured["implementation_name"])) or goals[_title(measured["name"])]
    if isinstance(goal, Award):
        if goal.key in PRODUCED_FIRST:
            happen(game, ProductionPhase())
        return differences(measured["scores"][part], [goal.score(game, me) for me in game.players], "scores")
    if part == "threshold":
        return differences(measured["threshold"], goal.need, part)
    told = measured["scores"][part]
    ours = [{"score": goal.score(game, me), "canClaim": goal.reached(game, me)} for me in game.players]
    if goal.key in BY_CLAIM:
        told, ours = ([{"canClaim": each["canClaim"]} for each in both] for both in (told, ours))
    return differences(told, ours, "claims")


def _game(key: str) -> str:
    return PROBED if key == "of the situation" else key


def _title(name: str) -> str:
    """The title of a goal by its name in the program that was measured, such as `Builder7` or `A. Zoologist`."""
    key = slug(name.rstrip("0123456789"))
    return RENAMED.get(key, key)


def _in_pack(game: Game) -> dict[str, Milestone | Award]:
    """The goals of the pack that may be in play, by title."""
    listed = (goal for goals in known_goals(game.options) for goal in goals.values() if goal.pack)
    return {re.sub(r"-\d+$", "", goal.key): goal for goal in listed}


def _probe(world: World, change: str, measured: dict[str, Any]) -> list[str]:
    """Compare by how much a change moves every score of the first player, and who may claim then."""
    before, after = world.build("S1", game_key=PROBED), world.build("S1", game_key=PROBED)
    _change(after, change)
    lost = {f"{key}{CLAIMABLE}": 0 for key in _reached(before) - _reached(after)}
    gained = {f"{key}{CLAIMABLE}": 1 for key in _reached(after) - _reached(before)}
    was, now = _scores(before), _scores(after)
    moved = {key: now[key] - n for key, n in was.items() if now[key] != n and _in_pack(after)[key].key not in BY_CLAIM}
    claims = {key for key in measured if key.endswith(CLAIMABLE)}
    told = {f"{_title(key.removesuffix(CLAIMABLE))}{CLAIMABLE}": int(measured[key]) for key in claims}
    told |= {_title(key): n for key, n in measured.items() if key not in claims and key not in ("Briber", "Merchant")}
    keys = {*told, *moved, *lost, *(gained if claims else {})}
    ours = moved | lost | gained
    return differences({key: told.get(key) for key in sorted(keys)}, {key: ours.get(key) for key in keys})


def _reached(game: Game) -> set[str]:
    """The titles of the milestones that the first player may claim."""
    found = _in_pack(game).items()
    return {key for key, goal in found if isinstance(goal, Milestone) and goal.reached(game, game.players[0])}


def _scores(game: Game) -> dict[str, int]:
    """The scores of the first player: some of awards are measured after one more production."""
    goals, me = _in_pack(game), game.players[0]
    found = {key: goal.score(game, me) for key, goal in goals.items() if isinstance(goal, Milestone)}
    awards = {key: goal for key, goal in goals.items() if isinstance(goal, Award)}
    found |= {key: goal.score(game, me) for key, goal in awards.items() if key not in PRODUCED_FIRST}
    happen(game, ProductionPhase())
    return found | {key: awards[key].score(game, me) for key in PRODUCED_FIRST}


def _change(game: Game, change: str) -> None:
    """Make the change that a probe names; raises `NotYet` for one that is not known."""
    if lying := re.fullmatch(r"card (.*?)(?: with (\d))?", change):
        return _lay(game, lying[1], int(lying[2] or 0))
    if change not in CHANGES:
        raise NotYet(change)
    CHANGES[change](game)


def _lay(game: Game, name: str, resources: int = 0) -> None:
    found, me = card(name).id, game.players[0]
    (me.events if CARDS[found].kind == "event" else me.played).append(found)
    if resources:
        me.resources[found] = resources
    me.clear_caches()


def _tiles(**laid: str) -> Callable[[Game], None]:
    """Lay tiles of the first player, or of the second: `at_17="city"`, `at_17="p2 mohole-area"`."""

    def change(game: Game) -> None:
        for at, kind in laid.items():
            *_, tile = kind.split()
            owner = -1 if tile == "ocean" else 1 if kind.startswith("p2 ") else 0
            game.table.tiles[space(at.removeprefix("at_"))] = Tile(tile, owner)
        game.table.clear_caches()

    return change


def _happens(effect: Effect, **parameters: int) -> Callable[[Game], None]:
    """Let an effect happen to the first player, who picks the first option."""

    def change(game: Game) -> None:
        game.table.parameters.update(parameters)
        happen(game, effect)
        while decision := game.pending.get(0):
            game.answer(0, list(decision.options[: decision.least]))

    return change


def _ocean(game: Game) -> None:
    cards = [c for c in CARDS if CARDS[c].kind == "automated" and not CARDS[c].needs]
    game.table.deck.extend(cards[:2])
    happen(game, PutTile("ocean", space(AREA_WITH_CARDS)))


def _world(game: Game) -> None:
    _happens(ocean().unrewarded())(game)
    _happens(temperature(1).unrewarded())(game)


def _stock(*corporation: str, mc: int, heat: int = 2) -> Callable[[Game], None]:
    def change(game: Game) -> None:
        for name in corporation:
            _lay(game, name)
        game.players[0].stock.update(dict.fromkeys(game.players[0].stock, 2) | {"mc": mc, "heat": heat})

    return change


def _delegate(*, dominant: bool) -> Callable[[Game], None]:
    def change(game: Game) -> None:
        at = SENATE.of(game.table)
        party = next(key for key in at.delegates if (key == at.dominant) == dominant)
        at.delegates[party], at.leaders = (0,), {**at.leaders, party: 0}

    return change


def _colony(game: Game) -> None:
    key, stands = next(iter(game.table.outposts.items()))
    game.table.outposts[key] = msgspec.structs.replace(stands, settled=(0,))


def _produces_debts(game: Game) -> None:
    game.players[0].production.update(dict.fromkeys(game.players[0].production, 0) | {"mc": -5})


CHANGES: Final[dict[str, Callable[[Game], None]]] = {
    "city on 17": _tiles(at_17="city"),
    "city off the map 01": _tiles(at_01="city"),
    "Mohole Area on the ocean area 13": _tiles(at_13="mohole-area"),
    "New Holland on the ocean area 13": _tiles(at_13="new-holland"),
    "own city 12 next to an ocean 13": _tiles(at_13="ocean", at_12="city"),
    "special tile of p2 on 17, own city on 18": _tiles(at_17="p2 mohole-area", at_18="city"),
    "own tiles 16 and 18, claim marker on 17 between": _tiles(at_16="city", at_18="greenery"),
    "two off-map cities 01 and 02": _tiles(at_01="city", at_02="city"),
    "own tile 15 next to the volcanic area 14": _tiles(at_15="city"),
    "p1 raises it three steps with two left": _happens(temperature(3), temperature=4),
    "p1 raises oxygen from 7 (temperature follows)": _happens(oxygen(1), oxygen=7),
    "p1 places an ocean": _ocean,
    "world government: ocean and temperature by p1": _world,
    "stock: M€ 20 and 2 of the rest": _stock(mc=20),
    "stock: M€ 10 and 2 of the rest": _stock(mc=10),
    "Helion with M€ 6 and heat 6, 2 of the rest": _stock("Helion", mc=6, heat=6),
    "Nirgal Enterprises with M€ 2, 2 of the rest": _stock("Nirgal Enterprises", mc=2),
    "one delegate in a party that is not dominant, leader": _delegate(dominant=False),
    "one delegate in the dominant party, leader": _delegate(dominant=True),
    "a colony": _colony,
    "M€ production -5": _produces_debts,
}
"""What is changed, by its name in the file; cards that are laid out are read from their name."""
