"""The first decision, corporation and first cards: players can read the cards, change the choice, and confirm it once."""

from __future__ import annotations

import asyncio

from bot import speech
from bot.components import Tap
from bot.screen import Gallery
from bot.screens import first
from bot.screens.refusals import refusal
from engine.card import CARDS
from engine.expansions.turmoil.events import KIND
from tests.bot import looks
from tests.bot.server import Server, Shown, asked_player, route


async def asked(server: Server) -> Shown:
    """Start a game; returns the direct message that asks Ann for her corporation."""
    await server.slash("Ann", "game new", name="Olympus Rising")
    await server.say()
    await server.slash("Ben", "game join")
    await server.slash("Ann", "game start")
    await server.say()
    return server.direct("Ann")[-1]


async def test_the_choice_stands_under_the_pictures_where_the_thumb_is() -> None:
    shown = await first.corporation(looks.context(looks.look(looks.opened(0), 0)))
    kinds = [
        type(next(iter(item.walk_children()), item)) if hasattr(item, "walk_children") else item for item in shown.items
    ]
    pictures = [i for i, item in enumerate(shown.items) if isinstance(item, Gallery)]
    buttons = [i for i, kind in enumerate(kinds) if kind is Tap]
    assert len(pictures) == 2
    assert buttons
    assert min(buttons) > max(pictures)


async def test_the_cards_are_read_before_anything_is_chosen(server: Server) -> None:
    shown = await asked(server)
    reading = await server.click("Ann", shown, "Read the 10 cards", direct=True)
    for card in (await server.view("Ann")).looking:
        if CARDS[card].kind != "corporation":
            assert speech.in_full(CARDS[card]).replace("\u00a0", " ") in reading.words
    back = await server.click("Ann", reading, "Back", direct=True)
    assert "Choose your corporation" in back.words


def test_a_card_in_full_names_its_tags_and_that_it_is_an_event() -> None:
    named = {card.name: speech.in_full(card).replace("\u00a0", " ") for card in speech.all_cards() if card.kind != KIND}
    assert named["Cartel"].startswith("**Cartel**, 8 M€ (Earth): Raise")
    assert named["Sabotage"].startswith("**Sabotage**, 1 M€ (event): ")
    assert named["Asteroid"].startswith("**Asteroid**, 14 M€ (space, event): ")


async def test_reading_on_the_way_loses_nothing_that_was_turned_over(server: Server) -> None:
    shown = await server.click("Ann", await asked(server), "pick/", direct=True)
    menu = next(iter(shown.menus))
    two = await server.select("Ann", shown, shown.menus[menu][:2], menu=menu, direct=True)
    assert "2 of 10: 6 M€" in two.words
    reading = await server.click("Ann", two, "Read the 10 cards", direct=True)
    assert "2 of 10: 6 M€" in (await server.click("Ann", reading, "Back", direct=True)).words


async def test_another_corporation_leaves_the_cards_selected(server: Server) -> None:
    shown = await asked(server)
    one, other = [route(r) for r in shown.buttons if route(r).startswith("pick/")]
    shown = await server.click("Ann", shown, one, direct=True)
    menu = next(iter(shown.menus))
    shown = await server.select("Ann", shown, shown.menus[menu][:2], menu=menu, direct=True)
    names = [CARDS[card].name for card in (await server.view("Ann")).looking if CARDS[card].priced][:2]
    again = await server.click("Ann", shown, "Other corporation", direct=True)
    assert f"Still selected: {names[0]} and {names[1]}." in again.words
    key = other.partition("/")[2]
    (way,) = [route(r) for r in again.buttons if route(r).endswith(key)]
    shown = await server.click("Ann", again, way, direct=True)
    assert "2 of 10: 6 M€" in shown.words
    done = await server.click("Ann", shown, "Buy 2", direct=True)
    assert (await server.view("Ann")).chosen["corporation"] == (key,)
    changed = await server.click("Ann", done, "Change", direct=True)
    assert f"Still selected: {names[0]} and {names[1]}." in changed.words, "who changes the answer as well"


async def test_the_corporation_can_be_changed_until_the_cards_are_bought(server: Server) -> None:
    shown = await asked(server)
    one, other = [route(r) for r in shown.buttons if route(r).startswith("pick/")]
    chosen = await server.click("Ann", shown, one, direct=True)
    again = await server.click("Ann", chosen, "Other corporation", direct=True)
    assert "Choose your corporation" in again.words
    done = await server.click("Ann", await server.click("Ann", again, other, direct=True), "Buy none", direct=True)
    view = await server.view("Ann")
    assert view.chosen["corporation"] == (other.partition("/")[2],)
    assert "Change" in done.buttons.values(), "until the last player has chosen"


async def chosen(server: Server, name: str) -> Shown:
    """This player takes the first corporation that they are offered, without cards, on the panel that Play opens."""
    shown = await server.click(name, server.last(), "Play")
    corporation = next(route(r) for r in shown.buttons if route(r).startswith("pick/"))
    return await server.click(name, await server.click(name, shown, corporation), "Buy none")


async def test_a_panel_with_a_choice_says_so_once_all_have_chosen(server: Server) -> None:
    await asked(server)
    mine = await chosen(server, "Ann")
    assert "Still to choose: ■" in mine.words
    await chosen(server, "Ben")
    await server.say()
    await asyncio.gather(*server.bot.telling)
    now = server.again("Ann", mine)
    assert "Change" not in now.buttons.values()
    turn = "It is your turn" if await asked_player(server) == "Ann" else "Ben plays"
    assert turn in now.words
    assert "Since my turn" in now.buttons.values()
    assert refusal("nothing-to-reopen", {}, None) == "That choice can no longer be changed.", "on an older panel"
