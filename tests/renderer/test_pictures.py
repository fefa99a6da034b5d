"""What a picture shows, whom it can be told by, and what it costs to send."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from random import Random

import msgspec
from PIL import ImageChops, ImageStat

import renderer
from engine import Options, new_game, view
from engine.card import KEYS
from engine.maps import MAPS
from engine.view import View
from renderer import samples, theme
from renderer.kept import forget
from renderer.layout import SQUARE
from tests.engine.games import opened as opened_game
from tests.engine.games import walk
from tests.renderer.golden import opened, pixel
from tests.renderer.views import NAMES, SHIPPED, fixed
from words import counted, resource_name
from words.catalogue import signed

MAP = MAPS["tharsis"]
NUMBERS = sorted(card.id for card in SHIPPED)


def far(a: tuple[int, ...], b: tuple[int, ...]) -> int:
    return sum(abs(x - y) for x, y in zip(a, b, strict=True))


# Sizes.


def test_the_square_board_stays_small_enough_for_a_message() -> None:
    for state in (samples.start(), samples.middle(), samples.crowded()):
        drawn = renderer.board(state, NAMES, since=list(state.tiles))
        assert opened(drawn.data).size == (800, 800)
        assert len(drawn.data) < 150_000


def test_the_full_board_stays_small_enough() -> None:
    drawn = renderer.table(samples.crowded(), samples.LONG_NAMES)
    assert opened(drawn.data).size == (1600, 1100)
    assert len(drawn.data) < 350_000


def test_ten_cards_stay_small_enough() -> None:
    cards = NUMBERS[:10]
    assert len(renderer.hand(fixed(), cards).data) < 150_000
    assert len(renderer.offer(cards).data) < 150_000


# The same view, the same bytes.


def test_the_same_view_gives_the_same_bytes() -> None:
    first = renderer.board(fixed(), NAMES)
    forget()
    assert renderer.board(fixed(), NAMES) == first


def test_two_threads_draw_what_one_draws() -> None:
    views = [samples.start(), samples.middle(), samples.end(), fixed()]
    alone = [renderer.board(view, NAMES).data for view in views]
    forget()
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(lambda view: renderer.board(view, NAMES).data, views)) == alone


def test_a_public_picture_does_not_depend_on_a_hand() -> None:
    """Two views of the same game give the same board and table, whoever asks."""
    own, public = samples.played(3, 5, 60, 0), samples.played(3, 5, 60)
    assert own.hand
    assert renderer.board(own, NAMES) == renderer.board(public, NAMES)
    assert renderer.table(own, NAMES) == renderer.table(public, NAMES)


# What is marked.


def test_legal_spaces_are_light_and_the_rest_is_dark() -> None:
    legal = [key for key, space in MAP.spaces.items() if space.kind == "land" and key not in fixed().tiles]
    plain, choice = (opened(renderer.board(fixed(), NAMES, legal=spaces).data) for spaces in ((), legal))
    for key, space in MAP.spaces.items():
        x, y = SQUARE.at(space)
        rim = pixel(choice, x, y + SQUARE.radius * 0.92)
        assert (far(rim, theme.LEGAL) < 120) == (key in legal), key
        if key not in legal:
            inside = (round(x - 18), round(y - 14), round(x + 18), round(y + 14))
            light = [sum(ImageStat.Stat(image.crop(inside)).mean) for image in (plain, choice)]
            assert light[1] < 0.55 * light[0], key


def test_few_legal_spaces_are_shown_close() -> None:
    close = opened(renderer.board(fixed(), NAMES, legal=["F4", "G6"]).data)
    whole = opened(renderer.board(fixed(), NAMES, legal=["A1", "I5"]).data)
    assert close.width == whole.width == 800
    assert close.height < whole.height


def test_spaces_at_the_edge_can_be_shown_close() -> None:
    for key in ("A1", "E1", "E9", "I5"):
        assert opened(renderer.board(fixed(), NAMES, legal=[key]).data).width == 800


def test_new_tiles_wear_a_white_ring() -> None:
    ringed = opened(renderer.board(fixed(), NAMES, since=["D4"]).data)
    x, y = SQUARE.at(MAP.spaces["D4"])
    assert min(pixel(ringed, x + SQUARE.hex / 2, y)) > 200


def test_every_tile_is_told_from_every_other() -> None:
    from renderer.tiles import tile

    kinds = ("ocean", "greenery", "city", *samples.special_tiles(), "unheard-of")
    assert len(kinds) == 15
    faces = {kind: tile(kind, 41.5).convert("RGB") for kind in kinds}
    for (a, one), (b, other) in combinations(faces.items(), 2):
        assert sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) > 12, (a, b)


# Owners.


def test_marks_of_pictures_are_those_of_words() -> None:
    from words import MARKS

    assert "".join(owner.mark for owner in theme.OWNERS) == MARKS


# Alt text.


def _with(**changes: object) -> View:
    return msgspec.structs.replace(fixed(), **changes)


def test_the_alt_text_of_a_board_says_what_it_shows() -> None:
    alt = renderer.board(_with(generation=13), NAMES, since=["F5"], legal={"G6": "+1 plant"}).alt
    for said in ("13", "−8", "7", "5 of 9", "Иван Петров", "F5", "G6 +1 plant", "B2", "H2"):
        assert said in alt


def test_the_alt_text_of_the_table_has_every_number_of_every_player() -> None:
    alt = renderer.table(fixed(), NAMES).alt
    assert "103" in alt
    for seat, name in enumerate(NAMES):
        assert name in alt
        for n in (29 + 2 * seat, 4 + seat, *fixed().seats[seat].stock.values()):
            assert str(n) in alt


def test_alt_texts_are_never_too_long() -> None:
    for drawn in (
        renderer.board(samples.crowded(), samples.LONG_NAMES, legal=list(MAP.spaces), since=list(MAP.spaces)),
        renderer.table(samples.crowded(), samples.LONG_NAMES),
        renderer.hand(fixed(), NUMBERS[:40]),
        renderer.offer(NUMBERS[:10]),
    ):
        assert 0 < len(drawn.alt) <= 1024


def test_words_of_the_board_hold_all_that_is_public() -> None:
    words = renderer.words_of_board(fixed(), NAMES)
    for space in MAP.spaces:
        assert space in words
    for seat in fixed().seats:
        line = next(
            line
            for line in words.splitlines()
            if line.startswith(f"{theme.OWNERS[seat.seat].mark}\u00a0") and "TR" in line
        )
        for n in (seat.tr, seat.hand, len(seat.played), *(n for n in (*seat.stock.values(), *seat.tags.values()) if n)):
            assert str(n) in line
        held, _semicolon, lacking = line.partition("; no ")
        for what, n in seat.stock.items():
            made = seat.production[what]
            if n or made:
                said = counted(n, what) + (f"\u00a0{signed(made)}" if made else "")
                assert said in held
            else:
                assert resource_name(what) in lacking
    assert "+0" not in words


def test_free_spaces_that_bring_the_same_stand_together() -> None:
    words = renderer.words_of_board(view(opened_game(3), 0), NAMES).replace("\u00a0", " ")
    assert words.count("2 plants at ") == 3, "on land, for oceans, kept for a card"
    assert "no bonus at A3, B1, B3" in words


def test_the_named_places_are_in_all_words_of_a_board() -> None:
    for words in (
        renderer.words_of_board(fixed(), NAMES),
        renderer.board(samples.start(), NAMES).alt,
        renderer.table(samples.start(), NAMES).alt,
    ):
        for space in MAP.spaces.values():
            assert not space.name or f"{space.key} {space.name}{' (volcanic)' if space.volcanic else ''}" in words


def test_words_of_the_board_escape_names() -> None:
    assert "a\\_b" in renderer.words_of_board(fixed(), ("a_b", *NAMES[1:]))


def test_the_alt_text_of_a_hand_says_why_a_card_cannot_be_played() -> None:
    comet, asteroid = KEYS["comet"], KEYS["asteroid"]
    alt = renderer.hand(fixed(), [comet, asteroid], {asteroid: "4 M€ short"}).alt
    assert "Comet (space, event), 21" in alt
    assert "Asteroid (space, event), 14\u00a0M€: 4 M€ short" in alt


def test_a_card_says_what_lies_on_it() -> None:
    assert "3\u00a0animals" in renderer.card(KEYS["herbivores"], 3).alt


def test_a_card_says_that_its_action_was_used() -> None:
    fresh, used = (renderer.card(KEYS["predators"], 3, used=used) for used in (False, True))
    assert "action was used" in used.alt
    assert "action was used" not in fresh.alt
    assert used.data != fresh.data


# What there may be besides.


def test_an_expansion_that_nobody_drew_pictures_for_is_drawn_all_the_same() -> None:
    game = opened_game(3)
    for i, _ in enumerate(walk(game, Random(3))):
        if i == 60:
            break
    seen = view(game, 0)
    assert "magnetism" in seen.parameters
    assert "Magnetism" in renderer.words_of_board(seen, NAMES)
    for drawn in (renderer.board(seen, NAMES), renderer.table(seen, NAMES), renderer.hand(seen, seen.hand)):
        assert drawn.data


def test_a_solo_game_has_neither_milestones_nor_awards() -> None:
    solo = view(new_game(Options(players=1, corporate_era=True), "solo"), 0)
    assert "Milestones" not in renderer.words_of_board(solo, NAMES[:1])
    assert renderer.table(solo, NAMES[:1]).data
