"""A message has at most ten files of ten MiB each; pictures beyond these limits are replaced by text."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from bot import limits, speech
from bot.components import text
from bot.screen import picture, screen
from bot.screens import panel, reading
from engine.card import CARDS
from tests.bot import looks
from tests.engine.games import walk


@dataclass(frozen=True)
class Page:
    """A picture, with its alt text, bytes and file name."""

    alt: str
    data: bytes = b"x"
    name: str = "hand.webp"


def gallery(shown: Any) -> list[str]:
    return [file.filename for file in shown.files()]


def test_what_is_more_than_ten_pictures_stands_in_words() -> None:
    shown = screen(text("Your hand"), picture(*(Page(f"cards of page {n}") for n in range(12))))
    assert len(gallery(shown)) == len(set(gallery(shown))) == limits.FILES
    assert limits.breaches(shown.view()) == []
    assert shown.words().split("\n") == ["Your hand", "cards of page 10", "cards of page 11"]


def test_words_for_pictures_stay_within_what_a_message_holds() -> None:
    shown = screen(text("x" * 3000), picture(*(Page("y" * 900) for _ in range(14))), above="z" * 50)
    assert limits.breaches(shown.view()) == []
    assert len(shown.words()) > 3900


@pytest.mark.parametrize("sizes", [[limits.FILE + 1], [limits.FILE, limits.FILE, limits.FILE]])
def test_a_picture_that_is_too_large_stands_in_words(sizes: list[int]) -> None:
    pages = [Page(f"page {n}", bytes(size)) for n, size in enumerate(sizes)]
    shown = screen(picture(*pages))
    assert sum(len(page.data) for page in pages[: len(gallery(shown))]) <= limits.UPLOAD
    assert len(gallery(shown)) == limits.carried(sizes) == len(sizes) - 1
    assert f"page {len(sizes) - 1}" in shown.words()


class Pages(looks.SomePictures):
    """Makes the pages of the renderer with their alt texts, but without pixels."""

    async def _draw(self, what: str, *args: Any, **options: Any) -> Any:
        return Page(str(await self._tried(f"{what}_pages", *args, **{k: v for k, v in options.items() if k != "page"})))


async def test_a_hand_of_a_hundred_and_thirty_cards_is_a_panel_and_can_be_read_whole() -> None:
    game = looks.opened(1)
    seat = next(seat for seat, asked, _picks in walk(game, Random(1)) if "pass" in asked.options)
    me, table = game.players[seat], game.table
    while len(me.hand) < 130:
        me.hand.append(table.deck.pop())
    me.stock["mc"] = 500
    me.clear_caches()
    game.derive_pending()
    artist = Pages()
    context = looks.context(looks.look(game, seat), artist)
    shown = await panel.turn(context)
    assert (
        await artist._tried("hand_pages", context.view, tuple(me.hand), speech.unplayable(context.look)) > limits.FILES
    )
    assert len(gallery(shown)) == 1, "Hand has all of it"
    pages = -(-len(me.hand) // reading.AT_ONCE)
    read = "\n".join([(await reading.hand(context, page)).words() for page in range(pages)])
    assert all(CARDS[card].name in read for card in me.hand)
    artist.close()
