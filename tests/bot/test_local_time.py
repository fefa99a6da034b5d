"""Local mode's time and memory: what is moved forward stays so, and games go on where they were after a restart."""

from __future__ import annotations

from contextlib import nullcontext
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot import __main__ as program
from bot.delivery.liveness import Liveness
from bot.local import SCENES
from bot.local.scenes import TITLE
from bot.store import CannotOpen, Store, local_world, people
from bot.store.only_one import no_local_mode, only_one
from engine.robots.greedy import greedy_answer
from tests.bot.database import quick_store
from tests.bot.local_page import Local, has, local_mode, opened, words
from tests.bot.test_local_page import panel, started

ELSEWHERE = ("vote", "middle", "turmoil-late")
"""Scenes that take long and are opened in the soak: two of them other tests open, and one that is ended has been through the middle."""


async def answered(local: Local, user: int) -> None:
    """Let a member answer everything that is asked of them now."""
    services = local.world.bot.services
    (status,) = await services.games.of_user(user)
    for number in range(20):
        look = await services.play.look(status.id, user)
        if look.view is None or look.view.decision is None:
            return
        await services.play.compose(status.id, user, None, [list(greedy_answer(look.view))], f"click {number}", True)


async def test_the_next_thing_that_happens_is_told_in_a_line(tmp_path):
    async with opened(tmp_path, reminder_hours=2) as local, local.page() as page:
        await started(page)
        told: list[str] = []
        for _ in range(4):
            told += (await page.ask("time", to="next"))["happened"]["en-US"]
        assert "Reminder to Ann" in told
        assert any("gentle" in words(m) or has(m, "Play") for m in page.seen("Ann", page.direct("Ann")))


async def test_where_nothing_can_happen_the_clock_stays(tmp_path):
    async with opened(tmp_path) as local, local.page() as page:
        services = local.world.bot.services
        (lobby,) = await services.games.in_server(local.world.discord.guild.id)
        await services.lobby.cancel(lobby.id, int(page.who("Ann")))
        told = await page.ask("time", to="next")
        assert (told["ok"], told["happened"]) == (True, {"en-US": [], "de": []})
        assert local.world.memory.ahead <= 3600


async def test_what_ended_before_the_clock_was_moved_is_not_told_as_new(tmp_path):
    async with opened(tmp_path) as local, local.page() as page:
        await started(page)
        votes = local.world.bot.services.votes
        (status,) = await local.world.bot.services.games.of_user(int(page.who("Ann")))
        asked = await votes.ask_for_pace(status.id, int(page.who("Ann")), 24.0)
        assert (await votes.vote(status.id, int(page.who("Ben")), asked.id, "yes")).state == "agreed"
        told = await page.ask("time", to="hour")
        assert not [line for line in told["happened"]["en-US"] if "vote" in line]


async def test_half_a_day_passes_at_once_and_all_pages_hear_it(tmp_path):
    async with opened(tmp_path) as local, local.page() as page, local.page() as other:
        before = datetime.fromisoformat(page.world["now"])
        told = await page.ask("time", to="half")
        assert told["moved"] == 12 * 3600
        after = datetime.fromisoformat(told["now"])
        assert timedelta(hours=12) <= after - before < timedelta(hours=12, minutes=5)
        heard = await other.hear()
        assert (heard["t"], heard["ahead"]) == ("time", 12 * 3600)


async def test_hours_that_were_skipped_are_no_outage(tmp_path):
    async with opened(tmp_path) as local, local.page() as page:
        await started(page)
        await page.ask("time", to="day")
        await local.world.bot.presence.tick()
        async with local.world.store.reading() as connection:
            assert await people.outages(connection, datetime(2026, 1, 1, tzinfo=UTC)) == []


@pytest.mark.once
async def test_two_days_of_silence_open_a_vote(tmp_path):
    async with opened(tmp_path) as local, local.page() as page:
        await started(page)
        await answered(local, int(page.who("Ann")))
        told = [line for _ in range(3) for line in (await page.ask("time", to="day"))["happened"]["en-US"]]
        assert "A vote was opened" in told
        await page.until(lambda: any("vote" in said.get("guide", {}).get("done", ()) for said in page.heard))


async def test_the_guide_goes_on_as_soon_as_the_first_turn_is_complete(tmp_path):
    async with opened(tmp_path) as local, local.page() as page:
        await started(page)
        (status,) = await local.world.bot.services.games.of_user(int(page.who("Ann")))
        (first,) = status.owing
        user = status.at(first).user
        assert user is not None
        await answered(local, user)
        await page.until(lambda: any("turn" in said.get("guide", {}).get("done", ()) for said in page.heard))


@pytest.mark.once
async def test_what_happened_is_told_in_the_order_of_time(tmp_path):
    async with opened(tmp_path, scene="first-turn") as local, local.page() as page:
        days = [(await page.ask("time", to="day"))["happened"] for _ in range(2)]
        told, in_german = ([line for day in days for line in day[code]] for code in ("en-US", "de"))
        (reminder,) = {line for line in told if line.startswith("Reminder")} & {told[0]}
        assert told.index(reminder) < told.index("A vote was opened")
        assert told.index("A vote was opened") < told.index("A vote ended: the table goes on waiting")
        assert "Eine Abstimmung wurde eröffnet" in in_german


async def test_the_scene_of_a_vote_has_one_that_is_open(tmp_path):
    async with opened(tmp_path, scene="vote") as local, local.page() as page:
        assert page.world["guide"]["voting"]
        assert any(has(m, "Robot") for m in page.messages.values())


async def test_after_a_restart_a_game_goes_on_in_its_thread_and_the_clock_never_goes_back(tmp_path):
    async with await quick_store(tmp_path / "mars.sqlite3") as store:
        async with local_mode(store) as local, local.page() as page:
            thread = await started(page)
            eve = (await page.ask("member", do="add", name="Eve"))["user"]
            await page.ask("member", do="rename", user=page.who("Ben"), name="Benjamin")
            await page.ask("member", do="leave", user=page.who("Dora"))
            await page.ask("permission", name="attach_files", allowed=False)
            then = datetime.fromisoformat((await page.ask("time", to="day"))["now"])
            key = local.address.partition("#")[2]
        async with local_mode(store) as local, local.page() as page:
            assert local.address.partition("#")[2] == key, "a page that is open goes on"
            assert page.channels[thread]["kind"] == "thread"
            assert datetime.fromisoformat(page.world["now"]) >= then
            assert page.who("Eve") == eve
            assert {m["name"]: m["here"] for m in page.world["members"]}["Dora"] is False
            assert [p["name"] for p in page.world["permissions"] if not p["allowed"]] == ["attach_files"]
            await page.until(lambda: any(has(m, "Play") for m in page.seen("Benjamin", thread)))
            assert "A look ahead" in words(await panel(page, "Benjamin", thread))


async def ahead(path: Path) -> str:
    """A database whose clock was moved by two days."""
    url = f"sqlite+aiosqlite:///{path}"
    async with Store(url) as store, store.writing() as connection:
        await local_world.write(connection, {"ahead": 2 * 86400.0})
    return url


async def test_a_database_whose_clock_was_moved_is_refused_with_a_token(tmp_path, monkeypatch):
    settings = program.Settings(discord_token=SecretStr("a.b.c"), database_url=await ahead(tmp_path / "mars.sqlite3"))
    with pytest.raises(program.Unusable, match="moved forward in local mode"):
        await program.main(settings)


@pytest.mark.parametrize("token", [None, "a.b.c"], ids=["local mode", "on Discord"])
async def test_nothing_else_starts_on_a_database_with_which_local_mode_runs(tmp_path, token):
    url = f"sqlite+aiosqlite:///{tmp_path / 'mars.sqlite3'}"
    settings = program.Settings(discord_token=token and SecretStr(token), database_url=url)
    async with Store(url) as store, only_one(store):
        with pytest.raises(
            CannotOpen, match=r"^Local mode already runs with the database .*mars\.sqlite3\. Stop it first, "
        ):
            await program.main(settings)
    async with Store(url) as store:
        await no_local_mode(store)
        async with only_one(store):
            pass  # the first one has ended


@pytest.mark.parametrize(("ago", "refused"), [(1, True), (60, False)])
async def test_local_mode_is_refused_while_the_bot_runs_on_discord_with_its_database(tmp_path, ago, refused):
    url = f"sqlite+aiosqlite:///{tmp_path / 'mars.sqlite3'}"
    async with Store(url) as store:
        await Liveness(store, now=lambda: datetime.now(UTC) - timedelta(seconds=ago)).tick()
        with pytest.raises(CannotOpen, match=r"^The bot runs on Discord \(process ") if refused else nullcontext():
            async with only_one(store):
                pass


@pytest.mark.once
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.soak] * (name in ELSEWHERE)) for name in SCENES]
)
async def test_a_scene_opens_at_its_moment(tmp_path, name):
    async with opened(tmp_path, scene=name) as local, local.page() as page:
        assert page.world["scene"] == name
        scene, games = SCENES[name], local.world.bot.services.games
        player = int(page.who("Ben" if scene.manages else "Ann"))
        own = (*await games.of_user(player), *await games.of_user(player, finished=True))
        status = next(status for status in own if status.name == TITLE)
        assert status.generation >= scene.generation
        look = await local.world.bot.services.play.look(status.id, None)
        assert look.view is not None
        assert look.view.phase.startswith(scene.phase)
        await page.until(lambda: any(has(m, "Play") for m in page.messages.values()))

        def answers():
            return [m for m in page.messages.values() if m["for"] == page.who("Ann") and m["components"]]

        expected = len(scene.typed) + bool(scene.button)
        await page.until(lambda: len(answers()) >= expected)
        assert len(answers()) == expected
        assert not any("Nothing was changed" in words(m) for m in answers())


async def test_local_mode_leaves_the_host_s_replays_alone(tmp_path):
    page = tmp_path / "replays" / f"{'a' * 32}.html"
    page.parent.mkdir()
    page.write_text("of a game in another database")
    served = {"replay_url": "https://mars.example.org", "replay_folder": page.parent}
    async with opened(tmp_path, **served) as local:
        await local.world.bot.sweeping.tick()
    assert page.exists()


async def test_a_scene_that_does_not_exist_is_answered_with_those_that_do():
    with pytest.raises(program.Unusable, match=r"There is no scene moon\. There are: first-cards, "):
        await program.main(program.Settings(discord_token=None), "moon")
