"""The beginning of a game with preludes: one screen for corporation, preludes and first cards, which adds up what they bring."""

from __future__ import annotations

from typing import Any

import pytest

from bot.components import Gallery
from bot.screens import beginning, decide
from bot.screens.beginning import Picked
from engine import Game, Options, new_game
from engine.card import CARDS
from tests.bot import looks
from tests.bot.server import Server, Shown
from tests.engine.table import number
from tests.expansions.test_prelude import begun, choose

PRELUDES = ("Business Empire", "Great Aquifer", "Donation", "Galilean Mining")


def game(**options: Any) -> Game:
    return begun(2, PRELUDES, **{"corporations": ("Ecoline",), **options})


def picked(game: Game, corporation: str, preludes: tuple[str, ...], cards: int = 0) -> Picked:
    seen = looks.context(looks.look(game, 0)).view
    chosen = [number(corporation)] if corporation else []
    return Picked(chosen, [number(name) for name in preludes], beginning.dealt(seen, "buy")[:cards])


async def said(game: Game, selected: Picked | None = None) -> str:
    context = looks.context(looks.look(game, 0))
    shown = await beginning.screen(context, selected)
    shown.view()
    return shown.words().replace("\u00a0", " ")


async def test_at_first_the_screen_says_what_is_to_be_chosen() -> None:
    for seat in (0, 1):
        shown = await decide.ask(looks.context(looks.look(game(), seat)))
        shown.view()
        words = shown.words().replace("\u00a0", " ")
        assert "Corporation, preludes and first cards" in words
        assert "Keep 2 of 4 preludes. Buy any of the 10 cards, 3 M€ each." in words
        assert "Choose your corporation and 2 more preludes." in words
        assert "You would begin with" not in words
        assert "two preludes" in decide.sentence(looks.context(looks.look(game(), seat)))


async def test_it_adds_up_what_one_would_begin_with() -> None:
    words = await said(game(), picked(game(), "Ecoline", ("Business Empire", "Great Aquifer"), 3))
    assert "You would begin with **21 M€**: Ecoline 36, 3 cards −9, Business Empire −6." in words
    assert "Production: M€ +6, plants +2." in words
    assert "Also: 3 plants, 3 cards and 20 TR." in words
    assert "Tags: 1 plant, 1 Earth." in words
    assert "Then still to decide: 2 × ocean (Great Aquifer)." in words


async def test_it_warns_of_what_could_not_be_played() -> None:
    words = await said(game(), picked(game(), "Ecoline", ("Business Empire", "Galilean Mining"), 10))
    assert "Cannot be played, and is discarded for M€: **Galilean Mining**." in words
    assert "10 cards −30" in words


async def test_what_is_asked_for_a_card_without_words_for_the_question_is_said_by_its_name() -> None:
    opened = begun(2, ("Corporate Archives", *PRELUDES[1:]), corporations=("Ecoline",), more=("prelude", "promos"))
    words = await said(opened, picked(opened, "Ecoline", ("Corporate Archives", "Great Aquifer")))
    assert "Then still to decide: Corporate Archives, 2 × ocean (Great Aquifer)." in words


async def test_with_the_beginner_corporation_preludes_alone_are_chosen() -> None:
    words = await said(
        game(beginners=(0,), corporations=()),
        picked(game(beginners=(0,), corporations=()), "", ("Donation", "Great Aquifer")),
    )
    assert "Choose your preludes" in words
    assert "You would begin with **63 M€**: Beginner Corporation 42, Donation +21." in words
    assert "10 cards" in words


@pytest.mark.parametrize("corporations", [2, 5])
async def test_the_screen_fits_with_everything_selected(corporations: int) -> None:
    opened = new_game(
        Options(players=2, corporate_era=True, more=("prelude",), first=0, corporations=corporations), "x"
    )
    context = looks.context(looks.look(opened, 0))
    dealt = {choice: beginning.dealt(context.view, choice) for choice in beginning.CHOICES}
    for corporation in dealt["corporation"]:
        shown = await beginning.screen(context, Picked([corporation], dealt["preludes"][:2], dealt["buy"]))
        shown.view()


async def test_the_order_of_preludes_is_asked_with_their_pictures_and_what_cannot_be_played() -> None:
    opened = begun(2, PRELUDES, corporations=("Ecoline",))
    for seat in (1, 0):
        names = ("Business Empire", "Galilean Mining") if seat == 0 else ()
        choose(opened, seat, *names, corporation="Ecoline" if seat == 0 else "", buys=10 if seat == 0 else 0)
    opened.players[0].stock["mc"] = 5
    opened.look()
    shown = await decide.ask(looks.context(looks.look(opened, 0), looks.SomePictures()))
    view = shown.view()
    assert "Choose the prelude to play first" in shown.words()
    said = str(view.to_components()).replace("\u00a0", " ").replace("\\xa0", " ")
    assert "cannot be played now, too dear now: 15 M€ instead" in said
    assert any(isinstance(item, Gallery) for item in shown.items)


# Through Discord.


async def lobby(server: Server) -> Shown:
    """Start a game with preludes; returns the direct message that asks Ann."""
    await server.slash("Ann", "game new", name="Olympus Rising")
    await server.say()
    await server.slash("Ben", "game join")
    found = await server.bot.tables.games_of(server.members["Ann"].id)
    changes = {"corporate_era": True, "more": ("prelude",)}
    await server.bot.tables.configure(found[0].id, server.members["Ann"].id, changes)
    await server.slash("Ann", "game start")
    await server.say()
    return server.direct("Ann")[-1]


async def chosen(server: Server, who: str, shown: Shown) -> Shown:
    """Select a corporation, two preludes and two cards, and begin."""
    corporation = next(iter(shown.buttons.values()))
    shown = await server.click(who, shown, corporation, direct=True)
    for n in "13":
        label = next(
            said for label in shown.buttons.values() if (said := label.replace("\u00a0", " ")).startswith(f"{n} ")
        )
        shown = await server.click(who, shown, label, direct=True)
    menu = next(iter(shown.menus))
    shown = await server.select(who, shown, shown.menus[menu][:2], menu=menu, direct=True)
    assert "2 cards −6" in shown.words
    return await server.click(who, shown, "Begin with these", direct=True)


async def test_all_is_chosen_with_a_few_clicks_and_can_be_changed(server: Server) -> None:
    done = await chosen(server, "Ann", await lobby(server))
    assert "Corporation: **" in done.words
    assert "Preludes: **" in done.words
    view = await server.view("Ann")
    assert [len(view.chosen[choice]) for choice in ("corporation", "preludes", "buy")] == [1, 2, 2]
    again = await server.click("Ann", done, "Change", direct=True)
    assert "Keep 2 of 4 preludes" in again.words
    assert "2 cards −6" in again.words, "what was chosen stays selected"
    selected = [label.replace("\u00a0", " ") for label in again.buttons.values() if label.startswith("✓")]
    assert len(selected) == 3
    again = await server.click("Ann", again, selected[1], direct=True)
    assert "Choose 1 more prelude." in again.words
    other = next(said for label in again.buttons.values() if (said := label.replace("\u00a0", " ")).startswith("2 "))
    again = await server.click("Ann", again, other, direct=True)
    await server.click("Ann", again, "Begin with these", direct=True)
    await chosen(server, "Ben", server.direct("Ben")[-1])
    view = await server.view("Ann")
    assert all(seat.corporation for seat in view.seats)
    assert view.phase in ("preludes", "action")


async def test_what_a_command_has_chosen_is_selected_on_the_screen(server: Server) -> None:
    await lobby(server)
    view = await server.view("Ann")
    corporation = next(CARDS[card] for card in view.looking if CARDS[card].kind == "corporation")
    shown = await server.slash("Ann", "answer", choice=corporation.as_card)
    assert f"✓ {corporation.name}" in shown.buttons.values()
