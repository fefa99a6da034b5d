"""A first game teaches while it is played: one new thing at a time, what to do with its reason, and what it brought."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from bot import speech
from bot.click_limits import ClickLimits
from bot.screens import choose, coach
from bot.screens.coach import COMMENTS as SAID_AFTER
from bot.screens.coach import LESSONS as SAID
from bot.screens.context import ScreenContext
from bot.screens.pictures import Artist
from bot.tables import Rules, robots, teaching
from bot.tables.hints import Wondered
from bot.tables.lobby_rules import presets
from bot.tables.services.hints import COACHED
from engine.card import CARDS, picked
from engine.core import Decision, Game
from engine.decision import Cause
from engine.hidden import imagined, redealt
from engine.journal import CardPlayed, ProductionChanged, RatingChanged, StockChanged, TilePlaced
from engine.phases.generation import RunPhase
from engine.robots.advice import Advice, advice
from engine.robots.greedy import greedy_answer
from engine.robots.search import Weighed
from engine.view import view
from tests.bot.backend import ANN, MINUTE, Backend, altered, refused
from tests.bot.looks import NoPictures, SomePictures, asked, labels, look
from tests.bot.server import Server, Shown, open_server
from tests.bot.test_answered_at_once import MESSAGE, responses
from tests.bot.test_hints import weigh
from tests.bot.test_pseudo_locale import PSEUDO, bare
from tests.engine.table import Table, number
from words import catalogue

pytestmark = pytest.mark.once
SENTENCE = re.compile(r"[.!?](?:\s|$)")


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """A server whose coach does not think ahead."""
    async with open_server(tmp_path / "mars.db", ("Ann",), pictures=False) as made:
        made.bot.weigh = None
        yield made


async def coached(backend: Backend) -> str:
    """A game of Ann and an easy robot by the rules for a first game."""
    status = await backend.lobby(**{**presets()["first"], "seats": 2})
    await backend.services.lobby.seat_robot(status.id, ANN, "Robot Iris")
    return (await backend.services.lobby.start(status.id, ANN)).id


async def told(backend: Backend, game: str) -> teaching.Coaching:
    found = (await backend.services.play.look(game, ANN)).coaching
    assert found is not None
    return found


def test_every_lesson_and_comment_has_its_sentence_and_one_only():
    assert SAID.keys() == teaching.LESSONS.keys()
    assert SAID_AFTER.keys() == teaching.COMMENTS.keys()
    for said in (*SAID.values(), *SAID_AFTER.values()):
        assert len(SENTENCE.findall(said)) == 1, said


async def test_what_was_weighed_for_a_hint_is_what_the_coach_suggests_from_then_on(backend: Backend, ann_begins):
    game = await coached(backend)
    suggested = (await told(backend, game)).advice
    assert suggested is not None
    asked: list[Wondered] = []

    async def another(wondered: Wondered) -> tuple[Weighed, ...]:
        asked.append(wondered)
        return (Weighed(("project:asteroid",), 0.6, 0.0, {}, 0.0, 8), Weighed(suggested.picks, 0.4, 0.0, {}, 0.0, 8))

    token = (await backend.services.play.look(game, ANN)).token
    (best, _) = await backend.services.hints.hint(game, ANN, token, another)
    assert asked[0].advised == suggested.picks != best.picks
    after = await told(backend, game)
    assert after.advice is not None
    assert (after.advice.picks, after.advice.rating, after.advice.price) == (("project:asteroid",), 1, 14)
    await backend.act(game, ANN, "project:power-plant")
    later = (await told(backend, game)).advice
    assert later is None or later.picks != ("project:asteroid",)


async def test_the_coach_suggests_what_turns_out_best_and_thinks_once_about_a_question(backend: Backend, ann_begins):
    game = await coached(backend)
    services, asked = backend.services, list[Wondered]()

    async def another(wondered: Wondered) -> tuple[Weighed, ...]:
        asked.append(wondered)
        return (Weighed(("project:asteroid",), 0.6, 0.0, {}, 0.0, 8),)

    before = await services.play.look(game, ANN)
    assert await services.hints.advised(before, ANN, None) == before, "where robots do not think ahead"
    for _ in range(2):
        found = (await services.hints.advised(await services.play.look(game, ANN), ANN, another)).coaching
        assert found is not None
        assert found.advice is not None
        assert (found.advice.picks, found.weighed, found.lesson) == (("project:asteroid",), True, "turn")
    assert [each.simulations for each in asked] == [COACHED]
    await services.hints.advised(before, ANN, another)
    assert len(asked) == 1, "not for an older look either"
    plain = await services.play.look((await backend.game()).id, ANN)
    assert await services.hints.advised(plain, ANN, another) is plain
    assert len(asked) == 1


async def test_a_panel_does_not_wait_for_long_thoughts_of_the_coach_and_the_next_one_has_them(
    backend: Backend, ann_begins, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("bot.tables.services.hints.PATIENCE", 0.01)
    game, done = await coached(backend), asyncio.Event()
    services = backend.services

    async def slow(wondered: Wondered) -> tuple[Weighed, ...]:
        await done.wait()
        return (Weighed(("project:asteroid",), 0.6, 0.0, {}, 0.0, 8),)

    before = await services.play.look(game, ANN)
    assert await services.hints.advised(before, ANN, slow) == before
    done.set()
    found = (await services.hints.advised(before, ANN, slow)).coaching
    assert found is not None
    assert found.advice is not None
    assert found.advice.picks == ("project:asteroid",)


async def test_thoughts_of_the_coach_that_fail_are_not_tried_again(backend: Backend, ann_begins):
    game, asked = await coached(backend), list[Wondered]()

    async def fails(wondered: Wondered) -> None:
        asked.append(wondered)

    before = await backend.services.play.look(game, ANN)
    for _ in range(2):
        assert await backend.services.hints.advised(before, ANN, fails) == before
    assert len(asked) == 1


async def test_what_goes_wrong_in_thoughts_of_the_coach_is_logged(backend: Backend, ann_begins):
    game = await coached(backend)

    async def breaks(wondered: Wondered) -> None:
        raise ValueError("no such move")

    before = await backend.services.play.look(game, ANN)
    with capture_logs() as logged:
        assert await backend.services.hints.advised(before, ANN, breaks) == before
    assert [(line["event"], line["game"]) for line in logged] == [("coach failed", game)]


def test_the_preset_for_a_first_game_is_coached_with_hints_and_easy_robots():
    rules = Rules.model_validate({**presets()["first"], "seats": 2})
    assert (rules.coached, rules.hinted, rules.beginners, rules.usual_level) == (True, True, True, "easy")
    assert (Rules().coached, Rules().usual_level) == (False, "normal")


async def test_robots_of_a_first_game_do_not_think_ahead_and_take_nothing_from_people(backend: Backend, ann_begins):
    game = await coached(backend)
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "end")
    backend.clock.advance(MINUTE)

    async def asked(open_game):
        return robots.asked(open_game)

    found = await backend.services.runner.read(game, asked)
    assert found is not None
    assert (found.simulations, found.gentle) == (0, True)


async def test_a_lesson_is_given_once_and_a_result_is_commented_once(backend: Backend, ann_begins):
    game = await coached(backend)
    assert (await told(backend, game)).lesson == "turn"
    assert (await told(backend, game)).lesson == "turn", "looking again changes nothing"
    await backend.act(game, ANN, "project:power-plant")
    after = await told(backend, game)
    assert (after.comment, after.amount, after.lesson) == ("production", ("energy", 1), ""), "one new thing at a time"
    await backend.act(game, ANN, "project:power-plant")
    backend.clock.advance(MINUTE)
    await backend.robots.tick()
    again = await told(backend, game)
    assert again.comment == ""
    assert again.lesson != "turn"
    await backend.act(game, ANN, "project:power-plant")
    assert (await told(backend, game)).lesson == "second", "what a comment stood in place of is told the next time"


async def test_a_result_is_no_news_any_more_once_others_have_played(backend: Backend, ann_begins):
    game = await coached(backend)
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "project:asteroid")
    assert (await told(backend, game)).comment == "rating", "while the turn may be undone"
    while (await backend.services.play.look(game, ANN)).decision is None:
        backend.clock.advance(MINUTE)
        await backend.robots.tick()
    assert (await told(backend, game)).comment == ""


def test_what_a_pass_means_is_told_where_one_may_pass():
    table = Table(2).stock(0, mc=0)
    assert teaching.lesson(view(table.game, 0), ("turn", "second")) == "pass"
    once = Table(2).stock(0, mc=11).act(0, "project:power-plant")
    assert "end" in once.options()
    assert teaching.lesson(view(once.game, 0), ("turn", "second")) == ""


async def test_what_was_taken_back_is_not_commented(backend: Backend, ann_begins):
    game = await coached(backend)
    await backend.act(game, ANN, "project:power-plant")
    assert (await told(backend, game)).comment == "production"
    await backend.services.play.undo(game, ANN, 1, "undo")
    assert (await told(backend, game)).comment == ""


async def test_a_coach_that_fails_leaves_the_panel_open(backend: Backend, ann_begins, monkeypatch):
    def fails(*args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(teaching, "advice", fails)
    there = await told(backend, await coached(backend))
    assert (there.lesson, there.advice) == ("turn", None)


async def test_advice_may_be_switched_off_and_on_and_other_games_have_none(backend: Backend, ann_begins):
    game = await coached(backend)
    await backend.services.seats.coach(game, ANN, off=True)
    assert await told(backend, game) == teaching.Coaching(off=True)
    await backend.act(game, ANN, "project:power-plant")
    assert await told(backend, game) == teaching.Coaching(off=True)
    await backend.services.seats.coach(game, ANN, off=False)
    after = await told(backend, game)
    assert (after.comment, after.lesson) == ("", "second"), "what happened meanwhile is not told later"
    plain = (await backend.game()).id
    assert (await backend.services.play.look(plain, ANN)).coaching is None
    assert (await refused(backend.services.seats.coach(plain, ANN, off=True))).reason == "not-coached"


def test_the_first_comment_that_applies_is_about_what_lasts_longest():
    news = [
        StockChanged(seat=0, what="mc", n=20, was=0, cause=Cause(source="production")),
        CardPlayed(seat=0, cause=Cause(card=10)),
        StockChanged(seat=0, what="plants", n=2, was=0, cause=Cause(card=10)),
        RatingChanged(seat=1, n=1, was=20),
        ProductionChanged(seat=0, what="heat", n=2, was=0),
    ]
    assert teaching.comment(news, 0, ()) == ("production", ("heat", 2))
    assert teaching.comment(news, 0, (f"{teaching.RESULT}production",)) == ("stock", ("plants", 2))
    assert teaching.comment([news[0], news[3]], 0, ()) == ("", ("", 0))


def test_of_what_comes_again_it_is_not_said_that_it_comes_only_once():
    """It was said of the 3 M€ of Optimal Aerobraking, which every later space event brings too, and of cards' actions."""
    table = Table(2).lay(0, "Optimal Aerobraking").give(0, "Convoy From Europa").stock(0, mc=60)
    table.act(0, "play:convoy-from-europa")
    given = tuple(f"{teaching.RESULT}{key}" for key in teaching.COMMENTS if key != "stock")
    assert teaching.comment(table.game.news, 0, given) == ("", ("", 0))
    table = Table(2).lay(0, "Martian Rails").stock(0, energy=3).tile("E8", "city", 0).act(0, "action:martian-rails")
    assert teaching.comment(table.game.news, 0, ()) == ("", ("", 0))


def test_a_comment_counts_all_that_the_action_brought_of_the_same():
    news = [
        RatingChanged(seat=0, n=2, was=20),
        RatingChanged(seat=1, n=4, was=20),
        RatingChanged(seat=0, n=1, was=22),
    ]
    assert teaching.comment(news, 0, ()) == ("rating", ("", 3))
    grown = [ProductionChanged(seat=0, what=what, n=1, was=0) for what in ("heat", "plants", "heat")]
    assert teaching.comment(grown, 0, ()) == ("production", ("heat", 2))


@pytest.mark.parametrize(
    ("tile", "said"), [("city", "tile"), ("greenery", "tile"), ("mining-rights", ""), ("ocean", "")]
)
def test_only_of_tiles_that_score_is_it_said_that_their_neighbours_count(tile: str, said: str):
    assert teaching.comment([TilePlaced(seat=0, tile=tile, space="D1")], 0, ()) == (said, ("", 0))


def test_of_a_space_it_is_said_what_it_brings_and_not_what_every_space_does():
    table = Table(2).tile("E8", "city", 0).stock(0, plants=8).act(0, "convert:plants")
    looked = look(table.game, 0)
    reasons = {}
    for space in ("D7", "E7", "E9"):
        reasons[space] = coach.reason(looked, advice(imagined(table.game, 0, "tried"), 0, (f"space:{space}",)))
    assert reasons == {
        "D7": "1\u00a0VP and +1\u00a0plant",
        "E7": "1\u00a0VP and +2\u00a0plants",
        "E9": "1\u00a0VP and +2\u00a0plants",
    }


def test_of_a_space_it_is_not_said_what_the_rest_of_the_action_brings():
    """Ice Asteroid places two oceans, and Towing A Comet plants and oxygen: only the first space is chosen here."""
    for card, key in (("Ice Asteroid", "play:ice-asteroid"), ("Towing A Comet", "play:towing-a-comet")):
        table = Table(2).give(0, card).stock(0, mc=60).act(0, key)

        looked = look(table.game, 0)
        assert looked.decision is not None
        assert looked.decision.kind == "space", card
        found = advice(imagined(table.game, 0, "tried"), 0, ("space:E5",))
        assert coach.reason(looked, found) == "+2\u00a0plants", card


def test_of_a_greenery_it_is_said_that_it_is_worth_a_point():
    table = Table(2).stock(0, plants=8)
    found = advice(imagined(table.game, 0, "tried"), 0, ("convert:plants",))
    assert coach.reason(look(table.game, 0), found) == "+1\u00a0TR and 1\u00a0VP"


def test_what_a_suggested_choice_is_called_by_is_not_said_twice():
    table = Table(2).lay(0, "Nitrite Reducing Bacteria", resources=3).act(0, "action:nitrite-reducing-bacteria")
    looked = look(table.game, 0)
    found = advice(imagined(table.game, 0, "tried"), 0)
    assert coach.suggestion(looked, found) == "Suggested: **3\u00a0microbes → +1\u00a0TR**."


def test_a_suggestion_names_the_price():
    looked = look(Table(2).give(0, "Mine").stock(0, mc=60).game, 0)
    assert "**Mine, 4\u00a0M€**" in coach.suggestion(looked, Advice(("play:mine",), 4))
    assert "**Greenery (standard project), 23\u00a0M€**" in coach.suggestion(looked, Advice(("project:greenery",), 23))
    assert "**Pass**" in coach.suggestion(looked, Advice(("pass",)))


@pytest.mark.parametrize(
    ("cards", "mc", "why"),
    [
        ((), 5, "nothing else is possible now"),
        (("Comet",), 5, "nothing else is possible now but selling cards"),
        (("Comet",), 15, "nothing here brings more than it costs now"),
    ],
)
def test_who_can_do_nothing_else_is_not_told_that_it_would_cost_too_much(cards: tuple[str, ...], mc: int, why: str):
    looked = look(Table(2).give(0, *cards).stock(0, mc=mc).game, 0)
    for weighed in (False, True)[: 1 + (mc == 5)]:
        told = replace(looked, coaching=teaching.Coaching(weighed=weighed))
        assert coach.reason(told, Advice(("pass",))) == why


def test_lessons_name_the_letters_of_their_buttons():
    said = {key: verb.letter for key, verb in view(Table(2).game, 0).box.verbs.items()}
    assert SAID["milestone"].startswith(f"{said['milestone']} ")
    assert SAID["award"].startswith(f"{said['award']} ")
    assert f": {said['action']} " in SAID["action"]
    assert SAID["convert"].startswith(f"{said['convert:plants']} ")
    assert f" and {said['convert:heat']} " in SAID["convert"]


def test_of_a_card_it_is_said_that_its_effect_stays_and_how_many_cards_it_draws():
    table = Table(2).give(0, "Media Group", "Research").stock(0, mc=40)
    looked = look(table.game, 0)
    reasons = {}
    for key in ("media-group", "research"):
        reasons[key] = coach.reason(looked, advice(imagined(table.game, 0, "tried"), 0, (f"play:{key}",)))
    assert reasons == {"media-group": "cheap and an effect that stays", "research": "1\u00a0VP and +2 cards"}


def test_of_a_card_with_negative_points_it_is_said_what_it_costs():
    table = Table(2).give(0, "Nuclear Zone").stock(0, mc=40)
    found = advice(imagined(table.game, 0, "tried"), 0, ("play:nuclear-zone",))
    assert (found.points, found.lost, found.rating) == (0, 2, 2)
    looked = look(table.game, 0)
    assert coach.reason(looked, found._replace(pays_back=None, cheap=False, gains=())) == (
        "+2\u00a0TR, though it costs you 2\u00a0VP at the end"
    )
    assert coach.reason(looked, Advice(found.picks, lost=1)) == "it costs you 1\u00a0VP at the end"


def test_points_that_a_city_costs_are_taken_from_those_that_it_brings():
    """Vermin with ten animals takes a point for each city, which may stand beside greeneries."""
    table = Table(2, more=("promos",)).lay(0, "Vermin", resources=10).tiles("greenery", 0, "C2", "C3").stock(0, mc=25)
    looked = look(table.act(0, "project:city").game, 0)
    near = advice(imagined(table.game, 0, "tried"), 0, ("space:B2",))
    assert (near.lost, near.cities) == (1, 2)
    assert coach.reason(looked, near).startswith("1\u00a0VP")
    assert "costs" not in coach.reason(looked, near)
    far = advice(imagined(table.game, 0, "tried"), 0, ("space:E1",))
    assert coach.reason(looked, far).endswith("it costs you 1\u00a0VP at the end")


@pytest.mark.parametrize(("name", "tiles"), [("Ganymede Colony", 0), ("Noctis City", 1)])
def test_a_city_on_a_moon_is_no_tile_on_mars(name: str, tiles: int):
    table = Table(2).give(0, name).stock(0, mc=60).production(0, energy=1)
    key = CARDS[number(name)].as_play
    assert advice(imagined(table.game, 0, "tried"), 0, (key,)).tiles == tiles


def test_no_suggestion_is_without_its_reason():
    looked = look(Table(2).stock(0, mc=30).game, 0)
    assert looked.view is not None
    weighed, added = teaching.Coaching(weighed=True), teaching.Coaching(added=("microbe", 1))
    made = teaching.Coaching(made=(("plants", 1),))
    best = "it comes out best where the bot plays on from here"
    assert coach.reason(looked, Advice(("pass",))) == "nothing here brings more than it costs now"
    assert coach.reason(replace(looked, coaching=weighed), Advice(("pass",))) == best
    assert (
        coach.reason(replace(looked, coaching=weighed), Advice(("award:landlord",), 8, cheap=True))
        == f"cheap and {best}"
    )
    assert coach.reason(replace(looked, coaching=added), Advice(("action:ants",))) == "+1\u00a0microbe"
    assert coach.reason(replace(looked, coaching=made), Advice(("play:mine",))) == "+1\u00a0plant every generation"


def test_near_the_end_it_is_no_reason_beside_another_that_a_price_pays_back():
    advised = Advice(("play:algae",), 10, pays_back=10, gains=(("plants", 1),))
    early = Table(2).give(0, "Mine").stock(0, mc=30)
    assert coach.reason(look(early.game, 0), advised) == "+1\u00a0plant; it pays back by generation 10"
    assert coach.reason(look(early.game, 0), advised._replace(gains=())) == "it pays back by generation 10"
    late = Table(2).parameters(oxygen=14, temperature=8).give(0, "Mine").stock(0, mc=30)
    assert coach.reason(look(late.game, 0), advised) == "+1\u00a0plant"
    assert coach.reason(look(late.game, 0), advised._replace(gains=())) == "it pays back by generation 10"


@pytest.mark.parametrize(
    ("bought", "why"),
    [(0, "you need the money more"), (1, "you can soon pay for it, and it should bring more than it costs")],
)
def test_the_reason_to_buy_counts_the_cards(bought: int, why: str):
    looked = look(Table(2).stock(0, mc=30).run(RunPhase("research")).game, 0)
    assert looked.decision is not None
    assert coach.reason(looked, Advice(looked.decision.options[:bought])) == why


@pytest.mark.parametrize(
    ("later", "why"),
    [
        (0, "you can soon pay for them, and they should bring more than they cost"),
        (1, "they should bring more than they cost, though you cannot play all of them yet"),
        (2, "they should bring more than they cost, though you cannot play them yet"),
    ],
)
def test_the_reason_to_buy_does_not_hide_that_a_card_cannot_be_played_yet(later: int, why: str):
    looked = look(Table(2).stock(0, mc=30).run(RunPhase("research")).game, 0)
    assert looked.decision is not None
    assert coach.reason(looked, Advice(looked.decision.options[:2], later=later)) == why
    assert (
        coach.reason(looked, Advice(looked.decision.options[:1], later=1))
        == "it should bring more than it costs, though you cannot play it yet"
    )


@pytest.mark.parametrize(("card", "later"), [("Strip Mine", 1), ("Trees", 1), ("Mine", 0), ("Deimos Down", 0)])
def test_advice_counts_bought_cards_that_lack_production_or_a_requirement_but_not_money(card: str, later: int):
    table = Table(2).stock(0, mc=4).deck(card).run(RunPhase("research"))
    bought = next(option for option in view(table.game, 0).asked.options if picked(option) == number(card))
    assert advice(table.game, 0, (bought,)).later == later


def test_advice_says_what_the_action_would_bring_and_when_it_pays_back():
    table = Table(2).give(0, "Mine").stock(0, mc=15)
    found = advice(table.game, 0)
    assert found.picks == ("play:mine",)
    assert (found.price, found.cheap, found.pays_back) == (4, True, table.game.table.generation + 2)


@pytest.mark.parametrize(("steel", "said"), [(0, ", 8\u00a0M€"), (2, ", 8\u00a0M€"), (4, "")])
def test_the_suggestion_of_a_card_action_names_what_it_costs(steel: int, said: str):
    table = Table(2).lay(0, "Aquifer Pumping").stock(0, mc=30, steel=steel)
    found = advice(imagined(table.game, 0, "tried"), 0, ("action:aquifer-pumping",))
    suggested = coach.suggestion(look(table.game, 0), found)
    assert suggested.startswith(f"Suggested: **Aquifer Pumping (card action){said}**: +1\u00a0TR"), suggested


def test_the_lesson_on_milestones_hurries_nobody_where_something_else_is_suggested():
    assert "do not wait" not in coach.LESSONS["milestone"]


@pytest.mark.parametrize(("card", "back"), [("Power Plant", None), ("Mine", 2)])
def test_only_what_cards_are_paid_with_brings_a_price_back(card: str, back: int | None):
    table = Table(2).give(0, card).stock(0, mc=15)
    found = advice(table.game, 0).pays_back
    assert found == (back and table.game.table.generation + back)


def test_advice_depends_on_nothing_that_the_seat_does_not_know():
    game = Table(2).give(0, "Mine", "Research").stock(0, mc=30).game
    assert advice(redealt(game, 0, Random(1)), 0) == advice(redealt(game, 0, Random(2)), 0)


def test_points_for_which_a_hidden_card_must_fit_are_not_promised():
    table = Table().lay(0, "Search For Life").stock(0, mc=9)
    microbes = [card for card in table.game.table.decks["projects"].cards if "microbe" in CARDS[card].tags]
    table.game.table.decks["projects"].cards[:] = microbes
    key = f"action:{CARDS[number('Search For Life')].key}"
    assert key in view(table.game, 0).asked.options
    found = advice(imagined(table.game, 0, "tried"), 0, (key,))
    assert (found.points, found.price) == (0, 1)
    table.pick(key)
    assert view(table.game, 0).me.points["cards"] == 3, "in the game the card may fit"


def test_points_of_an_award_that_somebody_may_overtake_are_not_added_to_those_that_stay():
    table = Table(2).stock(0, mc=60).act(0, "award:banker").production(1, mc=1).give(0, "Trees", "Sponsors")
    banker = advice(imagined(table.game, 0, "tried"), 0, ("play:sponsors",))
    assert (banker.points, banker.awards) == (0, 5)
    assert coach.reason(look(table.game, 0), banker._replace(pays_back=None, cheap=False)) == (
        "5\u00a0VP if you still lead at the end"
    )
    claimed = Advice(("play:sponsors",), points=1, awards=5, gains=(("mc", 2),))
    assert coach.reason(look(table.game, 0), claimed) == "1\u00a0VP and 5\u00a0VP if you still lead at the end"


def test_what_all_get_in_the_next_phases_is_no_reason_for_the_answer_before_them():
    """It was said of a little energy that was kept that it brings the whole income of the generation."""
    table = Table(2, more=("promos",)).lay(0, "Supercapacitors").production(0, mc=5).stock(0, energy=2)
    table.pick("pass").pick("pass")
    assert table.key == "energy-to-heat"
    found = advice(imagined(table.game, table.seat, "tried"), table.seat)
    assert found == Advice(found.picks)


async def begun(server: Server) -> str:
    """Begin a game by the rules for a first game on the server; returns its id."""
    await server.slash("Ann", "game new", name="First Steps", players=2, rules="first game")
    (status,) = await server.bot.services.games.of_user(server.members["Ann"].id)
    await server.bot.services.lobby.start(status.id, server.members["Ann"].id)
    return status.id


async def test_a_first_game_is_played_to_its_end_by_what_the_coach_suggests(server: Server):
    server.bot.click_limits = ClickLimits(per_minute=10_000, queue=10)
    game = await begun(server)
    sentences: list[str] = []
    for _ in range(120):
        await server.wait(70)
        status = await server.bot.services.games.status(game)
        if status.state != "running":
            break
        shown: Shown = await server.slash("Ann", "play", server.place)
        assert {"No more advice", "More"} & {*shown.buttons.values()}, shown.texts
        for _ in range(12):
            if not any(label.startswith("Do: ") for label in shown.buttons.values()):
                break
            told = shown.texts[-1]
            assert len(SENTENCE.findall(told)) <= 3, told
            assert "Suggested: " in told
            assert [*shown.buttons.values()][-2].startswith("Do: "), "the button that does it stands below"
            sentences += told.split("\n")
            shown = await server.click("Ann", shown, "Do: ")
            for label in ("Play for", "Pay", "Buy", "Claim for", "Fund for", "Sell", "Pass for", "Do it"):
                if any(button.startswith(label) for button in shown.buttons.values()):
                    shown = await server.click("Ann", shown, label)
                    break
    assert status.state == "over"
    for key in ("turn", "second", "buy", "action", "space", "convert", "end"):
        assert SAID[key].replace("{money}", "2\u00a0M€") in sentences, key
    assert sum(line.startswith("That was production:") for line in dict.fromkeys(sentences)) == 1
    assert "What to try next" in server.last().words


async def test_a_suggestion_does_what_its_button_says_although_a_hint_has_changed_the_coachs_mind(server: Server):
    await begun(server)
    while (await server.look("Ann")).decision is None:
        await server.wait(70)
    older = await server.slash("Ann", "play", server.place)
    (said,) = [label for label in older.buttons.values() if label.startswith("Do: ")]
    other, called = ("project:power-plant", "Power Plant") if "Asteroid" in said else ("project:asteroid", "Asteroid")

    async def weigh(wondered: Wondered) -> tuple[Weighed, ...]:
        return (Weighed((other,), 0.6, 0.0, {}, 0.0, 8),)

    server.bot.weigh = weigh
    await server.slash("Ann", "hint", server.place)
    newer = await server.slash("Ann", "play", server.place)
    assert f"Do: {called} (standard project)" in newer.buttons.values()
    shown = await server.click("Ann", older, "Do: ")
    assert said.removeprefix("Do: ") in shown.words.partition("\n")[0]
    assert (await server.look("Ann")).picks == (), "nothing else was done"


async def test_the_panel_after_an_action_suggests_what_turns_out_best(server: Server):
    await begun(server)
    while (await server.look("Ann")).decision is None:
        await server.wait(70)

    async def weigh(wondered: Wondered) -> tuple[Weighed, ...]:
        return (Weighed(("project:asteroid",), 0.6, 0.0, {}, 0.0, 8),)

    server.bot.weigh = weigh
    before = len(server.env.http_requests)
    shown = await server.slash("Ann", "play", server.place)
    assert responses(server, before) == [MESSAGE], "by one request, although what was thought is kept"
    for _ in range(2):
        assert "Suggested: **Asteroid (standard project), 14 M€**" in shown.words
        shown = await server.click("Ann", shown, "Do: Asteroid")
    assert "Turn complete" in shown.words


async def test_whoever_wants_no_more_advice_is_told_what_brings_it_back(server: Server):
    await begun(server)
    await server.wait(70)
    more = await server.click("Ann", await server.slash("Ann", "play", server.place), "More")
    quiet = await server.click("Ann", more, "No more advice")
    assert "In your turn, **Advice again** under **More** brings it back." in quiet.words
    assert "Suggested" not in quiet.words
    again = await server.click("Ann", await server.click("Ann", quiet, "More"), "Advice again")
    assert "brings it back" not in again.words
    assert "Suggested" in again.words


async def test_what_metals_pay_for_is_told_on_the_screen_of_the_first_card_that_they_pay(server: Server):
    await begun(server)
    while (await server.look("Ann")).decision is None:
        await server.wait(70)
    await server.deal("Ann", number("Aquifer Pumping"), steel=2)
    shown = await server.select("Ann", await server.slash("Ann", "play", server.place), ["play:aquifer-pumping"])
    assert SAID["payment"] in shown.words
    await server.click("Ann", shown, "Play for")
    await server.deal("Ann", number("Cupola City"), mc=30, steel=2)
    shown = await server.select("Ann", await server.slash("Ann", "play", server.place), ["play:cupola-city"])
    assert "steel and" in shown.words, "metals pay for it too"
    assert SAID["payment"] not in shown.words


@pytest.mark.parametrize(("price", "why"), [(8, "cheap and 5\u00a0VP"), (20, "5\u00a0VP")])
def test_what_costs_as_much_as_a_large_project_is_not_called_cheap(price: int, why: str):
    looked = look(Table(2).stock(0, mc=60).game, 0)
    assert coach.reason(looked, Advice(("award:banker",), price, cheap=True, points=5)) == why


@pytest.mark.parametrize(
    ("sold", "text", "label"),
    [
        (1, "Suggested: **sell Mine**: +1\u00a0M€.", "Do: sell Mine for 1\u00a0M€"),
        (4, "Suggested: **sell 4 cards**: +4\u00a0M€.", "Do: sell 4\u00a0cards for 4\u00a0M€"),
    ],
)
def test_a_suggestion_to_sell_says_so_and_counts_many_cards(sold: int, text: str, label: str) -> None:
    table = Table(2).give(0, "Mine", "Algae", "Sponsors", "Comet").act(0, "sell")
    looked = look(table.game, 0)
    assert looked.decision is not None
    assert speech.option(looked, looked.decision.options[0]).name == "Mine"
    advised = Advice(looked.decision.options[:sold], gains=(("mc", sold),))
    looked = replace(looked, coaching=teaching.Coaching(advice=advised))
    assert coach.suggestion(looked, advised) == text
    (follow,) = coach.follow(ScreenContext(looked, NoPictures()))
    assert follow.item.label == label


@pytest.mark.parametrize(
    ("options", "label"),
    [
        (("action:directed-heat-usage",), "Do: Directed Heat Usage"),
        (("action:ants",), "Do: Ants (card action)"),
        (("card:space-port-colony", "card:earth-catapult"), "Do: 2\u00a0cards"),
    ],
)
def test_the_button_of_a_suggestion_fits_in_a_line_of_a_phone(options: tuple[str, ...], label: str) -> None:
    kind = "turn" if options[0].startswith("action") else "card"
    question = Decision(
        0, "turn" if kind == "turn" else "discard:2", options, least=len(options), most=len(options), kind=kind
    )
    looked = asked(look(Table(2, more=("promos", "colonies")).game, 0), question)
    looked = replace(looked, coaching=teaching.Coaching(advice=Advice(options)))
    (follow,) = coach.follow(ScreenContext(looked, NoPictures()))
    assert follow.item.label == label


@pytest.mark.parametrize(("bought", "label"), [(0, "Do: buy none"), (1, "Do: buy card "), (2, "Do: buy 2")])
async def test_advice_what_to_buy_is_followed_by_its_button(
    server: Server, monkeypatch: pytest.MonkeyPatch, bought: int, label: str
):
    game, ann = await begun(server), server.members["Ann"].id
    play = server.bot.services.play
    while (asked := (await play.look(game, ann)).decision) is None or asked.key != "buy":
        if asked is None:
            await server.wait(70)
        else:
            await play.compose(game, ann, None, [["pass"]], f"click {server.env.now()}", confirmed=True)

    def buys(copy: Game, seat: int, *_: object) -> Advice | None:
        return Advice(asked.options[:bought]) if copy.decision(seat) == asked else None

    monkeypatch.setattr(teaching, "advice", buys)
    before = await server.slash("Ann", "play", server.place)
    (follow,) = (said for said in before.buttons.values() if said.startswith(label))
    assert not bought or follow.replace("\u00a0", " ").endswith(f" for {3 * bought} M€")
    shown = await server.click("Ann", before, label)
    assert "Research" not in shown.words
    assert "Do it" not in shown.buttons.values()


async def test_whom_nobody_follows_is_advised_to_pass_in_place_of_ending_the_turn(
    server: Server, monkeypatch: pytest.MonkeyPatch
):
    def ends(copy: Game, seat: int, *_: object) -> Advice | None:
        asked = copy.decision(seat)
        return Advice(("end",)) if asked is not None and "end" in asked.options else None

    monkeypatch.setattr(teaching, "advice", ends)
    game, ann = await begun(server), server.members["Ann"].id
    play = server.bot.services.play
    while (looked := await play.look(game, ann)).decision is None:
        await server.wait(70)

    def alone(found: Game) -> None:
        for player in found.players:
            player.passed = player.seat != looked.seat

    await altered(server.bot.services, game, alone)
    await play.compose(game, ann, None, [["project:power-plant"]], "a click", confirmed=True)
    looked = await play.look(game, ann)
    assert looked.coaching is not None
    assert looked.coaching.comment == "production"
    assert looked.view is not None
    assert teaching.lesson(looked.view, ()) != "second", "one is not asked again once the others have played"
    shown = await server.slash("Ann", "play", server.place)
    assert "Suggested: **Pass**: nothing here" in shown.texts[-1]
    sure = await server.click("Ann", shown, "Do: Pass")
    assert "### Pass for generation 1?" in sure.words
    assert "ended their turn" not in sure.words
    await server.click("Ann", sure, "Pass for")
    assert (await server.view("Ann")).generation == 2


def test_what_a_space_brings_is_taught_only_where_it_brings_it_to_who_chooses():
    table = Table().give(0, "Land Claim").stock(0, mc=40).play(0, "Land Claim")
    assert view(table.game, 0).asked.kind == "space"
    assert teaching.lesson(view(table.game, 0), ()) != "space", "a marker gains nothing"
    table = Table().stock(0, mc=40).pick("project:aquifer")
    assert teaching.lesson(view(table.game, 0), ()) == "space"


def test_what_an_ocean_brings_is_taught_as_it_is_for_who_asks():
    table = Table(more=["turmoil"]).lay(0, "Lakefront Resorts").stock(0, mc=40).pick("project:aquifer")
    taught = replace(look(table.game, 0), coaching=teaching.Coaching(lesson="space"))
    assert coach.said(taught).endswith("each ocean beside it brings 3\u00a0M€.")


@pytest.mark.parametrize("artist", [SomePictures, NoPictures])
async def test_where_the_coach_speaks_cards_to_buy_are_called_by_their_numbers_in_the_picture(artist: type[Artist]):
    table = Table(2).stock(0, mc=30)
    looked = look(table.run(RunPhase("research")).game, 0)
    told = teaching.Coaching(lesson="buy", advice=advice(table.game, 0))
    for coaching, brief in ((told, artist is SomePictures), (teaching.Coaching(off=True), False), (None, False)):
        context = ScreenContext(replace(looked, coaching=coaching), artist())
        shown = await choose.several(coach.speaking(context))
        said = labels(shown)
        assert (said[:4] == ["1", "2", "3", "4"]) is brief
        assert ("No more advice" in said) is (coaching is told)
        assert any(label.startswith("Do: ") for label in said) is (coaching is told)


async def test_the_coach_and_hints_say_everything_through_the_catalogue_and_fit_discord(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(catalogue, "_catalogue", lambda locale: PSEUDO)
    async with open_server(tmp_path / "mars.db", ("Ann",), pictures=False) as server:
        game, ann = await begun(server), server.members["Ann"].id
        server.bot.weigh = weigh
        texts: set[str] = set()
        for _ in range(6):
            await server.wait(70)
            look = await server.bot.services.play.look(game, ann)
            if look.view is not None and look.decision is not None:
                shown = [await server.slash("Ann", command, server.place) for command in ("play", "hint")]
                texts |= {text for one in shown for text in (*one.texts, *one.buttons.values())}
                picks = [greedy_answer(look.view)]
                await server.bot.services.play.compose(game, ann, None, picks, f"click {look.token}", confirmed=True)
        assert len(texts) > 40
        assert {
            text: words for text in texts if (words := bare(text.replace("First Steps", "").replace("Iris", "")))
        } == {}
