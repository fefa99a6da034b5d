"""What the host sees: metrics that Prometheus can read, health, a line of the log for each interaction, and alerts that fire."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from time import monotonic
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
import sqlalchemy as sa
from aiohttp import web
from structlog.testing import capture_logs
from yarl import URL

from bot import health, metrics
from bot.components import Click
from bot.delivery.calls import counting, route_of
from bot.delivery.liveness import Liveness, State
from bot.doctor.host import LOOKS
from bot.interaction_log import about, recording
from bot.monitor import health as monitor_health
from bot.monitor import server as monitor_server
from bot.routes.dispatch import ROUTES
from bot.routes.dispatch import route_of as route_of_click
from bot.store import figures, processes
from bot.tables import Trouble
from engine.card import CARDS
from tests.bot.backend import ANN, BEN, HOUR, MINUTE, eventually
from tests.bot.damage import damage
from tests.bot.prometheus import ROOT, RULES, Scrape, families, fires, named, parsed
from tests.bot.server import SETTINGS, Server, acts, asked_player, begun


async def scraped(server: Server) -> Scrape:
    """What Prometheus reads now."""
    server.bot.monitor._read_at = float("-inf")
    return parsed((await server.bot.monitor.text()).decode())


# --- alerts ----------------------------------------------------------------------------------------------------------


async def disconnect(server: Server, game: str, patch: pytest.MonkeyPatch) -> None:
    await server.bot.on_shard_disconnect(0)


async def expire(server: Server, game: str, patch: pytest.MonkeyPatch) -> None:
    async def too_late(*args: Any, **more: Any) -> None:
        said: Any = SimpleNamespace(status=404, reason="Not Found")
        raise discord.NotFound(said, {"code": 10062, "message": "Unknown interaction"})

    for name in ("defer", "send_message"):
        patch.setattr(discord.InteractionResponse, name, too_late)
    for _ in range(6):
        with pytest.raises(AssertionError):
            await server.slash("Ann", "board", server.place)


async def break_down(server: Server, game: str, patch: pytest.MonkeyPatch) -> None:
    async def broken(*args: Any) -> None:
        raise RuntimeError("a defect")

    patch.setattr(server.bot.services.play, "look", broken)
    for _ in range(4):
        await server.slash("Ann", "board", server.place)


async def hold_back(server: Server, game: str, patch: pytest.MonkeyPatch) -> None:
    await acts(server, game, "x")
    await server.env.advance_time(600)


async def forbid_writing(server: Server, game: str, patch: pytest.MonkeyPatch) -> None:
    async with server.store.reading() as connection:
        await connection.exec_driver_sql("PRAGMA query_only = ON")
    for n in range(11):
        with pytest.raises(Trouble):
            await acts(server, game, f"click {n}")
    assert await server.bot.monitor.problems() == ["Database: it is failing (readonly); the log says what to do."]


async def sleep_in(server: Server, game: str, patch: pytest.MonkeyPatch) -> None:
    await server.env.advance_time(13 * 3600)


async def be_refused(server: Server, game: str, patch: pytest.MonkeyPatch) -> None:
    metrics.CALLS.labels("channels/messages", "POST", 429).inc(2001)


async def fill_the_disk(server: Server, game: str, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(monitor_server, "_free", lambda folder: 10_000_000)


async def rot(server: Server, game: str, patch: pytest.MonkeyPatch) -> None:
    await damage(server.store, server.bot.services, game)
    assert (await server.bot.services.games.status(game)).damage is not None


async def stand(server: Server, game: str, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(server.bot.outbox, "looked_at", monotonic() - 100)


async def crowd(server: Server, game: str, patch: pytest.MonkeyPatch) -> None:
    fair = server.bot.artist._fair
    patch.setattr(fair, "_free", 0)
    fair.put(lambda: None).asked -= 20


PROVOKED: dict[str, Callable[[Server, str, pytest.MonkeyPatch], Awaitable[None]]] = {
    "MarsProblems": stand,
    "MarsDiscordLost": disconnect,
    "MarsClicksLost": expire,
    "MarsAnswersFail": break_down,
    "MarsMessagesWait": hold_back,
    "MarsPicturesWait": crowd,
    "MarsDatabaseFails": forbid_writing,
    "MarsTimersLate": sleep_in,
    "MarsNearBan": be_refused,
    "MarsDiskFull": fill_the_disk,
    "MarsGameDamaged": rot,
}


@pytest.mark.once
@pytest.mark.parametrize("alert", PROVOKED)
async def test_an_alert_fires_when_its_condition_is_there_and_not_before(server, monkeypatch, alert):
    game = await begun(server)
    # Of the 2,000 refusals that are near a ban the first does not matter.
    metrics.CALLS.labels("channels/messages", "POST", 429).inc()
    well = await scraped(server)
    assert [name for name, expression in RULES.items() if fires(expression, well, well)] == []
    with monkeypatch.context() as patch:
        await PROVOKED[alert](server, game, patch)
        ill = await scraped(server)
    firing = [name for name, expression in RULES.items() if fires(expression, well, ill)]
    # What is told of anything that is not well may come with what tells it more exactly.
    assert firing == [alert] or firing == ["MarsProblems", alert]
    assert not fires(RULES[alert], {}, {}), "without any metrics"


async def test_a_shard_without_a_process_is_lost_although_the_others_are_well(server):
    bot = server.bot.liveness
    other = Liveness(server.store, now=server.bot.now, state=lambda: State((1,), (1,), 2))
    bot._state = lambda: State((0,), (0,), 2)
    for one in (other, bot):
        await one.tick()
    well = await scraped(server)
    await server.env.advance_time(processes.DEAD_AFTER.total_seconds())
    await bot.tick()
    ill = await scraped(server)
    assert [fires(RULES["MarsDiscordLost"], well, seen) for seen in (well, ill)] == [False, True]


async def test_twelve_alerts_name_metrics_that_there_are_and_the_document_says_what_to_do(server):
    text = (await server.bot.monitor.text()).decode()
    assert {name for expression in RULES.values() for name in named(expression)} <= families(text)
    assert set(RULES) - set(PROVOKED) == {"MarsDown"}, "which is provoked below"
    rows = [line for line in (ROOT / "docs/hosting.md").read_text().splitlines() if line.startswith("| `Mars")]
    assert [row.split("`")[1] for row in rows] == list(RULES)
    assert len(RULES) == 12


async def test_dashboards_of_hosts_find_every_metric_by_its_name(server):
    """A name that changes breaks them silently."""
    wanted = {
        "mars_interactions_total",
        "mars_acknowledge_seconds",
        "mars_answer_seconds",
        "mars_arrival_seconds",
        "mars_queue_longest",
        "mars_queue_ahead",
        "mars_calls_waiting",
        "mars_messages_total",
        "mars_outbox_lag_seconds",
        "mars_outbox_waiting",
        "mars_outbox_oldest_seconds",
        "mars_outbox_failing",
        "mars_reminders_due",
        "mars_overdue",
        "mars_discord_requests_total",
        "mars_discord_request_seconds",
        "mars_discord_rate_limited_total",
        "mars_pictures_total",
        "mars_uploaded_bytes_total",
        "mars_picture_seconds",
        "mars_picture_wait_seconds",
        "mars_pictures_waiting",
        "mars_picture_longest_wait_seconds",
        "mars_loop_lag_seconds",
        "mars_loop_lag_worst_seconds",
        "mars_database_transaction_seconds",
        "mars_database_wait_seconds",
        "mars_database_faults_total",
        "mars_database_bytes",
        "mars_disk_free_bytes",
        "mars_games",
        "mars_games_damaged",
        "mars_votes_open",
        "mars_gateway_connected",
        "mars_gateway_silent_seconds",
        "mars_processes",
        "mars_problems",
    }
    found = families((await server.bot.monitor.text()).decode())
    assert wanted <= found


# --- the port --------------------------------------------------------------------------------------------------------


async def test_the_port_tells_metrics_and_health_and_its_silence_is_an_alert(server):
    await server.bot.monitor.serve("127.0.0.1", 0)
    (address,) = server.bot.monitor.addresses
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{address}/metrics") as answer:
            assert answer.headers["Content-Type"].startswith("text/plain; version=")
            up = parsed(await answer.text())
        async with session.get(f"{address}/healthz") as answer:
            assert (answer.status, await answer.json()) == (200, {"well": True, "problems": []})
        # The check of a container asks there, so it says the same and needs no database.
        elsewhere = "sqlite+aiosqlite:////nowhere/mars.sqlite3"
        settings = SETTINGS.model_copy(
            update={"metrics_port": URL(address).port, "metrics_host": "0.0.0.0", "database_url": elsewhere}
        )
        assert await asyncio.to_thread(health.problem, settings) is None
        server.bot.health.slept(3.0)
        server.bot.draining = True
        assert await asyncio.to_thread(health.problem, settings) == (
            "Stopping: the bot accepts no more clicks. Event loop: it was blocked for 3.0 s within the last minute."
        )
        async with session.get(f"{address}/healthz") as answer:
            assert answer.status == 503
            assert (await answer.json())["problems"] == [
                "Stopping: the bot accepts no more clicks.",
                "Event loop: it was blocked for 3.0 s within the last minute.",
            ]
        assert not fires(RULES["MarsDown"], {}, up)
        await server.bot.monitor.close()
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.get(f"{address}/metrics")
        assert fires(RULES["MarsDown"], up, {})
    said = await asyncio.to_thread(health.problem, settings)  # nobody listens there
    assert said is not None
    assert "cannot be opened: No such file or directory. Check MARS_DATABASE_URL" in said


async def test_a_port_that_is_taken_is_told_and_the_bot_goes_on(server):
    await server.bot.monitor.serve("127.0.0.1", 0)
    port = int(server.bot.monitor.addresses[0].rpartition(":")[2])
    other = monitor_server.Monitor(server.bot, server.bot.health, now=server.bot.now)
    with capture_logs() as logs:
        await other.serve("127.0.0.1", port)
    assert [(line["event"], line["port"]) for line in logs] == [("metrics not served", port)]
    settings = SETTINGS.model_copy(update={"metrics_host": "127.0.0.1", "metrics_port": port})
    assert [problem async for problem in LOOKS["Metrics"](settings)] == [], "the bot itself has it"
    await other.close()
    await server.bot.monitor.close()


# --- health ----------------------------------------------------------------------------------------------------------


async def test_health_tells_of_a_silent_discord_before_the_library_notices(server, monkeypatch):
    assert server.bot.health.problems() == []
    beat = SimpleNamespace(_last_ack=0.0, _last_recv=0.0, _last_send=40.0)
    parent = SimpleNamespace(_parent=SimpleNamespace(ws=SimpleNamespace(_keep_alive=beat)))
    monkeypatch.setattr(type(server.bot), "shards", {0: parent})
    monkeypatch.setattr("bot.gateway.time.perf_counter", lambda: 50.0)
    assert server.bot.silences() == {0: 10.0}
    assert server.bot.health.problems() == []
    monkeypatch.setattr("bot.gateway.time.perf_counter", lambda: 60.0)
    assert server.bot.health.problems() == ["Heartbeats: shards 0 get no answer from Discord."]
    beat._last_ack = 59.9
    assert server.bot.silences() == {0: 0.0}


async def test_a_shard_without_heartbeats_is_told_beside_one_that_was_never_connected(server, monkeypatch):
    monkeypatch.setattr(type(server.bot), "silences", lambda bot: {0: None, 1: 60.0})
    watch = monitor_health.Health(server.bot, lambda: 0.0)
    watch.problems()
    watch._clock = lambda: monitor_health.CONNECT_SECONDS + 1
    with capture_logs() as logs:
        watch._tell()
    told = [entry["problem"] for entry in logs if entry["event"] == "not well"]
    assert any("shards 0 have not been connected" in problem for problem in told)
    assert any("shards 1 get no answer" in problem for problem in told)


async def test_whoever_starts_is_not_well_before_it_takes_clicks_and_that_is_no_error(server, monkeypatch):
    """The old process of an update is stopped as soon as the new one is well."""
    with capture_logs() as logs, monkeypatch.context() as patch:
        patch.setattr(server.bot, "is_ready", lambda: False)
        assert server.bot.health.problems() == ["Starting: the bot accepts no clicks yet."]
        server.bot.health._tell()
    assert server.bot.health.problems() == []
    assert logs == []


async def test_a_defect_of_the_watch_is_told_and_does_not_end_it(server, monkeypatch):
    def fails() -> list[str]:
        raise RuntimeError("a defect")

    monkeypatch.setattr(monitor_health, "STEP_SECONDS", 0.001)
    watch = monitor_health.Health(server.bot)
    with capture_logs() as logs:
        monkeypatch.setattr(watch, "_outbox", fails)
        watching = asyncio.create_task(watch.run())
        await eventually(lambda: len(logs) > 1)
        assert not watching.done()
        watching.cancel()
    assert {line["event"] for line in logs} == {"health not looked at"}


async def test_health_tells_of_an_outbox_and_a_loop_that_do_not_go_on(server):
    server.bot.work()
    await server.env.settle()
    assert server.bot.health.problems() == []
    server.bot.outbox.looked_at -= 61
    reminders = next(task for task in server.bot._work if task.get_name() == "reminders")
    reminders.cancel()
    await asyncio.wait([reminders])
    found = server.bot.health.problems()
    assert [problem.partition(":")[0] for problem in found] == ["Outbox", "Loops"]
    assert "reminders" in found[1]
    server.bot.draining = True
    assert [problem.partition(":")[0] for problem in server.bot.health.problems()] == ["Stopping", "Outbox"]


async def test_the_health_check_of_a_container_asks_after_the_process_in_it(backend, tmp_path, monkeypatch):
    url, now = f"sqlite+aiosqlite:///{tmp_path / 'mars.db'}", datetime(2026, 11, 22, tzinfo=UTC)
    problems = ["Heartbeats: shards 0 get no answer from Discord."]
    liveness = Liveness(backend.store, now=lambda: now, state=lambda: State(facts={"problems": problems}))
    await liveness.tick()
    assert await health.of_database(url, lambda: now) == problems[0]
    problems.clear()
    await liveness.tick()
    assert await health.of_database(url, lambda: now) is None
    assert "last sign of life" in str(await health.of_database(url, lambda: now + processes.DEAD_AFTER))
    monkeypatch.setattr("socket.gethostname", lambda: "another")
    assert "not left a sign of life" in str(await health.of_database(url, lambda: now)), (
        "that of another is none of its own"
    )


# --- the log ---------------------------------------------------------------------------------------------------------


async def test_a_line_for_each_interaction_says_what_and_who_and_never_a_hand_a_seed_or_a_token(server):
    with capture_logs() as logs:
        game = await begun(server)
        name = await asked_player(server)
        panel = await server.click(name, server.last(), "open")
        other = "Ben" if name == "Ann" else "Ann"
        await server.click(other, server.last(), "open")
        hand = (await server.view(name)).hand
        await server.slash(name, "play", server.place, card=CARDS[hand[0]].key)
        await server.complete(name, "play", "card", "a", server.place)
        await server.slash(other, "pass", server.place)
        await server.click(name, panel, "passing")
        seed = (await _seed(server, game)) or ""
    lines = [line for line in logs if line["event"] == "interaction"]
    assert [(line["kind"], line["what"], line["outcome"]) for line in lines[-5:]] == [
        ("click", "open", "answered"),
        ("click", "open", "answered"),
        ("command", "/play", "answered"),
        ("command", "/pass", "refused"),
        ("click", "passing", "answered"),
    ]
    assert lines[-2]["why"] == "not-asked"
    assert lines[-1]["user"] == server.members[name].id
    assert {line["game"] for line in lines[-5:]} == {game}
    known = {"event", "log_level", "kind", "what", "user", "server", "game", "ms", "outcome", "why"}
    assert all(line.keys() <= known and isinstance(line["ms"], int) for line in lines)
    said = json.dumps(lines)
    assert seed
    assert not [text for text in (seed, *(CARDS[card].key for card in hand), "token") if text in said]


async def _seed(server: Server, game: str) -> str:
    async with server.store.reading() as connection:
        found = await connection.execute(sa.text("SELECT seed FROM games WHERE id = :game"), {"game": game})
        return found.scalar_one()


UNKNOWN = frozenset({("what", "unknown"), ("outcome", "answered")})


def _forged(server: Server) -> Any:
    """A click on a button that the bot has never shown."""
    return SimpleNamespace(
        type=discord.InteractionType.component,
        response=SimpleNamespace(is_done=lambda: True),
        client=server.bot,
        created_at=server.bot.now(),
        user=SimpleNamespace(id=1),
        guild_id=1,
    )


async def test_labels_are_names_of_the_program_whatever_is_sent(server):
    game = await begun(server)
    name = await asked_player(server)
    before = await scraped(server)
    await server.click(name, server.last(), "open")
    with recording(_forged(server)):
        assert route_of_click(Click(game, 0, "forged/secret"))[1] == ""
        about("", game)
    commands = {f"/{command.qualified_name}" for command in server.bot.tree.walk_commands()}
    after = await scraped(server)
    assert after["mars_interactions_total", UNKNOWN] == before.get(("mars_interactions_total", UNKNOWN), 0) + 1
    counted = {
        dict(labels)["what"]
        for (name, labels), n in after.items()
        if name == "mars_interactions_total" and n > before.get((name, labels), 0)
    }
    assert {"open", "unknown"} <= counted <= commands | ROUTES.keys() | {"unknown"}


# --- calls, pictures, figures ----------------------------------------------------------------------------------------


async def test_calls_to_discord_are_counted_by_what_they_do_and_never_by_a_token():
    async def answer(request: web.Request) -> web.Response:
        limited = "messages" in request.path
        return web.Response(status=429 if limited else 200, headers={"X-RateLimit-Scope": "user"} if limited else {})

    app = web.Application()
    app.router.add_route("*", "/{any:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    host, port = runner.addresses[0][:2]
    before = parsed(metrics.generate().decode())
    async with aiohttp.ClientSession(trace_configs=[counting(aiohttp.TraceConfig())]) as session:
        await session.post(f"http://{host}:{port}/api/v10/channels/123/messages")
        await session.patch(f"http://{host}:{port}/api/v10/webhooks/123/aW50ZXJhY3Rpb24/messages/@original")
        await session.get(f"http://{host}:{port}/api/v10/gateway/bot")
        await runner.cleanup()
        with pytest.raises(aiohttp.ClientConnectionError):
            await session.get(f"http://{host}:{port}/api/v10/users/@me")
    after = parsed(metrics.generate().decode())
    counted = {
        (labels["route"], labels["method"], labels["status"])
        for (name, pairs), value in after.items()
        if name == "mars_discord_requests_total" and value > before.get((name, pairs), 0)
        for labels in [dict(pairs)]
    }
    assert counted == {
        ("channels/messages", "POST", "429"),
        ("webhooks/messages/@original", "PATCH", "429"),
        ("gateway/bot", "GET", "200"),
        ("users/@me", "GET", "unreachable"),
    }
    limited = ("mars_discord_rate_limited_total", frozenset({("scope", "user")}))
    assert after[limited] - before.get(limited, 0) == 2
    assert route_of(URL("http://x/nothing/of/this")) == "other"


async def test_how_many_clicks_wait_for_one_game_is_told_without_naming_it(server):
    def ahead(found: Scrape, at_most: str) -> float:
        return found["mars_queue_ahead_bucket", frozenset({("le", at_most)})]

    before, click_limits = await scraped(server), server.bot.click_limits
    async with (
        click_limits.waiting("g1"),
        click_limits.waiting("g1"),
        click_limits.waiting("g1"),
        click_limits.waiting("g2"),
    ):
        during = await scraped(server)
    after = await scraped(server)
    assert [found["mars_queue_longest", frozenset()] for found in (before, during, after)] == [0, 3, 0]
    assert [ahead(after, most) - ahead(before, most) for most in ("0.0", "1.0", "2.0", "30.0")] == [2, 3, 4, 4]


@pytest.mark.databases
@pytest.mark.usefixtures("ann_begins")
async def test_the_figures_of_the_database_say_what_waits_and_what_is_late(backend):
    game = (await backend.game()).id
    await backend.outbox.tick()
    await backend.act(game, ANN, "pass")
    other = (await backend.game(BEN)).id
    backend.clock.advance(2 * MINUTE)
    found = await figures.read(backend.store, backend.clock(), {(game, 1), (other, 7)})
    assert found.games == {"running": 2}
    assert found.waiting["turn"] == 2
    assert found.oldest["turn"] == timedelta(minutes=2).total_seconds()
    assert (found.damaged, found.reminders_due, found.processes) == (1, 0, 0), (
        "the entry of the other game is an older one"
    )
    assert found.bytes > 10_000
    backend.sender.unreachable = {f"game:{game}", f"game:{other}"}
    await backend.outbox.tick()
    backend.clock.advance(HOUR)
    found = await figures.read(backend.store, backend.clock(), ())
    assert (found.waiting, found.oldest) == ({}, {}), "what Discord refuses says nothing about our speed"
    assert sum(found.failing.values()) == 2, "the first of each destination"
