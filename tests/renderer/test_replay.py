"""A replay is one page that shows every entry as the engine had it, and nothing that anybody kept secret."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from bench.simulate import everything
from engine import Game, Options, load, new_game, save, scoring, view
from engine.expansions import shipped
from engine.hidden import redealt
from engine.shipped import MODULES
from renderer.alt.annexes import details
from renderer.replay.course import Course, Moment, joined, turning_point
from renderer.replay.flat import flat
from renderer.replay.page import MOST, page
from tests.renderer.replays import NAMES, course, great, great_course, played
from words import speaking

SOURCE = Path(__file__).parents[2] / "renderer" / "replay"


@cache
def replay() -> str:
    return page(great_course())


def data(html: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', html, re.DOTALL)
    assert found
    return json.loads(found[1])


def positions(html: str) -> list[dict[str, Any]]:
    """What the page shows at each step, as its script finds it: the first values, then the changes."""
    now: dict[str, Any] = {}
    found: list[dict[str, Any]] = []
    for changed in data(html)["steps"]:
        now = {key: value for key, value in (now | changed).items() if value is not None}
        found.append(now)
    return found


def test_every_entry_that_stands_is_shown_as_the_engine_had_it() -> None:
    entered, shown = great(), positions(replay())
    kept = [moment.view for moment in joined(great_course().moments)]
    assert len(shown) == len(kept)
    assert len(entered) - len(kept) < len(entered) / 2
    position = {id(moment.view): one.position for moment, one in zip(great_course().moments, entered, strict=True)}
    for now, public in zip(shown, kept, strict=True):
        assert_same(now, load(position[id(public)]))
    assert_same(shown[-1], load(entered[-1].position))


def assert_same(now: dict[str, Any], game: Game) -> None:
    """Compare what is shown with a game of the engine, not with its view."""
    table = game.table
    assert now["g"] == table.generation
    assert {key[2:]: value for key, value in now.items() if key.startswith("p:")} == table.parameters
    tiles = {key[2:]: value.split(":") for key, value in now.items() if key.startswith("t:")}
    assert tiles == {space: [tile.kind, str(tile.owner)] for space, tile in table.tiles.items()}
    assert {key[2:]: value for key, value in now.items() if key.startswith("l:")} == table.claims
    goals = {key[5:]: value for key, value in now.items() if key.startswith("goal:")}
    assert goals == table.milestones | table.awards
    points = scoring.all_points(game)
    for me in game.players:
        at = f"{me.seat}:"
        assert {what: now[at + what] for what in me.stock} == me.stock
        assert {what: now[f"{at}{what}+"] for what in me.production} == me.production
        assert (now[at + "tr"], now[at + "hand"]) == (me.tr, len(me.hand))
        assert now[at + "vp"] == sum(points[me.seat].values())
        assert (at + "passed" in now) == me.passed
        played = {int(key[2:]) for key, value in now.items() if key.startswith("c:") and value == me.seat}
        assert played == {*me.played, *me.events}
        assert {card: now[f"r:{card}"] for card, n in me.resources.items() if n} == {
            c: n for c, n in me.resources.items() if n
        }


def test_whatever_is_hidden_at_any_entry_changes_nothing_while_hands_are_closed() -> None:
    entered, random, exchanged = (
        played(everything(players=2, draft=True, hidden_points=True), "leaks"),
        Random(5),
        0,
    )

    def otherwise(game: Game) -> Game:
        nonlocal exchanged
        before, other = save(game), redealt(game, -1, random)
        exchanged += save(other) != before
        return other

    assert page(course(entered, otherwise)) == page(course(entered))
    assert exchanged == len(entered), "something was exchanged everywhere"


def test_only_cards_that_everybody_saw_are_named_before_hands_are_shown() -> None:
    whole = great_course()
    lay_open = {card for m in whole.moments for seat in m.view.seats for card in (*seat.played, *seat.events)}
    lay_open |= {one.card for m in whole.moments for shown in details(m.view).values() for one in shown if one.card}
    held = {card for player in load(great()[-1].position).players for card in player.hand}
    assert held - lay_open
    assert {int(card) for card in data(replay())["cards"]} == lay_open
    assert {
        int(card) for card in data(page(course(great()[-1:], hands=True)._replace(moments=whole.moments)))["cards"]
    } == lay_open | held


def test_a_page_is_small_and_asks_for_nothing() -> None:
    html = replay()
    assert len(html.encode()) < MOST
    assert re.findall(r"""(?:href|src|url)\s*[=(]\s*["']?(?!#|data:image/webp;base64,)[^"')\s]+""", html) == []
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', html)
    assert policy is not None
    assert policy[1].startswith("default-src 'none'; img-src data:;")
    assert '<meta name="robots" content="noindex, nofollow">' in html


def test_of_a_game_too_long_for_a_page_there_is_one_position_a_generation_and_the_whole_log(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = great_course()
    first = whole._replace(moments=tuple(m for m in whole.moments if m.view.generation <= 3))
    long = page(first)
    monkeypatch.setattr("renderer.replay.page.MOST", len(long.encode()) - 1)
    short = page(first)
    assert len(short.encode()) < len(long.encode())
    assert [now["g"] for now in positions(short)] == [first.moments[0].view.generation, 1, 2, 3]
    assert positions(short)[-1] == positions(long)[-1]
    assert "one position per generation" in short
    assert "one position per generation" not in long
    logs = [html[html.index('<ol id="log">') : html.index("</ol>")] for html in (long, short)]
    assert logs[0].count('<li class="k') == logs[1].count('<li class="k') > 100


def test_a_tag_and_its_number_stand_in_one_line() -> None:
    said = re.findall(r'data-tags="[0-9]">([^<]+)<', replay())
    assert len(said) == 5
    assert not [line for line in said if re.search(r"\w [0-9]", line)]


def test_names_are_letters_and_never_markup() -> None:
    html = replay()
    assert "<b>&" not in html
    assert "<i>Rising" not in html
    assert "Ann &lt;b&gt;&amp;&quot;*_" in html
    assert data(html)["names"][0] == NAMES[0]
    assert "</script" not in html[html.index('id="data">') :].split("</script>")[0]


def test_without_scripts_the_end_the_points_the_charts_and_the_whole_log_are_there() -> None:
    bare = re.sub(r"<script.*?</script>", "", replay(), flags=re.DOTALL)
    whole = great_course()
    for seat in whole.last.seats:
        assert f'<td class="total">{seat.total}</td>' in bare
        assert f'data-k="{seat.seat}:mc">{seat.stock["mc"]}<' in bare
    log = bare[bare.index('<ol id="log">') : bare.index("</ol>")]
    assert log.count('<li class="k') == sum(len([x for x in m.lines if not x.begins]) for m in whole.moments)
    assert log.count('<li class="gen"') == whole.last.generation + 1
    assert bare.count('<figure class="chart"') == 4
    assert bare[bare.index('<g id="tiles">') :].count('href="#s-tile-') == len(whole.last.tiles)


def test_what_expansions_show_beside_mars_is_theirs_alone() -> None:
    shown = details(great_course().last)
    assert {"colonies", "turmoil"} <= shown.keys()
    words = {expansion.name for expansion in shipped()} | {*MODULES} | {"senate", "delegate", "fleet"}
    words -= {"base", "corporate_era"}
    for path in SOURCE.rglob("*"):
        if path.is_file() and path.suffix in (".py", ".js", ".html", ".css"):
            text = path.read_text(encoding="utf-8").casefold()
            assert [word for word in words if re.search(rf"\b{word}\b", text)] == [], path.name


def test_a_page_names_its_language_as_browsers_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("renderer.replay.page.language", lambda: "pt_BR")
    whole = great_course()
    assert '<html lang="pt-BR">' in page(whole._replace(moments=whole.moments[-1:]))


def test_a_page_is_in_the_language_of_its_reader() -> None:
    whole = great_course()
    short = whole._replace(moments=(*whole.moments[:30], whole.moments[-1]))
    with speaking("en-XA"):
        told = page(short)
    assert '<html lang="en-XA">' in told
    for english in ("Milestones", "Generation {g}", "One step back", "Points", "Chairman", "Fleets at home"):
        assert f">{english}<" not in told
        assert f'"{english}"' not in told


# The turning point.


def moments(*totals: tuple[int, int]) -> tuple[Moment, ...]:
    """Moments of a game of two with these points."""
    public = view(new_game(Options(players=2, first=0), "points"), None)
    seats = [
        [msgspec.structs.replace(public.seats[i], points={"tr": n}) for i, n in enumerate(both)] for both in totals
    ]
    return tuple(Moment(msgspec.structs.replace(public, seats=tuple(both))) for both in seats)


def of_two(won: tuple[int, ...], *totals: tuple[int, int], whole: bool = True) -> Course:
    return Course("", ("Ann", "Ben"), (False, False), moments(*totals), "", ((1, 0), (2, 1)), won, whole=whole)


@pytest.mark.parametrize(
    ("turned", "totals"),
    [
        (3, [(20, 20), (20, 22), (23, 25), (26, 25), (27, 27), (30, 28)]),
        (1, [(20, 21), (22, 22), (23, 22)]),
        (None, [(20, 20), (23, 20), (25, 25)]),
        (None, [(20, 20), (23, 20), (25, 26)]),
    ],
)
def test_after_the_turning_point_the_winner_was_never_behind_again(
    turned: int | None, totals: list[tuple[int, int]]
) -> None:
    assert turning_point(of_two((0,), *totals)) == turned


def test_nothing_turned_where_several_or_nobody_won_or_not_every_entry_is_known() -> None:
    totals = [(20, 21), (22, 22), (23, 22)]
    assert turning_point(of_two((), *totals)) is None
    assert turning_point(of_two((0, 1), *totals)) is None
    assert turning_point(of_two((0,), *totals, whole=False)) is None


def test_a_turning_point_is_marked_in_log_chart_and_ribbon() -> None:
    whole = great_course()
    at = turning_point(whole._replace(moments=joined(whole.moments)))
    html = replay()
    assert data(html)["turning"] == at
    assert at is not None, "choose another seed: the winner led throughout"
    assert (
        html.count('<i class="turning"') == html.count('<line class="turns"') == html.count('<li class="turning"') == 1
    )


# What is shown of a moment.


def test_hands_at_every_step_are_shown_only_where_a_moment_has_them() -> None:
    public = view(new_game(Options(players=2, first=0), "hands"), None)
    assert not any(key.startswith("h:") for key in flat(Moment(public)))
    assert flat(Moment(public, hands=((3, 5), ())))["h:0"] == [3, 5]


def test_days_are_written_as_the_reader_writes_them() -> None:
    said = re.sub(r'datetime="[^"]*"', "", replay())
    assert "1 November 2026 – " in said.replace("\u00a0", " ")
    assert re.search(r"2026-11", said) is None


def test_house_rules_stand_behind_the_expansions() -> None:
    last = great_course().moments[-1]
    options = last.view.options.model_copy(update={"friendly": True, "first_raises": "rewarded", "more": ("venus",)})
    moment = last._replace(view=msgspec.structs.replace(last.view, options=options))
    shown = page(great_course()._replace(moments=(moment,)))
    assert shown.index("Venus Next") < shown.index("House rule: nobody takes anything from others")
