"""Local mode over HTTP and a WebSocket: what a page can do, and what it is told."""

from __future__ import annotations

import asyncio
from gettext import NullTranslations
from typing import Any

import aiohttp
import pytest

from bot import speech
from bot.store import games
from tests.bot.backend import STRANGER, open_backend
from tests.bot.database import quick_store
from tests.bot.local_page import PATIENCE_SECONDS, Local, Page, has, local_mode, opened, parts, words
from tests.loud import Loud
from words import catalogue


async def started(page: Page, lobby: dict[str, Any] | None = None) -> str:
    """Start the game that is offered, of Ann, Ben and Cleo; return its thread. `lobby`: its message, where there are more."""
    if lobby is None:
        (lobby,) = page.seen("Ann", page.channel)
    assert (await page.click("Ann", lobby, "Start with 3"))["ok"]
    await page.until(lambda: any(c["kind"] == "thread" for c in page.channels.values()))
    thread = next(c["id"] for c in page.channels.values() if c["kind"] == "thread")
    await page.until(lambda: any(has(m, "Play") for m in page.seen("Ben", thread)))
    return thread


async def panel(page: Page, name: str, thread: str) -> dict[str, Any]:
    """Press Play as this member; return the private panel."""
    before = {message["id"] for message in page.messages.values()}
    call = next(m for m in reversed(page.seen(name, thread)) if has(m, "Play"))
    assert (await page.click(name, call, "Play"))["ok"]

    def new() -> list[dict[str, Any]]:
        return [m for m in page.seen(name, thread) if m["for"] and m["id"] not in before and parts(m)]

    await page.until(new)
    return new()[0]


async def test_two_members_start_a_game_and_each_sees_a_panel_of_their_own(tmp_path):
    async with opened(tmp_path) as local, local.page() as page:
        thread = await started(page)
        (anns, bens) = await panel(page, "Ann", thread), await panel(page, "Ben", thread)
        assert anns["for"] == page.who("Ann")
        assert bens["for"] == page.who("Ben")
        assert bens not in page.seen("Ann", thread)
        assert ("A look ahead" in words(anns), "A look ahead" in words(bens)) == (False, True)


async def test_who_opens_the_page_later_sees_the_same(tmp_path):
    async with opened(tmp_path) as local, local.page() as page:
        thread = await started(page)
        await panel(page, "Ann", thread)
        async with local.page() as other, asyncio.timeout(PATIENCE_SECONDS):
            while (other.messages, other.channels) != (
                page.messages,
                page.channels,
            ):  # what arrives meanwhile, arrives twice
                for one in (page, other):
                    await one.ask("read", **{"as": page.who("Ann")}, channel=page.channel)


async def test_a_picture_has_a_size_and_can_be_loaded_with_the_address_that_was_told(tmp_path):
    async with opened(tmp_path, pictures=True) as local, local.page() as page:
        thread = await started(page)
        await page.until(lambda: any(m["attachments"] for m in page.seen("Ann", thread)))
        shown = next(m for m in page.seen("Ann", thread) if m["attachments"])
        file = shown["attachments"][0]
        gallery = next(part for part in parts(shown) if part["type"] == 12)["items"][0]["media"]
        assert gallery["url"] == file["url"]
        assert gallery["width"] == file["width"] > 300
        async with local.http.get(local.root.rstrip("/") + file["url"]) as found:
            assert found.status == 200
            assert len(await found.read()) == file["size"]
        for key in ("", "?key=another", "?key=é"):
            async with local.http.get(local.root.rstrip("/") + file["url"].partition("?")[0] + key) as refused:
                assert refused.status == 403


async def test_a_command_is_completed_while_it_is_typed(tmp_path):
    async with opened(tmp_path) as local, local.page() as page:
        typed = {"as": page.who("Ann"), "channel": page.channel, "command": "card", "option": "name", "options": {}}
        told = await page.ask("autocomplete", **typed, value="ant")
        assert any(choice["name"].startswith("Ants") for choice in told["choices"])
        assert {"game", "play", "card"} <= {command["name"] for command in page.world["commands"]}


async def test_a_form_opens_and_is_sent(tmp_path):
    async with opened(tmp_path) as local, local.page() as page:
        told = await page.slash("Ann", "report")
        form = told["modal"]
        (field,) = [p for p in _inputs(form["components"]) if p["type"] == 4]
        sent = {"as": page.who("Ann"), "modal": form["id"]}
        assert (
            "between 0 and 1000" in (await page.ask("modal", **sent, values={field["custom_id"]: "x" * 4001}))["error"]
        )
        assert (await page.ask("modal", **sent, values={field["custom_id"]: "The map is upside down."}))["ok"]
        assert not (await page.ask("modal", **sent, values={field["custom_id"]: "Twice."}))["ok"]


def _inputs(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        inner
        for part in components
        for inner in ([part["component"]] if "component" in part else part.get("components", []))
    ]


async def test_what_the_bot_does_not_acknowledge_fails_after_three_seconds(tmp_path, monkeypatch):
    async with opened(tmp_path) as local, local.page() as page:
        feed = local.world.discord.env._gateway_feed
        local.world.discord.backend.subscribers.remove(feed)
        with monkeypatch.context() as quick:
            quick.setattr("bot.local.offline.ANSWER_SECONDS", 0.05)
            told = await page.slash("Ann", "help")
        local.world.discord.backend.subscribers.append(feed)
        assert told | {"n": 0} == {"t": "done", "n": 0, "ok": False, "error": "This interaction failed", "failed": True}


async def test_what_is_new_is_unread_until_it_is_read(tmp_path):
    async with opened(tmp_path) as local, local.page() as page:
        await page.ask("say", **{"as": page.who("Ann")}, channel=page.channel, content=f"Hello <@{page.who('Ben')}>")
        told = [said for said in page.heard if said["t"] == "unread"]
        assert {said["user"]: said["mentions"] for said in told} == {
            page.who("Ben"): 1,
            page.who("Cleo"): 0,
            page.who("Dora"): 0,
        }
        page.heard.clear()
        await page.ask("read", **{"as": page.who("Ben")}, channel=page.channel)
        assert [said["count"] for said in page.heard if said["t"] == "unread"] == [0]
        assert page.seen("Ben", page.channel)[-1]["pings"] == [page.who("Ben")]


async def test_a_notification_has_the_words_that_were_sent_whatever_becomes_of_the_message(tmp_path):
    async with opened(tmp_path) as local, local.page() as page:
        await page.ask("say", **{"as": page.who("Ann")}, channel=page.channel, content=f"Hello <@{page.who('Ben')}>")
        (told,) = [said for said in page.heard if said["t"] == "notice"]
        assert (told["user"], told["notice"]["words"]) == (page.who("Ben"), "Hello @Ben")
        said = page.seen("Ben", page.channel)[-1]
        local.world.discord.backend.edit_message(int(page.channel), int(said["id"]), {"content": "Never mind"})
        async with local.page() as other:
            assert other.seen("Ben", page.channel)[-1]["content"] == "Never mind"
            assert other.world["notices"] == {page.who("Ben"): [told["notice"]]}


async def test_who_owns_the_server_can_use_what_is_for_managers(tmp_path):
    async with opened(tmp_path) as local, local.page() as page:
        for name, refused in (("Ann", False), ("Ben", True)):
            await page.slash(name, "admin games")
            await page.until(lambda name=name: page.seen(name, page.channel)[-1]["components"])
            assert ("Only server managers" in words(page.seen(name, page.channel)[-1])) is refused


async def test_a_file_reaches_the_command_that_takes_it_once_and_only_from_the_page(tmp_path, monkeypatch):
    monkeypatch.setattr("bot.limits.FILE", 100_000)
    async with opened(tmp_path) as local, local.page() as page, open_backend(tmp_path / "old.db") as old:

        async def sent(data: bytes, key: str = local.server.capability) -> aiohttp.ClientResponse:
            return await local.http.post(f"{local.root}uploads/a%20game.mars", data=data, headers={"X-Key": key})

        async def taken(data: bytes) -> str:
            file = (await (await sent(data)).json())["file"]
            assert (await page.slash("Ann", "admin import", file=file))["ok"]
            await page.until(lambda: page.seen("Ann", page.channel)[-1]["components"])
            again = await page.slash("Ann", "admin import", file=file)
            assert again["error"] == "The file is no longer here. Choose it again."
            return words(page.seen("Ann", page.channel)[-1])

        assert (await sent(b"x", "another key")).status == 403
        assert (await sent(b"x" * 100_001)).status == 413
        assert "This file cannot be read here" in await taken(b"x" * 100_000)
        mine = local.world.bot.services.moving
        local.world.bot.runner.trusted = frozenset({await old.services.moving.key()})
        old.services.runner.trusted = frozenset({await mine.key()})
        game = (await old.game(beginners=False)).id
        guild = local.world.discord.guild.id
        await old.services.runner.record(game, lambda c: games.change(c, game, guild=guild))
        sealed = await old.services.moving.leave(game, STRANGER, "Zed", await mine.key(), old.click())
        assert "goes on here" in await taken(sealed)
        files = [(await (await sent(b"x")).json())["file"] for _ in range(4)]
        told = [await page.slash("Ann", "admin import", file=file) for file in files]
        assert [one["ok"] for one in told] == [False, True, True, True], "only the newest files are kept"


async def test_the_owner_of_the_server_is_the_host_of_the_bot(tmp_path):
    async with opened(tmp_path) as local, local.page() as page:
        for name, refused in (("Ann", False), ("Ben", True)):
            await page.slash(name, "admin downtime")
            await page.until(lambda name=name: page.seen(name, page.channel)[-1]["components"])
            said = page.seen(name, page.channel)[-1]
            assert ("Only the host of this bot" in words(said)) is refused
            assert said["interaction_metadata"]["name"] == "admin downtime"


async def test_a_command_is_given_a_channel(tmp_path):
    async with opened(tmp_path) as local, local.page() as page:
        asked = {"as": page.who("Ann"), "command": "admin server", "options": {"channel": page.channel}}
        assert (await page.ask("slash", **asked, channel=page.channel))["ok"]
        await page.until(lambda: "Channel: <#" in words(page.seen("Ann", page.channel)[-1]))


async def test_members_come_are_renamed_leave_and_return(tmp_path):
    async with opened(tmp_path) as local, local.page() as page:
        eve = (await page.ask("member", do="add", name=" Eve  Adams "))["user"]
        assert page.who("Eve Adams") == eve
        assert page.direct("Eve Adams")
        assert (await page.ask("member", do="rename", user=eve, name="ann"))["error"] == (
            "There is a member called ann already."
        )
        assert (await page.ask("member", do="rename", user=eve, name="EVE ADAMS"))["ok"]
        assert (await page.ask("member", do="rename", user=eve, name="Evelyn"))["ok"]
        assert (await page.ask("member", do="leave", user=eve))["ok"]
        told = await page.slash("Evelyn", "help")
        assert told["error"] == "Evelyn is not in the server."
        await page.ask("member", do="speak", user=eve, language="de")
        told = await page.ask("member", do="leave", user=eve, **{"as": eve})
        assert told["error"] == "Evelyn ist nicht auf dem Server."
        assert (await page.ask("member", do="return", user=eve))["ok"]
        assert (await page.slash("Evelyn", "help"))["ok"]


async def test_members_read_in_their_own_languages(tmp_path, monkeypatch):
    monkeypatch.setattr(catalogue, "_catalogue", lambda locale: Loud() if locale == "pt-BR" else NullTranslations())
    monkeypatch.setattr(speech, "languages", lambda: ["en", "pt_BR"])
    async with opened(tmp_path) as local, local.page() as page:
        assert page.world["languages"] == ["en-US", "pt-BR"]
        assert not (await page.ask("member", do="speak", user=page.who("Ben"), language="fr"))["ok"]
        assert (await page.ask("member", do="speak", user=page.who("Ben"), language="pt-BR"))["ok"]
        for name, loud in (("Ann", False), ("Ben", True)):
            assert (await page.slash(name, "help"))["ok"]
            head = "### " + ("HOW TO PLAY HERE" if loud else "How to play here")
            await page.until(lambda name=name, head=head: head in words(page.seen(name, page.channel)[-1]))
    async with opened(tmp_path) as local, local.page() as page:
        assert {m["name"]: m["language"] for m in page.world["members"]}["Ben"] == "pt-BR"


async def test_the_bot_cannot_write_to_who_takes_no_direct_messages(tmp_path):
    async with opened(tmp_path) as local, local.page() as page:
        await page.ask("member", do="direct", user=page.who("Ben"), open=False)
        thread = await started(page)
        for name in ("Ann", "Ben"):
            await panel(page, name, thread)
        await page.ask("time", to="day")
        assert page.seen("Ann", page.direct("Ann"))
        assert not page.seen("Ben", page.direct("Ben"))


async def test_a_permission_that_is_taken_is_missing_until_it_is_given_back(tmp_path):
    async with opened(tmp_path) as local, local.page() as page:
        assert (await page.ask("permission", name="attach_files", allowed=False))["ok"]
        told = next(said for said in reversed(page.heard) if said["t"] == "permissions")
        assert [p["name"] for p in told["permissions"] if not p["allowed"]] == ["attach_files"]
        await page.slash("Ann", "setup")
        await page.until(lambda: any("Attach Files" in words(m) for m in page.seen("Ann", page.channel)))
        await page.ask("permission", name="attach_files", allowed=True)
        told = next(said for said in reversed(page.heard) if said["t"] == "permissions")
        assert all(permission["allowed"] for permission in told["permissions"])


async def test_the_guide_knows_what_was_done_and_stays_closed(tmp_path):
    async with opened(tmp_path) as local, local.page() as page:
        nothing = {"thread": None, "people": [], "waits": [], "written": [], "voting": False}
        assert page.world["guide"] == {"closed": False, "done": []} | nothing
        thread = await started(page)
        await page.until(lambda: any(said["t"] == "guide" and said["guide"]["thread"] for said in page.heard))
        await page.ask("guide", closed=True)
        first = next(id for id in (page.who(name) for name in ("Ann", "Ben", "Cleo")) if id in asked(page, thread))
        people = {page.who(name) for name in ("Ann", "Ben", "Cleo")}
        now = {"thread": thread, "waits": [first], "written": [], "voting": False}
        async with local.page() as other:
            told = other.world["guide"]
            assert set(told.pop("people")) == people
            assert told == {"closed": True, "done": ["start"]} | now


async def test_the_guide_follows_a_game_that_runs_beside_an_open_lobby_also_after_a_restart(tmp_path):
    async with await quick_store(tmp_path / "mars.sqlite3") as store:
        async with local_mode(store) as local, local.page() as page:
            assert (await page.slash("Ben", "game new"))["ok"]
            await page.until(lambda: len(page.seen("Ann", page.channel)) == 2)
            thread = await started(page, page.seen("Ann", page.channel)[0])
            await page.until(lambda: any(said["t"] == "guide" and said["guide"]["thread"] for said in page.heard))
            called = page.channels[thread]["name"]
            assert called.startswith("Mars ")
        async with local_mode(store) as local, local.page() as page:
            assert page.world["guide"]["thread"] == thread
            assert page.channels[thread]["name"] == called, "also of a game that nobody has named"
            assert any(has(m, "Play") for m in page.seen("Ann", thread))


def asked(page: Page, thread: str) -> list[str]:
    """The users whom the newest message of a thread mentions."""
    return page.seen("Ann", thread)[-1]["pings"]


async def test_all_pages_hear_how_selects_are_to_be_read(tmp_path):
    async with opened(tmp_path) as local, local.page() as page, local.page() as other:
        assert page.world["selects"] == "strict"
        await page.ask("selects", reading="mild")
        assert (await other.hear())["selects"] == "mild"


@pytest.mark.once
@pytest.mark.parametrize(
    "said",
    [
        "no JSON",
        "[]",
        "{}",
        '{"t":"click","n":1}',
        '{"t":"click","n":true,"as":"1"}',
        '{"t":"dance","n":1}',
        '{"t":"time","n":1,"to":"never"}',
        '{"t":"slash","n":1,"as":"1","channel":"2","command":"help","options":[]}',
        '{"t":"select","n":1,"as":"1","channel":"2","message":"3","custom_id":"x","values":[1]}',
        '{"t":"member","n":1,"do":"add","name":7}',
        "[" * 5000,
    ],
)
async def test_what_is_not_understood_gets_a_sentence_and_the_page_goes_on(tmp_path, said):
    async with opened(tmp_path) as local, local.page() as page:
        await page.socket.send_str(said)
        told = await page.hear()
        assert told["ok"] is False
        assert told["error"].endswith(".")
        assert (await page.slash("Ann", "help"))["ok"]


async def test_what_nobody_could_do_in_discord_is_refused(tmp_path):
    async with opened(tmp_path) as local, local.page() as page:
        thread = await started(page)
        secret = await panel(page, "Ann", thread)
        (button, *_) = [part for part in parts(secret) if part["type"] == 2]
        where = {"channel": thread, "message": secret["id"], "custom_id": button["custom_id"]}
        assert (await page.ask("click", **{"as": page.who("Ben")}, **where))["error"] == (
            "This message no longer exists."
        )
        gone = where | {"custom_id": "m:gone"}
        assert "the message has changed" in (await page.ask("click", **{"as": page.who("Ann")}, **gone))["error"]
        assert (await page.ask("dismiss", **{"as": page.who("Ann")}, channel=thread, message=secret["id"]))["ok"]
        assert secret["id"] not in page.messages


async def status_of(local: Local, path: str, **headers: str) -> int:
    async with local.http.get(local.root + path, headers=headers) as found:
        return found.status


async def test_only_this_page_on_this_machine_is_served(tmp_path):
    async with opened(tmp_path) as local:
        assert local.root.startswith("http://127.0.0.1:")
        assert await status_of(local, "", Host="evil.example") == 403
        assert await status_of(local, "", Origin="https://evil.example") == 403
        assert await status_of(local, "page/../server.py") == 404
        assert await status_of(local, "page/%2e%2e%2fserver.py") == 404
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await local.http.ws_connect(f"{local.root}socket", headers={"Origin": "https://evil.example"})
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await local.http.ws_connect(f"{local.root}socket")


async def test_who_does_not_know_the_address_is_shown_out(tmp_path):
    async with opened(tmp_path) as local:
        origin = {"Origin": local.root.rstrip("/")}
        others = ('{"t":"hello"}', "?", '{"t":"time","n":1,"to":"day"}', '{"t":"hello","key":"\\ud800"}', "[" * 60_000)
        for said in ('{"t":"hello","key":"guessed"}', *others):
            async with local.http.ws_connect(f"{local.root}socket", headers=origin) as socket:
                await socket.send_str(said)
                assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
                assert socket.close_code == 4001


async def test_a_database_that_is_locked_for_a_moment_does_not_end_local_mode(tmp_path, monkeypatch):
    async with opened(tmp_path) as local, local.page() as page:
        looked = asyncio.Event()
        (lobby,) = page.seen("Ann", page.channel)

        async def locked():
            looked.set()
            raise OSError("database is locked")

        with monkeypatch.context() as patch:
            patch.setattr(local.world, "look_at_steps", locked)
            await page.ask("say", **{"as": page.who("Ann")}, channel=page.channel, content="Hello")
            await looked.wait()
        await started(page, lobby)


async def test_time_that_could_not_be_stored_is_not_skipped(tmp_path, monkeypatch):
    async with opened(tmp_path) as local, local.page() as page:

        async def full():
            raise OSError("no space left")

        with monkeypatch.context() as patch:
            patch.setattr(local.world, "remember", full)
            assert not (await page.ask("time", to="day"))["ok"]
        assert local.world.memory.ahead == 0


async def test_members_click_at_the_same_time(tmp_path):
    async with opened(tmp_path) as local, local.page() as page, local.page() as other:
        thread = await started(page)
        await other.until(lambda: any(has(m, "Play") for m in other.seen("Ben", thread)))
        both = await asyncio.gather(panel(page, "Ann", thread), panel(other, "Ben", thread))
        assert [message["for"] for message in both] == [page.who("Ann"), page.who("Ben")]


async def test_a_picture_that_was_replaced_can_be_loaded_a_moment_longer_and_is_forgotten_then(tmp_path, monkeypatch):
    async with opened(tmp_path, pictures=True) as local, local.page() as page:
        thread = await started(page)
        await page.until(lambda: any(m["attachments"] for m in page.seen("Ann", thread)))
        discord = local.world.discord
        shown = next(m for m in page.seen("Ann", thread) if m["attachments"])
        discord.backend.delete_message(int(thread), int(shown["id"]))
        address = shown["attachments"][0]["url"].removeprefix("/")
        assert await status_of(local, address) == 200
        monkeypatch.setattr("bot.local.offline.FILE_SECONDS", 0)
        discord.tidy()
        assert await status_of(local, address) == 404
