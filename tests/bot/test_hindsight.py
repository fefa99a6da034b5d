"""The analysis after a game: everybody sees how the chances went, each player alone what their decisions cost and brought, once made."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.components import Keys, row
from bot.delivery.looking_back import LookingBack
from bot.screen import screen
from bot.screens.hindsight import ROUTE, analysis, public
from bot.screens.pictures import Artist
from bot.store.schema import games
from bot.tables import Status, hindsight
from bot.tables.hindsight import Decisions, JudgedDecision
from bot.thinker import Answer, AnyQuestion, ChancesQuestion, ChoicesQuestion, answer
from engine import Game, Options, load, new_game, save, view
from engine.card import KEYS
from engine.hidden import imagined
from engine.robots.greedy import greedy_answer
from engine.robots.hindsight import Judged, Plan, Round
from engine.robots.said import of_own
from engine.robots.search import Weighed
from tests.bot.backend import ANN, BEN, Backend, refused
from tests.bot.looks import CARDS, NoPictures, SomePictures, context, look, status
from tests.bot.server import Server, Shown, acts, begun, open_server
from tests.bot.test_screens import texts
from tests.engine.table import Table


class Asked:
    """The process that thinks, in this one; it keeps what it was asked."""

    def __init__(self) -> None:
        self.questions: list[AnyQuestion] = []

    async def __call__(self, game: str, seat: int, question: AnyQuestion) -> Answer:
        self.questions.append(question)
        return answer(question)


async def no_answer(game: str, seat: int, question: AnyQuestion) -> Answer:
    return Answer()


async def broken(*_: object) -> None:
    raise RuntimeError


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(hindsight.PLANS, 2, Plan(3, (Round(1, 1, 1, 2),)))
    monkeypatch.setattr(hindsight, "DEALS", 1)


@pytest.fixture
def asked() -> Asked:
    return Asked()


@pytest.fixture
async def server(tmp_path: Path, asked: Asked) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as made:
        made.bot.looking_back = LookingBack(made.bot.services.hindsight, asked)
        yield made


def over(game: str) -> Any:
    return sa.update(games).where(games.c.id == game).values(state="over")


async def result_of(server: Server, game: str) -> Any:
    """Post a message with the button below a result; returns it."""
    channel: Any = server.bot.get_channel(server.channel.id)
    await channel.send(view=screen(row(Keys(game, 0).tap("Analysis", ROUTE))).view())
    return server.channel.history()[-1]


async def seat_of(server: Server, game: str, name: str) -> int:
    seat = (await server.bot.services.games.status(game)).seat_of(server.members[name].id)
    assert seat is not None
    return seat


async def finished(server: Server) -> str:
    """A game of Ann and Ben that is over after an action of each."""
    game = await begun(server)
    await acts(server, game, "first", "project:power-plant")
    await acts(server, game, "second", "end")
    await acts(server, game, "third", "pass")
    async with server.store.writing() as connection:
        await connection.execute(over(game))
    return game


async def played(backend: Backend) -> str:
    """A game of Ann and Ben that is over after an action of each; Ann has taken one back."""
    game = (await backend.game(BEN)).id
    await backend.act(game, ANN, "project:power-plant")
    await backend.services.play.undo(game, ANN, 1, backend.click())
    await backend.act(game, ANN, "project:power-plant")
    await backend.act(game, ANN, "end")
    await backend.act(game, BEN, "pass")
    async with backend.store.writing() as connection:
        await connection.execute(over(game))
    return game


async def decided(backend: Backend | Any, game: str, seat: int) -> None:
    """Store an analysis of a seat: it passed where a power plant would have been better, and once the other way round."""
    runner = backend.services.runner

    async def work(open_game: Any) -> None:
        position = open_game.live.game
        copy = save(imagined(position, seat, "told"))
        picks = [*position.decision(seat).options[:2]] if position.decision(seat) else ["a", "b"]
        worse = Weighed((picks[0],), 0.38, -2.0, {"production": -1.5}, 0.01, 60)
        better = Weighed((picks[1],), 0.46, 1.0, {"production": 0.5}, 0.01, 60)
        found = Decisions(40, (JudgedDecision(3, copy, worse, better),), (JudgedDecision(5, copy, better, worse),))
        await hindsight.analyses.claim(open_game.connection, game, seat, open_game.now, open_game.now)
        await hindsight.keep(open_game, seat, open_game.now, found)

    await runner.write(game, work)


@pytest.mark.parametrize("artist", [SomePictures(), NoPictures()])
async def test_what_the_picture_of_the_chances_says_is_written_only_where_there_is_none(artist: Artist) -> None:
    at = context(look(new_game(Options(players=2), "chances"), 0), artist)
    shown = await analysis(
        at, hindsight.Chances((1,), ((0.5,),) * 2), hindsight.OwnAnalysis("none"), None, possible=True
    )
    assert ("The chance to win at the end of each generation" in shown.words()) == isinstance(artist, NoPictures)
    assert "judge who sees no hand and no deck." in shown.words()


async def test_the_button_below_the_result_shows_the_chances_and_once_they_are_weighed_ones_own_decisions(
    server: Server, asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Judged, "certain", True)  # on two deals hardly anything is
    game = await finished(server)
    shown = Shown(await result_of(server, game))
    first = await server.click("Ann", shown, "Analysis")
    assert "### Analysis" in first.words
    assert "as somebody would judge who sees no hand" in first.words
    assert "Your decisions are being weighed." in first.words
    await server.bot.looking_back.made()
    again = await server.click("Ann", first, "Look again")
    assert "Judged by what was known then" in again.words
    assert "with all that is played after it." in again.words
    assert "Look again" not in again.buttons.values()
    before = len(asked.questions)
    await server.click("Ann", shown, "Analysis")
    assert len(asked.questions) == before
    seats = {question.seat for question in asked.questions if isinstance(question, ChoicesQuestion)}
    assert seats == {await seat_of(server, game, "Ann")}


async def test_where_the_chances_fail_ones_own_decisions_wait_for_nobody(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were claimed before, and for minutes nobody weighed them."""
    game = await finished(server)
    shown = Shown(await result_of(server, game))
    with monkeypatch.context() as patched:
        patched.setattr(hindsight, "find_chances", broken)
        assert "went wrong" in (await server.click("Ann", shown, "Analysis")).words
    await server.click("Ann", shown, "Analysis")
    await server.bot.looking_back.made()
    assert "Judged by what was known then" in (await server.click("Ann", shown, "Analysis")).words


async def test_ones_own_decisions_are_told_with_both_chances_and_the_reason_to_oneself_alone(server: Server) -> None:
    game = await begun(server)
    await decided(server.bot, game, await seat_of(server, game, "Ann"))
    async with server.store.writing() as connection:
        await connection.execute(over(game))
    shown = await server.click("Ann", Shown(await result_of(server, game)), "Analysis")
    assert "What cost you most" in shown.words
    assert "(38 %). Better: " in shown.words
    assert "(46 %). Next best: " in shown.words
    assert "Generation 1" in shown.words
    assert "+2.0 VP from production" in shown.words
    assert "In brackets is the chance to win." in shown.words
    ben = await server.click("Ben", Shown(await result_of(server, game)), "Analysis")
    assert "38 %" not in ben.words
    twin = await server.click("Ann", Shown(await result_of(server, game)), "Analysis")
    posting = await server.click("Ann", shown, "Show mine here")
    assert "is being posted in" in posting.words
    await server.say()
    assert "Ann looks back at Mars" in server.last().words
    assert "(38 %). Better: " in server.last().words
    again = await server.click("Ann", Shown(await result_of(server, game)), "Analysis")
    assert "What cost you most" in again.words
    assert "Show mine here" not in again.buttons.values()
    assert "brought you most has been posted already" in (await server.click("Ann", twin, "Show mine here")).words
    await server.bot.services.privacy.forget(server.members["Ann"].id, "Former player")
    await server.say()
    assert "What was shown here has been deleted." in server.last().words
    assert "Ann" not in server.last().words


def decisions_of_all_kinds(seed: str) -> tuple[Status, Game, list[tuple[int, Game, tuple[str, ...]]]]:
    """A game of two robots with a draft that is over, and of each kind of decision that named cards one: seat, position and options."""
    game = new_game(Options(players=2, corporate_era=True, draft=True, more=("prelude",)), seed)
    found: dict[str, tuple[int, Game, tuple[str, ...]]] = {}
    while not game.over:
        seat = min(game.pending)
        seen = view(game, seat)
        named = tuple(option for option in seen.asked.options if option.partition(":")[2] in KEYS)
        if len(named) > 1:
            found[seen.asked.key] = seat, load(save(game)), named
        game.answer(seat, greedy_answer(seen))
    return status(game), game, list(found.values())


def test_an_analysis_that_is_shown_names_no_card_that_not_everybody_has_seen() -> None:
    table, over_now, decisions = decisions_of_all_kinds("shown to all")
    seen = {card for seat in view(over_now, None).seats for card in (*seat.played, *seat.events)}
    kinds, closed, named = set[str](), 0, 0
    for seat, position, options in decisions:
        kinds.add(view(position, seat).asked.key)
        for option in options:
            chosen, other = (Weighed((pick,), 0.4, 0.0, {}, 0.01, 8) for pick in (option, options[0]))
            told = Decisions(1, (JudgedDecision(1, save(imagined(position, seat, "told")), chosen, other),), ())
            words = "\n".join(texts(public(table, seat, hindsight.recalled(told, seat), seen)))
            assert ". \u00b7" not in words
            for pick in (option, options[0]):
                card = KEYS[pick.partition(":")[2]]
                said = f"{CARDS[card].name}**" in words
                assert said <= (card in seen), (pick, words)
                closed, named = closed + (not said), named + said
    assert {"draft", "buy", "turn"} <= kinds
    assert closed > 5
    assert named > 5


def test_taking_fewer_from_somebody_is_told_apart_and_a_question_has_no_colon_before_it() -> None:
    made = Table(2).stock(1, plants=5).give(0, "Asteroid").stock(0, mc=20)
    asked = made.pick("play:asteroid").game
    options = view(asked, 0).asked.options
    chosen, other = (Weighed((pick,), 0.4, 0.0, {}, 0.01, 8) for pick in options[:2])
    told = Decisions(1, (JudgedDecision(1, save(imagined(asked, 0, "told")), chosen, other),), ())
    words = "\n".join(texts(public(status(asked), 0, hindsight.recalled(told, 0), set())))
    assert "**Aïcha B.** (40 %). Better: **Aïcha B., fewer …** (40 %)." in words.replace("\u00a0", " ")
    assert "Generation 1 · Choose who loses up to 3 plants · " in words.replace("\u00a0", " ")


def test_a_name_that_ends_in_a_full_stop_keeps_it() -> None:
    game = new_game(Options(players=2, draft=True), "a name with a stop")
    while (asked := game.decision(0)) is None or asked.key != "draft":
        seat = next(iter(game.pending))
        game.answer(seat, greedy_answer(view(game, seat)))
    chosen, other = (Weighed((pick,), 0.4, 0.0, {}, 0.01, 8) for pick in asked.options[:2])
    told = Decisions(1, (JudgedDecision(1, save(imagined(game, 0, "told")), chosen, other),), ())
    table = status(game)
    seats = tuple(replace(seated, name="Ben Jr.") for seated in table.seats)
    words = "\n".join(texts(public(replace(table, seats=seats), 0, hindsight.recalled(told, 0), set())))
    assert "go to \u25a0 Ben Jr. ·" in words.replace("\u00a0", " ")


def test_who_never_had_a_choice_is_told_so_and_no_number() -> None:
    game = new_game(Options(players=2), "no choice")
    words = "\n".join(texts(public(status(game), 0, hindsight.recalled(Decisions(0, (), ()), 0), set())))
    assert "There was no decision with a choice to be judged." in words
    assert "0 decisions" not in words


def test_several_cards_that_were_bought_are_named_since_no_picture_numbers_them() -> None:
    table, _over_now, decisions = decisions_of_all_kinds("shown to all")
    everything = set(KEYS.values())
    (bought,) = [found for found in decisions if view(found[1], found[0]).asked.key == "buy"]
    seat, position, options = bought
    chosen, other = (Weighed(picks, 0.4, 0.0, {}, 0.01, 8) for picks in (options[:2], options[:1]))
    told = Decisions(1, (JudgedDecision(1, save(imagined(position, seat, "told")), chosen, other),), ())
    words = "\n".join(texts(public(table, seat, hindsight.recalled(told, seat), everything)))
    for pick in options[:2]:
        assert CARDS[KEYS[pick.partition(":")[2]]].name in words


async def test_what_everybody_has_seen_is_what_lies_in_play_and_hands_that_are_shown(backend: Backend) -> None:
    game = await played(backend)

    async def position(open_game: Any) -> Any:
        return open_game.live.game

    players = (await backend.services.runner.read(game, position)).players
    lying = {card for player in players for card in (*player.played, *player.events)}
    held = [set(player.hand) for player in players]
    assert all(held)
    assert await backend.services.hindsight.seen(game) == lying
    await backend.services.history.show_hand(game, ANN, True)
    await backend.services.history.show_hand(game, BEN, False)
    assert await backend.services.hindsight.seen(game) == lying | held[0]


async def claimed(backend: Backend, game: str, user: int) -> datetime:
    """Claim the analysis of a player's decisions; return until when."""
    mine = await backend.services.hindsight.own_analysis(game, user, possible=True)
    assert mine.claimed is not None
    return mine.claimed


async def test_two_who_ask_at_once_make_one_analysis_and_one_that_broke_off_is_begun_anew(backend: Backend) -> None:
    game = await played(backend)
    service = backend.services.hindsight
    assert (await service.own_analysis(game, ANN, possible=True)).state == "begun"
    assert (await service.own_analysis(game, ANN, possible=True)).state == "making"
    assert (await service.own_analysis(game, BEN, possible=True)).state == "begun"
    backend.clock.advance(hindsight.LEASE + timedelta(seconds=1))
    await service.find_out(game, 0, await claimed(backend, game, ANN), Asked())
    assert (await service.own_analysis(game, ANN, possible=True)).state == "made"
    assert await service.recalled(game, 1) is None


async def test_an_analysis_that_takes_long_stays_claimed_and_one_that_fails_is_given_up(backend: Backend) -> None:
    game = await played(backend)
    service, states = backend.services.hindsight, list[str]()
    until = await claimed(backend, game, ANN)

    async def slowly(game: str, seat: int, question: AnyQuestion) -> Answer:
        backend.clock.advance(hindsight.LEASE * 0.7)
        states.append((await service.own_analysis(game, ANN, possible=True)).state)
        return Answer()

    await service.find_out(game, 0, until, slowly)
    assert states == ["making"] * len(states)
    assert len(states) > 1
    until = await claimed(backend, game, BEN)

    async def fails(game: str, seat: int, question: AnyQuestion) -> Answer:
        raise OSError("no memory")

    with pytest.raises(OSError, match="no memory"):
        await service.find_out(game, 1, until, fails)
    assert (await service.own_analysis(game, BEN, possible=True)).state == "begun"


@pytest.mark.parametrize("made", [False, True])
async def test_who_stood_still_for_so_long_that_another_began_anew_touches_nothing_of_theirs(
    backend: Backend, made: bool
) -> None:
    game = await played(backend)
    service, anew = backend.services.hindsight, list[datetime]()

    async def frozen(game: str, seat: int, question: AnyQuestion) -> Answer:
        backend.clock.advance(hindsight.LEASE * 2)
        anew.append(await claimed(backend, game, ANN))
        if made:
            await service.find_out(game, 0, anew[0], Asked())
        return Answer()

    assert (await refused(service.find_out(game, 0, await claimed(backend, game, ANN), frozen))).reason == "stale"
    assert len(anew) == 1, "it has ended at once"
    assert (await service.own_analysis(game, ANN, possible=True)).state == ("made" if made else "making")
    late = Decisions(999, (), ())
    await backend.services.runner.write(game, lambda g: hindsight.keep(g, 0, anew[0] - hindsight.LEASE, late))
    recalled = await service.recalled(game, 0)
    assert (recalled is not None) == made
    assert recalled is None or recalled.weighed != late.weighed


async def test_an_analysis_of_which_no_question_was_answered_is_not_kept(backend: Backend) -> None:
    game, service = await played(backend), backend.services.hindsight

    async def cut_off(game: str, seat: int, question: AnyQuestion) -> Answer:
        return Answer(error="cut off")

    until = await claimed(backend, game, ANN)
    assert (await refused(service.find_out(game, 0, until, cut_off))).reason == "thought-long"
    assert (await service.own_analysis(game, ANN, possible=True)).state == "begun"


async def test_a_position_that_cannot_be_read_is_left_out_of_an_analysis(backend: Backend) -> None:
    """One broken cell, and nothing was ever told of a game."""
    game, service, asked = await played(backend), backend.services.hindsight, Asked()
    answers = await backend.rows("SELECT number FROM commits WHERE kind = 'answer' AND seat = 0 ORDER BY number")
    await backend.run("UPDATE commits SET snapshot = :rot WHERE number = :at", rot=b"rot", at=answers[-2][0] - 1)
    await service.find_out(game, 0, await claimed(backend, game, ANN), asked)
    assert len({question.seed for question in asked.questions if isinstance(question, ChoicesQuestion)}) == 1
    assert (await service.own_analysis(game, ANN, possible=True)).state == "made"


async def test_what_is_kept_of_a_decision_is_what_is_said_of_its_chances(backend: Backend) -> None:
    game, service = await played(backend), backend.services.hindsight

    async def better(game: str, seat: int, question: AnyQuestion) -> Answer:
        def set_(move: Weighed, at: int) -> Weighed:
            return move._replace(chance=0.6 if at else 0.4, doubt=0.01)

        found = answer(question)
        return Answer(
            moves=tuple(set_(move, at) for at, move in enumerate(found.moves)),
            choices=tuple((n, tuple(set_(m, at) for at, m in enumerate(moves))) for n, moves in found.choices),
        )

    await service.find_out(game, 0, await claimed(backend, game, ANN), better)
    recalled = await service.recalled(game, 0)
    assert recalled is not None
    assert recalled.costliest
    for moment in recalled.costliest:
        assert moment.told.chosen.chance == pytest.approx(of_own(0.4, 2))
        assert moment.told.other.chance == pytest.approx(of_own(0.6, 2))


async def test_only_what_a_player_has_chosen_themselves_and_not_taken_back_is_judged(backend: Backend) -> None:
    game = await played(backend)

    async def answers(open_game: Any) -> list[tuple[tuple[str, ...], ...]]:
        return [entry.picks for entry in await hindsight.answered(open_game, 0)]

    read = backend.services.runner.read
    assert await read(game, answers) == [(("project:power-plant",),), (("end",),)]
    ((last,),) = await backend.rows("SELECT max(number) FROM commits WHERE kind = 'answer' AND seat = 0")
    await backend.run('UPDATE commits SET facts = \'{"by": "stand-in"}\' WHERE number = :last', last=last)
    assert await read(game, answers) == [(("project:power-plant",),)]
    await backend.run("UPDATE seats SET sits_from = :last WHERE seat = 0", last=last)
    assert await read(game, answers) == []


async def test_of_a_game_that_goes_on_nothing_is_told_and_of_one_that_ended_long_ago_the_chances(
    backend: Backend,
) -> None:
    service = backend.services.hindsight
    game = (await backend.game(BEN)).id
    assert (await refused(service.own_analysis(game, ANN, possible=True))).reason == "not-over"
    assert (await refused(service.chances(game, Asked()))).reason == "not-over"
    game = await played(backend)
    await backend.run("UPDATE games SET shortened = ended, ended = started WHERE id = :game", game=game)
    await backend.run("UPDATE games SET shortened = started WHERE id = :game", game=game)
    assert (await service.own_analysis(game, ANN, possible=True)).state == "gone"
    found = await service.chances(game, Asked())
    assert found is not None
    assert found.generations == (1,)
    assert sum(chance for (chance,) in found.seats) == pytest.approx(1)
    assert await service.chances(game, no_answer) == found
    assert (await service.own_analysis(game, 7, possible=True)).state == "none"


async def test_without_a_process_that_thinks_a_sentence_says_so(server: Server) -> None:
    game = await finished(server)
    server.bot.looking_back = LookingBack(server.bot.services.hindsight, None)
    shown = await server.click("Ann", Shown(await result_of(server, game)), "Analysis")
    assert "The chances cannot be told: on this bot, robots do not think ahead." in shown.words
    assert "later" not in shown.words, "it would not help"
    assert "Your decisions are not weighed" in shown.words


async def test_the_process_is_asked_for_the_chances_of_each_generation_once(backend: Backend) -> None:
    game, ask = await played(backend), Asked()
    await backend.services.hindsight.chances(game, ask)
    await backend.services.hindsight.chances(game, ask)
    assert [type(question) for question in ask.questions] == [ChancesQuestion]


async def test_what_was_found_out_is_a_players_own_data_and_forgotten_with_them(backend: Backend) -> None:
    game = await played(backend)
    await decided(backend, game, 0)
    assert b"costliest" in await backend.services.privacy.export(ANN)
    assert b"costliest" not in await backend.services.privacy.export(BEN)
    await backend.services.privacy.forget(ANN, "Former player")
    assert await backend.rows("SELECT * FROM analyses") == []
