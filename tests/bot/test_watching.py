"""A game that is over can be watched again by everybody: from the first entry that stands to the last, without a hand that is closed."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.routes.replay_page import file_name
from bot.screens import replay
from bot.shelf import Shelf
from bot.store import Store, budgets, departures, history
from bot.tables import Runner, Services
from bot.tables.services import Replays
from bot.tables.services import replays as making
from bot.tables.winning import placed
from engine import load, view
from engine.view import ranked
from renderer.replay.course import Course, turning_point
from tests.bot.backend import ANN, BEN, CAT, MINUTE, Backend, refused
from tests.bot.database import quick_store
from tests.bot.server import SETTINGS, Server, begun, open_server
from tests.bot.test_history_ends import shortening

HOST = 99
DAY = timedelta(days=1)


async def finished(backend: Backend, **rules: Any) -> str:
    """A game of Ann and Ben that was ended in its second generation; Ann has taken back an aquifer."""
    game, random = (await backend.game(BEN, **rules)).id, Random(4)
    await backend.act(game, ANN, "project:aquifer", "space:A2")
    await backend.services.play.undo(game, ANN, 1, backend.click())
    while (await backend.services.games.status(game)).generation < 2:
        await backend.play_on(game, random)
    await backend.services.votes.end(game, HOST)
    return game


async def course(backend: Backend, game: str) -> Course:
    return replay.course(await backend.services.history.watched(game))


def told(found: Course) -> str:
    return "\n".join(line.text for moment in found.moments for line in moment.lines)


async def test_it_has_every_entry_that_stands_and_none_that_was_taken_back(backend: Backend) -> None:
    game = await finished(backend)
    found = await course(backend, game)
    story = (await backend.services.history.story(game, None, limit=999))[::-1]
    standing = [done.number for done in story if not done.undone]
    assert any(done.undone for done in story)
    async with backend.store.reading() as connection:
        kept = await history.positions(connection, game)
    positions = {one.number: view(load(history.decompressed(one.stored)), None, afterwards=True) for one in kept}
    assert [moment.view for moment in found.moments] == [positions[n] for n in standing if n in positions]
    assert "at A2" not in told(found)
    assert {moment.day for moment in found.moments} == {f"{backend.clock():%Y-%m-%d}"}
    assert not re.search(r"\d:\d\d", json.dumps([moment.day for moment in found.moments]))


async def test_shortening_the_history_changes_nothing_of_it(backend: Backend) -> None:
    game = await finished(backend)
    for user in (ANN, BEN):
        await backend.services.history.show_hand(game, user, True)
    before = await course(backend, game)
    backend.clock.advance(31 * DAY)
    assert await shortening(backend).tick() == 1
    assert await course(backend, game) == before


async def test_of_a_history_that_was_shortened_before_anything_was_kept_there_is_one_position_a_generation(
    backend: Backend,
) -> None:
    game = await finished(backend)
    whole = await course(backend, game)
    backend.clock.advance(31 * DAY)
    await shortening(backend).tick()
    await backend.run("delete from replays where game = :game", game=game)
    found = await course(backend, game)
    assert not found.whole
    assert [moment.view.generation for moment in found.moments] == [1, 2]
    assert told(found) == told(whole)
    assert turning_point(found) is None


async def test_hands_are_in_it_as_they_are_shown_at_the_end(backend: Backend) -> None:
    game = await finished(backend)
    assert (await course(backend, game)).hands is None
    await backend.services.history.show_hand(game, ANN, False)
    await backend.services.history.show_hand(game, BEN, True)
    hands = (await course(backend, game)).hands
    assert hands is not None
    assert not hands[0]
    assert hands[1] == (await backend.services.history.hands(game)).held[1]
    assert not any(moment.hands for moment in (await course(backend, game)).moments)


async def test_hands_at_every_step_are_shown_once_all_people_have_agreed(backend: Backend) -> None:
    game = await finished(backend)
    asked = await backend.services.votes.ask_for_hands(game, ANN)
    assert not any(moment.hands for moment in (await course(backend, game)).moments)
    assert (await backend.services.votes.vote(game, BEN, asked.id, "yes")).state == "agreed"
    found = await course(backend, game)
    async with backend.store.reading() as connection:
        kept = await history.positions(connection, game)
    held = {tuple(tuple(p.hand) for p in load(history.decompressed(one.stored)).players) for one in kept}
    assert {moment.hands for moment in found.moments} <= held
    assert all(len(moment.hands) == 2 for moment in found.moments)
    assert [tuple(map(len, moment.hands)) for moment in found.moments] == [
        tuple(seat.hand for seat in moment.view.seats) for moment in found.moments
    ]


@pytest.mark.parametrize("end", ["refuses", "forgotten", "forgotten later"])
async def test_one_who_does_not_agree_or_is_forgotten_keeps_all_hands_closed(backend: Backend, end: str) -> None:
    game = await finished(backend)
    asked = await backend.services.votes.ask_for_hands(game, ANN)
    if end == "forgotten":
        await backend.services.privacy.forget(BEN, "Former player")
    else:
        await backend.services.votes.vote(game, BEN, asked.id, "no" if end == "refuses" else "yes")
    if end == "forgotten later":
        await backend.services.privacy.forget(BEN, "Former player")
        assert (await refused(backend.services.votes.ask_for_hands(game, ANN))).reason == "hands-gone"
    assert not any(moment.hands for moment in (await course(backend, game)).moments)


async def test_who_has_left_is_last_and_an_ended_game_has_no_winner(backend: Backend) -> None:
    game = await finished(backend)
    found = await course(backend, game)
    status = await backend.services.games.status(game)
    seated = {each.seat: each for each in status.seats}
    assert [*found.places] == placed([(rank, seat.seat) for rank, seat in ranked(found.last)], seated)
    assert found.won == ()
    assert found.outcome == "The game was ended before it was over. Nobody wins."


async def test_nothing_of_a_game_that_goes_on_is_watched(backend: Backend) -> None:
    game = (await backend.game(BEN)).id
    assert (await refused(backend.services.history.watched(game))).reason == "not-over"
    assert (await refused(backend.services.history.post_replay(game, ANN))).reason == "not-over"


async def test_only_players_post_it_and_only_once(backend: Backend) -> None:
    game = await finished(backend)
    assert (await refused(backend.services.history.post_replay(game, CAT))).reason == "no-seat"
    await backend.services.history.post_replay(game, BEN)
    assert (await refused(backend.services.history.post_replay(game, ANN))).reason == "posted-already"


@pytest.mark.databases
async def test_replays_of_one_server_are_made_one_after_the_other_by_all_processes(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "PAUSE_SECONDS", 0.001)
    inside, most = Counter[int](), Counter[int]()
    both: Any = asyncio.Barrier(2)

    async with Store(backend.where) if isinstance(backend.where, str) else await quick_store(backend.where) as other:
        first, second = backend.services.replays, Services(Runner(other, now=backend.clock)).replays

        async def makes(replays: Replays, guild: int) -> None:
            async with replays.turn(guild):
                inside[guild] += 1
                most[guild] = max(most[guild], inside[guild])
                await both.wait()
                inside[guild] -= 1

        await asyncio.gather(*(makes(replays, guild) for replays in (first, second) for guild in (1, 1, 2, 2)))
    assert most == {1: 1, 2: 1}


async def test_a_process_that_died_while_it_made_a_replay_is_not_waited_for_without_end(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with backend.store.writing() as connection:
        assert await budgets.lease(connection, "replay:1", 0.05) is not None
        assert await budgets.lease(connection, "replay:1", 30) is None
    async with backend.services.replays.turn(1):
        pass
    assert await backend.rows("SELECT * FROM budgets") == []


# On Discord.


async def over(server: Server) -> str:
    """A game of Ann and Ben that has been ended."""
    game = await begun(server)
    await server.bot.services.votes.end(game, HOST)
    await server.say()
    return game


def pages_of(server: Server) -> list[str]:
    """Where the pages that the bot makes from now on are kept."""
    made, write = list[str](), server.bot.artist.replay

    async def kept(course: Course) -> bytes | None:
        page = await write(course)
        assert page is not None
        made.append(page.decode())
        return page

    server.bot.artist.replay = kept  # type: ignore[method-assign]
    return made


def carries(message: Any, page: str) -> bool:
    """Whether a message has this page as its only file."""
    (file,) = message.attachments
    return re.fullmatch(r"[a-z0-9-]+\.html", file.filename) is not None and file.size == len(page.encode())


async def test_a_button_below_the_result_gives_the_page_to_who_asks(server: Server) -> None:
    await over(server)
    made = pages_of(server)
    shown = await server.click("Ann", server.last(), "Watch again")
    assert made[0].startswith("<!doctype html>")
    assert carries(shown.message, made[0])
    assert shown.button("Post it here")


async def test_a_command_in_the_finished_thread_gives_it_too_and_only_players_may_post_it(server: Server) -> None:
    game = await over(server)
    server.add_manager("Zed")
    made = pages_of(server)
    shown = await server.slash("Zed", "replay", server.place, game=game)
    assert carries(shown.message, made[0])
    assert "Post it here" not in shown.buttons.values()


async def test_a_command_in_the_thread_of_a_game_that_was_ended_needs_no_name(server: Server) -> None:
    game = await begun(server)
    server.bot.artist.replay = _blank  # type: ignore[method-assign]
    assert "This game is not over yet." in (await server.slash("Ann", "replay", server.place)).words
    await server.bot.services.votes.end(game, HOST)
    shown = await server.slash("Ann", "replay", server.place)
    (file,) = shown.message.attachments
    assert file.filename == f"mars-{game}.html"


async def _blank(course: Course) -> bytes:
    return b"<!doctype html>"


async def test_players_ask_for_every_hand_with_a_button_and_vote_below_a_message(server: Server) -> None:
    await over(server)
    shown = await server.click("Ann", server.last(), "Watch again")
    asked = await server.click("Ann", shown, "Ask to show every hand")
    assert "You have asked the table. 1 more player must agree." in asked.words
    await server.say()
    said = await server.click("Ben", server.last(), "Show every hand")
    assert "Agreed: replays made from now on show every hand." in said.words


@pytest.mark.once
async def test_it_is_posted_in_the_thread_and_made_anew_without_a_forgotten_name(server: Server) -> None:
    game = await over(server)
    made = pages_of(server)
    shown = await server.click("Ben", server.last(), "Watch again")
    await server.click("Ben", shown, "Post it here")
    await server.say()
    posted = server.place.last_message
    assert carries(posted, made[-1])
    assert ">Ann<" in made[-1]
    again = await server.slash("Ann", "replay", server.place, game=game)
    assert "Post it here" not in again.buttons.values()
    await server.bot.services.privacy.forget(server.members["Ann"].id, "Former player")
    await server.say()
    assert server.place.last_message.id == posted.id
    assert carries(server.place.last_message, made[-1])
    assert "Former player" in made[-1]
    assert not re.search(r"\bAnn\b", re.sub(r"base64,[^\"]*", "", made[-1]))


async def test_a_posted_replay_is_found_a_year_later(backend: Backend) -> None:
    game = await finished(backend)
    await backend.services.history.post_replay(game, BEN)
    await backend.outbox.tick()
    backend.clock.advance(365 * DAY + MINUTE)
    await backend.outbox.prune()
    assert (await refused(backend.services.history.post_replay(game, ANN))).reason == "posted-already"


# Where the host serves pages.


def on_the_shelf(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*")}


@pytest.mark.once
async def test_where_the_host_serves_pages_a_replay_opens_at_a_tap_and_is_gone_with_its_game(tmp_path: Path) -> None:
    folder, address = tmp_path / "pages", "https://mars.example.org/replays"
    served = SETTINGS.model_copy(update={"replay_url": address, "replay_folder": folder})
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False, settings=served) as server:
        game = await over(server)
        shown = await server.click("Ann", server.last(), "Watch again")
        (link,) = links(shown.message)
        ((name, page),) = on_the_shelf(folder).items()
        assert link == f"{address}/{name}"
        assert re.fullmatch(r"[A-Za-z0-9_-]{32}\.html", name)
        assert '<meta name="robots" content="noindex, nofollow">' in page
        assert (folder / name).stat().st_mode & 0o777 == 0o644, "the web server may read it"
        assert shown.message.attachments, "the file is there as well"
        seen = await server.slash("Ben", "replay", server.place, game=game)
        assert links(seen.message) == [link], "one page a game"
        await server.click("Ben", seen, "Post it here")
        await server.say()
        assert links(server.place.last_message) == [link]

        (folder / "index.html").write_text("the host's own")
        assert await server.bot.sweeping.tick() == 0
        await server.bot.services.privacy.forget(server.members["Ann"].id, "Former player")
        await server.say()
        assert await server.bot.sweeping.tick() == 1
        (again,) = links(server.place.last_message)
        assert again != link
        assert "Ann" not in re.sub(r"base64,[^\"]*", "", on_the_shelf(folder)[again.rpartition("/")[2]])
        assert not (folder / name).exists(), "the page with the name leads nowhere any more"

        async with server.store.writing() as connection:
            await departures.delete(connection, server.guild.id, 9)
        assert await server.bot.sweeping.tick() == 1
        assert on_the_shelf(folder) == {"index.html": "the host's own"}


async def test_a_page_that_is_written_while_old_ones_are_deleted_stays(tmp_path: Path) -> None:
    shelf, old, new = Shelf("https://mars.example.org", tmp_path), "o" * 32, "n" * 32
    await shelf.put(old, b"old")

    async def kept() -> set[str]:
        await shelf.put(new, b"new")
        return set()  # as they were read before the new page had its name

    assert await shelf.sweep(kept) == 1
    assert list(on_the_shelf(tmp_path)) == [f"{new}.html"]


def links(message: Any) -> list[str]:
    """The addresses of the buttons of a message that lead to a page."""

    def within(components: Any) -> Iterator[str]:
        for one in components:
            get = one.get if isinstance(one, dict) else lambda name, one=one: getattr(one, name, None)
            if get("url"):
                yield str(get("url"))
            yield from within(get("components") or get("children") or ())

    return [*within(message.components)]


@pytest.mark.once
async def test_where_the_folder_cannot_be_written_the_file_is_given_as_ever(tmp_path: Path) -> None:
    (tmp_path / "pages").write_text("a file in the way")
    served = SETTINGS.model_copy(update={"replay_url": "https://mars.example.org", "replay_folder": tmp_path / "pages"})
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False, settings=served) as server:
        await over(server)
        server.bot.artist.replay = _blank  # type: ignore[method-assign]
        with capture_logs() as lines:
            shown = await server.click("Ann", server.last(), "Watch again")
        assert shown.message.attachments
        assert links(shown.message) == []
        assert "page not written" in [line["event"] for line in lines]


@pytest.mark.parametrize(
    ("called", "file"),
    [
        ("Rote Dünen", "rote-dunen-ab.html"),
        ("Straße 7!", "strasse-7-ab.html"),
        ("火星", "mars-ab.html"),
        ("", "mars-ab.html"),
    ],
)
def test_the_file_of_a_replay_keeps_the_letters_of_its_name(called: str, file: str) -> None:
    assert file_name("ab", called) == file
