"""Compares ongoing effects: the same event with and without the card in p1's tableau."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from engine import changes, prices, tableau
from engine.actions.playing import EnterPlay
from engine.actions.projects import UseProject
from engine.core import Cause, Effect, Game
from engine.effects.card_resources import AddTo
from engine.effects.gains import RaiseRating
from engine.effects.order import Triggered
from engine.effects.parameters import Raise
from engine.effects.removal import Remove
from engine.effects.tiles import put_tile
from engine.expansions.colonies.effects import Found
from engine.phases.generation import ProductionPhase
from tests.outcomes import colonies
from tests.outcomes.compare import Measured, compare
from tests.outcomes.delta import differences
from tests.outcomes.names import PARAMETERS, NotYet, card, game_of, player, slug, space
from tests.outcomes.situations import World, happen

if TYPE_CHECKING:
    from engine.state import Player

OWN_RESOURCES = 5


class PutTile(Effect, frozen=True):
    """Put a tile on a space, regardless of the rules of placing."""

    kind: str
    space: str

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        put_tile(game, me, self.kind, self.space, cause)


class Produced(Effect, frozen=True):
    """Begin the production phase, to which cards may react, and carry it out."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.begin_phase(game, "production")
        game.then(Triggered(), me.seat)
        game.then(ProductionPhase(), me.seat)


DESCRIPTION = frozenset({"module", "kind", "game", "probes", "note"})


def names_of(entry: Measured) -> list[str]:
    """The parts of an entry that are compared: its probes and all else that was measured."""
    return [*entry.get("probes", {}), *(key for key in entry if key not in DESCRIPTION)]


def probe(world: World, name: str, entry: Measured, part: str) -> list[str]:
    """Compare one probe of an ongoing effect."""
    found, game_key = card(name), game_of(entry)

    def table(lies: bool) -> Game:
        game = world.build("S4", tested=name, hands=False, game_key=game_key)
        if lies:
            me = game.players[0]
            me.played.append(found.id)
            if found.holds:
                me.resources[found.id] = OWN_RESOURCES
            me.clear_caches()
        elif found.id in game.box.later:
            game.table.discard.append(found.id)  # where loading a game puts a card that it lacks
        return game

    if part == "priceChange":
        return _prices(table(False), table(True), dict.fromkeys(world.priced, 0) | entry[part])
    if part == "requirementBonus":
        game = table(True)
        ours = {key: tableau.leeway(game, game.players[0], key) for key in game.box.parameters}
        return differences({key: n for key, n in entry[part].items() if key in ours}, ours)
    out: list[str] = []
    for way, measured in _measured(entry, part).items():
        before, game = (_prepared(table(way == "with"), part) for _ in range(2))
        if "cost" in measured:
            key = _project(game, _words(part)[2])
            price = prices.project_prices(game, game.players[0])[key]
            out += differences(measured["cost"], price, f"{way} cost")
        elsewhere = ("p2",) if part == "p1 production phase" else ()  # measured for p1 alone
        lines, _ = compare(before, _begin(game, part), measured, tested=name, without=elsewhere)
        if "blocked" in measured:
            who, _, rest = _words(part)
            out += differences(measured["blocked"], _blocked(table(way == "with"), who, rest), f"{way} blocked")
        out += [f"{way} {line}" for line in lines]
    return out


def _measured(entry: Measured, part: str) -> dict[str, Measured]:
    if part not in entry.get("probes", {}):
        raise NotYet(part)
    return entry["probes"][part]


def _prices(without: Game, with_it: Game, measured: dict[str, int]) -> list[str]:
    out: list[str] = []
    for name, less in measured.items():
        try:
            found = card(name)
        except NotYet:
            continue
        now, was = (prices.card_price(game, game.players[0], found) for game in (with_it, without))
        out += differences(less, now - was, name)
    return out


def _words(what: str) -> tuple[int, str, str]:
    """Split the name of a probe, such as `p1 plays Lichen`, into player, verb and object."""
    who, verb, rest = [*what.split(" ", 2), ""][:3]
    return player(who), verb, rest


def _prepared(game: Game, what: str) -> Game:
    """Bring a card that will be played into the hand."""
    seat, verb, name = _words(what)
    if verb == "plays":
        found = card(name)
        if any(found.id in zone for p in game.players for zone in (p.played, p.events, p.hand)):
            raise NotYet(f"{name} is in play already")
        game.table.deck.remove(found.id)
        game.players[seat].hand.append(found.id)
    return game


def _begin(game: Game, what: str) -> Game:
    """Start what the name of a probe says."""
    seat, verb, rest = _words(what)
    makers: dict[str, Callable[[], Game]] = {
        "plays": lambda: _play(game, seat, rest),
        "standard": lambda: happen(game, UseProject(_project(game, rest)), seat),
        "production": lambda: happen(game, Produced(), seat),
        "adds": lambda: _add(game, seat, rest),
        "removes": lambda: _remove(game, seat, rest),
        "tr": lambda: happen(game, RaiseRating(int(rest)), seat),
    }
    makers["colony"] = lambda: happen(game, Found(), seat)
    makers["trade"] = lambda: colonies.trade(game, seat, rest)
    makers |= dict.fromkeys(("city", "greenery", "ocean"), lambda: happen(game, PutTile(verb, space(rest)), seat))
    makers |= dict.fromkeys(PARAMETERS, lambda: happen(game, Raise(verb, int(rest)), seat))
    if verb not in makers:
        raise NotYet(what)
    return makers[verb]()


def _play(game: Game, seat: int, name: str) -> Game:
    """Put a card into play without payment or requirements."""
    found = card(name)
    return happen(game, EnterPlay(found.id), seat, Cause(found.id))


def _project(game: Game, rest: str) -> str:
    key = slug(rest.removeprefix("project "))
    if key not in game.box.projects:
        raise NotYet(rest)
    return key


def _add(game: Game, seat: int, rest: str) -> Game:
    """Add resources as `1 microbe to Tardigrades` says, or to another card while that one is not in play."""
    n, kind, _, name = rest.split(" ", 3)
    me, found = game.players[seat], card(name)
    if found.id not in me.played:
        return happen(game, AddTo(kind, int(n)), seat)
    changes.change_card_resources(game, me, found.id, int(n), Cause())
    return game


def _remove(game: Game, seat: int, rest: str) -> Game:
    """Remove resources as `3 plants of p1` says."""
    what, n, victim = _prey(rest)
    happen(game, Remove(what, n), seat)
    if decision := game.decision(seat):
        game.answer(seat, [victim if victim in decision.options else "none"])
    return game


def _blocked(game: Game, seat: int, rest: str) -> bool:
    """Whether these resources are protected."""
    what, n, victim = _prey(rest)
    asked = Remove(what, n).ask(game, game.players[seat], Cause())
    return victim not in asked.options


def _prey(rest: str) -> tuple[str, int, str]:
    """Parse `3 plants of p1` into resource, number, and the option that names the victim."""
    n, what, _, who = rest.split(" ", 3)
    return what, int(n), f"seat:{player(who)}"
