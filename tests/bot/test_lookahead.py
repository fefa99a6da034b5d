"""While others play, players can see the present prices of their own cards and why they cannot be played; nobody else sees this."""

from __future__ import annotations

from bot import speech
from bot.components import Menu
from bot.screens import lookahead, reading, waiting
from engine.card import CARDS, KEYS
from tests.bot import looks
from tests.bot.server import Server, asked_player, started
from tests.engine.table import Table

ALGAE, COMET, CARTEL = (KEYS[name] for name in ("algae", "comet", "cartel"))


def others_play() -> Table:
    """A table at which seat 0 has three cards and 12 M€, and seat 1 is asked."""
    return Table(2).give(0, "Algae", "Comet", "Cartel").stock(0, mc=12).turn(1)


def plain(said: str) -> str:
    return said.replace("\u00a0", " ")


def test_what_stands_in_the_way_is_known_though_nothing_is_asked() -> None:
    seen = looks.look(others_play().game, 0)
    assert seen.decision is None
    assert not seen.hindered
    assert {card: plain(why) for card, why in speech.unplayable(seen).items()} == {
        ALGAE: "needs 5 more oceans",
        COMET: "9 M€ short",
    }


async def test_the_panel_of_who_waits_shows_prices_and_reasons_as_a_look_ahead() -> None:
    context = looks.context(looks.look(others_play().game, 0), looks.NoPictures())
    shown = await waiting.waiting(context)
    assert "A look ahead: prices and reasons as they stand now." in shown.words()
    (menu,) = [i.item for i in shown.view().walk_children() if isinstance(i, Menu)]
    lines = [(plain(o.label), plain(o.description or "")) for o in menu.options]
    assert lines[0][0] == "8 M€ Cartel", "playable first"
    assert lines[1:] == [("10 M€ Algae", "needs 5 more oceans"), ("21 M€ Comet", "9 M€ short")]
    assert "Look ahead · 1 of 3" in plain(menu.placeholder or "")


async def test_a_hand_longer_than_a_menu_is_divided_into_what_could_be_played_and_what_could_not() -> None:
    table = others_play()
    table.give(0, *(CARDS[card].name for card in table.game.table.deck[:24]))
    seen = looks.look(table.game, 0)
    playable = 27 - len(speech.unplayable(seen))
    assert 0 < playable < 26
    said = {
        plain(i.item.placeholder or ""): len(i.item.options)
        for i in (await waiting.waiting(looks.context(seen, looks.NoPictures()))).view().walk_children()
        if isinstance(i, Menu)
    }
    assert said == {
        f"Look ahead · Playable, {playable}": playable,
        f"Look ahead · Not now, {27 - playable}": 27 - playable,
    }


async def test_prices_are_those_of_now() -> None:
    table = others_play().lay(0, "Earth Office", "Space Station").turn(1)
    context = looks.context(looks.look(table.game, 0), looks.NoPictures())
    said = plain((await lookahead.of_card(context, CARDS[COMET])).words())
    assert "7 M€ short" in said
    assert "It costs 19 M€; you have 12 M€" in said
    said = plain((await lookahead.of_card(context, CARDS[CARTEL])).words())
    assert "It could be played." in said
    assert "It costs 5 M€" in said


async def test_the_full_hand_says_the_same() -> None:
    context = looks.context(looks.look(others_play().game, 0), looks.NoPictures())
    said = plain((await reading.hand(context)).words())
    assert "Now 21 M€: 9 M€ short." in said
    assert "Now 8 M€: could be played." in said
    assert "A look ahead" in said
    mine = looks.context(looks.look(others_play().turn(0).game, 0), looks.NoPictures())
    said = plain((await reading.hand(mine)).words())
    assert "Now 21 M€: 9 M€ short." in said
    assert "A look ahead" not in said


async def test_a_card_is_looked_at_from_the_panel_and_back(server: Server) -> None:
    await started(server)
    other = await asked_player(server)
    name = next(member for member in server.members if member != other)
    panel = await server.click(name, server.last(), "Play")
    key = CARDS[(await server.view(name)).hand[0]].as_play
    shown = await server.select(name, panel, [key])
    assert "A look ahead" in shown.words
    back = await server.click(name, shown, "Back")
    assert back.words == panel.words
    theirs = {CARDS[card].as_play for card in (await server.view(other)).hand}
    assert not theirs & {key for keys in panel.menus.values() for key in keys}
