"""The services of tables: lobbies, looking at games, and composing actions."""

import zlib
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.routes.visit import confirm
from bot.screens.refusals import refusal
from bot.tables import Rules, lobby, reading
from engine import load, save
from engine.codec import Unreadable
from engine.journal import DrawnCards, Paid, ProjectUsed
from tests.bot.backend import (
    ANN,
    BEN,
    CAT,
    CHANNEL,
    GUILD,
    HOUR,
    OCEAN_WITH_CARD,
    STRANGER,
    all_rows,
    open_backend,
    refused,
)
from tests.bot.looks import NoPictures, context

# --- the lobby -------------------------------------------------------------------------------------------------------


async def test_the_founder_sits_first_and_others_take_the_lowest_free_seat(backend):
    status = await backend.lobby(BEN, CAT)
    assert [(s.seat, s.user) for s in status.seats] == [(0, ANN), (1, BEN), (2, CAT)]
    await backend.services.lobby.leave(status.id, BEN)
    status = await backend.services.lobby.join(status.id, STRANGER, "new")
    assert [(s.seat, s.user) for s in status.seats] == [(0, ANN), (1, STRANGER), (2, CAT)]


async def test_nobody_sits_twice_and_a_full_lobby_takes_nobody(backend):
    status = await backend.lobby(BEN, seats=2)
    assert (await refused(backend.services.lobby.join(status.id, BEN, "again"))).reason == "already-seated"
    assert (await refused(backend.services.lobby.join(status.id, CAT, "late"))).reason == "lobby-full"


async def test_a_lobby_founded_twice_by_one_interaction_is_one_lobby(backend):
    first = await backend.services.lobby.create(GUILD, CHANNEL, ANN, "Ann", interaction="one")
    assert (await backend.services.lobby.create(GUILD, CHANNEL, ANN, "Ann", interaction="one")).id == first.id


async def test_a_leaving_host_hands_over_and_the_last_one_out_closes_the_lobby(backend):
    status = await backend.lobby(BEN)
    assert (await backend.services.lobby.leave(status.id, ANN)).host == BEN
    assert (await backend.services.lobby.leave(status.id, BEN)).state == "ended"


async def test_only_the_host_changes_the_rules_and_only_to_ones_that_exist(backend):
    status = await backend.lobby(BEN, CAT)
    assert (await refused(backend.services.lobby.configure(status.id, BEN, {"draft": True}))).reason == "only-host"
    wrong = await refused(backend.services.lobby.configure(status.id, ANN, {"seats": 9}))
    assert (wrong.reason, wrong.data) == ("bad-option", {"option": "seats"})
    assert (await refused(backend.services.lobby.configure(status.id, ANN, {"seats": 2}))).reason == "seats-taken"
    status = await backend.services.lobby.configure(status.id, ANN, {"draft": True, "name": "Hellas"})
    assert (status.rules.draft, status.name) == (True, "Hellas")


async def test_a_game_needs_two_and_its_host_to_start_and_starts_once(backend):
    status = await backend.lobby()
    assert (await refused(backend.services.lobby.start(status.id, ANN))).reason == "too-few-players"
    await backend.services.lobby.join(status.id, BEN, "Ben")
    assert (await refused(backend.services.lobby.start(status.id, BEN))).reason == "only-host"
    assert (await backend.services.lobby.start(status.id, ANN)).state == "running"
    assert (await refused(backend.services.lobby.start(status.id, ANN))).reason == "already-started"
    assert (await refused(backend.services.lobby.join(status.id, CAT, "Cat"))).reason == "already-started"
    assert (await refused(backend.services.lobby.leave(status.id, BEN))).reason == "already-started"


async def test_gaps_in_the_seats_are_closed_at_the_start(backend):
    status = await backend.lobby(BEN, CAT)
    await backend.services.lobby.leave(status.id, BEN)
    status = await backend.services.lobby.start(status.id, ANN)
    assert [(s.seat, s.user) for s in status.seats] == [(0, ANN), (1, CAT)]


async def test_who_won_last_in_this_server_begins(backend):
    await backend.lobby()
    ((old,),) = await backend.rows("SELECT id FROM games")
    async with backend.store.writing() as connection:
        await lobby.games.record_wins(connection, old, GUILD, [CAT], backend.clock())
        await lobby.games.record_wins(connection, old, GUILD + 1, [BEN], backend.clock() + HOUR)
    for _ in range(3):
        look = await backend.services.play.look((await backend.game()).id, ANN)
        assert look.view.first == 2


async def test_nobody_who_has_not_won_here_is_preferred(backend, seeding):
    seeds = iter(f"seed {n}" for n in range(99))
    seeding.token_hex = lambda n: next(seeds)
    firsts = {(await backend.services.play.look((await backend.game()).id)).view.first for _ in range(12)}
    assert len(firsts) > 1


async def test_a_lobby_is_cancelled_by_its_host_or_by_who_manages_the_server(backend):
    one, two = await backend.lobby(BEN), await backend.lobby(BEN)
    assert (await refused(backend.services.lobby.cancel(one.id, BEN))).reason == "only-host"
    assert (await backend.services.lobby.cancel(one.id, ANN)).state == "ended"
    assert (await backend.services.lobby.cancel(two.id, STRANGER, manage_guild=True)).state == "ended"
    assert await backend.services.games.in_server(GUILD) == ()


async def test_the_seed_is_in_nothing_that_the_tables_give(backend, game):
    looks = [await backend.services.play.look(game, user) for user in (None, ANN)]
    assert "seed one" not in repr([*looks, await backend.services.history.story(game, ANN)])


# --- looking ---------------------------------------------------------------------------------------------------------


async def test_a_stranger_sees_what_is_public_and_a_player_their_hand(backend, game):
    stranger, ann = await backend.services.play.look(game, STRANGER), await backend.services.play.look(game, ANN)
    assert (stranger.seat, stranger.view.hand, stranger.decision) == (None, (), None)
    assert (ann.seat, len(ann.view.hand), ann.decision.key) == (0, 10, "turn")


async def test_unknown_games_and_strangers_are_refused_in_words(backend, game):
    assert (await refused(backend.services.play.look("none", ANN))).reason == "no-game"
    assert (await refused(backend.act(game, STRANGER, "pass"))).reason == "no-seat"
    assert (await refused(backend.act(game, BEN, "pass"))).reason == "not-asked"
    status = await backend.lobby()
    assert (await refused(backend.act(status.id, ANN, "pass"))).reason == "not-running"


async def test_games_that_wait_for_me_come_first(backend, game):
    backend.clock.advance(HOUR)
    later = await backend.game()
    assert [s.id for s in await backend.services.games.of_user(ANN)] == [game, later.id]
    await backend.act(game, ANN, "pass")
    assert [s.id for s in await backend.services.games.of_user(ANN)] == [later.id, game]
    assert {s.id for s in await backend.services.games.in_place(CHANNEL)} == {game, later.id}


async def test_a_game_that_cannot_be_opened_does_not_hide_the_others(backend, game):
    other = (await backend.game(BEN)).id
    await backend.run("UPDATE commits SET snapshot = :torn WHERE game = :game", torn=b"torn", game=game)
    backend.services.runner.queue.take(game)
    found = await backend.services.games.of_user(ANN)
    assert {s.id: (s.generation, s.unreadable) for s in found} == {game: (0, True), other: (1, False)}


async def test_rules_that_are_not_known_do_not_hide_the_other_games(backend, game):
    other, lobby = (await backend.game(BEN)).id, (await backend.lobby()).id
    for id in (game, lobby):
        await backend.run("""UPDATE games SET rules = '{"seats": 9, "map": "elysium"}' WHERE id = :game""", game=id)
    found = {s.id: s.unreadable for s in await backend.services.games.of_user(ANN)}
    assert found == {game: True, other: False, lobby: True}
    look = await backend.services.play.look(lobby, ANN)
    assert look.status.unreadable


async def test_a_game_with_a_thread_of_its_own_is_found_there(backend, game):
    other = (await backend.game()).id
    await backend.services.messages.keep_thread(game, 777)
    assert [s.id for s in await backend.services.games.in_place(777)] == [game]
    assert [s.id for s in await backend.services.games.in_place(CHANNEL)] == [other]


# --- composing -------------------------------------------------------------------------------------------------------


async def test_an_action_is_composed_in_private_and_committed_with_its_last_choice(backend, game):
    look = await backend.services.play.look(game, ANN)
    before = await backend.services.play.look(game, BEN)
    look = await backend.services.play.compose(game, ANN, look.token, [["project:aquifer"]], backend.click())
    assert (look.committed, look.decision.key, look.picks) == (None, "place:ocean", (("project:aquifer",),))
    assert look.view.seats[0].stock["mc"] == look.before.seats[0].stock["mc"] - 18
    assert Paid in [type(entry) for entry in look.preview]
    seen = await backend.services.play.look(game, BEN)
    assert seen == before
    look = await backend.services.play.compose(game, ANN, look.token, [["space:A2"]], backend.click())
    assert (look.committed, look.picks, look.decision.key) == (1, (), "turn")
    assert (await backend.services.play.look(game, BEN)).view.tiles["A2"].kind == "ocean"
    (entry,) = (await backend.services.play.look(game, ANN)).done
    assert entry.picks == (("project:aquifer",), ("space:A2",))
    assert [type(e) for e in entry.news][:2] == [ProjectUsed, Paid]


async def test_picks_are_changed_freely_before_the_action_is_sent(backend, game):
    look = await backend.services.play.look(game, ANN)
    first = await backend.services.play.compose(game, ANN, look.token, [["project:aquifer"]], backend.click())
    back = await backend.services.play.take_back(game, ANN, first.token)
    assert (back.picks, back.decision) == ((), look.decision)
    again = await backend.services.play.compose(game, ANN, back.token, [["project:city"]], backend.click())
    assert again.decision.key.startswith("place")
    dropped = await backend.services.play.drop(game, ANN)
    assert dropped.view == dropped.before
    assert (await refused(backend.services.play.take_back(game, ANN))).reason == "nothing-to-take-back"
    assert await backend.rows("SELECT number FROM commits WHERE number > 0") == []


async def test_a_token_is_never_used_for_two_questions(backend, game):
    seen = {}
    look = await backend.services.play.look(game, ANN)
    for move in ("aquifer", "back", "city", "back", "aquifer", "place", "undo", "aquifer", "back", "end"):
        assert seen.setdefault(look.token, look.decision) == look.decision
        assert look.token == max(seen)
        if move == "back":
            look = await backend.services.play.take_back(game, ANN, look.token)
        elif move == "undo":
            look = await backend.services.play.undo(game, ANN, 1, backend.click())
        elif move == "place":
            look = await backend.services.play.compose(
                game, ANN, look.token, [[look.decision.options[0]]], backend.click()
            )
        elif move != "end":
            look = await backend.services.play.compose(game, ANN, look.token, [[f"project:{move}"]], backend.click())
    assert len(seen) == 10


async def test_a_stale_button_never_acts_and_gets_the_fresh_question(backend, game):
    look = await backend.services.play.look(game, ANN)
    fresh = await backend.services.play.compose(game, ANN, look.token, [["project:aquifer"]], backend.click())
    error = await refused(backend.services.play.compose(game, ANN, look.token, [["project:city"]], backend.click()))
    assert (error.reason, error.look) == ("stale", fresh)


async def test_what_is_no_answer_is_refused_and_changes_nothing(backend, game):
    await backend.act(game, ANN, "project:aquifer")
    before = await all_rows(backend)
    for picks, reason in (
        (["space:Z9"], "unknown"),
        ([], "too-few"),
        (["space:A2", "space:A4"], "too-many"),
        (["space:A2", "space:A2"], "twice"),
    ):
        error = await refused(backend.services.play.compose(game, ANN, None, [picks], backend.click()))
        assert error.look is not None
        assert error.look.decision is not None
        assert (error.reason, error.look.decision.key) == (reason, "place:ocean")
    assert await all_rows(backend) == before


async def test_a_choice_that_is_not_offered_is_refused_with_the_reason(backend, game):
    error = await refused(backend.services.play.compose(game, ANN, None, [["milestone:mayor"]], backend.click()))
    assert (error.reason, error.data["why"].short) == ("not-reached", 3)
    assert error.look is not None
    assert refusal(error.reason, error.data, error.look.status, error.look) == "**Mayor, 8\u00a0M€: 3 short.**"
    look = await backend.act(game, ANN, "project:aquifer", "space:A2")
    missing = 25 - look.view.seats[0].stock["mc"]
    assert missing > 0
    error = await refused(backend.services.play.preview(game, ANN, None, [["project:city"]]))
    assert error.look is not None
    said = refusal(error.reason, error.data, error.look.status, error.look)
    assert said == f"**City, 25\u00a0M€: {missing}\u00a0M€ short.**"


async def test_a_command_gives_a_whole_action_at_once_or_nothing_of_it(backend, game):
    error = await refused(backend.act(game, ANN, "project:aquifer", "space:Z9"))
    assert error.look is not None
    assert (error.reason, error.data["step"], error.look.picks) == ("unknown", 1, ())
    assert (await refused(backend.act(game, ANN, "project:power-plant", "project:power-plant"))).reason == "unfinished"
    assert (await backend.services.play.look(game, ANN)).status.version == 0
    assert (await backend.act(game, ANN, "project:aquifer", "space:A2")).committed == 1


async def test_what_would_reveal_something_hidden_is_asked_once_and_then_committed(backend, game):
    await backend.act(game, ANN, "project:aquifer")
    look = await backend.services.play.look(game, ANN)
    space = OCEAN_WITH_CARD
    asked = await backend.services.play.compose(game, ANN, look.token, [[space]], backend.click())
    assert (asked.confirm, asked.committed, asked.token, asked.picks) == (((space,),), None, look.token, look.picks)
    assert DrawnCards not in [type(entry) for entry in asked.confirming]
    assert asked.view == look.view
    done = await backend.services.play.compose(game, ANN, asked.token, [[space]], backend.click(), confirmed=True)
    assert done.committed == 1
    assert done.undoable == 0
    assert len(done.view.hand) > len(look.view.hand)


async def test_what_is_asked_before_a_reveal_names_the_whole_action_however_it_was_put_together(backend, game):
    steps = [["project:aquifer"], [OCEAN_WITH_CARD]]
    at_once = await backend.services.play.compose(game, ANN, None, steps, backend.click())
    await backend.services.play.compose(game, ANN, None, steps[:1], backend.click())
    by_steps = await backend.services.play.compose(game, ANN, None, steps[1:], backend.click())
    assert at_once.confirming == by_steps.confirming
    said = confirm(context(by_steps, NoPictures())).words().replace("\u00a0", " ")
    assert "18 M€" in said
    assert said == confirm(context(at_once, NoPictures())).words().replace("\u00a0", " ")
    assert len(by_steps.confirm) == 1, "the button adds the step that is missing"


async def test_a_preview_shows_only_what_is_certain_whatever_the_deck_holds(backend, game):
    """Two games that differ only in what Ann cannot know show her the same preview."""
    look = await backend.act(game, ANN, "project:aquifer", confirmed=False)
    async with open_backend(Path(backend.store._url.database + "2")) as other:
        twin = (await other.game()).id
        await other.services.play.look(twin, ANN)
        await other.run(
            "UPDATE commits SET snapshot = :s",
            s=await _with_the_deck_reversed(backend, game, "SELECT snapshot FROM commits"),
        )
        other.services.runner.queue._games.clear()
        seen = await other.act(twin, ANN, "project:aquifer", confirmed=False)
        for space in look.decision.options:
            ours = await backend.services.play.compose(game, ANN, None, [[space]], backend.click())
            theirs = await other.services.play.compose(twin, ANN, None, [[space]], other.click())
            assert ours.confirming == theirs.confirming
            assert ours.view == theirs.view
            if not ours.confirm:
                break
    assert (seen.view, seen.preview, seen.decision) == (look.view, look.preview, look.decision)


async def _with_the_deck_reversed(backend, game, query):
    ((snapshot,),) = await backend.rows(query)
    found = load(zlib.decompress(snapshot))
    found.table.deck.reverse()
    return zlib.compress(save(found))


async def test_what_is_half_made_survives_a_restart(backend, game, tmp_path):
    look = await backend.act(game, ANN, "project:aquifer", confirmed=False)
    async with open_backend(tmp_path / "mars.db", backend.clock) as restarted:
        assert await restarted.services.play.look(game, ANN) == look
        done = await restarted.services.play.compose(game, ANN, look.token, [["space:A2"]], "after the restart")
        assert done.committed == 1


async def test_what_is_half_made_and_no_longer_fits_is_dropped_and_said_to_be(backend, game):
    await backend.act(game, ANN, "project:aquifer", confirmed=False)
    await backend.run("UPDATE sketches SET picks = :p", p=b'[["project:gone"]]')
    look = await backend.services.play.look(game, ANN)
    assert (look.dropped, look.picks, look.decision.key) == (True, (), "turn")
    assert (await backend.act(game, ANN, "project:power-plant")).committed == 1


async def test_old_rules_are_read(backend):
    """A lobby that an earlier version stored has no newer options."""
    status = await backend.lobby(BEN)
    old = '{"seats": 4, "map": "tharsis", "corporate_era": true, "draft": true, "beginners": false, "more": [], "reminder_hours": null}'
    await backend.run("UPDATE games SET rules = :rules", rules=old)
    await backend.services.lobby.start(status.id, ANN)
    look = await backend.services.play.look(status.id, ANN)
    assert look.view.options.corporate_era
    assert look.view.options.draft
    assert look.view.options.corporations == 2
    assert look.view.seats[0].points, "points are shown, as they were"


async def test_every_option_of_the_lobby_reaches_the_game(backend):
    rules = {
        "corporate_era": True,
        "draft": True,
        "draft_first": True,
        "corporations": 4,
        "first_raises": "unrewarded",
        "friendly": True,
        "hidden_points": True,
    }
    status = await backend.lobby(BEN, CAT, **rules)
    await backend.services.lobby.choose(status.id, BEN, beginner=True)
    await backend.services.lobby.handicap(status.id, ANN, CAT, 3)
    await backend.services.lobby.start(status.id, ANN)
    options = (await backend.services.play.look(status.id, ANN)).view.options
    assert {name: getattr(options, name) for name in rules} == rules
    assert options.beginners == (1,)
    assert options.handicap == (0, 0, 3)


async def test_seats_are_drawn_unless_chosen(backend, seeding):
    orders = set()
    for n in range(6):
        seeding.token_hex = lambda size, n=n: f"draw {n}"
        status = await backend.lobby(BEN, CAT, seating="random", beginners=n % 2 == 0)
        status = await backend.services.lobby.start(status.id, ANN)
        assert [s.seat for s in status.seats] == [0, 1, 2]
        orders.add(tuple(s.user for s in status.seats))
        look = await backend.services.play.look(status.id, ANN)
        assert look.seat == status.seat_of(ANN)
    assert len(orders) > 1


async def test_a_chosen_seat_is_free_and_stays(backend):
    status = await backend.lobby(BEN)
    assert (await refused(backend.services.lobby.choose(status.id, BEN, seat=0))).reason == "seat-taken"
    assert (await refused(backend.services.lobby.choose(status.id, BEN, seat=7))).reason == "seat-taken"
    status = await backend.services.lobby.choose(status.id, ANN, seat=4)
    assert [(s.seat, s.user) for s in status.seats] == [(1, BEN), (4, ANN)]
    status = await backend.services.lobby.start(status.id, ANN)
    assert [(s.seat, s.user) for s in status.seats] == [(0, BEN), (1, ANN)]


async def test_only_the_host_gives_a_handicap_and_no_more_than_allowed(backend):
    status = await backend.lobby(BEN)
    assert (await refused(backend.services.lobby.handicap(status.id, BEN, BEN, 5))).reason == "only-host"
    assert (await refused(backend.services.lobby.handicap(status.id, ANN, BEN, 21))).reason == "bad-option"


async def test_one_player_starts_only_a_solo_game(backend):
    status = await backend.lobby()
    assert (await refused(backend.services.lobby.start(status.id, ANN))).reason == "too-few-players"
    await backend.services.lobby.configure(status.id, ANN, {"seats": 1, "draft": True})
    assert (await refused(backend.services.lobby.join(status.id, BEN, "Ben"))).reason == "lobby-full"
    await backend.services.lobby.start(status.id, ANN)
    options = (await backend.services.play.look(status.id, ANN)).view.options
    assert (options.players, options.corporate_era, options.draft) == (1, True, False)


async def test_what_anybody_may_see_holds_nothing_of_a_seat_without_a_user(backend):
    game = (await backend.game(BEN)).id
    await backend.run('UPDATE seats SET "user" = NULL WHERE seat = (SELECT max(seat) FROM seats)')
    look = await backend.services.play.look(game)
    assert (look.seat, look.view.you, look.view.hand, look.decision) == (None, -1, (), None)


# --- the log ---------------------------------------------------------------------------------------------------------


async def test_a_call_stands_in_the_log_under_the_name_of_its_function_or_method(backend, game, monkeypatch):
    found, queue = [], backend.services.runner.queue
    run = queue.run

    async def noted(what, game, work):
        found.append(what)
        return await run(what, game, work)

    monkeypatch.setattr(queue, "run", noted)
    services = backend.services
    await services.votes.close_due(game)
    await refused(services.votes.here(game, ANN))
    await refused(services.lobby.release(game, ANN))
    await refused(services.orders.withdraw(game, ANN, [1]))
    await services.play.undo_plan(game, ANN)
    await services.people.notes_of(ANN)
    await services.reminders.set_interval(ANN, 12)
    await services.moderation.send_again(game, ANN, "Ann", backend.click())
    await services.lobby.create(GUILD, CHANNEL, ANN, "Ann")
    assert found == [
        "votes.close_due",
        "absence.here",
        "lobby.release",
        "composing.withdraw",
        "undoing.plan",
        "orders.notes_of",
        "reminders.Reminders.set_interval",
        "moderation.Moderation.send_again",
        "lobby.Lobby.create",
    ]


def test_rules_are_read_once_for_all_games_that_agreed_on_the_same(monkeypatch) -> None:
    stored = {"seats": 3, "draft": True}
    found = reading.rules({"rules": stored})
    monkeypatch.setattr(Rules, "model_validate", Mock(side_effect=AssertionError("read again")))
    assert reading.rules({"rules": dict(stored)}) is found
    monkeypatch.undo()
    assert reading.rules({"rules": {**stored, "draft": 1}}).draft is True
    stored["seats"] = 4
    assert (found.seats, reading.rules({"rules": stored}).seats) == (3, 4)
    for _ in range(2):
        with pytest.raises(Unreadable):
            reading.rules({"rules": {"seats": "many"}})
