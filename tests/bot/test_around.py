"""In the middle of a choice, a player can look at other screens with one tap and return with one tap."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.card import CARDS
from tests.bot.server import Server, Shown, route
from tests.bot.test_drafting import drafting
from tests.bot.test_first_decision import asked


def ways(shown: Shown) -> list[str]:
    """The labels of the buttons that lead to screens to look at."""
    return [label.replace("\u00a0", " ") for id, label in shown.buttons.items() if "@" in route(id)]


async def there_and_back(server: Server, shown: Shown, way: str, *deeper: str) -> Shown:
    """The screen that is shown after following these buttons and pressing Back as often."""
    begun = shown.words
    for label in (way, *deeper):
        shown = await server.click("Ann", shown, label, direct=True)
        assert shown.words != begun
    for _ in range(10):
        if shown.words == begun:
            break
        shown = await server.click("Ann", shown, "Back", direct=True)
    return shown


async def first_cards(server: Server) -> tuple[Shown, str]:
    """The screen on which a corporation and two of the first ten cards are chosen, and a part of its text."""
    shown = await server.click("Ann", await asked(server), "pick/", direct=True)
    menu = next(iter(shown.menus))
    return await server.select("Ann", shown, shown.menus[menu][:2], menu=menu, direct=True), "2 of 10: 6 M€"


async def packet(server: Server) -> tuple[Shown, str]:
    """The screen on which a card of the first packet of the draft in generation 2 is selected, and a part of its text."""
    await drafting(server, "Ann", "Ben")
    turned = await server.click("Ann", server.direct("Ann")[-1], "set/", direct=True)
    return turned, "✓ "


ROUND = (
    ("Board",),
    ("Board", "In words"),
    ("Board", "Full board", "In words"),
    ("Everybody",),
    ("Everybody", "table/1"),
)


@pytest.mark.once
@pytest.mark.parametrize("ways_there", [("Corporations",), ("Read the 10 cards",), ("How to play",), *ROUND[:3]])
async def test_from_the_first_cards_all_is_one_tap_away_and_the_choice_is_kept(
    server: Server, ways_there: Sequence[str]
) -> None:
    shown, chosen = await first_cards(server)
    assert ways(shown) == ["Corporations", "Read the 10 cards", "Board", "How to play"]
    back = await there_and_back(server, shown, *ways_there)
    assert chosen in back.words
    assert ways(back) == ways(shown)


@pytest.mark.once
@pytest.mark.parametrize("ways_there", [("Hand",), ("My table",), *ROUND])
async def test_from_a_packet_all_is_one_tap_away_and_the_choice_is_kept(
    server: Server, ways_there: Sequence[str]
) -> None:
    shown, chosen = await packet(server)
    assert ways(shown) == ["Hand", "My table", "Board", "Everybody"]
    back = await there_and_back(server, shown, *ways_there)
    assert [label for label in back.buttons.values() if label.startswith(chosen)]
    assert any(label.startswith("Keep") for label in back.buttons.values())


async def test_both_corporations_can_be_read_while_the_cards_are_chosen(server: Server) -> None:
    before = (await asked(server)).buttons
    one, other = [label for id, label in before.items() if route(id).startswith("pick/")]
    shown = await server.click("Ann", server.direct("Ann")[-1], "pick/", direct=True)
    read = await server.click("Ann", shown, "Corporations", direct=True)
    assert f"**{one}**" in read.words
    assert f"**{other}**" in read.words
    hidden = {CARDS[card].name for card in (await server.view("Ben")).looking if CARDS[card].kind == "corporation"}
    assert not [name for name in hidden - {one, other} if name in read.words]
