"""Back leads to the screen that the player came from; undoing an unfinished choice leads to the screen on which it was begun."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.card import CARDS, KEYS
from tests.bot.server import Server, Shown, asked_player, open_server, route, started


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as made:
        await started(made)
        yield made


def title(shown: Shown) -> str:
    return shown.words.split("\n")[0]


async def walked(server: Server, name: str, *ways: str) -> list[Shown]:
    """Open the panel, then press these buttons one after another; returns all screens."""
    screens = [await server.click(name, server.last(), "open")]
    for way in ways:
        screens.append(await server.click(name, screens[-1], way))
    return screens


@pytest.mark.once
@pytest.mark.parametrize(
    "ways",
    [
        ("More",),
        ("More", "Hand"),
        ("More", "Hand", "Full cards"),
        ("More", "My table"),
        ("More", "Everybody"),
        ("More", "Everybody", "table/1"),
        ("More", "Log"),
        ("More", "Board"),
        ("More", "Board", "Full board"),
        ("More", "Everybody", "Full board"),
        ("More", "words"),
        ("More", "My games"),
        ("More", "Undo"),
        ("Since my turn",),
        ("Since my turn", "Log"),
        ("B · Project",),
        ("Pass",),
    ],
)
async def test_back_leads_to_where_one_came_from(server: Server, ways: tuple[str, ...]) -> None:
    name = await asked_player(server)
    screens = await walked(server, name, *ways)
    shown = screens.pop()
    while screens:
        shown = await server.click(name, shown, "Back")
        assert title(shown) == title(screens.pop())


async def test_back_from_the_undo_leads_to_more_however_far_one_thought_of_going(server: Server) -> None:
    name = await asked_player(server)
    for _ in range(2):
        await server.slash(name, "project", server.place, project="project:power-plant")
    screens = await walked(server, name, "More", "Undo")
    further = await server.select(name, screens[-1], ["2"])
    assert "Undo 2" in str(further.buttons.values())
    assert title(await server.click(name, further, "Keep")) == title(screens[1])


async def test_back_from_another_part_of_the_log_leads_out_of_the_log(server: Server) -> None:
    name = await asked_player(server)
    log = (await walked(server, name, "Since my turn", "Log"))[-1]
    mine = await server.select(name, log, ["me"])
    again = await server.select(name, mine, ["1"], menu=mine.menu_with("0"))
    assert "Since your last turn" in title(await server.click(name, again, "Back"))


async def test_why_something_cannot_be_done_leads_back_to_its_list(server: Server) -> None:
    name = await asked_player(server)
    await server.slash(name, "project", server.place, project="greenery", space="d5")
    listed = (await walked(server, name, "B · Project"))[-1]
    closed = next(value for values in listed.menus.values() for value in values if value.startswith("not:project"))
    why = await server.select(name, listed, [closed])
    assert title(await server.click(name, why, "Back")) == title(listed)


async def test_a_stranger_goes_back_to_what_is_public(server: Server) -> None:
    server.members["Cat"] = server.guild.add_member(server.env.create_user("Cat"))
    screens = await walked(server, "Cat", "Everybody", "table/1")
    everybody = await server.click("Cat", screens[-1], "Back")
    assert title(everybody) == title(screens[1])
    assert title(await server.click("Cat", everybody, "Back")) == title(screens[0])


async def test_a_screen_that_was_typed_leads_to_the_panel(server: Server) -> None:
    name = await asked_player(server)
    log = await server.slash(name, "log", server.place)
    assert "Your turn" in title(await server.click(name, log, "My panel"))


async def test_taking_back_a_card_leads_to_its_screen_with_the_payment_chosen(server: Server) -> None:
    name, comet = await asked_player(server), CARDS[KEYS["comet"]]
    await server.deal(name, comet.id)
    card = await server.select(name, await server.click(name, server.last(), "open"), [comet.as_play])
    assert "Then:" in card.words
    back = await server.click(name, await server.click(name, card, "play/"), "back")
    assert title(back) == title(card)
    assert any(route(b).startswith("play/") for b in back.buttons)
    assert "Your turn" in title(await server.click(name, back, "Back"))
