"""What was drawn is cached, and no cache grows beyond its limit."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from gettext import NullTranslations

import msgspec
import pytest
from PIL import Image

import renderer
from engine.card import KEYS
from renderer.drawing.cache import ENTRY, Cache, cached_compressed, clear_caches, of_newest, sprite_cache, weight
from renderer.drawing.picture import Picture
from renderer.planet.square import square_board
from renderer.tools import samples
from tests.loud import Loud
from tests.renderer.views import NAMES, fixed
from tests.thinned import thinned
from words import catalogue, pseudo, speaking

PAGE = 100 * 100 * 4


def test_what_was_drawn_is_not_drawn_again() -> None:
    drawn: list[int] = []

    @Cache(10 * PAGE)
    def square(tone: int) -> Image.Image:
        drawn.append(tone)
        return Image.new("RGB", (100, 100), (tone, 0, 0))

    assert square(1) is square(1)
    assert square(2) is not square(1)
    assert drawn == [1, 2]


def test_what_was_used_longest_ago_is_dropped_first() -> None:
    cache, drawn = Cache(2 * (PAGE + ENTRY)), []

    @cache
    def square(tone: int) -> Image.Image:
        drawn.append(tone)
        return Image.new("RGB", (100, 100))

    for tone in (1, 2, 1, 3, 1, 2):
        square(tone)
    assert drawn == [1, 2, 3, 2]
    assert cache.used <= cache.room


def test_what_is_larger_than_the_cache_is_not_cached() -> None:
    cache = Cache(PAGE)
    cache(lambda: Image.new("RGBA", (200, 200)))()
    assert cache.used == 0


def test_the_weight_is_that_of_the_pixels() -> None:
    mask, sprite = Image.new("L", (10, 10)), Image.new("RGBA", (10, 10))
    assert weight((mask, sprite, None, 7)) == 500


def test_a_compressed_image_comes_back_as_it_was_and_may_be_drawn_on() -> None:
    @cached_compressed
    def square(tone: int) -> Image.Image:
        return Image.linear_gradient("L").convert("RGB").point([v * tone % 256 for v in range(256)] * 3)

    first = square(3)
    untouched = first.tobytes()
    first.paste((255, 0, 0), (0, 0, 256, 256))
    assert square(3).tobytes() == untouched
    assert square(3).tobytes() != square(5).tobytes()


def test_what_is_not_weighed_takes_as_little_as_what_is_empty() -> None:
    cache = Cache(2 * ENTRY, weighed=False)
    large = cache(lambda n: Image.new("RGBA", (200, 200 + n)))
    assert large(1) is large(1)
    for other in (2, 3):
        large(other)
    assert cache.used == 2 * ENTRY


def test_only_the_newest_view_is_answered_without_asking_again() -> None:
    asked: list[str] = []

    @of_newest
    def length(view: list[int], what: str) -> int:
        asked.append(f"{what} of {view}")
        return len(view)

    first, second = [1], [1]
    assert [length(view, "length") for view in (first, first, second, second, first)] == [1] * 5
    assert len(asked) == 3, "equal views are not the same view"
    with speaking(pseudo.CODE):
        length(first, "length")
    assert len(asked) == 4


def test_what_is_encoded_weighs_its_bytes() -> None:
    assert weight((b"12345", "a name")) == 5


def test_what_has_words_on_it_is_cached_for_each_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "_catalogue", {"en": NullTranslations(), "loud": Loud()}.__getitem__)
    word = Cache(PAGE, worded=True)(lambda: catalogue.one_of(["1", "2"]).encode())
    assert word() == b"1 or 2"
    with speaking("loud"):
        assert word() == b"1 OR 2"


# Pictures made of cached parts.

EARLIER = msgspec.structs.replace(fixed(), generation=7, parameters={"temperature": -12, "oxygen": 6, "oceans": 4})
CARDS = [KEYS[key] for key in ("herbivores", "predators", "birds", "trees")]
KINDS: dict[str, Callable[[], Picture]] = {
    "board": partial(renderer.board, fixed(), NAMES, before=EARLIER),
    "spaces": partial(renderer.board, fixed(), NAMES, legal=["F4", "G6"], tile="city"),
    "table": partial(renderer.table, fixed(), NAMES, EARLIER),
    "solo": partial(renderer.table, samples.start(1), NAMES),
    "hand": partial(renderer.hand, fixed(), CARDS, {CARDS[3]: "4 M€ short"}),
    "offer": partial(renderer.offer, CARDS),
    "card": partial(renderer.card, KEYS["predators"], 3, used=True),
    "tableau": partial(renderer.tableau, samples.laden(12), NAMES, 0),
    "in play": partial(renderer.in_play, samples.laden(), list(samples.laden().seats[0].used)),
    "points": partial(renderer.points, fixed(), NAMES),
    "history": partial(renderer.history, [EARLIER, fixed()], NAMES),
    "lapse": partial(renderer.lapse, [EARLIER, fixed()], NAMES),
}


@pytest.mark.parametrize("kind", thinned(KINDS, 2))
def test_a_picture_of_cached_parts_equals_one_drawn_anew(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody draws on a cached image, and what is cached for one language is never shown in another."""
    monkeypatch.setattr(catalogue, "_catalogue", {"en": NullTranslations(), "loud": Loud()}.__getitem__)
    draw = KINDS[kind]
    anew: dict[str, Picture] = {}
    for language in ("en", "loud"):
        clear_caches()
        with speaking(language):
            anew[language] = draw()
    for language in ("en", "loud", "en"):
        with speaking(language):
            assert draw() == anew[language], language
    assert anew["en"] != anew["loud"]
    clear_caches()


def test_the_same_tiles_on_other_areas_need_no_room_but_for_their_coordinates() -> None:
    """Otherwise the boards of many games drive out of the cache what all pictures need."""
    start = fixed()
    free = [key for key, space in start.box.map.spaces.items() if space.kind == "land" and key not in start.tiles]
    moved = dict(zip(free, start.tiles.values(), strict=False))
    clear_caches()
    square_board(start)
    before = sprite_cache.used
    square_board(msgspec.structs.replace(start, tiles=moved, markers={}, claims={}))
    assert sprite_cache.used - before < 5_000 * len(moved)
