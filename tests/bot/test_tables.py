"""The tables: lobby, looking, composing."""

import zlib
from pathlib import Path

import pytest

from bot.screens.refusals import refusal
from bot.tables import Trouble, lobby
from engine import load, save
from engine.journal import DrawnCards, Paid, ProjectUsed
from tests.bot.club import ANN, BEN, CAT, CHANNEL, DRAWS, GUILD, HOUR, STRANGER, club, everything, refused

# --- the lobby -------------------------------------------------------------------------------------------------------


async def test_the_founder_sits_first_and_others_take_the_lowest_free_seat(house):
    status = await house.lobby(BEN, CAT)
    assert [(s.seat, s.user) for s in status.seats] == [(0, ANN), (1, BEN), (2, CAT)]
    await house.tables.leave(status.id, BEN)
    status = await house.tables.join(status.id, STRANGER, "new")
    assert [(s.seat, s.user) for s in status.seats] == [(0, ANN), (1, STRANGER), (2, CAT)]


async def test_nobody_sits_twice_and_a_full_lobby_takes_nobody(house):
    status = await house.lobby(BEN, seats=2)
    assert (await refused(house.tables.join(status.id, BEN, "again"))).reason == "already-seated"
    assert (await refused(house.tables.join(status.id, CAT, "late"))).reason == "lobby-full"


async def test_a_lobby_founded_twice_by_one_interaction_is_one_lobby(house):
    first = await house.tables.found(GUILD, CHANNEL, ANN, "Ann", interaction="one")
    assert (await house.tables.found(GUILD, CHANNEL, ANN, "Ann", interaction="one")).id == first.id


async def test_a_leaving_host_hands_over_and_the_last_one_out_closes_the_lobby(house):
    status = await house.lobby(BEN)
    assert (await house.tables.leave(status.id, ANN)).host == BEN
    assert (await house.tables.leave(status.id, BEN)).state == "ended"


async def test_only_the_host_changes_the_rules_and_only_to_ones_that_exist(house):
    status = await house.lobby(BEN, CAT)
    assert (await refused(house.tables.configure(status.id, BEN, {"draft": True}))).reason == "only-host"
    wrong = await refused(house.tables.configure(status.id, ANN, {"seats": 9}))
    assert (wrong.reason, wrong.data) == ("bad-option", {"option": "seats"})
    assert (await refused(house.tables.configure(status.id, ANN, {"seats": 2}))).reason == "seats-taken"
    status = await house.tables.configure(status.id, ANN, {"draft": True, "name": "Hellas"})
    assert (status.rules.draft, status.name) == (True, "Hellas")


async def test_a_game_needs_two_and_its_host_to_start_and_starts_once(house):
    status = await house.lobby()
    assert (await refused(house.tables.start(status.id, ANN))).reason == "too-few-players"
    await house.tables.join(status.id, BEN, "Ben")
    assert (await refused(house.tables.start(status.id, BEN))).reason == "only-host"
    assert (await house.tables.start(status.id, ANN)).state == "running"
    assert (await refused(house.tables.start(status.id, ANN))).reason == "already-started"
    assert (await refused(house.tables.join(status.id, CAT, "Cat"))).reason == "already-started"
    assert (await refused(house.tables.leave(status.id, BEN))).reason == "already-started"


async def test_gaps_in_the_seats_are_closed_at_the_start(house):
    status = await house.lobby(BEN, CAT)
    await house.tables.leave(status.id, BEN)
    status = await house.tables.start(status.id, ANN)
    assert [(s.seat, s.user) for s in status.seats] == [(0, ANN), (1, CAT)]


async def test_who_won_last_in_this_server_begins(house):
    await house.lobby()
    ((old,),) = await house.rows("SELECT id FROM games")
    async with house.store.writing() as connection:
        await lobby.games.won(connection, old, GUILD, [CAT], house.clock())
        await lobby.games.won(connection, old, GUILD + 1, [BEN], house.clock() + HOUR)
    for _ in range(3):
        look = await house.tables.look((await house.game()).id, ANN)
        assert look.view.first == 2


async def test_nobody_who_has_not_won_here_is_preferred(house, lots):
    seeds = iter(f"seed {n}" for n in range(99))
    lots.token_hex = lambda n: next(seeds)
    firsts = {(await house.tables.look((await house.game()).id)).view.first for _ in range(12)}
    assert len(firsts) > 1


async def test_a_lobby_is_cancelled_by_its_host_or_by_who_manages_the_server(house):
    one, two = await house.lobby(BEN), await house.lobby(BEN)
    assert (await refused(house.tables.cancel(one.id, BEN))).reason == "only-host"
    assert (await house.tables.cancel(one.id, ANN)).state == "ended"
    assert (await house.tables.cancel(two.id, STRANGER, manage_guild=True)).state == "ended"
    assert await house.tables.lobbies(GUILD) == ()


async def test_the_seed_is_in_nothing_that_the_tables_give(house, game):
    looks = [await house.tables.look(game, user) for user in (None, ANN)]
    assert "seed one" not in repr([*looks, await house.tables.story(game, ANN)])


# --- looking ---------------------------------------------------------------------------------------------------------


async def test_a_stranger_sees_what_is_public_and_a_player_their_hand(house, game):
    stranger, ann = await house.tables.look(game, STRANGER), await house.tables.look(game, ANN)
    assert (stranger.seat, stranger.view.hand, stranger.decision) == (None, (), None)
    assert (ann.seat, len(ann.view.hand), ann.decision.key) == (0, 10, "turn")


async def test_unknown_games_and_strangers_are_refused_in_words(house, game):
    assert (await refused(house.tables.look("none", ANN))).reason == "no-game"
    assert (await refused(house.act(game, STRANGER, "pass"))).reason == "no-seat"
    assert (await refused(house.act(game, BEN, "pass"))).reason == "not-asked"
    status = await house.lobby()
    assert (await refused(house.act(status.id, ANN, "pass"))).reason == "not-running"


async def test_games_that_wait_for_me_come_first(house, game):
    house.clock.on(HOUR)
    later = await house.game()
    assert [s.id for s in await house.tables.games_of(ANN)] == [game, later.id]
    await house.act(game, ANN, "pass")
    assert [s.id for s in await house.tables.games_of(ANN)] == [later.id, game]
    assert {s.id for s in await house.tables.games_in(CHANNEL)} == {game, later.id}


async def test_a_game_that_cannot_be_opened_does_not_hide_the_others(house, game):
    other = (await house.game(BEN)).id
    await house.run("UPDATE commits SET snapshot = :torn WHERE game = :game", torn=b"torn", game=game)
    house.tables._queue.take(game)
    found = await house.tables.games_of(ANN)
    assert {s.id: (s.generation, s.unreadable) for s in found} == {game: (0, True), other: (1, False)}


async def test_rules_that_are_not_known_do_not_hide_the_other_games(house, game):
    other, lobby = (await house.game(BEN)).id, (await house.lobby()).id
    for id in (game, lobby):
        await house.run("""UPDATE games SET rules = '{"seats": 9, "map": "elysium"}' WHERE id = :game""", game=id)
    found = {s.id: s.unreadable for s in await house.tables.games_of(ANN)}
    assert found == {game: True, other: False, lobby: True}
    with pytest.raises(Trouble):
        await house.tables.look(lobby, ANN)


async def test_a_game_with_a_thread_of_its_own_is_found_there(house, game):
    other = (await house.game()).id
    await house.tables.settled_in(game, 777)
    assert [s.id for s in await house.tables.games_in(777)] == [game]
    assert [s.id for s in await house.tables.games_in(CHANNEL)] == [other]


# --- composing -------------------------------------------------------------------------------------------------------


async def test_an_action_is_composed_in_private_and_committed_with_its_last_choice(house, game):
    look = await house.tables.look(game, ANN)
    before = await house.tables.look(game, BEN)
    look = await house.tables.pick(game, ANN, look.token, ["project:aquifer"], house.click())
    assert (look.committed, look.decision.key, look.picks) == (None, "place:ocean", (("project:aquifer",),))
    assert look.view.seats[0].stock["mc"] == look.before.seats[0].stock["mc"] - 18
    assert Paid in [type(entry) for entry in look.preview]
    seen = await house.tables.look(game, BEN)
    assert seen == before
    look = await house.tables.pick(game, ANN, look.token, ["space:A2"], house.click())
    assert (look.committed, look.picks, look.decision.key) == (1, (), "turn")
    assert (await house.tables.look(game, BEN)).view.tiles["A2"].kind == "ocean"
    (entry,) = (await house.tables.look(game, ANN)).done
    assert entry.picks == (("project:aquifer",), ("space:A2",))
    assert [type(e) for e in entry.news][:2] == [ProjectUsed, Paid]


async def test_picks_are_changed_freely_before_the_action_is_sent(house, game):
    look = await house.tables.look(game, ANN)
    first = await house.tables.pick(game, ANN, look.token, ["project:aquifer"], house.click())
    back = await house.tables.take_back(game, ANN, first.token)
    assert (back.picks, back.decision) == ((), look.decision)
    again = await house.tables.pick(game, ANN, back.token, ["project:city"], house.click())
    assert again.decision.key.startswith("place")
    dropped = await house.tables.drop(game, ANN)
    assert dropped.view == dropped.before
    assert (await refused(house.tables.take_back(game, ANN))).reason == "nothing-to-take-back"
    assert await house.rows("SELECT number FROM commits WHERE number > 0") == []


async def test_a_token_is_never_used_for_two_questions(house, game):
    seen = {}
    look = await house.tables.look(game, ANN)
    for move in ("aquifer", "back", "city", "back", "aquifer", "place", "undo", "aquifer", "back", "end"):
        assert seen.setdefault(look.token, look.decision) == look.decision
        assert look.token == max(seen)
        if move == "back":
            look = await house.tables.take_back(game, ANN, look.token)
        elif move == "undo":
            look = await house.tables.undo(game, ANN, 1, house.click())
        elif move == "place":
            look = await house.tables.pick(game, ANN, look.token, [look.decision.options[0]], house.click())
        elif move != "end":
            look = await house.tables.pick(game, ANN, look.token, [f"project:{move}"], house.click())
    assert len(seen) == 10


async def test_a_stale_button_never_acts_and_gets_the_fresh_question(house, game):
    look = await house.tables.look(game, ANN)
    fresh = await house.tables.pick(game, ANN, look.token, ["project:aquifer"], house.click())
    error = await refused(house.tables.pick(game, ANN, look.token, ["project:city"], house.click()))
    assert (error.reason, error.look) == ("stale", fresh)


async def test_what_is_no_answer_is_refused_and_changes_nothing(house, game):
    await house.act(game, ANN, "project:aquifer")
    before = await everything(house)
    for picks, reason in (
        (["space:Z9"], "unknown"),
        ([], "too-few"),
        (["space:A2", "space:A4"], "too-many"),
        (["space:A2", "space:A2"], "twice"),
    ):
        error = await refused(house.tables.pick(game, ANN, None, picks, house.click()))
        assert error.look is not None
        assert error.look.decision is not None
        assert (error.reason, error.look.decision.key) == (reason, "place:ocean")
    assert await everything(house) == before


async def test_a_choice_that_is_not_offered_is_refused_with_the_reason(house, game):
    error = await refused(house.tables.pick(game, ANN, None, ["milestone:mayor"], house.click()))
    assert (error.reason, error.data["why"].short) == ("not-reached", 3)
    assert error.look is not None
    assert refusal(error.reason, error.data, error.look.status, error.look) == "**Mayor, 8\u00a0M€: 3 short.**"
    look = await house.act(game, ANN, "project:aquifer", "space:A2")
    missing = 25 - look.view.seats[0].stock["mc"]
    assert missing > 0
    error = await refused(house.tables.preview(game, ANN, None, [["project:city"]]))
    assert error.look is not None
    said = refusal(error.reason, error.data, error.look.status, error.look)
    assert said == f"**City, 25\u00a0M€: {missing}\u00a0M€ short.**"


async def test_a_command_gives_a_whole_action_at_once_or_nothing_of_it(house, game):
    error = await refused(house.act(game, ANN, "project:aquifer", "space:Z9"))
    assert error.look is not None
    assert (error.reason, error.data["step"], error.look.picks) == ("unknown", 1, ())
    assert (await refused(house.act(game, ANN, "project:power-plant", "project:power-plant"))).reason == "unfinished"
    assert (await house.tables.look(game, ANN)).status.version == 0
    assert (await house.act(game, ANN, "project:aquifer", "space:A2")).committed == 1


async def test_what_would_reveal_something_hidden_is_asked_once_and_then_committed(house, game):
    await house.act(game, ANN, "project:aquifer")
    look = await house.tables.look(game, ANN)
    space = DRAWS
    asked = await house.tables.pick(game, ANN, look.token, [space], house.click())
    assert (asked.confirm, asked.committed, asked.token, asked.picks) == (((space,),), None, look.token, look.picks)
    assert DrawnCards not in [type(entry) for entry in asked.confirming]
    assert asked.view == look.view
    done = await house.tables.pick(game, ANN, asked.token, [space], house.click(), confirmed=True)
    assert done.committed == 1
    assert done.undoable == 0
    assert len(done.view.hand) > len(look.view.hand)


async def test_a_preview_shows_only_what_is_certain_whatever_the_deck_holds(house, game):
    """Two servers with the same game but for what Ann cannot know show her the same."""
    look = await house.act(game, ANN, "project:aquifer", confirmed=False)
    async with club(Path(house.store._url.database + "2")) as other:
        twin = (await other.game()).id
        await other.tables.look(twin, ANN)
        await other.run(
            "UPDATE commits SET snapshot = :s",
            s=await _with_the_deck_reversed(house, game, "SELECT snapshot FROM commits"),
        )
        other.tables._queue._games.clear()
        seen = await other.act(twin, ANN, "project:aquifer", confirmed=False)
        for space in look.decision.options:
            ours = await house.tables.pick(game, ANN, None, [space], house.click())
            theirs = await other.tables.pick(twin, ANN, None, [space], other.click())
            assert ours.confirming == theirs.confirming
            assert ours.view == theirs.view
            if not ours.confirm:
                break
    assert (seen.view, seen.preview, seen.decision) == (look.view, look.preview, look.decision)


async def _with_the_deck_reversed(house, game, query):
    ((snapshot,),) = await house.rows(query)
    found = load(zlib.decompress(snapshot))
    found.table.deck.reverse()
    return zlib.compress(save(found))


async def test_what_is_half_made_survives_a_restart(house, game, tmp_path):
    look = await house.act(game, ANN, "project:aquifer", confirmed=False)
    async with club(tmp_path / "mars.db", house.clock) as restarted:
        assert await restarted.tables.look(game, ANN) == look
        done = await restarted.tables.pick(game, ANN, look.token, ["space:A2"], "after the restart")
        assert done.committed == 1


async def test_what_is_half_made_and_no_longer_fits_is_dropped_and_said_to_be(house, game):
    await house.act(game, ANN, "project:aquifer", confirmed=False)
    await house.run("UPDATE sketches SET picks = :p", p=b'[["project:gone"]]')
    look = await house.tables.look(game, ANN)
    assert (look.dropped, look.picks, look.decision.key) == (True, (), "turn")
    assert (await house.act(game, ANN, "project:power-plant")).committed == 1


async def test_old_rules_are_read(house):
    """A lobby of an earlier version knows nothing of newer options."""
    status = await house.lobby(BEN)
    old = '{"seats": 4, "map": "tharsis", "corporate_era": true, "draft": true, "beginners": false, "more": [], "reminder_hours": null}'
    await house.run("UPDATE games SET rules = :rules", rules=old)
    await house.tables.start(status.id, ANN)
    look = await house.tables.look(status.id, ANN)
    assert look.view.options.corporate_era
    assert look.view.options.draft
    assert look.view.options.corporations == 2
    assert look.view.seats[0].points, "points are shown, as they were"


async def test_every_option_of_the_lobby_reaches_the_game(house):
    rules = {
        "corporate_era": True,
        "draft": True,
        "draft_first": True,
        "corporations": 4,
        "first_raises": "unrewarded",
        "friendly": True,
        "hidden_points": True,
    }
    status = await house.lobby(BEN, CAT, **rules)
    await house.tables.choose(status.id, BEN, beginner=True)
    await house.tables.handicap(status.id, ANN, CAT, 3)
    await house.tables.start(status.id, ANN)
    options = (await house.tables.look(status.id, ANN)).view.options
    assert {name: getattr(options, name) for name in rules} == rules
    assert options.beginners == (1,)
    assert options.handicap == (0, 0, 3)


async def test_seats_are_drawn_unless_chosen(house, lots):
    orders = set()
    for n in range(6):
        lots.token_hex = lambda size, n=n: f"draw {n}"
        status = await house.lobby(BEN, CAT, seating="random", beginners=n % 2 == 0)
        status = await house.tables.start(status.id, ANN)
        assert [s.seat for s in status.seats] == [0, 1, 2]
        orders.add(tuple(s.user for s in status.seats))
        look = await house.tables.look(status.id, ANN)
        assert look.seat == status.seat_of(ANN)
    assert len(orders) > 1


async def test_a_chosen_seat_is_free_and_stays(house):
    status = await house.lobby(BEN)
    assert (await refused(house.tables.choose(status.id, BEN, seat=0))).reason == "seat-taken"
    assert (await refused(house.tables.choose(status.id, BEN, seat=7))).reason == "seat-taken"
    status = await house.tables.choose(status.id, ANN, seat=4)
    assert [(s.seat, s.user) for s in status.seats] == [(1, BEN), (4, ANN)]
    status = await house.tables.start(status.id, ANN)
    assert [(s.seat, s.user) for s in status.seats] == [(0, BEN), (1, ANN)]


async def test_only_the_host_gives_a_handicap_and_no_more_than_allowed(house):
    status = await house.lobby(BEN)
    assert (await refused(house.tables.handicap(status.id, BEN, BEN, 5))).reason == "only-host"
    assert (await refused(house.tables.handicap(status.id, ANN, BEN, 21))).reason == "bad-option"


async def test_one_player_starts_only_a_solo_game(house):
    status = await house.lobby()
    assert (await refused(house.tables.start(status.id, ANN))).reason == "too-few-players"
    await house.tables.configure(status.id, ANN, {"seats": 1, "draft": True})
    assert (await refused(house.tables.join(status.id, BEN, "Ben"))).reason == "lobby-full"
    await house.tables.start(status.id, ANN)
    options = (await house.tables.look(status.id, ANN)).view.options
    assert (options.players, options.corporate_era, options.draft) == (1, True, False)


async def test_what_anybody_may_see_holds_nothing_of_a_seat_without_a_user(house):
    game = (await house.game(BEN)).id
    await house.run('UPDATE seats SET "user" = NULL WHERE seat = (SELECT max(seat) FROM seats)')
    look = await house.tables.look(game)
    assert (look.seat, look.view.you, look.view.hand, look.decision) == (None, -1, (), None)
