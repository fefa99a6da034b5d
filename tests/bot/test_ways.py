"""Back leads to the screen that the player came from, and taking back to the screen on which a choice was begun."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.card import CARDS, KEYS
from tests.bot.server import Server, Shown, first, route, server, started


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Server]:
    async with server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as made:
        await started(made)
        yield made


def title(shown: Shown) -> str:
    return shown.words.split("\n")[0]


async def walked(at: Server, name: str, *ways: str) -> list[Shown]:
    """The panel and the screens behind these buttons, one after another."""
    screens = [await at.click(name, at.last(), "open")]
    for way in ways:
        screens.append(await at.click(name, screens[-1], way))
    return screens


@pytest.mark.parametrize(
    "ways",
    [
        ("More",),
        ("More", "Hand, full cards"),
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
        ("Since my turn", "Whole log"),
        ("B · Project",),
        ("Pass",),
    ],
)
async def test_back_leads_to_where_one_came_from(at: Server, ways: tuple[str, ...]) -> None:
    name = await first(at)
    screens = await walked(at, name, *ways)
    shown = screens.pop()
    while screens:
        shown = await at.click(name, shown, "Back")
        assert title(shown) == title(screens.pop())


async def test_back_from_the_undo_leads_to_more_however_far_one_thought_of_going(at: Server) -> None:
    name = await first(at)
    for _ in range(2):
        await at.slash(name, "project", at.place, project="project:power-plant")
    screens = await walked(at, name, "More", "Undo")
    further = await at.select(name, screens[-1], ["2"])
    assert "Undo 2" in str(further.buttons.values())
    assert title(await at.click(name, further, "Keep")) == title(screens[1])


async def test_back_from_another_part_of_the_log_leads_out_of_the_log(at: Server) -> None:
    name = await first(at)
    log = (await walked(at, name, "Since my turn", "Whole log"))[-1]
    mine = await at.select(name, log, ["me"])
    again = await at.select(name, mine, ["1"], menu=mine.menu_with("0"))
    assert "Since your last turn" in title(await at.click(name, again, "Back"))


async def test_why_something_cannot_be_done_leads_back_to_its_list(at: Server) -> None:
    name = await first(at)
    await at.slash(name, "project", at.place, project="greenery", space="d5")
    listed = (await walked(at, name, "B · Project"))[-1]
    closed = next(value for values in listed.menus.values() for value in values if value.startswith("not:project"))
    why = await at.select(name, listed, [closed])
    assert title(await at.click(name, why, "Back")) == title(listed)


async def test_a_stranger_goes_back_to_what_is_public(at: Server) -> None:
    at.members["Cat"] = at.guild.add_member(at.env.create_user("Cat"))
    screens = await walked(at, "Cat", "Everybody", "table/1")
    everybody = await at.click("Cat", screens[-1], "Back")
    assert title(everybody) == title(screens[1])
    assert title(await at.click("Cat", everybody, "Back")) == title(screens[0])


async def test_a_screen_that_was_typed_leads_to_the_panel(at: Server) -> None:
    name = await first(at)
    log = await at.slash(name, "log", at.place)
    assert "Your turn" in title(await at.click(name, log, "My panel"))


async def test_taking_back_a_card_leads_to_its_screen_with_the_payment_chosen(at: Server) -> None:
    name, comet = await first(at), CARDS[KEYS["comet"]]
    await at.deal(name, comet.id)
    card = await at.select(name, await at.click(name, at.last(), "open"), [comet.as_play])
    assert "Then:" in card.words
    back = await at.click(name, await at.click(name, card, "play/"), "back")
    assert title(back) == title(card)
    assert any(route(b).startswith("play/") for b in back.buttons)
    assert "Your turn" in title(await at.click(name, back, "Back"))
