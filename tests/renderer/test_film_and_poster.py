"""The generations of a game side by side, and its end as a poster with one sentence that is true."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

import msgspec
import pytest
from PIL import Image

import renderer
from engine import Options, new_game, view
from engine.card import KEYS
from engine.state import Tile
from engine.view import View
from renderer.drawing.theme import ALT_LENGTH, OWNERS, TALLEST
from renderer.results.poster import best_card, how_it_went
from tests.engine.table import Table
from tests.renderer.views import NAMES

BYTES = 350_000


def generations(*totals: Sequence[int]) -> list[View]:
    """The ends of generations after which players have these points; each has a tile more than the one before."""
    public = view(new_game(Options(players=len(totals[0]), first=0), "film"), None)
    found: list[View] = []
    for n, points in enumerate(totals, 1):
        seats = tuple(msgspec.structs.replace(s, points={"tr": p}) for s, p in zip(public.seats, points, strict=True))
        tiles = {f"D{i}": Tile("greenery", i % 2) for i in range(1, n + 1)}
        found.append(msgspec.structs.replace(public, generation=n, seats=seats, tiles=tiles))
    return found


def size(drawn: renderer.Picture) -> tuple[int, int]:
    with Image.open(BytesIO(drawn.data)) as image:
        return image.size


def test_a_film_has_two_generations_in_a_row_and_six_in_a_picture() -> None:
    views = generations(*[(20, 20)] * 8)
    assert renderer.film_pages(views, NAMES) == 2
    first, second = (renderer.film(views, NAMES, page) for page in range(2))
    assert size(first)[0] == size(second)[0] == 800
    assert size(second)[1] < size(first)[1] <= TALLEST
    assert len(first.data) < BYTES
    assert [line.split(":")[0] for line in second.alt.splitlines()] == ["Generation 7", "Generation 8"]
    assert second.alt.startswith("Generation 7: 1 new tile; ●\u00a020 ■\u00a020.")


def test_on_a_film_the_tiles_of_a_generation_have_rings() -> None:
    two = generations((20, 20), (20, 20))
    with Image.open(BytesIO(renderer.film(two, NAMES).data)) as image:
        ringed = image.convert("RGB").crop((400, 0, 800, image.height))
    with Image.open(BytesIO(renderer.film([two[1], two[1]], NAMES).data)) as image:
        bare = image.convert("RGB").crop((400, 0, 800, image.height))
    white = [sum(one.crop((0, 150, 400, 300)).convert("L").histogram()[225:]) for one in (ringed, bare)]
    assert white[0] > white[1] + 50


@pytest.mark.parametrize(
    ("totals", "sentence"),
    [
        ([(20, 25, 30), (26, 25, 31), (40, 35, 39)], "Ann was last after generation 1, and won."),
        ([(21, 20, 20), (26, 25, 24), (40, 35, 39)], "Ann led after every generation."),
        ([(22, 25, 20), (26, 25, 24), (40, 35, 39)], "Ann took the lead in generation 2 and kept it."),
        ([(22, 25, 20), (25, 25, 24), (40, 35, 39)], "Ann took the lead in the last generation."),
        ([(22, 25, 20), (25, 25, 24), (40, 40, 39)], "3 tiles lie on Mars at the end."),
    ],
)
def test_the_sentence_of_a_poster_is_true(totals: list[Sequence[int]], sentence: str) -> None:
    assert how_it_went(generations(*totals), ("Ann", "Ben", "Cat"), [0]) == sentence


def test_where_several_or_nobody_won_a_poster_says_what_lies_on_mars() -> None:
    for won in ([], [0, 1]):
        assert how_it_went(generations((20, 20), (21, 20)), ("Ann", "Ben"), won) == "2 tiles lie on Mars at the end."


def test_the_best_card_brought_most_points_or_else_was_the_dearest() -> None:
    table = Table(2).lay(0, "Mine", "Comet")
    public = view(table.game, None)
    assert best_card(public, public.seats[0]) == KEYS["comet"]
    assert best_card(public, public.seats[1]) is None
    scoring = view(table.lay(0, "Trees").game, None)
    assert best_card(scoring, scoring.seats[0]) == KEYS["trees"]


def test_a_poster_has_places_in_their_order_and_fits_a_phone() -> None:
    views = generations((20, 25), (40, 35))
    drawn = renderer.poster(views, ("Ann " * 20, "Ben"), "A very long name of a game " * 3, [(1, 0), (2, 1)], [0])
    assert size(drawn) == (1080, 1350)
    assert len(drawn.data) < BYTES
    assert len(drawn.alt) <= ALT_LENGTH
    with Image.open(BytesIO(drawn.data)) as image:
        rows = [image.convert("RGB").getpixel((125, 1065 + 62 * i)) for i in range(2)]
    for seen, seat in zip(rows, (0, 1), strict=True):
        assert seen == pytest.approx(OWNERS[seat].colour, abs=30)
    other = renderer.poster(views, ("Ann", "Ben"), "Mars", [(1, 1), (2, 0)], [1])
    assert [line.split(" ")[1][0] for line in other.alt.splitlines()[1:3]] == ["■", "●"]
