"""Row 24 and `/admin`: what people do who manage a server, confirmed each time and written into the log."""

from __future__ import annotations

import json
import re
from datetime import timedelta
from random import Random
from typing import Any

import discord
import pytest
import sqlalchemy as sa

from bot.screens import admin
from bot.store import games, history
from bot.store.schema import games as games_table
from bot.tables import Refused, export
from engine import save
from engine.hidden import redealt
from tests.bot.backend import ANN, BEN, CAT, OCEAN_WITH_CARD, STRANGER, all_rows, refused
from tests.bot.damage import damage
from tests.bot.server import Server, Shown, acts, begun, lobby, open_server
from tests.bot.test_mangled import Sent
from tests.bot.test_recall import asked
from tests.engine.test_examples import printed

ZED = STRANGER


@pytest.fixture
async def game(backend):
    return (await backend.game()).id


@pytest.fixture
async def server(tmp_path):
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as server:
        server.add_manager("Zed")
        yield server


# --- the tables ------------------------------------------------------------------------------------------------------


async def test_stepping_back_is_an_entry_of_the_history_and_the_game_plays_on(backend, game):
    before = await backend.services.play.look(game, ANN)
    await backend.act(game, ANN, "project:aquifer", OCEAN_WITH_CARD)
    await backend.act(game, ANN, "end")
    await backend.act(game, BEN, "project:power-plant")
    assert [done.number for done in await backend.services.moderation.restore_points(game)] == [2, 1, 0]
    await backend.services.moderation.step_back(game, ZED, "Zed", 0, backend.click())
    look = await backend.services.play.look(game, ANN)
    assert (look.view.seats, look.view.hand) == (before.view.seats, before.view.hand)
    newest, *_ = await backend.services.history.story(game)
    assert (newest.kind, newest.taken_back) == ("admin", (1, 2, 3))
    assert newest.facts == {"by": ZED, "name": "Zed", "what": "back", "to": 0}
    assert set(look.status.owing) == {0}
    for _ in range(8):
        assert await backend.play_on(game, Random(1)) is not None


async def test_no_step_back_to_what_is_undone_or_is_not_there(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.services.play.undo(game, ANN, 1, backend.click())
    for entry in (1, 2, 3, 77):
        error = await refused(backend.services.moderation.step_back(game, ZED, "Zed", entry, backend.click()))
        assert error.reason == "no-entry"


async def test_an_interaction_that_arrives_twice_is_one_use(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    for _ in range(2):
        await backend.services.moderation.step_back(game, ZED, "Zed", 0, "one")
        await backend.services.moderation.send_again(game, ZED, "Zed", "two")
    assert (await backend.services.games.status(game)).version == 3


@pytest.mark.parametrize("what", ["step_back", "start_anyway", "stop", "recover"])
async def test_row_24_a_manager_who_plays_may_only_send_again_and_export(backend, game, what):
    await backend.act(game, ANN, "project:power-plant")
    before = await all_rows(backend)
    more = (0,) if what == "step_back" else ()
    with pytest.raises(Refused, match="plays-here"):
        await getattr(backend.services.moderation, what)(game, ANN, "Ann", *more, backend.click())
    assert await all_rows(backend) == before
    await backend.services.moderation.send_again(game, ANN, "Ann", backend.click())
    assert await backend.services.moderation.export(game, ANN, "Ann", backend.click())


async def test_an_own_undo_goes_past_what_a_manager_did(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await backend.services.moderation.send_again(game, ZED, "Zed", backend.click())
    await backend.services.play.undo(game, ANN, 1, backend.click())
    assert (await backend.services.play.look(game, ANN)).view.seats[0].stock["mc"] == 42


async def test_a_lobby_is_started_or_closed_without_its_host(backend):
    id = (await backend.lobby(BEN, beginners=True)).id
    await backend.services.moderation.start_anyway(id, ZED, "Zed", backend.click())
    story = await backend.services.history.story(id)
    assert [(d.kind, d.facts.get("what")) for d in story] == [("admin", "start"), ("start", None)]
    other = (await backend.lobby(CAT)).id
    await backend.services.moderation.stop(other, ZED, "Zed", backend.click())
    assert (await backend.services.games.status(other)).state == "ended"


async def test_a_game_ends_unfinished_and_nobody_wins(backend, game):
    await backend.services.moderation.stop(game, ZED, "Zed", backend.click())
    status = await backend.services.games.status(game)
    assert status.state == "ended"
    assert (await backend.services.history.story(game))[0].facts["what"] == "end"
    assert await backend.rows("SELECT * FROM wins") == []
    look = await backend.services.play.look(game, None)
    assert all(seat.total for seat in look.view.seats)


# --- the export ------------------------------------------------------------------------------------------------------


async def exported(backend, game) -> dict[str, Any]:
    return json.loads(await backend.services.moderation.export(game, ZED, "Zed", backend.click()))


async def test_an_export_of_a_running_game_holds_no_answers_and_no_save(backend, game):
    await backend.act(game, ANN, "project:aquifer", OCEAN_WITH_CARD)
    found = await exported(backend, game)
    assert not any(seat["robot"] for seat in found["seats"])
    assert "save" not in found
    assert not [entry for entry in found["entries"] if "picks" in entry or "answered" in entry]
    said = json.dumps(found)
    assert not [secret for secret in ("seed", '"hand": [', str(ANN), "member", "Zed", str(ZED)) if secret in said]
    assert [entry["facts"] for entry in found["entries"]] == [{}, {}, {"what": "export"}]


@pytest.mark.parametrize("whole", [False, True])
async def test_the_example_reads_an_export(backend, game, tmp_path, whole):
    await backend.act(game, ANN, "project:aquifer", OCEAN_WITH_CARD)
    await backend.act(game, ANN, "end")
    for user in (BEN, CAT, ANN):
        await backend.act(game, user, "pass")

    async def work(open_game):
        rows = await history.newest(open_game.connection, open_game.id, 1000)
        return export.exported(open_game, rows[::-1], whole=whole)

    file = tmp_path / "game.json"
    file.write_bytes(await backend.services.runner.read(game, work))
    said = printed("stored_game.py", file)
    assert "generation 2" in said
    assert any(" is asked " in line for line in said) is whole


async def test_an_export_shows_nothing_that_could_be_otherwise(backend, game):
    """Cards that nobody without a seat can see are exchanged: nothing in the file changes."""
    await backend.act(game, ANN, "project:aquifer", OCEAN_WITH_CARD)
    await backend.act(game, ANN, "end")
    for user in (BEN, CAT, ANN):
        await backend.act(game, user, "pass")
    await backend.services.play.compose(game, BEN, None, [[]], backend.click(), confirmed=True)

    async def read(exchange: bool) -> bytes:
        async def work(open_game):
            if exchange:
                open_game.live.game = redealt(open_game.live.game, -1, Random(5))
                assert save(open_game.live.game) != before
            rows = await history.newest(open_game.connection, open_game.id, 1000)
            return export.exported(open_game, rows[::-1])

        return await backend.services.runner.read(game, work)

    live = backend.services.runner.queue._games[game]
    before = save(live.game)
    plain = await read(False)
    assert await read(True) == plain
    backend.services.runner.queue._games.clear()


async def test_a_damaged_game_can_be_exported_and_its_messages_sent_again(backend, game):
    await backend.act(game, ANN, "project:power-plant")
    await damage(backend.store, backend.services, game)
    found = await exported(backend, game)
    assert (found["position"], bool(found["damage"])) == (None, True)
    await backend.services.moderation.send_again(game, ZED, "Zed", backend.click())
    assert (await backend.services.games.status(game)).damage.entry == 0


# --- on Discord ------------------------------------------------------------------------------------------------------


async def done(server: Server, command: str, label: str, **options: Any) -> Any:
    asks = await server.slash("Zed", command, **options)
    shown = await server.click("Zed", asks, label)
    await server.say()
    return shown


async def test_each_use_is_confirmed_and_the_log_names_who_did_it(server):
    game = await begun(server)
    await acts(server, game, "one")
    asks = await server.slash("Zed", "admin step_back", game=game, entry="0")
    assert "Undone: " in asks.words
    assert (await server.bot.services.games.status(game)).version == 1
    left = await server.click("Zed", asks, "Cancel")
    assert "Nothing was changed." in left.words
    shown = await done(server, "admin step_back", "Go back", game=game, entry="0")
    assert "The game has gone back." in shown.words
    assert "**Zed**, a server manager, took the game back" in (await server.slash("Ann", "log")).words


async def test_a_confirmation_of_before_something_happened_is_old(server):
    game = await begun(server)
    await acts(server, game, "one")
    asks = await server.slash("Zed", "admin step_back", game=game, entry="0")
    await acts(server, game, "two")
    assert "That button is old" in (await server.click("Zed", asks, "Go back")).words
    assert (await server.bot.services.games.status(game)).version == 2


async def test_who_does_not_manage_the_server_reads_one_sentence(server):
    game = await begun(server)
    for command, options in (
        ("games", {}),
        ("step_back", {"entry": "0"}),
        ("end", {}),
        ("send_again", {}),
        ("export", {}),
    ):
        shown = await server.slash("Ann", f"admin {command}", **options)
        assert shown.words.startswith("Only server managers can do this."), command
    assert await server.complete("Ann", "admin end", "game") == []
    for what in ("back/0", "end", "again", "export"):
        sent = await Sent(server, "Ann", f"m:{game}:0:admin/{what}").arrive()
        assert "Only server managers can do this." in sent.words
    assert (await server.bot.services.games.status(game)).version == 0


async def test_a_role_of_the_hosts_setting_may_do_it_too(server):
    game = await begun(server)
    role = server.guild.create_role("wardens", permissions=discord.Permissions.none())
    server.bot.settings = server.bot.settings.model_copy(update={"admin_role": role.id})
    server.users["Ida"] = server.env.create_user("Ida")
    server.members["Ida"] = server.guild.add_member(server.users["Ida"], roles=[role])
    shown = await server.slash("Ida", "admin games")
    assert "### Games on this server" in shown.words
    assert f"`{game}` · entry 0" in shown.words.replace("\u00a0", " ")
    assert await server.complete("Ida", "admin end", "game") == [game]


async def test_one_looks_through_all_games_of_the_server_page_by_page(server, monkeypatch):
    monkeypatch.setattr(admin, "AT_ONCE", 20)
    first = await lobby(server)
    async with server.bot.services.runner.store.writing() as connection:
        row = (await connection.execute(sa.select(games_table).where(games_table.c.id == first))).mappings().one()
        copies = [{**row, "id": f"copy{n}", "interaction": None} for n in range(105)]
        await connection.execute(sa.insert(games_table), copies)
    pages = [await server.slash("Zed", "admin games")]
    for n in range(2, 7):
        pages.append(await server.click("Zed", pages[-1], f"Next, {n} of 6"))
    listed = re.findall(f"`({first}|copy[0-9]+)`", "".join(page.words for page in pages))
    assert sorted(listed) == sorted([first, *(copy["id"] for copy in copies)])
    assert "Only server managers can do this." in (await Sent(server, "Ann", "m::0:managed/1").arrive()).words


async def test_completion_searches_all_games_of_the_server_finished_ones_last(server):
    first = await lobby(server)
    async with server.bot.services.runner.store.writing() as connection:
        row = (await connection.execute(sa.select(games_table).where(games_table.c.id == first))).mappings().one()
        copies = [{**row, "id": f"copy{n}", "name": f"Dune {n}", "interaction": None} for n in range(105)]
        older = {"created": row["created"] - timedelta(days=9), "started": row["created"]}
        copies += [{**copies[0], **older, "id": "open", "name": "Tharsis", "state": "running"}]
        copies += [{**copies[0], **older, "id": "past", "name": "", "state": "over"}]
        copies += [{**copies[-1], "id": "here", "name": "Utopia", "thread": server.channel.id}]
        copies += [{**copies[0], "id": "never", "name": "Elysium", "state": "ended"}]
        copies += [{**copies[0], "id": "else", "name": "Hellas", "guild": 1}]
        await connection.execute(sa.insert(games_table), copies)
    for typed, found in (("thars", ["open"]), ("mars past", ["past"]), ("elysium", []), ("hellas", [])):
        assert await server.complete("Zed", "admin export", "game", typed) == found, typed
    offered = await server.complete("Zed", "admin export", "game")
    assert (offered[0], len(offered), "past" in offered) == ("here", 25, False)


async def test_games_and_entries_are_completed(server):
    game = await begun(server)
    await acts(server, game, "one")
    assert await server.complete("Zed", "admin step_back", "game") == [game]
    assert await server.complete("Zed", "admin step_back", "entry", game=game) == ["0"]


async def test_managers_too_are_offered_games_and_entries_from_one_look(server):
    game = await begun(server)
    await acts(server, game, "one")
    for option, named in (("game", {}), ("entry", {"game": game})):
        offered = await server.complete("Zed", "admin step_back", option, **named)
        with asked(server) as found:
            assert await server.complete("Zed", "admin step_back", option, **named) == offered != []
        assert set(found) <= {"people.People.remember", "people.People.set_locale"}
    await acts(server, game, "two")
    assert len(await server.complete("Zed", "admin step_back", "entry", game=game)) > len(offered)
    assert await server.complete("Ann", "admin step_back", "entry", game=game) == []


async def test_an_ended_game_shows_its_standings(server):
    game = await begun(server)
    await done(server, "admin end", "End the game", game=game)
    words = server.last().words
    assert "was ended by" in words
    assert "20 points" in words
    assert "Nobody wins." in words


async def test_an_export_is_a_file(server):
    game = await begun(server)
    shown = await done(server, "admin export", "Export", game=game)
    assert "no hands, decks or seed" in shown.words
    (file,) = shown.message.attachments
    assert file.filename == f"mars-{game}-1.json"


async def test_messages_are_posted_again_where_they_were_lost(server):
    game = await begun(server)
    old = (await server.bot.services.games.status(game)).turn_message
    await done(server, "admin send_again", "Send again", game=game)
    new = (await server.bot.services.games.status(game)).turn_message
    assert new not in (None, old)


async def test_the_end_of_a_game_is_posted_again_too(server):
    game = await begun(server)
    await done(server, "admin end", "End the game", game=game)
    said, old = server.last(), len(server.place.history())
    await done(server, "admin send_again", "Send again", game=game)
    assert server.last().message.id != said.message.id
    assert said.words.endswith(server.last().words), "it says again who has ended it, and mentions nobody"
    assert len(server.place.history()) == old + 1


async def test_a_final_score_that_is_posted_again_mentions_nobody(server):
    game = await begun(server)
    async with server.store.writing() as connection:
        await games.change(connection, game, state="over")
    before = len(server.sent("POST"))
    await done(server, "admin send_again", "Send again", game=game)
    (again,) = [r for r in server.sent("POST")[before:] if r.path.endswith(f"{server.place.id}/messages")]
    assert not again.json["allowed_mentions"].get("users")


async def test_a_lobby_is_closed_and_another_started(server):
    game = await lobby(server)
    assert "The lobby is closed." in (await done(server, "admin close", "Close", game=game)).words
    await server.say()
    said = "\n".join(Shown(m).words for m in server.channel.history())
    assert re.search(r"was cancelled by <@\d+> before it began", said), "the confirmation has promised that it says who"
    other = await lobby(server)
    assert "The game has started." in (await done(server, "admin start", "Start", game=other)).words
    assert (await server.bot.services.games.status(other)).state == "running"


async def test_a_rated_game_is_left_out_of_levels_and_seasons_after_a_question(server):
    game = await begun(server)
    assert "does not count for levels or seasons" in (await server.slash("Zed", "admin strike", server.place)).words
    rules = (await server.bot.services.games.status(game)).rules.model_copy(update={"rated": True})
    async with server.store.writing() as connection:
        await games.change(connection, game, rules=rules.model_dump(mode="json"))
    server.bot.services.runner.queue._games.clear()
    asked = await server.slash("Zed", "admin strike", server.place)
    assert "out of levels and seasons?" in asked.words
    assert "no longer counts" in (await server.click("Zed", asked, "Do not count it")).words
    assert not (await server.bot.services.games.status(game)).rules.rated
