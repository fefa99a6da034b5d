"""The sheet of all players for phones: complete, readable in the message, and told in words, in every state of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec
import pytest

import renderer
from engine import Options, new_game, view
from engine.box import Award, Milestone, Parameter
from engine.card import CARDS
from engine.expansions import EXPANSIONS, Expansion
from engine.options import shipped_maps
from engine.outposts import Outpost, Row
from engine.state import Standing
from engine.view import View
from renderer.annexes.blocks import Block, height
from renderer.cards.parts import Box
from renderer.drawing.theme import TALLEST
from renderer.overview.everybody import blocks
from renderer.overview.players import player
from renderer.tools import samples
from renderer.tools.samples import LONG_NAMES, NAMES, without_points
from tests.expansions.made_up import MADE_UP
from tests.renderer.golden import clearly_apart, opened
from tests.renderer.letters import noting
from tests.renderer.test_layout import overflowing
from tests.renderer.views import fixed, with_seat
from tests.words.translated import german
from words.catalogue import LOCALES

GERMAN = [LOCALES / "de/LC_MESSAGES" / name for name in ("messages.po", "forms.po")]


class State(NamedTuple):
    """The arguments for drawing a sheet."""

    view: View
    names: tuple[str, ...] = NAMES
    before: View | None = None


def _since(players: int, names: tuple[str, ...] = NAMES) -> State:
    course = samples.course(players)
    return State(msgspec.structs.replace(course[-3], you=0), names, course[-5])


def _much() -> State:
    """A generation late in a game in which everything has changed, mostly by two digits, with long names."""
    now = samples.crowded()
    tags = dict.fromkeys((*"abcdef", "building", "space", "science", "power", "earth", "jovian", "plant", "city"), 11)
    for seat in range(5):
        now = with_seat(now, seat, tags=tags)
    return State(
        msgspec.structs.replace(now, over=False, phase="action", owing={1: "turn"}, you=3), LONG_NAMES, samples.start(5)
    )


STATES: dict[str, Callable[[], State]] = {
    "start": lambda: State(samples.start(5)),
    "two": lambda: _since(2),
    "three": lambda: _since(3),
    "five": lambda: _since(5, LONG_NAMES),
    "crowded": _much,
    "solo": lambda: _since(1),
    "hidden": lambda: State(without_points(samples.middle(4)), NAMES, without_points(samples.start(4))),
    "end": lambda: State(samples.course(5)[-1]),
    "solo end": lambda: State(samples.course(1)[-1]),
}
ANY = pytest.mark.parametrize("state", [pytest.param(make, id=name) for name, make in STATES.items()])


def drawn(state: State) -> list[renderer.Picture]:
    pages = renderer.everybody_pages(*state)
    return [renderer.everybody(*state, page=page) for page in range(pages)]


def parts(found: list[Block]) -> list[str]:
    return [part.what for block in found for part in block.parts]


@ANY
def test_nothing_on_it_overflows_or_lies_on_anything_else(state: Callable[[], State]) -> None:
    for block in blocks(*state()):
        assert not overflowing(block.parts, Box(0, 0, *block.ground.size))


@ANY
def test_it_is_small_enough_for_a_phone_and_its_words_are_whole(state: Callable[[], State]) -> None:
    for one in drawn(state()):
        image = opened(one.data)
        assert image.width == 800
        assert image.height <= TALLEST
        assert len(one.data) < 150_000
        assert len(one.alt) <= 1024
        assert "…" not in one.alt


@pytest.mark.parametrize("map", shipped_maps())
def test_longer_names_of_milestones_and_awards_are_whole_too(map: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bare = samples.bare(map)
    claimed = msgspec.structs.replace(
        bare,
        milestones=dict.fromkeys(list(bare.box.milestones)[:3], 0),
        awards=dict.fromkeys(list(bare.box.awards)[:3], 0),
    )
    with german(monkeypatch, *(path.read_text("utf-8") for path in GERMAN)), noting() as found:
        for view in (bare, claimed):
            drawn(State(view, NAMES[: len(view.seats)]))
    assert found
    assert not [one.text for one in found if one.text.endswith("…")]


def test_pages_are_about_as_tall_as_each_other() -> None:
    heights = [opened(one.data).height for one in drawn(_since(5))]
    assert len(heights) == 2
    assert min(heights) > 0.7 * max(heights)
    assert sum(heights) > height(blocks(*_since(5)))


def test_changes_stand_on_rating_points_production_and_tags_alone() -> None:
    """Amounts change with every production, and cards with every research phase, so their changes are no news."""
    course = samples.course(5)
    before = msgspec.structs.replace(
        course[-5],
        seats=tuple(
            msgspec.structs.replace(
                seat, hand=seat.hand + 3, stock={k: n + 5 for k, n in seat.stock.items()}, played=()
            )
            for seat in course[-5].seats
        ),
    )
    found = {what for what in parts(blocks(course[-4], NAMES, before)[1:6]) if what.startswith("change")}
    assert {"change of TR", "change of VP"} <= found
    assert all(what.startswith("change of production of") or what.endswith((" tags", "TR", "VP")) for what in found)
    poorer = (msgspec.structs.replace(seat, hand=0, stock=dict.fromkeys(seat.stock, 1)) for seat in fixed().seats)
    still = msgspec.structs.replace(fixed(), seats=tuple(poorer))
    assert not [what for what in parts(blocks(fixed(), NAMES, still)) if what.startswith("change")]


def test_a_tag_or_a_production_that_is_gone_is_told() -> None:
    before = with_seat(
        fixed(), 0, tags={"building": 6, "space": 2, "earth": 1}, production=fixed().seats[0].production | {"heat": 2}
    )
    told = " ".join(one.alt for one in drawn(State(fixed(), NAMES, before)))
    assert "0\u00a0Earth\u00a0(−1)" in told
    assert "+0\u00a0(−2)" in told


# Milestones and awards.


def mine(you: int) -> View:
    return msgspec.structs.replace(fixed(), you=you)


def test_it_says_who_claimed_and_funded_who_leads_who_is_second_and_how_far_the_reader_is() -> None:
    now = msgspec.structs.replace(mine(0), award_scores=fixed().award_scores | {"miner": (4, 6, 2, 9, 6)})
    told = "\n".join(one.alt for one in drawn(State(now)))
    for line in (
        "Mayor claimed by ■\u00a0Aïcha B.",
        "Gardener open: ◆\u00a0Žofie with 7 of 3; you 3.",
        "Banker funded by ▲\u00a0tomcat_77: ■\u00a0Aïcha B. and ◆\u00a0Žofie with 9; you 4.",
        "Miner funded by ◆\u00a0Žofie: ◆\u00a0Žofie with 9; second ■\u00a0Aïcha B. and ★\u00a0Grégoire with 6; you 4.",
        "Scientist not funded: ■\u00a0Aïcha B. and ◆\u00a0Žofie with 9; you 4.",
    ):
        assert line in told.splitlines()


def test_the_second_place_is_shown_where_it_scores() -> None:
    def shown(scores: tuple[int, ...], players: int = 5) -> int:
        now = msgspec.structs.replace(samples.start(players), awards={"miner": 0}, award_scores={"miner": scores})
        return parts(blocks(now, NAMES)).count("second mark")

    assert shown((4, 6, 2, 9, 6)) == 2
    assert shown((9, 6, 2, 9, 6)) == 0, "two are first"
    assert shown((9, 6), 2) == 0, "of two players nobody is second"


def test_progress_of_the_reader_is_shown_to_the_reader_alone() -> None:
    assert parts(blocks(mine(2), NAMES)).count("mine") == 9
    assert "mine" not in parts(blocks(fixed(), NAMES))
    assert "you " not in " ".join(one.alt for one in drawn(State(fixed())))
    own, other = (drawn(State(mine(seat)))[-1] for seat in (0, 2))
    assert clearly_apart(opened(own.data), opened(other.data))


def test_it_does_not_depend_on_a_hand() -> None:
    own, public = samples.played(3, 5, 60, 0), samples.played(3, 5, 60)
    assert own.hand
    assert drawn(State(own)) == drawn(State(msgspec.structs.replace(public, you=0)))


def test_what_nobody_can_have_any_more_is_left_out() -> None:
    full = msgspec.structs.replace(fixed(), milestones={"mayor": 1, "builder": 0, "planner": 3})
    told = " ".join(one.alt for one in drawn(State(full)))
    assert "Gardener" not in told
    assert "Planner claimed by" in told


# Names, points, ends.


def test_pictures_and_words_say_the_same_name() -> None:
    told = " ".join(one.alt for one in drawn(State(samples.start(5), LONG_NAMES)))
    assert "◆\u00a0Player 4:" in told
    assert "★\u00a0Astra Ωμέγα:" in told


def test_hidden_points_are_neither_drawn_nor_said() -> None:
    state = STATES["hidden"]()
    assert "VP" not in parts(blocks(*state))
    assert not any(word in one.alt for one in drawn(state) for word in ("VP", "points"))
    assert "VP" in parts(blocks(samples.middle(4), NAMES))


def test_at_the_end_the_winner_is_first_and_says_so() -> None:
    last = samples.course(5)[-1]
    first = blocks(last, NAMES)[1]
    assert "crown" in [part.what for part in first.parts]
    best = max(last.seats, key=lambda seat: (seat.total, seat.stock["mc"]))
    assert first.said[0][0].startswith(f"{'●■▲◆★'[best.seat]}\u00a0{NAMES[best.seat]}: TR")
    assert "winner" in first.said[0][0]
    nobody = [part.what for block in blocks(last, NAMES, won=()) for part in block.parts]
    assert "crown" not in nobody
    assert "winner" not in renderer.everybody(last, NAMES, won=()).alt


def test_a_solo_game_shows_its_points_by_source_and_its_generations() -> None:
    solo = with_seat(samples.start(1), 0, points=samples.start(1).seats[0].points | {"tr": 31, "cards": -2})
    (one,) = drawn(State(solo))
    assert "Points so far: TR\u00a031 · cards\u00a0−2." in one.alt
    assert "Generation 1 of 14" in one.alt
    assert "Milestones" not in one.alt


def test_points_are_so_far_until_the_game_is_over() -> None:
    over = msgspec.structs.replace(samples.start(1), over=True)
    (one,) = drawn(State(over))
    assert "Points: TR\u00a014." in one.alt
    assert "so far" not in one.alt
    assert "so far" not in renderer.table(over, NAMES).alt


# Expansions.


def test_whatever_an_expansion_declares_is_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parameters, milestones, awards, outposts and tags that no picture knows."""
    monkeypatch.setitem(
        EXPANSIONS,
        "far",
        Expansion(
            "far",
            parameters=(Parameter("ozone", 0, 30, 2), Parameter("cloud cover", 0, 8)),
            milestones=(Milestone("hover-lord", 7, lambda _game, _me: 5),),
            awards=(Award("cloud-keeper", lambda _game, me: me.seat),),
            rows=(Row("moons", (Outpost("io", end=8, start=2), Outpost("rhea", room=2))),),
        ),
    )
    game = new_game(Options(players=3, corporate_era=True, more=(MADE_UP.name, "far")), "far")
    now = view(game, 1)
    now = with_seat(now, 1, tags={"wild": 3, "floating": 12})
    now = msgspec.structs.replace(now, outposts=now.outposts | {"io": Standing(5, (2, 0))})
    before = view(game, 1)
    told = "\n".join(one.alt for one in drawn(State(now, NAMES, before)))
    for said in (
        "ozone 0 of 30",
        "magnetism 0 of 12",
        "cloud cover 0 of 8",
        "hover lord open: ●\u00a0Łukasz, ■\u00a0Aïcha B. and ▲\u00a0tomcat_77 with 5 of 7",
        "cloud keeper not funded: ▲\u00a0tomcat_77 with 2; you 1",
        "Moons: io 5 of 8 ▲ ●, 1 free",
        "12\u00a0floating (+12)",
    ):
        assert said.casefold().replace("\u00a0", " ") in told.casefold().replace("\u00a0", " ")
    for block in blocks(now, NAMES, before):
        assert not overflowing(block.parts, Box(0, 0, *block.ground.size))
    assert parts(blocks(now, NAMES, before)).count("settlement") == 2
    assert "change of marker" in parts(blocks(now, NAMES, before))


def test_many_cards_of_all_kinds_are_counted() -> None:
    now = samples.laden()
    counts = {kind: sum(CARDS[card].kind == kind for card in now.seats[0].played) for kind in ("automated", "active")}
    told = " ".join(one.alt for one in drawn(State(now)))
    assert f"{counts['automated']} automated, {counts['active']} active" in told


def test_ones_own_block_is_marked_in_picture_and_words() -> None:
    for you, marked in ((-1, []), (2, [2])):
        view = msgspec.structs.replace(fixed(), you=you)
        found = [player(view, seat, NAMES, None) for seat in view.seats]
        assert [i for i, block in enumerate(found) if "you" in {part.what for part in block.parts}] == marked
        assert [i for i, block in enumerate(found) if "(you):" in block.said[0][0]] == marked
        grounds = [block.ground.tobytes() for block in found]
        plain = [player(fixed(), seat, NAMES, None).ground.tobytes() for seat in view.seats]
        assert [i for i, (one, other) in enumerate(zip(grounds, plain, strict=True)) if one != other] == marked


def test_ones_own_name_is_whole_where_much_else_stands_beside_it() -> None:
    now = with_seat(msgspec.structs.replace(fixed(), you=2, first=2), 2, tr=45, points={"tr": 45})
    before = with_seat(fixed(), 2, tr=33, points={"tr": 33})
    with noting() as written:
        player(now, now.seats[2], NAMES, before.seats[2]).drawn()
    assert NAMES[2] in {one.text for one in written}
