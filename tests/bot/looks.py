"""Positions of games as the screens get them (`Look`), made without a store."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot import speech
from bot.components import Menu, Tap
from bot.screen import Screen
from bot.screens.context import ScreenContext
from bot.screens.pictures import Artist
from bot.tables import Look, Rules, Seated, Status
from bot.tables.panel import too_dear
from engine import Game, Options, new_game
from engine.actions.turn import choices
from engine.bounds.payable import dues
from engine.core import Decision
from engine.effects.order import parts
from engine.options import shipped_maps
from engine.shipped import FOR_MORE
from engine.view import view

NASTY = "*_~`|># [x](y) @everyone <@1> " * 3
"""A name full of markdown; cut to 32 characters it is as long as Discord allows."""
NAMES = ("Łukasz", "Aïcha B.", "tomcat_77", "Žofie", NASTY[:32])
AT = datetime(2026, 11, 21, 12, tzinfo=UTC)


CARDS = {card.id: card for card in speech.all_cards()}
"""Cards of the shipped expansions, by id; cards declared by other tests are not among them."""


def opened(n: int) -> Game:
    """A new game whose number of players and options depend on `n`."""
    options = Options(players=2 + n % 4, draft=n % 3 == 1, corporate_era=n % 2 == 1)
    return new_game(options, f"screens {n}")


EVERYTHING = FOR_MORE
"""All shipped expansions that `Options.more` switches on."""


def with_everything(n: int) -> Game:
    """A new game with all shipped expansions, whose map and number of players depend on `n`."""
    maps = shipped_maps()
    options = Options(players=2 + n % 4, map=maps[n % len(maps)], draft=n % 2 == 1, corporate_era=True, more=EVERYTHING)
    return new_game(options, f"everything {n}")


class NoPictures(Artist):
    """Draws nothing."""

    async def _draw(self, what: str, *args: Any, **options: Any) -> None:
        return None


class Drawn:
    """A picture of no size with the longest alt text."""

    data, name, alt = b"x", "picture.webp", "x" * 5000


class SomePictures(Artist):
    """Draws a placeholder, so that each picture counts towards the limits of a screen."""

    async def _draw(self, what: str, *args: Any, **options: Any) -> Any:
        return Drawn()


def status(game: Game) -> Status:
    seats = tuple(Seated(s, 100 + s, NAMES[s]) for s in range(len(game.players)))
    return Status(
        id="abcde", name=NASTY[:100], state="over" if game.over else "running", guild=10**18, channel=10**18 + 1, thread=None,
        lobby_message=None, turn_message=None, host=100, rules=Rules(), seats=seats, created=AT, started=AT,
        ended=AT if game.over else None, owing=dict.fromkeys(game.pending, AT), generation=game.table.generation,
    )  # fmt: skip


def look(game: Game, seat: int) -> Look:
    """The `Look` of a seat that has not begun to compose an action."""
    seen = view(game, seat)
    return Look(
        status=status(game),
        seat=seat,
        view=seen,
        before=seen,
        decision=game.decision(seat),
        token=10**6 + game.tokens[seat],
        parts=parts(game, seat),
        choices=tuple(choices(game, game.players[seat])),
        dues=dues(game, decision) if (decision := game.decision(seat)) else {},
        too_dear=too_dear(game, decision) if decision else {},
    )


def asked(seen: Look, decision: Decision) -> Look:
    """A copy of a look in which the player is asked `decision`."""
    assert seen.view is not None
    return replace(seen, view=msgspec.structs.replace(seen.view, decision=decision), decision=decision, choices=())


def context(seen: Look, artist: Artist | None = None) -> ScreenContext:
    return ScreenContext(seen, artist or SomePictures())


def labels(screen: Screen) -> list[str]:
    """The labels of the buttons, in order."""
    return [str(tap.item.label).replace("\u00a0", " ") for tap in screen.view().walk_children() if isinstance(tap, Tap)]


def placeholders(screen: Screen) -> list[str]:
    """What stands on the menus, in order."""
    found = [child for child in screen.view().walk_children() if isinstance(child, Menu)]
    return [str(menu.item.placeholder).replace("\u00a0", " ") for menu in found]
