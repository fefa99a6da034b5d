"""The pictures of screens: their number, their size in bytes, and their names."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from gettext import NullTranslations
from io import BytesIO
from random import Random
from threading import Event

import msgspec
import pytest
from discord import ui
from PIL import Image

import renderer
from bot import speech
from bot.screen import Gallery, Screen
from bot.screens import choose, decide, hand, reading, result, verbs, waiting
from bot.screens.context import ScreenContext
from bot.screens.pictures import Artist
from bot.tables.hands import Hands
from engine.box import Choice
from engine.card import KEYS
from engine.core import Decision, Reason
from engine.view import listed
from renderer.tools import samples
from tests.bot import looks
from tests.loud import Loud
from words import catalogue, speaking

PROJECTS = sorted(number for number, card in looks.CARDS.items() if card.kind != "corporation")


@pytest.fixture
async def artist() -> AsyncIterator[Artist]:
    made = Artist()
    yield made
    made.close()


def selling(n: int, artist: Artist) -> ScreenContext:
    """The screen that asks a player with `n` cards in hand which of them to sell."""
    seen = looks.look(looks.opened(0), 0)
    cards = Random(n).sample(PROJECTS, n)
    assert seen.view is not None
    seen = replace(seen, view=msgspec.structs.replace(seen.view, hand=tuple(cards)))
    options = tuple(looks.CARDS[card].as_card for card in cards)
    return looks.context(looks.asked(seen, Decision(0, "sell", options, 1, n, "card")), artist)


def galleries(screen: Screen) -> list[Gallery]:
    return [item for item in screen.items if isinstance(item, Gallery)]


@pytest.mark.parametrize("n", [7, 14, 26, 50])
async def test_a_large_hand_is_shown_in_part_and_its_picture_stays_light(artist: Artist, n: int) -> None:
    """The alt text has the cards of the picture; what is cut there can be read with a command."""
    context = selling(n, artist)
    for screen in (await choose.several(context), await waiting.waiting(context), await hand.listed(context)):
        screen.view()
        (shown,) = galleries(screen)
        said = shown.items[0].description or "…"
        assert "…" not in said or said.endswith("/card")
        assert len(shown.drawn.data) < 150_000
        (file,) = screen.files()
        assert f"attachment://{file.filename}" == shown.items[0].media.url


@pytest.mark.parametrize("n", [10, 28])
async def test_a_picture_of_some_of_the_cards_to_choose_from_says_so(n: int) -> None:
    drawn, bare = selling(n, looks.SomePictures()), selling(n, looks.NoPictures())
    said = "In the picture: cards 1 to 10 of 28."
    assert (said in (await choose.several(drawn)).words().replace("\u00a0", " ")) == (n == 28)
    assert "The picture" not in (await choose.several(bare)).words()


async def test_each_picture_of_a_large_hand_names_its_own_cards(artist: Artist) -> None:
    context = selling(20, artist)
    lines: list[str] = []
    for page in range(2):
        (shown,) = galleries(await hand.listed(context, page=page))
        lines += shown.drawn.alt.splitlines()
    names = [looks.CARDS[card].name for card in context.view.hand]
    assert all(line.startswith(name) for name, line in zip(names, lines, strict=True))


async def test_a_picture_is_kept_for_each_language(artist: Artist, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "_catalogue", {"en": NullTranslations(), "loud": Loud()}.__getitem__)
    view, names = looks.look(looks.opened(0), 0).view, ["Ann", "Ben", "Cat"]
    assert view is not None
    said: dict[str, str] = {}
    for locale in ("en", "loud", "en"):
        with speaking(locale):
            drawn = await artist.table(view, names)
            assert drawn is not None
            assert said.setdefault(locale, drawn.alt) == drawn.alt
    assert said["en"] != said["loud"]


async def test_a_phone_gets_pictures_that_it_can_show_and_the_full_board_is_one_tap_away(artist: Artist) -> None:
    """`/board` shows Mars, another screen the players and how far the reader is with milestones."""
    now = msgspec.structs.replace(samples.middle(2), you=1)
    context = looks.context(replace(looks.look(looks.opened(0), 0), view=now), artist)
    for screen, name, said in (
        (await reading.board(context), "board", ""),
        (await reading.everybody(context), "everybody", "you "),
    ):
        shown = [one.drawn for one in galleries(screen)]
        assert {one.name.partition("-")[0] for one in shown} == {name}
        assert all(Image.open(BytesIO(one.data)).width == 800 for one in shown)
        assert said in " ".join(one.alt for one in shown)
        taps = [child.item for child in screen.view().walk_children() if isinstance(child, ui.DynamicItem)]
        assert "Full board" in [tap.label for tap in taps if isinstance(tap, ui.Button)]
    (whole,) = galleries(await reading.full(context))
    assert Image.open(BytesIO(whole.drawn.data)).width == 1600


async def test_a_tableau_shows_a_players_own_cards_in_several_pictures(artist: Artist) -> None:
    laden = samples.laden()
    context = looks.context(replace(looks.look(looks.opened(0), 0), view=laden), artist)
    pages = len(await artist.tableau(laden, context.names, 0))
    assert pages > 1
    shown = [one for page in range(pages) for one in galleries(await reading.table(context, 0, page))]
    assert len(shown) == pages
    said = " ".join(one.drawn.alt for one in shown)
    assert all(looks.CARDS[card].name in said for card in laden.seats[0].played)
    assert "action used" in said
    assert all(len(one.drawn.data) < 150_000 for one in shown)


async def test_cards_in_play_to_choose_among_are_seen_with_what_lies_on_them(artist: Artist) -> None:
    laden = samples.laden()
    holding = [card for card in laden.seats[0].played if laden.seats[0].resources.get(card)]
    assert holding
    question = Decision(0, "add:any:1", tuple(looks.CARDS[card].as_card for card in holding), kind="card")
    seen = replace(looks.look(looks.opened(0), 0), view=laden)
    said = "\n".join(
        one.drawn.alt for one in galleries(await decide.ask(looks.context(looks.asked(seen, question), artist)))
    )
    for card in holding:
        assert looks.CARDS[card].name in said
        assert str(laden.seats[0].resources[card]) in said


async def test_an_action_that_was_used_is_seen_so(artist: Artist) -> None:
    laden = samples.laden()
    used = looks.CARDS[laden.seats[0].used[0]]
    turn, choices = Decision(0, "turn", ("pass",), kind="turn"), (Choice(used.as_action, 0, Reason("used")),)
    seen = replace(looks.look(looks.opened(0), 0), view=laden, decision=turn, choices=choices)
    context = looks.context(seen, artist)
    (shown,) = galleries(await verbs.why_not(context, used.as_action))
    assert f"{used.name} (" in shown.drawn.alt
    assert "action used" in shown.drawn.alt


async def test_a_picture_nobody_waits_for_any_more_is_kept_for_the_next_who_asks(
    artist: Artist, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []
    may_go_on = Event()

    def slowly(card: int, resources: int, *, used: bool) -> renderer.Picture:
        may_go_on.wait()
        drawn.append(card)
        return renderer.Picture(b"data", f"{card}.webp", f"{resources} {used}")

    monkeypatch.setattr(renderer, "card", slowly)
    first = asyncio.ensure_future(artist.card(7))
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.wait([first])
    may_go_on.set()
    await asyncio.wait(list(artist._busy.values()))
    assert not artist._busy
    shown = await artist.card(7)
    assert shown is not None
    assert (shown.data, shown.alt) == (b"data", "0 False")
    assert drawn == [7]


async def test_a_tableau_that_cannot_be_drawn_is_told_in_words(artist: Artist, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_of: object) -> int:
        raise OSError("a broken font")

    monkeypatch.setattr(renderer, "tableau_pages", fail)
    laden = samples.laden()
    context = looks.context(replace(looks.look(looks.opened(0), 0), view=laden), artist)
    screen = await reading.table(context, 0)
    assert not galleries(screen)
    assert screen.view().children


async def test_players_stand_in_one_order_in_picture_words_and_buttons(artist: Artist) -> None:
    seen = looks.look(looks.opened(0), 0)
    assert seen.view is not None
    seats = [msgspec.structs.replace(seat, points={"cards": seat.seat}) for seat in seen.view.seats]
    over = msgspec.structs.replace(seen.view, over=True, seats=tuple(seats))
    assert listed(over) == [seat.seat for seat in reversed(seats)], "the winner first"
    shown = await reading.everybody(looks.context(replace(seen, view=over), artist))
    marks = [speech.mark(seat) for seat in listed(over)]
    assert [label[0] for label in looks.labels(shown)[: len(seats)]] == marks
    assert re.findall(r"^\*{0,2}([●■▲◆★])", shown.words(), re.MULTILINE) == marks


async def test_a_hand_at_the_end_has_the_prices_of_its_holder(artist: Artist) -> None:
    seen = looks.look(looks.opened(0), 0)
    assert seen.view is not None
    outpost, comet = KEYS["research-outpost"], KEYS["comet"]
    reader = msgspec.structs.replace(seen.view.seats[0], played=(outpost,))
    view = msgspec.structs.replace(seen.view, over=True, seats=(reader, *seen.view.seats[1:]))
    context = looks.context(replace(seen, view=view), artist)
    for seat, price in ((0, "20\u00a0M€ instead of 21\u00a0M€"), (1, "21\u00a0M€")):
        (shown,) = galleries(await result.hands(context, Hands(None, {0: (comet,), 1: (comet,)}), seat))
        assert f", {price}:" in shown.drawn.alt
