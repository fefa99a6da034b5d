"""Other maps, further tracks and rows beside the map are tables of the engine and need no change to the renderer."""

from __future__ import annotations

from itertools import combinations
from random import Random

import msgspec
import pytest
from PIL import ImageChops

import renderer
from engine import Game, Options, changes, load, new_game, save, view
from engine.board import ROWS
from engine.box import Parameter
from engine.core import Cause
from engine.effects import gain
from engine.expansions import EXPANSIONS, Expansion, open_box
from engine.maps import MAPS
from engine.outposts import Outpost, Row
from engine.state import Standing
from engine.view import View
from renderer.drawing import theme
from renderer.drawing.theme import LABEL, LEAST, RISEN, TABLE
from renderer.drawing.type import width
from renderer.overview import rows
from renderer.overview.table import full_board
from renderer.planet import planet, readings
from renderer.planet.layout import FULL, SQUARE, Layout
from renderer.planet.square import square_board
from renderer.planet.tracks import ARCS, further, shows_values, tracks
from renderer.tools import samples
from renderer.tools.samples import LONG_NAMES
from tests.engine.games import walk
from tests.renderer.golden import pixel
from tests.renderer.views import NAMES, fixed
from words.catalogue import number

MAGNETISM = Parameter("magnetism", 0, 12, 2, ends=False)
KNOWN = (Parameter("temperature", -30, 8, 2), Parameter("oxygen", 0, 14), Parameter("oceans", 0, 9))


def played() -> View:
    game = new_game(Options(more=("made_up",)), "a fourth track")
    for i, _ in enumerate(walk(game, Random(3))):
        if i == 60:
            break
    return view(game, 0)


def test_an_expansion_that_nobody_drew_pictures_for_is_drawn_all_the_same() -> None:
    seen = played()
    assert "magnetism" in seen.parameters
    assert "Magnetism" in renderer.words_of_board(seen, NAMES)
    for drawn in (renderer.board(seen, NAMES), renderer.table(seen, NAMES), renderer.hand(seen, seen.hand)):
        assert drawn.data


def test_a_fourth_track_lies_at_the_top() -> None:
    (track,) = further(tracks((*KNOWN, MAGNETISM)))
    assert track.values == [0, 2, 4, 6, 8, 10, 12]
    assert track.arc.start == -track.arc.end < 0


@pytest.mark.parametrize("n", [1, 2, 3])
def test_tracks_do_not_overlap(n: int) -> None:
    more = [msgspec.structs.replace(MAGNETISM, key=f"more-{i}") for i in range(n)]
    arcs = [track.arc for track in tracks((*KNOWN, *more))]
    turns = sorted(sorted((arc.start % 360, arc.start % 360 + arc.end - arc.start)) for arc in arcs)
    for (_start, end), (start, _end) in zip(turns, [*turns[1:], [turns[0][0] + 360, 0]], strict=True):
        assert end < start


def test_a_track_of_an_expansion_is_drawn_with_its_value() -> None:
    image = square_board(played())
    (track,) = further(tracks((*KNOWN, MAGNETISM)))
    angle = sum(track.angles(0)) / 2
    x, y = SQUARE.polar(angle, SQUARE.ring[1] - 6)
    assert sum(pixel(image, x, y)) > 350, "the first step is lit"
    x, y = SQUARE.polar(sum(track.angles(6)) / 2, SQUARE.ring[1] - 6)
    assert sum(pixel(image, x, y)) < 250, "the last one is not"


@pytest.mark.parametrize("layout", [SQUARE, FULL])
def test_tracks_lie_on_the_picture(layout: Layout) -> None:
    for track in tracks((*KNOWN, MAGNETISM)):
        for turn in (track.arc.start, track.arc.end):
            x, y = layout.polar(turn, layout.ring[1])
            assert 0 <= x <= layout.width
            assert 0 <= y <= layout.height


def test_another_map_is_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other map is Tharsis upside down."""
    spaces = {
        f"{ROWS[8 - space.row]}{space.column + 1}": msgspec.structs.replace(
            space, key=f"{ROWS[8 - space.row]}{space.column + 1}", row=8 - space.row, name="Nowhere"
        )
        for space in MAPS["tharsis"].spaces.values()
    }
    monkeypatch.setitem(MAPS, "turned", msgspec.structs.replace(MAPS["tharsis"], key="turned", spaces=spaces))
    game = new_game(Options(players=3, map="turned"), "turned")
    there = view(game, None)
    drawn = square_board(there)
    assert drawn.size == (800, 800)
    ocean = next(space for space in spaces.values() if space.kind == "ocean" and not space.bonus)
    x, y = SQUARE.at(ocean)
    red, _green, blue = pixel(drawn, x - SQUARE.hex * 0.38, y)[:3]
    assert blue > red
    assert "Nowhere" in renderer.words_of_board(there, NAMES)
    assert load(save(game)).options.map == "turned"


def test_a_map_that_nobody_added_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no map atlantis; there is tharsis"):
        Options(map="atlantis")


def test_every_known_track_has_a_corner_of_its_own() -> None:
    assert set(ARCS) == {"temperature", "oxygen", "oceans"}
    assert planet.progress(fixed()) == pytest.approx((22 / 38 + 7 / 14 + 5 / 9) / 3)


MORE = (
    Parameter("water table", -40, 60, 5, bonuses=((0, gain(heat=1)),)),
    Parameter("ozone", 0, 30, 2),
)
"""Parameters of expansions that consist of this table only."""


@pytest.fixture(params=[1, 2], ids=["fifth", "sixth"])
def beyond(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> View:
    """A game with a number of tracks besides those of the made-up expansion."""
    names = [f"more-{i}" for i in range(request.param)]
    for name, parameter in zip(names, MORE, strict=False):
        monkeypatch.setitem(EXPANSIONS, name, Expansion(name, parameters=(parameter,)))
    return view(new_game(Options(players=3, corporate_era=True, more=("made_up", *names)), "tracks"), 0)


def test_a_fifth_track_is_a_parameter_in_a_table(beyond: View) -> None:
    """It is drawn with its steps on both boards, and all words tell it, though no layout knows of it."""
    found = tracks(tuple(open_box(beyond.options).parameters.values()))
    assert len(further(found)) == len(beyond.parameters) - len(ARCS) >= 2
    for track in further(found):
        value = track.values[len(track.values) // 2]
        risen = msgspec.structs.replace(beyond, parameters=beyond.parameters | {track.key: value})
        for layout, draw in ((SQUARE, square_board), (FULL, lambda now: full_board(now, NAMES))):
            changed = ImageChops.difference(draw(beyond), draw(risen))
            x, y = layout.polar(sum(track.angles(1)) / 2, layout.ring[0] + 8 * layout.unit)
            assert any(pixel(changed, x, y)), (track.key, "the second step is lit")
            x, y = layout.polar(sum(track.angles(len(track.values) - 1)) / 2, layout.ring[0] + 8 * layout.unit)
            assert not any(pixel(changed, x, y)), (track.key, "the last one is not")
        said = f"{track.key} {number(value)}"
        for words in (renderer.words_of_board(risen, NAMES), renderer.board(risen, NAMES).alt):
            assert said in words.lower()


@pytest.mark.parametrize("layout", [SQUARE, FULL])
@pytest.mark.parametrize("by", [0, 2])
def test_readings_of_further_tracks_do_not_touch_and_are_whole(beyond: View, layout: Layout, by: int) -> None:
    """The names of all fit, also with changes since the last turn."""
    areas = min(layout.at(space)[1] for space in MAPS["tharsis"].spaces.values()) - layout.radius * 0.6
    parameters = tuple(open_box(beyond.options).parameters.values())
    ends = msgspec.structs.replace(beyond, parameters={p.key: p.end for p in parameters})
    before = msgspec.structs.replace(beyond, parameters={p.key: p.end - p.step * by for p in parameters})
    found, last = further(tracks(parameters)), 0.0
    for track, what in zip(found, readings.further_readings(layout, found, ends, before), strict=True):
        assert what.value == number(track.parameter.end)
        assert what.name == track.key.upper()
        assert what.change == track.parameter.step * by
        assert what.size >= LABEL
        assert what.letters >= LEAST
        x = min(what.at[0], what.name_at[0])
        assert last < x
        last = x + what.wide
        assert max(what.at[1], what.name_at[1]) < areas - 10 * layout.unit


@pytest.mark.parametrize("layout", [SQUARE, FULL])
def test_a_risen_track_of_an_expansion_carries_its_difference(beyond: View, layout: Layout) -> None:
    """A bright badge is behind the value."""
    found = tracks(tuple(open_box(beyond.options).parameters.values()))
    risen = msgspec.structs.replace(beyond, parameters=beyond.parameters | {"water table": -20})
    draw = square_board if layout == SQUARE else lambda now, _since, before: full_board(now, NAMES, before)
    for before, bright in ((beyond, True), (risen, False)):
        what = readings.further_readings(layout, found, risen, before)[-1 if len(further(found)) == 2 else 1]
        x, base = what.at[0] + width(what.value, theme.BOLD, what.size), what.at[1]
        room = draw(risen, (), before).crop(
            (round(x), round(base - what.size), round(x + 1.5 * what.size), round(base))
        )
        plate = [seen for _n, seen in room.getcolors(1 << 16) or () if seen == RISEN]
        assert bool(plate) == bright


def test_values_stand_on_the_segments_that_are_wide_enough(beyond: View) -> None:
    """On the full board those of the box and of the made-up expansion have values; those with many steps beside others do not."""
    found = tracks(tuple(open_box(beyond.options).parameters.values()))
    assert {track.key for track in found if shows_values(FULL, track)} == {"temperature", "oxygen", "magnetism"}
    assert not any(shows_values(SQUARE, track) for track in found), "letters would be too small to be read in place"


# Rows beside the map.


HARBOURS = Row("harbours", (Outpost("luna"), Outpost("ceres", end=8, start=0), Outpost("triton", room=2)))


@pytest.fixture
def settled(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game with a row of harbours, declared by nothing but a table: two players on luna, one on triton."""
    monkeypatch.setitem(EXPANSIONS, "harbours-1", Expansion("harbours-1", rows=(HARBOURS,)))
    game = new_game(Options(players=3, corporate_era=True, more=("harbours-1",)), "harbours")
    for seat, outpost in ((1, "luna"), (0, "luna"), (2, "triton")):
        changes.found_settlement(game, game.players[seat], outpost, Cause())
    changes.move_marker(game, "ceres", 3, Cause())
    return game


def test_outposts_have_room_for_so_many_and_a_track_of_so_many_steps(settled: Game) -> None:
    changes.found_settlement(settled, settled.players[0], "triton", Cause())
    with pytest.raises(ValueError, match="no room left on triton"):
        changes.found_settlement(settled, settled.players[1], "triton", Cause())
    for steps, to in ((-7, 0), (4, 4), (9, 8)):
        changes.move_marker(settled, "ceres", steps, Cause())
        assert view(settled, None).outposts["ceres"] == Standing(to)
    assert view(load(save(settled)), 1).outposts == view(settled, 1).outposts


def test_a_row_beside_the_map_is_a_table(settled: Game) -> None:
    """It is on a band below the board, and all words tell it."""
    now = view(settled, None)
    row = "Harbours: Luna 1 of 6 ■ ●, 1 free; Ceres 3 of 8, 3 free; Triton 1 of 6 ▲, 1 free."
    assert row in renderer.words_of_board(now, NAMES)
    assert row in renderer.table(now, NAMES).alt
    whole = full_board(now, NAMES)
    without = msgspec.structs.replace(now, options=Options(players=3, corporate_era=True))
    assert whole.width == TABLE[0]
    assert whole.height > TABLE[1] == full_board(without, NAMES).height


def test_what_has_changed_on_an_outpost_is_marked_and_said(settled: Game) -> None:
    before = view(settled, None)
    still = full_board(before, NAMES, before)
    changes.move_marker(settled, "ceres", 2, Cause())
    changes.found_settlement(settled, settled.players[1], "triton", Cause())
    now = view(settled, None)
    assert "Since then: Ceres +2, Triton ■." in renderer.table(now, NAMES, before).alt
    box = ImageChops.difference(still, full_board(now, NAMES, before)).getbbox()
    assert box is not None
    assert box[1] > TABLE[1]
    assert ImageChops.difference(full_board(now, NAMES), full_board(now, NAMES, before)).getbbox() is not None


@pytest.mark.parametrize("end", [1, 6, 30, 60])
def test_a_track_of_an_outpost_may_be_short_or_long(monkeypatch: pytest.MonkeyPatch, end: int) -> None:
    """The track is drawn in full, with the marker's value and its change to the left of it."""
    row = Row("moons", tuple(Outpost(f"moon {i}", end=end, start=0) for i in range(5)))
    monkeypatch.setitem(EXPANSIONS, f"far-{end}", Expansion(f"far-{end}", rows=(row,)))
    now = view(new_game(Options(players=2, corporate_era=True, more=(f"far-{end}",)), "moons"), None)
    risen = msgspec.structs.replace(now, outposts=now.outposts | {"moon 4": Standing(end)})
    place = list(rows.places(row, TABLE[1] + rows.TITLE))[4]
    box = ImageChops.difference(full_board(now, NAMES, now), full_board(risen, NAMES, now)).getbbox()
    assert box is not None
    assert place.left < box[0] < box[2] <= place.right
    assert place.top < box[1] < box[3] <= place.bottom


@pytest.mark.parametrize("n", [1, 4, 5, 7, 13])
def test_outposts_lie_side_by_side_on_the_picture(monkeypatch: pytest.MonkeyPatch, n: int) -> None:
    row = Row("moons", tuple(Outpost(f"moon-{i}-with-a-long-name") for i in range(n)))
    monkeypatch.setitem(EXPANSIONS, f"moons-{n}", Expansion(f"moons-{n}", rows=(row,)))
    now = view(new_game(Options(players=2, corporate_era=True, more=(f"moons-{n}",)), "moons"), None)
    places = list(rows.places(row, TABLE[1]))
    whole = full_board(now, NAMES)
    assert len(places) == n
    assert all(place.left >= 0 and place.right <= whole.width and place.bottom < whole.height for place in places)
    assert not [1 for one, other in combinations(places, 2) if one.meets(other)]


def test_a_crowded_board_with_colonies_and_tracks_stays_small_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seven colonies for five players, two more tracks, a tile on every space."""
    row = Row("colonies", tuple(Outpost(f"colony {i}") for i in range(7)))
    monkeypatch.setitem(EXPANSIONS, "all", Expansion("all", parameters=MORE, rows=(row,)))
    last = samples.crowded()
    outposts = {o.key: Standing(i % 7, tuple((i + j) % 5 for j in range(3))) for i, o in enumerate(row.outposts)}
    now = msgspec.structs.replace(
        last,
        options=last.options.model_copy(update={"more": ("all",)}),
        outposts=outposts,
        parameters=last.parameters | {p.key: p.end for p in MORE},
    )
    assert len(renderer.table(now, LONG_NAMES).data) < 350_000
    assert len(renderer.board(now, LONG_NAMES, since=list(now.tiles)).data) < 150_000
