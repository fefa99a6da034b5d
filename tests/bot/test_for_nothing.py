"""What may be done although it brings nothing is told as that, asked first, by button and by command, and never ordered ahead."""

from __future__ import annotations

from typing import Final

import pytest

from bot.screens import panel, verbs
from bot.tables.live import Composed
from bot.tables.orders.hindrance import hindrance
from bot.tables.orders.order import Ordered
from engine import Game
from engine.card import KEYS
from engine.core import Illegal
from tests.bot import looks
from tests.bot.server import Server, asked_player, started
from tests.bot.test_deciding import taps
from tests.engine.table import Table

HEAT: Final = "convert:heat"
FUNGUS: Final = "action:symbiotic-fungus"


def waiting() -> Table:
    """A player who could still do things on a Mars with complete temperature, most of them for nothing."""
    return Table().parameters(temperature=8).stock(0, heat=9, mc=14).lay(0, "Symbiotic Fungus").turn(0)


def plain(said: str) -> str:
    return said.replace("\u00a0", " ")


def test_the_button_comes_last_says_for_nothing_and_leads_to_a_question() -> None:
    context = looks.context(looks.look(waiting().game, 0))
    labels = [*taps(context.screen(*verbs.buttons(context)))]
    assert labels[-1] == "G · 8 heat for nothing"
    asked = verbs.asks(context, HEAT)
    assert asked is not None
    assert "Temperature is complete: 8 heat would change nothing on Mars." in plain(asked.words())
    assert taps(asked)["Pay 8 heat anyway"] == f"sure/{HEAT}"


def test_an_action_that_brings_nothing_comes_last_and_is_asked() -> None:
    context = looks.context(looks.look(waiting().lay(0, "Development Center").stock(0, energy=1).turn(0).game, 0))
    assert [key for key in context.decision.options if key.startswith("action:")][-1] == FUNGUS
    asked = verbs.asks(context, FUNGUS)
    assert asked is not None
    assert "None of your cards holds microbes: this would bring nothing." in plain(asked.words())
    assert taps(asked)["Do it anyway"] == f"sure/{FUNGUS}"
    assert verbs.asks(context, "action:development-center") is None


def test_passing_gives_up_nothing_that_brings_nothing() -> None:
    shown = plain(panel.passing(looks.context(looks.look(waiting().game, 0))).words())
    assert "heat" not in shown
    assert "card action" not in shown


def onto(game: Game) -> None:
    """Complete the temperature, and give all heat, M€ and a card whose action finds nothing."""
    game.table.parameters["temperature"] = 8
    for deck in game.table.decks.values():
        if KEYS["symbiotic-fungus"] in deck.cards:
            deck.cards.remove(KEYS["symbiotic-fungus"])
    for me in game.players:
        me.stock["heat"] = 9
        for zone in (me.hand, me.played):
            if KEYS["symbiotic-fungus"] in zone:
                zone.remove(KEYS["symbiotic-fungus"])
    game.players[game.table.active].played.append(KEYS["symbiotic-fungus"])
    game.players[game.table.active].clear_caches()


async def test_by_command_it_is_asked_first_and_done_when_confirmed(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    (status,) = await server.bot.services.games.of_user(server.members[name].id)
    game = status.id
    await server.alter(game, onto)
    shown = await server.slash(name, "convert", server.place, what="heat")
    assert "Temperature is complete" in plain(shown.words)
    assert (await server.view(name)).me.stock["heat"] == 9
    await server.click(name, shown, f"sure/{HEAT}")
    assert (await server.view(name)).me.stock["heat"] == 1
    shown = await server.slash(name, "action", server.place, card="Symbiotic Fungus")
    assert "this would bring nothing" in plain(shown.words)
    assert not (await server.view(name)).me.used
    await server.slash(name, "action", server.place, card="Symbiotic Fungus", anyway=True)
    assert (await server.view(name)).me.used


async def test_by_button_it_is_asked_first_also_by_one_of_an_older_panel(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    (status,) = await server.bot.services.games.of_user(server.members[name].id)
    game = status.id

    def heat(state: Game) -> None:
        for me in state.players:
            me.stock["heat"] = 9

    await server.alter(game, heat)
    old = await server.click(name, server.last(), "open")
    await server.alter(game, onto)
    shown = await server.click(name, old, f"pick/{HEAT}")
    assert "Temperature is complete" in plain(shown.words)
    new = await server.click(name, server.last(), "open")
    shown = await server.click(name, new, f"claim/{HEAT}")
    assert "Temperature is complete" in plain(shown.words)
    await server.click(name, shown, f"sure/{HEAT}")
    assert (await server.view(name)).me.stock["heat"] == 1


# Orders ahead.


def test_nothing_that_brings_nothing_can_be_ordered_ahead() -> None:
    composed = Composed.begin(waiting().turn(1).game, 0, early=True)
    asked = composed.decision
    assert asked is not None
    assert not {HEAT, FUNGUS, "project:asteroid"} & set(asked.options)
    for key in (HEAT, FUNGUS):
        with pytest.raises(Illegal, match=r"complete:temperature|no-holder:microbe"):
            composed.pick((key,))


def test_an_order_that_would_bring_nothing_stops_with_its_reason() -> None:
    table = Table().stock(0, heat=8).parameters(temperature=6).turn(1)
    composed = Composed.begin(table.game, 0, early=True)
    composed.pick((HEAT,))
    (whole,) = composed.planned
    given = Ordered(whole.picks, (), "[]")  # the player minds nothing
    table.turn(0)
    assert hindrance(table.game, 0, given) is None
    table.parameters(temperature=8)
    assert hindrance(table.game, 0, given) == {"why": "complete:temperature", "short": 0}
