"""In a made-up language, a third longer and in another order, a whole game says every word through the catalogue and fits Discord."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, cast

import pytest

from bench.simulate import everything
from bot import limits, speech
from engine.expansions import shipped
from renderer.replay.page import page
from tests.bot.calls import Calls
from tests.bot.looks import EVERYTHING
from tests.bot.players import Player, Presser, Typer
from tests.bot.server import Server, open_server
from tests.bot.test_absence_lived import Course, founded
from tests.bot.test_screens import visits
from tests.renderer.replays import NAMES as REPLAYED
from tests.renderer.replays import course, played
from tests.words.translated import translations
from words import catalogue
from words.pseudo import Pseudo

if TYPE_CHECKING:
    from tests.bot.backend import Backend

RULES: Final[dict[str, Any]] = {"map": "amazonis", "corporate_era": True, "draft": True, "more": EVERYTHING}
SAID: Final = frozenset({"content", "label", "placeholder", "description", "title", "text"})
"""The fields of what is sent to Discord that people read."""
NEVER_TRANSLATED: Final = re.compile(
    r"`[^`]*`|<[^<>\s]+>|https?://\S+|\[[^\]]*\]\([^)]*\)|\b[A-M](\d{1,2})?\b|\d\\?\. |\|\||[*_~#]+|-#|\\"
)
"""Code and commands, mentions and times, addresses, spaces and rows of the map, letters of actions, numbers of lists, Markdown."""
THERE: Final = re.compile(r"\{\w+\}|\b(?:[A-Z]{1,2}-?\d+|promo \d+)\b|\bMars\b|" + re.escape(REPLAYED[0]))
"""Of a replay: gaps that its script fills, numbers of cards, and names."""
COMMANDS: Final = (
    "games",
    "me",
    "remind",
    "help",
    "rules",
    "privacy",
    "stats me",
    "stats server",
    "season table",
)
"""Commands that show what is beside a game."""
JOINED: Final = re.compile(r"[A-Za-z]+|, |: |; |\. | · ")
CUT: Final = re.compile("([A-Z][A-Za-z' -]*)…")
"""The beginning of a name where a text had to be cut."""


@cache
def called() -> frozenset[str]:
    """The names of things that are the same in all languages."""
    found = {card.name for card in speech.all_cards()} | {thing.name for thing in speech.things()}
    found |= {"Ann", "Ben", "Cat", "Dan", "Eve", "Olympus Rising", "Mars Society", "olympus"}
    found |= {
        space.name for one in shipped() for rules in one.maps for space in rules.map.spaces.values() if space.name
    }
    return frozenset(found)


@cache
def names() -> re.Pattern[str]:
    longest = sorted(called(), key=len, reverse=True)
    return re.compile("|".join(rf"\b{re.escape(name)}(?!\w)" for name in longest))


def _uncut(said: re.Match[str]) -> str:
    """The beginning of a name, which ends where a text had to be cut, as nothing that is translated."""
    return "¤" if any(name.startswith(said[1]) for name in called()) else said[0]


def read(sent: Any) -> Iterator[str]:
    """All texts in something that is sent to Discord."""
    if isinstance(sent, dict):
        for key, value in sent.items():
            if key in SAID and isinstance(value, str):
                yield value
            else:
                yield from read(value)
    elif isinstance(sent, list):
        for one in sent:
            yield from read(one)


def bare(text: str) -> list[str]:
    """What in a text came there past the catalogue."""
    text = CUT.sub(_uncut, names().sub("¤", text.replace("\u00a0", " ")))
    return JOINED.findall(NEVER_TRANSLATED.sub("¤", text))


def sent(server: Server) -> Iterator[str]:
    """All texts that the bot has sent to Discord; of its commands tells tests/bot/test_commands_translated."""
    for request in server.env.http_requests:
        if not request.path.endswith("/commands"):
            yield from read(request.json)


async def looked_at(server: Server, game: str) -> set[str]:
    """What Ann reads on every screen that shows something of the game; she and a stranger also look at what is beside it."""
    found, bot = set[str](), cast("Backend", server.bot)
    for asked, shown in await visits(bot, game, server.members["Ann"].id):
        assert limits.breaches(shown.view()) == [], asked
        found.update(read(shown.view().to_components()))
    for name, command in product(("Ann", "Eve"), COMMANDS):
        await server.slash(name, command, server.place)
    return found


async def whole_game(folder: Path, seeding: SimpleNamespace) -> set[str]:
    """Play a game with everything to its end and look at all that shows something of it; return every text that the bot has said."""
    seeding.token_hex = lambda n: "pseudo"
    async with open_server(folder / "mars.db", ("Ann", "Ben", "Cat", "Eve"), pictures=False) as server:
        game = await founded(server, "Ben", "Cat", **RULES)
        players: dict[int, Player] = {
            0: Presser(server, game, "Ann"),
            1: Presser(server, game, "Ben"),
            2: Typer(server, game, "Cat"),
        }
        course = Course(server, game, Calls(server), players)
        texts: set[str] = set()
        for generation in (1, 4):
            await course.until(lambda view, n=generation: view.generation >= n and view.phase == "action")
            texts |= await looked_at(server, game)
        await course.until(lambda view: view.over)
        await server.say()
        texts |= await looked_at(server, game) | set(sent(server))
        assert server.env.errors == []
    assert len(texts) > 1000
    return texts


@pytest.mark.soak
@pytest.mark.timeout(1800)
async def test_a_game_with_everything_is_played_in_the_made_up_language(
    tmp_path: Path, seeding: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "_catalogue", lambda locale: PSEUDO)
    texts = await whole_game(tmp_path, seeding)
    found = {text: words for text in texts if (words := bare(text))}
    assert found == {}


@pytest.mark.soak
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    "folder", sorted(catalogue.LOCALES.glob("*/LC_MESSAGES")), ids=lambda folder: folder.parent.name
)
async def test_a_game_with_everything_is_played_in_each_language_that_there_is(
    folder: Path, tmp_path: Path, seeding: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No text is longer than Discord takes, which the simulated Discord refuses, and none has a gap that was not filled."""
    spoken = translations(*((folder / name).read_text("utf-8") for name in ("messages.po", "forms.po")))
    monkeypatch.setattr(catalogue, "_catalogue", lambda locale: spoken)
    assert [text for text in await whole_game(tmp_path, seeding) if re.search(r"\{\w*(:\w*)?\}", text)] == []


def strings(value: Any) -> Iterator[str]:
    """All texts within a value of JSON."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for one in value.values():
            yield from strings(one)
    elif isinstance(value, list):
        for one in value:
            yield from strings(one)


def test_a_replay_is_written_in_the_made_up_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its frame, its log, its cards, and what its script says."""
    monkeypatch.setattr(catalogue, "_catalogue", lambda locale: PSEUDO)
    watched = course(played(everything(players=2, map="amazonis"), "pseudo"), hands=True)
    html = re.sub(r"<(style|script)>.*?</\1>", "", page(watched._replace(title="Mars", outcome="")), flags=re.DOTALL)
    (told,) = re.findall(r'<script type="application/json" id="data">(.*?)</script>', html, re.DOTALL)
    data = json.loads(told)
    cards = [[name, line, text] for name, _kind, line, text in data.pop("cards").values()]
    beside = [now for step in data.pop("steps") for key, now in step.items() if key.startswith("x:")]
    texts = {unescape(re.sub("<[^>]+>", "", text)) for text in strings([data, cards, beside])}
    for found in re.findall(r'>([^<]+)<|(?:title|aria-label|data-label)="([^"]+)"', html.replace(told, "")):
        texts.update(unescape(text) for text in found)
    assert len(texts) > 500
    assert {text: words for text in texts if (words := bare(THERE.sub("¤", names().sub("¤", text))))} == {}


PSEUDO: Final = Pseudo()
