"""The tables: lobby, composing, committing, undoing, and what happens when something breaks."""

import asyncio
import sqlite3
import zlib
from random import Random

import pytest
from sqlalchemy import event

from bot.store.driver import QuickConnection
from bot.tables import Refused, Trouble, lobby
from engine import Options, core, load, new_game, save
from tests.bot.club import ANN, BEN, CAT, CHANNEL, GUILD, HOUR, MINUTE, STRANGER, club


@pytest.fixture
async def house(tmp_path, monkeypatch):
    monkeypatch.setattr(lobby.secrets, "token_hex", lambda n: "seed one")
    async with club(tmp_path / "mars.db") as found:
        yield found


@pytest.fixture
async def game(house, monkeypatch):
    """Ann, Ben and Cat with Beginner Corporations; Ann begins."""
    monkeypatch.setattr(lobby.games, "last_winner", _ann)
    return (await house.game()).id


DRAWS = "space:B6"
"""An ocean area with a card as its bonus."""


async def _ann(*_):
    return [ANN]


async def refused(awaitable) -> Refused:
    with pytest.raises(Refused) as caught:
        await awaitable
    return caught.value


async def everything(house):
    """All that the database holds."""
    names = [name for (name,) in await house.rows("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {name: await house.rows(f'SELECT * FROM "{name}"') for name in names}


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


async def test_nobody_who_has_not_won_here_is_preferred(house):
    seeds = iter(f"seed {n}" for n in range(99))
    lobby.secrets.token_hex = lambda n: next(seeds)
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
    assert "paid" in [entry.key for entry in look.preview]
    seen = await house.tables.look(game, BEN)
    assert seen == before
    look = await house.tables.pick(game, ANN, look.token, ["space:A2"], house.click())
    assert (look.committed, look.picks, look.decision.key) == (1, (), "turn")
    assert (await house.tables.look(game, BEN)).view.tiles["A2"].kind == "ocean"
    (entry,) = (await house.tables.look(game, ANN)).done
    assert entry.picks == (("project:aquifer",), ("space:A2",))
    assert [e.key for e in entry.news][:2] == ["project", "paid"]


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
        assert (error.reason, error.look.decision.key) == (reason, "place:ocean")
    assert await everything(house) == before


async def test_a_command_gives_a_whole_action_at_once_or_nothing_of_it(house, game):
    error = await refused(house.act(game, ANN, "project:aquifer", "space:Z9"))
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
    assert "drawn" not in [entry.key for entry in asked.confirming]
    assert asked.view == look.view
    done = await house.tables.pick(game, ANN, asked.token, [space], house.click(), confirmed=True)
    assert done.committed == 1
    assert done.undoable == 0
    assert len(done.view.hand) > len(look.view.hand)


async def test_a_preview_shows_only_what_is_certain_whatever_the_deck_holds(house, game):
    """Two servers with the same game but for what Ann cannot know show her the same."""
    look = await house.act(game, ANN, "project:aquifer", confirmed=False)
    async with club(house.store._url.database + "2") as other:
        lobby.secrets.token_hex = lambda n: "seed one"
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


# --- one transaction an answer ---------------------------------------------------------------------------------------


async def test_a_click_that_arrives_twice_is_applied_once(house, game):
    token = (await house.tables.look(game, ANN)).token
    first, second = await asyncio.gather(
        *(house.tables.pick(game, ANN, token, ["project:power-plant"], "the same") for _ in range(2))
    )
    assert first.committed == second.committed == 1
    assert first.news == second.news
    assert second.status.version == 1


async def test_a_half_made_pick_that_arrives_twice_is_applied_once(house, game):
    token = (await house.tables.look(game, ANN)).token
    looks = [await house.tables.pick(game, ANN, token, ["project:aquifer"], "the same") for _ in range(2)]
    assert looks[0] == looks[1]


async def test_clicks_on_one_game_wait_for_each_other_and_none_is_dropped(house, game):
    done = await asyncio.gather(
        house.act(game, ANN, "project:power-plant"),
        house.act(game, ANN, "project:power-plant"),
        house.act(game, BEN, "pass"),
        house.act(game, CAT, "pass"),
    )
    assert [look.committed for look in done] == [1, 2, 3, 4]


async def test_two_processes_on_one_database_see_each_others_answers(house, game, tmp_path):
    async with club(tmp_path / "mars.db", house.clock) as other:
        other.clicks = house.clicks
        await house.act(game, ANN, "project:power-plant")
        assert (await other.act(game, ANN, "project:power-plant")).committed == 2
        for at, user in enumerate((BEN, CAT)):
            await (house, other)[at].act(game, user, "pass")
        here, there = await house.tables.look(game, ANN), await other.tables.look(game, ANN)
        assert here == there


async def test_a_click_that_arrives_at_two_processes_is_applied_once(house, game, tmp_path):
    async with club(tmp_path / "mars.db", house.clock) as other:
        for n, user in enumerate((ANN, BEN, CAT), 1):
            await other.tables.look(game, user)
            first, second = await asyncio.gather(
                *(each.tables.pick(game, user, None, ["pass"], f"pass {n}", confirmed=True) for each in (house, other))
            )
            assert first.committed == second.committed == n
    assert (await house.rows("SELECT count(*) FROM commits"))[0][0] == 4


async def test_two_processes_play_a_whole_game_by_turns(house, tmp_path):
    status = await house.game(BEN)
    random = Random(5)
    async with club(tmp_path / "mars.db", house.clock) as other:
        other.clicks = house.clicks
        while await random.choice((house, other)).play_on(status.id, random):
            pass
        assert (await other.tables.status(status.id)).state == "over"
    numbers = [n for (n,) in await house.rows("SELECT number FROM commits ORDER BY number")]
    assert numbers == list(range(len(numbers)))


async def test_the_winner_of_a_game_played_to_its_end_is_remembered_and_nobody_owes_anything(house):
    status = await house.game(BEN)
    random = Random(8)
    while await house.play_on(status.id, random):
        pass
    look = await house.tables.look(status.id, ANN)
    assert (look.status.state, look.status.owing, look.decision, look.view.over) == ("over", {}, None, True)
    scores = {
        e.seat: e.data["rank"] for d in await house.tables.story(status.id, limit=1) for e in d.news if e.key == "score"
    }
    best = {look.status.at(seat).user for seat, rank in scores.items() if rank == 1}
    assert {user for (user,) in await house.rows('SELECT "user" FROM wins')} == best
    assert (await refused(house.act(status.id, ANN, "pass"))).reason == "not-running"
    kinds = [kind for (kind,) in await house.rows("SELECT kind FROM outbox WHERE state = 'waiting' ORDER BY id")]
    assert kinds[-1] == "result"
    assert "turn" not in kinds


async def test_the_history_played_again_gives_the_same_game(house, game):
    random = Random(11)
    for _ in range(30):
        await house.play_on(game, random)
        plan = [await house.tables.undo_plan(game, user) for user in (ANN, BEN, CAT)]
        who = next((p for p in plan if p.steps and random.random() < 0.3), None)
        if who:
            await house.tables.undo(game, (ANN, BEN, CAT)[who.seat], random.randint(1, len(who.steps)), house.click())
    ((options, seed),) = await house.rows("SELECT options, seed FROM games")
    again = new_game(Options.model_validate_json(options), seed)
    async with house.store.reading() as connection:
        rows = (await lobby.history.newest(connection, game, 999))[::-1]
        kept = await lobby.history.snapshot(connection, game, rows[-1]["number"])
    for row in rows:
        if row["kind"] == "answer" and not row["undone"]:
            for picks in lobby.history.picks_of(row):
                again.answer(row["seat"], picks)
    stored = load(kept)
    again.asked = stored.asked
    assert save(again) == save(stored)


# --- when something breaks -------------------------------------------------------------------------------------------


async def troubled(awaitable) -> str:
    with pytest.raises(Trouble) as caught:
        await awaitable
    assert len(caught.value.reference) == 4
    return caught.value.reference


async def test_a_faulty_effect_leaves_the_committed_game_and_the_next_click_works(house, game, monkeypatch, capfd):
    before, database = await house.tables.look(game, ANN), await everything(house)
    with monkeypatch.context() as patch:
        calls = []

        def broken(effect, game, me, cause, picks):
            me.stock["mc"] = 999
            calls.append(1)
            # The preview passes; only the real game breaks, and in the middle.
            if len(calls) % 2 == 0:
                raise ZeroDivisionError("a defect")

        patch.setattr("engine.projects.UseProject.apply", broken)
        reference = await troubled(house.act(game, ANN, "project:power-plant"))
        assert calls
    assert await everything(house) == database
    assert await house.tables.look(game, ANN) == before
    assert (await house.act(game, ANN, "project:power-plant")).committed == 1
    assert reference in capfd.readouterr().out


async def test_a_preview_that_breaks_leaves_everything_as_it_was(house, game, monkeypatch):
    before = await house.tables.look(game, ANN)
    with monkeypatch.context() as patch:
        patch.setattr("engine.projects.UseProject.apply", lambda *_: 1 / 0)
        await troubled(house.act(game, ANN, "project:power-plant"))
    assert await house.tables.look(game, ANN) == before


async def test_a_full_disk_leaves_the_committed_game_and_the_next_click_works(house, game):
    before = await house.tables.look(game, ANN)
    ((pages,),) = await house.rows("PRAGMA page_count")
    await _limit_pages(house, pages)
    troubles = 0
    for _ in range(30):
        try:
            await house.tables.pick(game, ANN, None, ["project:power-plant"], house.click())
            await house.tables.undo(game, ANN, 1, house.click())
        except Trouble:
            troubles += 1
            break
    assert troubles
    rows = await house.rows("SELECT max(number) FROM commits")
    assert (await house.tables.look(game, ANN)).status.version == rows[0][0]
    await _limit_pages(house, 10**6)
    look = await house.tables.look(game, ANN)
    assert look.view.seats[0].stock["mc"] in (before.view.seats[0].stock["mc"], before.view.seats[0].stock["mc"] - 11)
    assert (await house.act(game, ANN, "pass" if "pass" in look.decision.options else "end")).committed


async def _limit_pages(house, pages):
    """What SQLite reports then is the same SQLITE_FULL as on a full disk."""
    await house.store.engine.dispose()
    event.listen(
        house.store.engine.sync_engine,
        "connect",
        lambda connection, _: connection.cursor().execute(f"PRAGMA max_page_count = {pages}"),
    )


async def test_a_locked_database_leaves_the_committed_game_and_the_next_click_works(tmp_path):
    async with club(tmp_path / "mars.db", busy_seconds=0.2) as house:
        game = (await house.game(BEN)).id
        user = await _asked(house, game)
        async with club(tmp_path / "mars.db") as other, other.store.writing():
            await troubled(house.act(game, user, "pass"))
            assert (await house.tables.look(game, user)).decision is not None
        assert (await house.act(game, user, "pass")).committed == 1


async def _asked(house, game):
    status = await house.tables.status(game)
    return status.at(next(iter(status.owing))).user


async def test_an_error_at_the_commit_itself_is_trouble_and_the_store_says_what_stands(house, game, monkeypatch):
    with monkeypatch.context() as patch:

        def failing(self):
            raise sqlite3.OperationalError("disk I/O error")

        patch.setattr(QuickConnection, "commit", failing)
        await troubled(house.act(game, ANN, "project:power-plant"))
    assert (await house.tables.look(game, ANN)).status.version == 0
    assert (await house.act(game, ANN, "project:power-plant")).committed == 1


async def test_an_answer_goes_on_when_whoever_waits_for_it_is_cancelled(house, game):
    waiting = asyncio.ensure_future(house.act(game, ANN, "project:power-plant"))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await house.tables.close()
    assert (await house.rows("SELECT version FROM games")) == [(1,)]
    assert (await refused(house.tables.look(game))).reason == "closing"


async def test_a_game_without_any_question_is_a_defect_and_not_a_state(house, game, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(core.Game, "settle", lambda self: (_ for _ in ()).throw(core.Stuck("nobody")))
        await troubled(house.act(game, ANN, "project:power-plant"))
    assert (await house.act(game, ANN, "project:power-plant")).committed == 1


# --- undo ------------------------------------------------------------------------------------------------------------


async def test_own_actions_are_taken_back_step_by_step_and_stay_in_the_history(house, game):
    start = await house.tables.look(game, ANN)
    await house.act(game, ANN, "project:power-plant")
    await house.act(game, ANN, "project:aquifer", "space:A2")
    plan = await house.tables.undo_plan(game, ANN)
    assert [step.number for step in plan.steps] == [2, 1]
    assert plan.barrier.reason == "start"
    assert plan.after[1].seats[0].stock == start.view.seats[0].stock
    look = await house.tables.undo(game, ANN, 2, house.click())
    assert look.view.seats[0] == start.view.seats[0]
    assert look.token > start.token
    story = await house.tables.story(game, BEN)
    assert [(d.number, d.kind, d.undone) for d in story] == [
        (3, "undo", False),
        (2, "answer", True),
        (1, "answer", True),
        (0, "start", False),
    ]
    assert story[0].taken_back == (1, 2)
    assert (await house.act(game, ANN, "project:power-plant")).undoable == 1


async def test_an_undo_that_arrives_twice_is_done_once(house, game):
    await house.act(game, ANN, "project:power-plant")
    await house.act(game, ANN, "project:aquifer", "space:A2")
    for _ in range(2):
        look = await house.tables.undo(game, ANN, 1, "the same")
    assert (look.committed, look.undoable, look.status.version) == (3, 1, 3)


async def test_an_undo_ends_where_something_hidden_was_revealed(house, game):
    await house.act(game, ANN, "project:aquifer", confirmed=False)
    await house.tables.pick(game, ANN, None, [DRAWS], house.click(), confirmed=True)
    await house.act(game, ANN, "end")
    plan = await house.tables.undo_plan(game, ANN)
    assert [step.number for step in plan.steps] == [2]
    assert (plan.barrier.reason, plan.barrier.entry.number) == ("revealed", 1)
    error = await refused(house.tables.undo(game, ANN, 2, house.click()))
    assert (error.reason, error.data["most"]) == ("nothing-to-undo", 1)


async def test_an_undo_ends_where_another_player_has_answered(house, game):
    await house.act(game, ANN, "pass")
    await house.act(game, BEN, "pass")
    plan = await house.tables.undo_plan(game, ANN)
    assert (plan.steps, plan.barrier.reason, plan.barrier.seat) == ((), "answered", 1)
    assert (await refused(house.tables.undo(game, ANN, 1, house.click()))).reason == "nothing-to-undo"


async def test_an_undo_after_the_turn_takes_it_back_from_the_next_player(house, game):
    await house.act(game, ANN, "pass")
    await house.act(game, BEN, "project:aquifer", confirmed=False)
    look = await house.tables.undo(game, ANN, 1, house.click())
    assert (look.decision.key, set(look.status.owing)) == ("turn", {0})
    assert (await refused(house.act(game, BEN, "pass"))).reason == "not-asked"
    await house.act(game, ANN, "pass")
    ben = await house.tables.look(game, BEN)
    assert (ben.picks, ben.dropped) == ((), False)


async def test_the_turn_and_what_was_done_in_it_stand_in_the_look(house, game):
    look = await house.act(game, ANN, "project:power-plant")
    assert (len(look.done), look.complete, look.undoable) == (1, False, 1)
    look = await house.act(game, ANN, "project:aquifer", "space:A2")
    assert (len(look.done), look.complete, look.undoable) == (2, True, 2)
    assert look.told_at == house.clock() + MINUTE
    await house.act(game, BEN, "pass")
    look = await house.tables.look(game, ANN)
    assert (look.done, look.complete, look.undoable, look.told_at) == ((), False, 0, None)


async def test_an_answer_in_an_open_fork_can_be_changed_until_the_reveal(house, game):
    for user in (ANN, BEN, CAT):
        await house.act(game, user, "pass")
    ann = await house.tables.look(game, ANN)
    assert (ann.decision.key, ann.reopenable) == ("buy", False)
    card = ann.decision.options[0]
    look = await house.tables.pick(game, ANN, ann.token, [card], house.click())
    await house.tables.pick(game, BEN, None, [], house.click())
    assert look.reopenable
    look = await house.tables.reopen(game, ANN, "again")
    assert (look.decision.key, look.token > ann.token) == ("buy", True)
    assert (await house.tables.reopen(game, ANN, "again")).status.version == look.status.version
    story = await house.tables.story(game, ANN)
    assert [(d.number, d.undone) for d in story][:3] == [(6, False), (5, False), (4, True)]
    await house.tables.pick(game, ANN, None, [], house.click())
    plan = await house.tables.undo_plan(game, ANN)
    assert ([step.number for step in plan.steps], plan.barrier.reason) == ([7], "answered")
    await house.tables.undo(game, ANN, 1, house.click())
    assert (await house.tables.look(game, BEN)).reopenable, "Ben's answer stands"
    assert (await house.tables.look(game, ANN)).decision.key == "buy"


async def test_an_undo_never_brings_back_what_another_player_has_reopened(house, game):
    for user in (ANN, BEN, CAT):
        await house.act(game, user, "pass")
    await house.tables.pick(game, BEN, None, [], house.click())
    await house.tables.pick(game, ANN, None, [], house.click())
    await house.tables.reopen(game, BEN, house.click())
    plan = await house.tables.undo_plan(game, ANN)
    assert (plan.steps, plan.barrier.reason) == ((), "reopened")
    assert (await house.tables.reopen(game, ANN, house.click())).decision.key == "buy"


async def test_nothing_can_be_reopened_where_no_fork_is_open(house, game):
    assert (await refused(house.tables.reopen(game, ANN, house.click()))).reason == "nothing-to-reopen"


async def test_nobody_reads_what_is_secret_to_another(house, game):
    for user in (ANN, BEN, CAT):
        await house.act(game, user, "pass")
    for user in (ANN, BEN, CAT):
        look = await house.tables.look(game, user)
        await house.tables.pick(game, user, look.token, look.decision.options[:1], house.click(), confirmed=True)
    for user, seat in ((ANN, 0), (BEN, 1), (STRANGER, None)):
        for entry in await house.tables.story(game, user):
            assert all(e.to in (-1, seat) for e in entry.news)
            assert not entry.picks or entry.seat == seat


# --- ending ----------------------------------------------------------------------------------------------------------


async def test_the_founder_needs_everybodys_consent_to_end_a_game(house, game):
    assert (await refused(house.tables.end_vote(game, BEN, True))).reason == "no-request"
    assert (await refused(house.tables.end_request(game, BEN))).reason == "only-founder"
    ending = await house.tables.end_request(game, ANN)
    assert (ending.ended, ending.missing) == (False, {BEN, CAT})
    assert (await house.tables.end_vote(game, BEN, True)).missing == {CAT}
    assert (await house.tables.status(game)).ending == {ANN, BEN}
    assert (await refused(house.tables.end_vote(game, STRANGER, True))).reason == "no-seat"
    assert (await house.tables.end_vote(game, CAT, True)).ended
    status = await house.tables.status(game)
    assert (status.state, status.owing, status.ended) == ("ended", {}, house.clock())


async def test_one_refusal_closes_the_request(house, game):
    await house.tables.end_request(game, ANN)
    await house.tables.end_vote(game, BEN, True)
    await house.tables.end_vote(game, CAT, False)
    assert (await house.tables.status(game)).ending == frozenset()
    assert (await house.tables.end_request(game, ANN)).missing == {BEN, CAT}


async def test_who_manages_the_server_ends_a_game_at_once(house, game):
    assert (await house.tables.end_request(game, STRANGER, manage_guild=True)).ended
    assert (await refused(house.act(game, ANN, "pass"))).reason == "not-running"
    states = await house.rows("SELECT kind FROM outbox WHERE state = 'waiting'")
    assert states == [("ended",)] or {k for (k,) in states} == {"ended", "log"}


async def test_the_language_of_a_member_is_remembered(house):
    assert await house.tables.locale(ANN) is None
    await house.tables.set_locale(ANN, "de")
    await house.tables.set_locale(ANN, "en-GB")
    assert await house.tables.locale(ANN) == "en-GB"


async def test_posted_messages_are_remembered(house, game):
    await house.tables.posted(game, "turn", 42)
    assert (await house.tables.status(game)).turn_message == 42
