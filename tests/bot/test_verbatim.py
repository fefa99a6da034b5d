"""The names of players and games appear unchanged in texts, buttons, menus, alt texts and notifications."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.commands.typed import Offer, matching
from bot.delivery.posting import plainly
from bot.screens import result
from bot.speech import names as names_of_pictures
from bot.tables import Rules
from tests.bot.backend import ANN, BEN, CHANNEL, GUILD, OCEAN_WITH_CARD, STRANGER, open_backend
from tests.bot.looks import AT
from tests.bot.server import asked_player, open_server
from tests.bot.test_screens import visits
from words import bare, harmless, literal, markdown, verbatim
from words import plain as unmarked

pytestmark = pytest.mark.once

NAME = r"ж*a_b~c`d|e>f#g[h]i<j-k\l{0}m:n"
"""A name that Discord allows, with all characters of markdown, a backslash and braces; nothing else begins with its first letter."""
HOST, OTHER = f"{NAME}1", f"{NAME}2"
GAME = f"{NAME}3"
ESCAPED = re.sub(r"([\\*_~`|>#\[\]<:-])", r"\\\1", NAME)
BARE = re.sub(r"[\\*~`|>\[\]<:]", "", NAME)
PLAIN = ("label", "placeholder", "description", "title", "name")
"""The fields of components and commands that Discord shows without interpreting markdown."""


def strings(payload: Any) -> Iterator[tuple[str, str]]:
    """All texts of a payload, each with how Discord shows it: as markdown, as plain text, or in a notification."""
    if isinstance(payload, list | tuple):
        for part in payload:
            yield from strings(part)
    elif isinstance(payload, dict):
        for key, value in payload.items():
            if isinstance(value, str) and key in (*PLAIN, "content"):
                shown = "markdown" if payload.get("type") == 10 else "bare"
                yield shown if key == "content" else key, value
            else:
                yield from strings(value)


def names(payload: Any) -> Counter[str]:
    """The kinds of texts in which names occur; fails if a name is shown differently, or is cut without an ellipsis."""
    found: Counter[str] = Counter()
    for kind, text in strings(payload):
        assert not re.search("[\ue000-\ue0ff]", text), (kind, text)
        whole = {"markdown": ESCAPED, "bare": BARE}.get(kind, NAME)
        for start in (match.start() for match in re.finditer("ж", text)):
            said = text[start:].partition("…")[0]
            assert said.startswith(whole) or (whole.startswith(said) and "…" in text), (kind, text)
            found[kind] += 1
    return found


def test_a_name_is_as_long_in_a_sentence_as_it_is() -> None:
    assert len(verbatim(NAME)) == len(NAME)
    assert verbatim(verbatim(NAME)) == verbatim(NAME)


def test_each_door_turns_it_back() -> None:
    said = f"**{verbatim(NAME)}** plays"
    assert markdown(said) == f"**{ESCAPED}** plays"
    assert unmarked(said) == f"**{NAME}** plays"
    assert bare(said) == f"**{BARE}** plays"
    assert plainly(said) == f"{BARE} plays"


def test_no_emoji_and_no_address_comes_of_a_name() -> None:
    said = verbatim(":skull: http://y")
    assert markdown(said) == r"\:skull\: y"
    assert unmarked(said) == ":skull: y"
    assert bare(said) == "skull y"


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("https://evil.example/free", "evil.example free"),
        ("hthttps://tps://a.example", "a.example"),
        ("HTTP:\\\\a", "a"),
        ("join discord.gg/abc", "join discord.gg abc"),
        ("discord.com:443//invite/abc", "discord.com:443 invite/abc"),
        ("\u202ehttps:/\u2066/evil\u200f", "evil"),
        ("a\u2028b\nc\x00", "a b c"),
        ("https://", "?"),
        ("\u3164", "?"),
        ("\u200b \ufeff", "?"),
        ("\u2800\u00ad\ufe0f", "?"),
        ("", ""),
    ],
)
def test_a_name_leads_nowhere(name: str, left: str) -> None:
    assert harmless(name) == left
    assert harmless(left) == left
    assert unmarked(verbatim(name)) == left


@pytest.mark.parametrize(
    "name",
    [
        "Łukasz",
        "j.smith",
        "tomcat.77",
        "AC/DC",
        "1/2",
        "C:\\>",
        "火星",
        "🧑\u200d🚀",
        "نی\u200cلوفر",
        "12:30",
        "and/or",
        "-_-",
    ],
)
def test_any_other_name_stays_as_it_is(name: str) -> None:
    assert harmless(name) == name


def test_a_report_keeps_its_addresses_as_text() -> None:
    assert markdown(literal("see https://a.example/b\u202e")) == r"see https\://a.example/b"


def test_a_name_from_right_to_left_leaves_the_rest_of_the_sentence_alone() -> None:
    isolated = "\u2068{}\u2069"
    assert verbatim("דוד") == verbatim(verbatim("דוד")) == isolated.format("דוד")
    assert verbatim("Łukasz") == "Łukasz"
    turning, closing = "\u202edad\u202c", "\u2069\u2069\u05d3"
    assert verbatim(turning) == "dad"
    assert verbatim(closing) == isolated.format("\u05d3")


def test_a_choice_of_a_command_is_plain() -> None:
    (choice,) = matching([Offer(verbatim(HOST), "game")], NAME[:5])
    assert choice.name == HOST


async def test_no_screen_of_a_table_changes_a_name(tmp_path: Path) -> None:
    """This walks over all private screens of two players and a stranger, at many moments of a game, and over its result."""
    random, found = Random(18), Counter[str]()
    async with open_backend(tmp_path / "mars.db") as backend:
        game = (
            await backend.services.lobby.create(
                GUILD, CHANNEL, ANN, HOST, GAME, Rules(seating="chosen", corporate_era=True)
            )
        ).id
        await backend.services.lobby.join(game, BEN, OTHER)
        await backend.services.lobby.start(game, ANN)
        for n in range(150):
            await backend.play_on(game, random)
            if n % 50 == 0:
                for person in (ANN, BEN, STRANGER):
                    for _asked, shown in await visits(backend, game, person):
                        found += names(shown.view().to_components())
                look = await backend.services.play.look(game, ANN)
                assert look.view is not None
                found += names(result.result(look.status, look.view, None, AT).view().to_components())
    assert found["markdown"] > 200
    assert found["label"] > 50
    assert found["description"] > 0


async def test_nothing_that_is_sent_changes_a_name(tmp_path: Path) -> None:
    """This looks at all requests to Discord: about a lobby, turns, a direct message, a request to the table, and a reminder."""
    async with open_server(tmp_path / "mars.db", (HOST, OTHER, "Cat"), pictures=False) as server:
        await server.slash(HOST, "game new", name=GAME)
        await server.say()
        for name in (OTHER, "Cat"):
            await server.slash(name, "game join")
        options = await server.select(HOST, await server.slash(HOST, "game options"), ["beginners"])
        options = await server.select(HOST, options, ["chosen"])
        await server.click(HOST, options, "handicaps")
        await server.click(HOST, await server.slash(HOST, "game options"), "cancel")
        await server.slash(HOST, "game start")
        await server.say()
        asked = await asked_player(server)
        (status,) = await server.bot.services.games.of_user(server.members[HOST].id)
        steps = [["project:aquifer"], [OCEAN_WITH_CARD]]
        await server.bot.services.play.compose(status.id, server.members[asked].id, None, steps, "a click", True)
        await server.say()
        await server.click(asked, await server.slash(asked, "undo", server.place), "Ask the table")
        for command in ("play", "log", "games"):
            await server.slash(OTHER, command, server.place)
        await server.slash(HOST, "board", server.place, text=True)
        await server.slash("Cat", "tableau", server.place, player=OTHER)
        await server.say()
        await server.wait(24 * 3600)
        assert (await server.complete(HOST, "log", "player", "ж", channel=server.place)) != []
        found = sum((names(request.json) for request in server.env.http_requests if request.json), Counter[str]())
        assert server.place.name == GAME
    assert found["markdown"] > 30
    assert found["bare"] > 1
    assert found["label"] > 5


LURE = "ж \u202ehttps://evil.example/a discord.gg/b\u2066"
LEADS = re.compile("://evil|evil\\.example/|discord\\.gg/|[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]")


async def test_no_name_leads_anywhere_wherever_it_is_shown(tmp_path: Path) -> None:
    """The names of two players and of the game are addresses with bidirectional controls, in all requests and in the pictures."""
    async with open_server(tmp_path / "mars.db", (f"{LURE}1", f"{LURE}2"), pictures=False) as server:
        host, other = server.members
        await server.slash(host, "game new", name=f"{LURE}3")
        await server.slash(other, "game join")
        await server.slash(host, "game start")
        await server.say()
        for command in ("play", "games", "log"):
            await server.slash(other, command, server.place)
        await server.slash(other, "board", server.place, text=True)
        (status,) = await server.bot.services.games.of_user(server.members[host].id)
        sent = [text for request in server.env.http_requests if request.json for text in written(request.json)]
        assert sum("evil.example a" in text for text in sent) > 10
        assert [text for text in sent if LEADS.search(text)] == []
        assert [name for name in names_of_pictures(status) if LEADS.search(name)] == []


def written(payload: Any) -> Iterator[str]:
    """All strings of a payload."""
    if isinstance(payload, str):
        yield payload
    elif isinstance(payload, dict | list | tuple):
        for part in payload.values() if isinstance(payload, dict) else payload:
            yield from written(part)
