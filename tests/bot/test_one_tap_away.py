"""What is done often is near: long hands are sorted and filtered, trades and delegates stand on the panel, the table is one tap away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate
from random import Random
from typing import Any

import msgspec
import pytest

from bot import speech
from bot.components import Menu
from bot.screen import Screen
from bot.screens import decide, hand, panel, verbs
from bot.screens.context import ScreenContext
from bot.screens.verbs import NOT
from bot.tables import Look
from bot.tables.values import Coaching
from engine import Options, new_game, view
from engine.card import CARDS
from engine.core import Decision, Reason
from engine.effects.government import RaiseOne
from engine.robots.advice import Advice
from engine.robots.greedy import greedy_answer
from tests.bot import looks
from tests.bot.server import Server, asked_player, route, started
from tests.engine.table import Table
from tests.expansions.test_turmoil import table_of

PROJECTS = sorted(card.id for card in looks.CARDS.values() if card.priced)


def holding(cards: int, playable: int) -> ScreenContext:
    """A turn with so many cards in hand, of which so many can be played."""
    table = Table(2, more=looks.EVERYTHING, corporate_era=True).stock(0, mc=30).turn(0)
    seen = looks.look(table.game, 0)
    assert seen.view is not None
    assert seen.decision is not None
    held = Random(cards).sample(PROJECTS, cards)
    keys = [CARDS[card].as_play for card in held]
    others = tuple(key for key in seen.decision.options if not key.startswith("play:"))
    decision = msgspec.structs.replace(seen.decision, options=(*keys[:playable], *others))
    kept = [choice for choice in seen.choices if not choice.key.startswith("play:")]
    made = type(seen.choices[0])
    kept += [made(key, 9, None if n < playable else Reason("too-dear", short=4)) for n, key in enumerate(keys)]
    seen = replace(seen, view=msgspec.structs.replace(seen.view, hand=tuple(held)))
    return looks.context(replace(looks.asked(seen, decision), choices=tuple(kept)))


def second_generation() -> Look:
    """A first action of seat 0 in the second generation of a game with everything."""
    game = new_game(Options(players=2, corporate_era=True, more=looks.EVERYTHING), "second generation")
    while True:
        seat = min(game.pending)
        asked = game.pending[seat]
        if seat == 0 and game.table.generation == 2 and "pass" in asked.options:
            game.players[0].stock.update(mc=30)
            game.derive_pending()
            return looks.look(game, 0)
        game.answer(seat, greedy_answer(view(game, seat)))


def menus(screen: Screen) -> dict[str, Menu]:
    """The menus of a screen by what stands on them."""
    return {
        str(menu.item.placeholder).replace("\u00a0", " "): menu
        for menu in screen.view().walk_children()
        if isinstance(menu, Menu)
    }


async def test_what_can_be_played_of_a_long_hand_stands_apart_from_what_cannot() -> None:
    found = menus(await panel.turn(holding(26, 14)))
    can, cannot = found["A · Playable, 14"].item.options, found["A · Not now, 12"].item.options
    assert (len(can), len(cannot)) == (14, 12)
    assert all(option.value.startswith(NOT) and not option.label.startswith("Not now") for option in cannot)
    assert not any(option.value.startswith(NOT) for option in can)


async def test_a_hand_that_fits_stands_in_one_menu() -> None:
    found = menus(await panel.turn(holding(25, 14)))
    (menu,) = (menu for said, menu in found.items() if said.startswith("A · "))
    assert [option.label.startswith("Not now") for option in menu.item.options] == [False] * 14 + [True] * 11


@pytest.mark.parametrize(("cards", "sizes"), [(26, [13, 13]), (51, [17, 17, 17]), (77, [19, 19, 19, 20])])
async def test_menus_of_a_long_hand_have_about_as_many_cards_each(cards: int, sizes: list[int]) -> None:
    found = menus(await panel.turn(holding(cards, cards)))
    ends = list(accumulate(sizes))
    assert {said: len(menu.item.options) for said, menu in found.items() if said.startswith("A · ")} == {
        f"A · Playable, {last - n + 1} to {last}": n for n, last in zip(sizes, ends, strict=True)
    }


@pytest.mark.parametrize(
    ("cards", "menus", "hinted", "strips"),
    [
        (10, 2, False, 10),
        (9, 3, False, 6),
        (8, 3, False, 8),
        (8, 4, False, 6),
        (7, 4, False, 7),
        (30, 5, False, 5),
        (10, 1, True, 10),
        (10, 2, True, 6),
        (8, 3, True, 6),
        (7, 4, True, 5),
        (6, 4, True, 6),
        (30, 4, True, 5),
    ],
)
async def test_the_more_menus_a_panel_has_the_fewer_strips_are_drawn(
    cards: int, menus: int, hinted: bool, strips: int
) -> None:
    drawn: list[int] = []

    class Counted(looks.NoPictures):
        async def hand(self, view: Any, cards: Sequence[int], notes: Any) -> list[Any]:
            drawn.append(len(cards))
            return []

    context = replace(holding(cards, cards), artist=Counted())
    status = replace(context.status, rules=context.status.rules.model_copy(update={"hints": hinted}))
    context = replace(context, look=replace(context.look, status=status))
    shown = [item for item in await hand.on_panel(context, [None] * menus) if item is not None]
    assert drawn == [strips]
    assert bool(shown) == (strips < cards), "a button to all of them"


@pytest.mark.parametrize(
    ("told", "menus", "strips"),
    [
        (Coaching(advice=Advice(("pass",))), 4, 5),
        (Coaching(advice=Advice(("pass",))), 6, 3),
        (Coaching(lesson="turn", advice=Advice(("pass",))), 4, 3),
        (Coaching(comment="bonus", advice=Advice(("pass",))), 4, 4),
        (Coaching(comment="rating", lesson="turn", advice=Advice(("pass",))), 6, 2),
        (Coaching(lesson="turn", advice=Advice(("pass",))), 2, 5),  # few menus leave room
    ],
)
async def test_the_more_a_coach_says_above_menus_the_fewer_strips_are_drawn(
    told: Coaching, menus: int, strips: int
) -> None:
    assert len(await strips_drawn(told, menus)) == strips


async def test_the_card_that_the_coach_suggests_is_drawn_first() -> None:
    cards = list(holding(9, 9).view.hand)
    drawn = await strips_drawn(Coaching(advice=Advice((f"play:{CARDS[cards[-1]].key}",))), 6)
    assert cards[-1] == drawn[0]


async def strips_drawn(told: Coaching, menus: int) -> list[int]:
    """The cards on a panel above so many menus, below the words of the coach."""
    drawn: list[int] = []

    class Recorded(looks.NoPictures):
        async def hand(self, view: Any, cards: Sequence[int], notes: Any) -> list[Any]:
            drawn.extend(cards)
            return []

    context = replace(holding(9, 9), artist=Recorded())
    await hand.on_panel(replace(context, look=replace(context.look, coaching=told)), [None] * menus)
    return drawn


async def test_what_was_done_before_a_second_action_takes_no_more_than_three_rows() -> None:
    done = "; ".join(f"**Card {n}** for 4 steel" for n in range(30))
    said = speech.cut(done, panel.DONE)
    assert len(said) <= panel.DONE
    assert said.count("**") % 2 == 0, "nothing below it is bold"


async def test_a_long_hand_is_drawn_in_part_on_the_panel_and_all_of_it_is_one_tap_away() -> None:
    assert "All 26 cards: sort or filter" in looks.labels(await panel.turn(holding(26, 14)))
    assert not any(label.startswith("All ") for label in looks.labels(await panel.turn(holding(10, 4))))


def shown(screen: Screen) -> list[int]:
    """The cards of the menu of a hand, in order."""
    found = menus(screen)["Choose a card"].item.options
    return [card.id for option in found if (card := speech.card_of(option.value.removeprefix(NOT)))]


async def test_a_hand_is_sorted_and_filtered() -> None:
    context = holding(26, 14)
    held = list(context.view.hand)

    async def every(way: str) -> list[int]:
        found: list[int] = []
        for page in range(3):
            found += [card for card in shown(await hand.listed(context, way, page)) if card not in found]
        return found

    assert await every("all") == held
    assert await every("playable") == held[:14]
    assert await every("others") == held[14:]
    prices = [speech.price(context.view, CARDS[card]) for card in await every("cheapest")]
    assert prices == sorted(prices)
    assert len(prices) == 26
    space = [card for card in held if "space" in CARDS[card].shown_tags]
    assert space
    assert await every("tag-space") == space


async def test_what_a_hand_no_longer_has_is_shown_unfiltered() -> None:
    context = holding(10, 10)
    assert shown(await hand.listed(context, "tag-nothing")) == list(context.view.hand)
    assert shown(await hand.listed(context, "others")) == list(context.view.hand), "all can be played"


async def test_a_trade_and_a_delegate_are_chosen_on_the_panel_and_beside_their_picture() -> None:
    context = looks.context(second_generation(), looks.NoPictures())
    on_panel = menus(await panel.turn(context))
    (trade,) = (said for said in on_panel if said.startswith("H · Trade for 9 M€"))
    assert trade == "H · Trade for 9 M€, 3 energy or 3 titanium", "with how many there are it would take two rows"
    (delegate,) = (said for said in on_panel if said.startswith("I · Send a delegate, free · "))
    for key, said in (("colonies", trade), ("turmoil", delegate)):
        assert [str(menu.item.placeholder).replace("\u00a0", " ") for menu in beside(context, key)] == [said]


def beside(context: ScreenContext, key: str) -> list[Menu]:
    return [
        menu
        for item in verbs.of_annex(context, key)
        if hasattr(item, "walk_children")
        for menu in item.walk_children()
        if isinstance(menu, Menu)
    ]


async def test_a_delegate_shows_its_price_and_is_not_offered_to_who_cannot_pay() -> None:
    table = table_of().stock(0, mc=5).act(0, "delegate:greens").turn(0)
    said = menus(await panel.turn(looks.context(looks.look(table.game, 0))))
    assert any(line.startswith("I · Send a delegate, 5 M€") for line in said)
    table.stock(0, mc=4).turn(0)
    screen = await panel.turn(looks.context(looks.look(table.game, 0)))
    assert not any(line.startswith("I · ") for line in menus(screen))
    assert "I delegate, 1 M€ short" in screen.words().replace("\u00a0", " ")


AROUND = ["Board", "Everybody", "Colonies", "Senate"]


async def test_the_table_is_one_tap_away_from_a_turn() -> None:
    table = Table(2, more=looks.EVERYTHING, corporate_era=True).turn(0)
    assert looks.labels(await panel.turn(looks.context(looks.look(table.game, 0))))[-4:] == AROUND


async def test_the_table_is_one_tap_away_from_the_question_of_the_world_government() -> None:
    table = Table(2, more=looks.EVERYTHING, corporate_era=True).run(RaiseOne(rewarded=False))
    seen = looks.look(table.game, 0)
    assert seen.decision is not None
    assert seen.decision.key == "raise-one"
    assert looks.labels(await decide.ask(looks.context(seen)))[-4:] == AROUND


async def test_the_table_is_one_tap_away_from_research() -> None:
    table = Table(2, more=looks.EVERYTHING, corporate_era=True)
    options = tuple(CARDS[card].as_card for card in PROJECTS[:4])
    seen = looks.asked(looks.look(table.game, 0), Decision(0, "buy", options, 0, 4, "card"))
    assert set(AROUND) <= set(looks.labels(await decide.ask(looks.context(seen))))


async def test_a_card_is_chosen_from_the_filtered_hand_and_back_leads_there(server: Server) -> None:
    await started(server)
    name = await asked_player(server)
    shown = await server.click(name, server.last(), "open")
    listed = await server.click(name, await server.click(name, shown, "More"), "cards")
    cheapest = await server.select(name, listed, ["cheapest"])
    (menu,) = [found for found in cheapest.menus if route(found).startswith(("do/a", "ahead"))]
    card = await server.select(name, cheapest, cheapest.menus[menu][:1], menu=menu)
    back = await server.click(name, card, "Back")
    assert back.menus.keys() != {}
    assert "Your hand" in back.words
