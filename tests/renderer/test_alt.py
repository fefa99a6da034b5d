"""The words of pictures, for players who cannot see them and for `/board text`."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import msgspec
import pytest

import renderer
from engine import Options, new_game, view
from engine.card import CARDS, KEYS
from engine.maps import MAPS
from engine.options import shipped_maps
from engine.shipped import FOR_MORE
from engine.view import View
from renderer.alt import map as alt_map
from renderer.alt.annexes import annex_briefs
from renderer.alt.boards import board_alt, table_alt
from renderer.alt.cards import requirement_line
from renderer.alt.goals import award_words
from renderer.alt.lines import parameter_lines, plainly, shortened
from renderer.annexes.annexes import ANNEXES, COLUMNS, SMALLER, Shown, below
from renderer.annexes.blocks import GAP
from renderer.drawing import theme
from renderer.drawing.theme import ALT_LENGTH
from renderer.overview.goals import awards
from renderer.tools import samples
from tests.renderer.views import NAMES, SHIPPED, fixed, with_seat
from words import (
    card_price,
    card_text,
    counted,
    goal_name,
    held,
    mark,
    markdown,
    money,
    plain,
    resource_name,
    space_gains,
)
from words.brief import card_brief
from words.catalogue import capital, signed
from words.names import cards_text, parameter_name, points_text

pytestmark = pytest.mark.usefixtures("unencoded")
MAP = MAPS["tharsis"]
NUMBERS = sorted(card.id for card in SHIPPED)


def _with(**changes: object) -> View:
    return msgspec.structs.replace(fixed(), **changes)


def test_the_alt_text_of_a_board_says_what_it_shows() -> None:
    alt = renderer.board(
        samples.choosing(_with(generation=13), "city"), NAMES, since=["F5"], legal=["G6"], tile="city"
    ).alt
    for said in ("13", "−8", "7", "5 of 9", "Иван Петров", "F5", "G6 +1\u00a0plant", "B2", "H2"):
        assert said in alt


def test_the_alt_text_of_the_table_has_every_number_of_every_player() -> None:
    alt = renderer.table(fixed(), NAMES).alt
    assert "103" in alt
    for seat, name in enumerate(NAMES):
        assert name in alt
        for n in (29 + 2 * seat, 4 + seat, *fixed().seats[seat].stock.values()):
            assert str(n) in alt


def test_the_alt_text_of_the_table_says_who_funded_and_who_leads_by_name() -> None:
    """They use names as long as all changes have room too, and marks otherwise."""
    now = _with(award_scores=fixed().award_scores | {"miner": (4, 6, 2, 9, 6)})
    poor = msgspec.structs.replace(
        now,
        seats=tuple(
            msgspec.structs.replace(s, stock={"mc": 20}, production={"mc": 1}, tags={}, points={}) for s in now.seats
        ),
    )
    alt = renderer.table(poor, NAMES).alt
    assert "Mayor claimed by ■\u00a0Aïcha B.; " in alt
    assert "Banker funded by ▲\u00a0Иван Петров: ■\u00a0Aïcha B. and ◆\u00a0Žofie with 9; " in alt
    assert (
        "Miner funded by ◆\u00a0Žofie: ◆\u00a0Žofie with 9; second ■\u00a0Aïcha B. and ★\u00a0Grégoire with 6; " in alt
    )
    assert "open: Landlord ■\u00a0◆\u00a09; " in alt
    assert "Miner ◆, ◆\u00a09; " in renderer.table(now, NAMES, samples.start(5)).alt


def test_alt_texts_are_never_too_long() -> None:
    for drawn in (
        renderer.board(samples.crowded(), samples.LONG_NAMES, legal=list(MAP.spaces), since=list(MAP.spaces)),
        renderer.table(samples.crowded(), samples.LONG_NAMES),
        renderer.hand(fixed(), NUMBERS[:40]),
        renderer.offer(NUMBERS[:10]),
    ):
        assert 0 < len(drawn.alt) <= 1024


STATES = list(pairwise((samples.start(5), *samples.course(5))))
"""A whole game of five: the board at the end of each generation, and at the end of the one before."""


@pytest.mark.parametrize(("before", "now"), STATES)
@pytest.mark.parametrize("names", [samples.NAMES, samples.LONG_NAMES])
def test_the_map_can_be_played_on_without_the_picture(before: View, now: View, names: tuple[str, ...]) -> None:
    """Every tile with its owner, every free space with what it brings, every parameter, all that is new: nothing is cut."""
    alt = renderer.board(now, names, before=before).alt
    assert "…" not in alt
    assert set(alt_map.tile_lines(now, plainly(names))) <= set(alt.splitlines())
    assert {*alt_map.free_lines(now), *parameter_lines(now)} <= set(alt.splitlines())
    for key in MAP.spaces:
        assert re.search(rf"\b{key}\b", alt), key
    new = set(now.tiles) - set(before.tiles)
    if new:
        ringed = next(line for line in alt.splitlines() if line.startswith("New"))
        assert all(key in ringed for key in new & MAP.spaces.keys())


@pytest.mark.parametrize(("before", "now"), STATES)
@pytest.mark.parametrize("names", [samples.NAMES, samples.LONG_NAMES])
def test_what_everybody_has_is_said_whole(before: View, now: View, names: tuple[str, ...]) -> None:
    """The line of each of the five players is whole, whatever else is left out; the end says where to find what is left out."""
    alt = renderer.table(now, names, before).alt
    assert "…" not in alt
    for seat in now.seats:
        line = next(line for line in alt.splitlines() if line.startswith(f"{plainly(names)[seat.seat]}: TR"))
        assert f"TR\u00a0{seat.tr}, {points_text(sum(seat.points.values()))}, {cards_text(seat.hand)}" in line
        assert ("passed" in line) == seat.passed
        assert held(seat) in line
    for goal, seat in (*now.milestones.items(), *now.awards.items()):
        assert re.search(rf"{goal_name(goal)} ([a-z]+ by )?{mark(seat)}", alt), goal
    assert alt.endswith("All of it: /board text")


def test_a_text_leaves_out_whole_lines_alone() -> None:
    lines = ["a" * 600, "b" * 600, "c" * 100]
    assert shortened(lines).splitlines() == [lines[0], lines[2], "All of it: /board text"]
    assert shortened(lines[::2]).splitlines() == lines[::2]
    assert len(shortened(["d" * 1000, "e" * 1000])) <= 1024


@pytest.mark.parametrize("now", samples.course(5)[::2])
@pytest.mark.parametrize("tile", ["city", "greenery", "ocean", "capital"])
def test_what_each_space_to_choose_from_brings_is_never_left_out(now: View, tile: str) -> None:
    """This holds for any number of spaces and any length of names; no other free space is left out either."""
    marks = [mark(seat.seat) for seat in now.seats]
    free = [space for space in MAP.spaces.values() if space.key not in now.tiles and space.kind != "reserved"]
    legal = [space.key for space in free if (space.kind == "ocean") == (tile == "ocean")]
    for seat in now.seats:
        view = samples.choosing(now, tile, seat=seat.seat)
        alt = board_alt(view, samples.LONG_NAMES, legal, (), tile=tile)
        first = alt.partition("\n")[0]
        for key in legal:
            gains = space_gains(view, key, tile, marks)
            alone = f"{key} {', '.join(gains) or 'no bonus'}"
            assert alone in first or all(
                re.search(rf"{re.escape(gain)} at [^;]*\b{key}\b", first) for gain in gains or ["no bonus"]
            ), key
        assert all(re.search(rf"\b{space.key}\b", alt) for space in free)


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
    words = renderer.words_of_board(view(new_game(Options(), "same"), 0), NAMES).replace("\u00a0", " ")
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


def test_words_of_the_board_keep_names_as_they_are() -> None:
    said = renderer.words_of_board(fixed(), ("a_b", *NAMES[1:]))
    assert "a\\_b" in markdown(said)
    assert "a_b" in plain(said)


def test_alt_texts_keep_names_as_they_are() -> None:
    """Alt texts have no markdown."""
    names, now = tuple(rf"{seat}*a_b~c`|>#[d]<-\{{0}}" for seat in range(5)), fixed()
    drawn = {
        "board": renderer.board(now, names, since=["F5"]),
        "table": renderer.table(now, names),
        "tableau": renderer.tableau(now, names, 0),
        "points": renderer.points(now, names),
        "history": renderer.history([now, now], names),
        "lapse": renderer.lapse([now], names),
        "everybody": renderer.everybody(now, names),
    }
    assert {title: one.alt for title, one in drawn.items() if names[0] not in one.alt or max(one.alt) >= "\ue000"} == {}


def test_the_alt_text_of_a_hand_says_why_a_card_cannot_be_played() -> None:
    comet, asteroid = KEYS["comet"], KEYS["asteroid"]
    alt = renderer.hand(fixed(), [comet, asteroid], {asteroid: "4 M€ short"}).alt
    assert "Comet (space, event), 21" in alt
    assert "Asteroid (space, event), 14\u00a0M€: 4 M€ short" in alt


def test_a_card_that_cannot_be_played_says_what_it_needs_and_does_all_the_same() -> None:
    """A player reads in a hand what to play towards, also where whole texts do not fit."""
    for n in (4, 13):
        cards = [card for card in SHIPPED if card.kind != "corporation"][:n]
        alt = renderer.hand(fixed(), [card.id for card in cards], {card.id: "4 M€ short" for card in cards}).alt
        for card, line in zip(cards, alt.splitlines(), strict=False):
            assert "4 M€ short" in line
            whole = card_text(card) in line or (card_brief(card, 10_000) in line and requirement_line(card) in line)
            assert whole or (n > 10 and (line.endswith("…") or card_brief(card, 10_000) in line))


def test_the_alt_text_of_a_card_that_costs_less_says_both_prices() -> None:
    """The picture also shows the printed price, struck through."""
    comet = CARDS[KEYS["comet"]]
    view = msgspec.structs.replace(with_seat(fixed(), 2, played=(KEYS["earth-catapult"],)), you=2)
    price = card_price(view, view.me, comet)
    assert price < comet.cost
    for notes in ({}, {comet.id: "no"}):
        alt = renderer.hand(view, [comet.id], notes).alt
        assert f"{money(price)} instead of {money(comet.cost)}" in alt


def test_a_card_says_what_lies_on_it() -> None:
    assert "3\u00a0animals" in renderer.card(KEYS["herbivores"], 3).alt


def test_a_card_says_that_its_action_was_used() -> None:
    fresh, used = (renderer.card(KEYS["predators"], 3, used=used) for used in (False, True))
    assert "action was used" in used.alt
    assert "action was used" not in fresh.alt
    assert used.data != fresh.data


def test_a_solo_game_has_neither_milestones_nor_awards() -> None:
    solo = view(new_game(Options(players=1, corporate_era=True), "solo"), 0)
    assert "Milestones" not in renderer.words_of_board(solo, NAMES[:1])
    assert renderer.table(solo, NAMES[:1]).data


def with_annexes_beside() -> View:
    return view(new_game(Options(players=3, more=("colonies", "turmoil")), "annexes"), None)


def test_the_full_board_says_what_its_annexes_show() -> None:
    """Where their lines have no room, in brief: the places of markers and settlers, who rules, and the coming events."""
    now = with_annexes_beside()
    alt = renderer.table(now, NAMES[:3]).alt
    assert now.outposts
    assert all(capital(parameter_name(key)) in alt for key in now.outposts)
    assert "Senate: chairman" in alt
    assert "Events: " in alt


def test_annexes_are_said_where_five_players_and_changes_leave_little_room() -> None:
    """Changes and open goals give way to them."""
    before = view(new_game(Options(players=5, corporate_era=True, more=FOR_MORE), "annexes"), None)
    held = {"mc": 42, "steel": 4, "plants": 6, "energy": 1, "heat": 8}
    made = dict.fromkeys(held, 3)
    seats = tuple(
        msgspec.structs.replace(seat, stock=seat.stock | held, production=seat.production | made)
        for seat in before.seats
    )
    for taken in ({}, {"mayor": 0, "planner": 1, "builder": 2}):
        now = msgspec.structs.replace(before, seats=seats, generation=8, milestones=taken)
        alt = table_alt(now, NAMES, before)
        assert len(alt) <= ALT_LENGTH
        assert all(line in alt for line in annex_briefs(now, plainly(NAMES)))


def test_annexes_below_the_full_board_leave_no_holes() -> None:
    """All columns go on to the end; only the last blocks end at different heights."""
    now = with_annexes_beside()
    shown = Shown(now, NAMES[:3])
    blocks = [block for key in ("colonies", "turmoil") for block in ANNEXES[key].blocks(shown)]
    highs = [block.high // SMALLER + GAP // SMALLER for block in blocks]
    band = below(now, NAMES[:3], None)
    assert band is not None
    assert band.high < sum(highs) / COLUMNS + max(highs) + 8


def test_a_funded_award_of_which_nobody_has_any_is_led_by_all_and_one_below_0_by_the_highest() -> None:
    """Zero or less counts for the first place too (ruling r127), and so the points have it."""
    none, below = (0, 0, 0, 0, 0), (-2, 0, -1, -2, -5)
    now = _with(award_scores=fixed().award_scores | {"banker": below, "miner": none, "scientist": none})
    found = {goal.name: goal for goal in awards(now, None)}
    assert [found[name].leaders for name in ("Banker", "Miner", "Scientist")] == [(1,), (0, 1, 2, 3, 4), ()]
    said = [wording[0] for wording in award_words(now, NAMES)]
    assert f"Banker funded by {NAMES[2]}: {NAMES[1]} with 0" in said[[*found].index("Banker") + 1]
    assert "Miner funded by" in said[[*found].index("Miner") + 1]
    assert ": all with 0" in said[[*found].index("Miner") + 1]
    assert "Scientist not funded: all with 0." in said


@pytest.mark.parametrize("key", ["colonies", "turmoil"])
def test_the_alt_text_of_an_annex_says_whose_its_marks_are(key: str) -> None:
    now = view(new_game(Options(players=3, corporate_era=True, more=("colonies", "turmoil")), "marks"), 0)
    called = plainly(NAMES[:3])
    for page in range(renderer.annex_pages(now, NAMES[:3], key)):
        alt = renderer.annex(now, NAMES[:3], key, page=page).alt
        assert all(name in alt for name in called) == any(mark(seat) in alt for seat in range(3)), alt
        assert len(alt) <= ALT_LENGTH
    alone = view(new_game(Options(players=1, corporate_era=True, more=("colonies", "turmoil")), "marks"), 0)
    assert NAMES[0] not in renderer.annex(alone, NAMES[:1], key).alt


def test_the_names_behind_the_marks_of_an_annex_are_left_out_before_anything_else() -> None:
    now = view(new_game(Options(players=5, corporate_era=True, more=("colonies",)), "marks"), 0)
    long = ["W" * 400] * 5
    alt, short = (renderer.annex(now, names, "colonies").alt for names in (long, NAMES))
    assert short.startswith(alt)
    assert "W" not in alt


@pytest.mark.parametrize("key", shipped_maps())
def test_words_of_the_board_say_which_spaces_are_neighbours(key: str) -> None:
    """The sentence gives the rule; this is the rule by the map."""
    assert "\nNeighbours of a space: " in renderer.words_of_board(samples.bare(key), NAMES)
    spaces = MAPS[key].spaces
    long = Counter(space[0] for space in spaces)
    for space in spaces:
        row, n = space[0], int(space[1:])
        beside = {(row, n - 1), (row, n + 1)}
        for other in map(chr, (ord(row) - 1, ord(row) + 1)):
            beside |= {(other, n), (other, n + 1 if long[other] > long[row] else n - 1)}
        assert {f"{letter}{i}" for letter, i in beside} & spaces.keys() == set(MAPS[key].near[space])
