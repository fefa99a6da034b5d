"""Interactions that no screen of the bot offers, such as forged ids, are answered with a sentence and change nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from datetime import timedelta
from itertools import count
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import discord
import pytest
import sqlalchemy as sa
from discord import ui
from structlog.testing import capture_logs

from bot.click_limits import ClickLimits
from bot.components import NOWHERE, pressed
from bot.routes.dispatch import ROUTES
from bot.screens.stage import MODAL, submitted
from bot.store.schema import commits, games, requests, seats, sketches, votes
from tests.bot.server import Server, Shown, asked_player, open_server, started
from tests.bot.strict import Strict
from tests.thinned import thinned

pytestmark = pytest.mark.once

CLICKS: Final = 80
"""The number of invalid clicks that are sent in each situation."""
ODD: Final = (
    *("²", "٣", "!", " ", "\u200b", "Q", "é", "/", ":", ".", ",", "+", "@", "=", "\x00", "-1", "0x1", "\ud800"),
    "9" * 20,
)
"""Strings that do not belong in a custom id, or only in some of its fields."""
TYPOS: Final = ("²", "٣", "!", "Q", "é", "/", ":", "@", "=", "\x00", "9" * 20, "9" * 5000)
"""Strings that are inserted into typed input; without spaces and commas, which the bot ignores there."""
LOOKING: Final = frozenset(
    {"open", "home", "more", "hand", "table", "everybody", "board", "words", "since", "points", "hands", "charts"}
    | {"lapse", "log", "logof", "login", "games", "enter", "list", "read", "set", "many", "request", "undo", "further"}
    | {"help", "fewer", "passing", "claim", "options", "handicaps", "boxes", "rules-text"}
)
"""Routes that only show something, and change nothing."""
ALWAYS: Final = frozenset(
    {"join", "leave", "start", "seat", "vote", "end", "again", "cancel", "release", "rule", "robot", "name", "handicap"}
    | {"tell", "my-hand"}
)
"""Routes that ignore the token of the button, so that an old button is as good as a new one."""


class Clickable(NamedTuple):
    """The custom id of a button, or of a menu and its values."""

    id: str
    offers: tuple[str, ...] = ()


class Sent:
    """An interaction as Discord would deliver it, and a record of the response."""

    numbers = count(10**6)

    def __init__(self, server: Server, name: str, custom_id: str, values: Iterable[str] = ()) -> None:
        self.data: dict[str, Any] = {"custom_id": custom_id, "values": list(values)}
        fields = [v.partition("=") for v in self.data["values"]]
        self.data["components"] = [{"components": [{"custom_id": a, "value": b}]} for a, _sign, b in fields]
        self.user = SimpleNamespace(id=server.members[name].id, display_name=name)
        self.guild_id: int | None = server.guild.id
        self.id, self.locale, self.client = next(self.numbers), "en-US", server.bot
        self.channel_id, self.extras = server.channel.id, dict[Any, Any]()
        kinds = discord.InteractionType
        self.type = kinds.modal_submit if custom_id[:1] == MODAL else kinds.component
        self.created_at, self.command = server.bot.now(), None
        self.message, self.permissions, self.response = None, discord.Permissions.none(), self
        self.expires_at = self.created_at + timedelta(minutes=15)
        self.words, self.done = "", False
        self.found: list[Clickable] = []

    def is_done(self) -> bool:
        return self.done

    def is_expired(self) -> bool:
        return False

    async def defer(self, **options: Any) -> None:
        self.done = True

    async def send_modal(self, modal: ui.Modal) -> None:
        self.done, self.words = True, modal.title

    async def edit_original_response(self, *, view: ui.LayoutView, **options: Any) -> Any:
        items = [c.item if isinstance(c, ui.DynamicItem) else c for c in view.walk_children()]
        self.words = "\n".join(item.content for item in items if isinstance(item, ui.TextDisplay))
        self.found += [Clickable(i.custom_id) for i in items if isinstance(i, ui.Button) and i.custom_id]
        self.found += [
            Clickable(i.custom_id, tuple(o.value for o in i.options)) for i in items if isinstance(i, ui.Select)
        ]
        return await self.original_response()

    async def send_message(self, **options: Any) -> None:
        self.done = True
        await self.edit_original_response(**options)

    async def original_response(self) -> Any:
        return SimpleNamespace(id=self.id, attachments=[], components=[])

    async def delete_original_response(self) -> None:
        """Do nothing: the bot deletes an old panel with this."""

    async def arrive(self) -> Sent:
        interaction: Any = self
        form = self.data["custom_id"].startswith("t:")
        read = submitted(interaction) if form else pressed(interaction)
        await self.client.clicked(interaction, read or NOWHERE)
        return self


async def by_direct_message(server: Server, name: str, custom_id: str, *values: str) -> str:
    """What somebody reads who sends this click by direct message."""
    sent = Sent(server, name, custom_id, values)
    sent.guild_id = None
    return (await sent.arrive()).words


async def everything(server: Server) -> list[Any]:
    """All rows of the database that a click could change."""
    history = sa.select(commits.c.game, commits.c.number, commits.c.undone)
    async with server.store.reading() as connection:
        queries = [*(sa.select(table) for table in (games, seats, sketches, requests, votes)), history]
        return [(await connection.execute(query)).all() for query in queries]


async def clickables(server: Server, name: str, game: str, most: int = 150) -> list[Clickable]:
    """All buttons and menus that a member finds by following the routes in `LOOKING`, until there are so many."""
    to_see, found = [f"m:{game}:0:open"], dict[str, Clickable]()
    while to_see:
        for item in (await Sent(server, name, to_see.pop()).arrive()).found:
            bare = item.id.partition("~")[0]
            if bare not in found:
                found[bare] = item
                if _verb(bare) in LOOKING and not item.offers and len(found) < most:
                    to_see.append(bare)
    return list(found.values())


def _verb(custom_id: str) -> str:
    return custom_id.split(":", 3)[3].partition("/")[0].partition("@")[0]


def spoilt(random: Random, text: str, odds: Sequence[str] = ODD) -> str:
    """Insert one of `odds` at a random place of a text, or replace a character by it."""
    at, odd = random.randrange(len(text) + 1), random.choice(odds)
    return f"{text[:at]}{odd}{text[at + random.randrange(2) :]}"


def mangled(random: Random, known: list[Clickable]) -> tuple[str, list[str]]:
    """The custom id and the values of an invalid click: those of a real button or menu with one field changed at random."""
    one, other = random.sample(known, 2)
    letter, game, token, what = one.id.partition("~")[0].split(":", 3)
    verb, slash, rest = what.partition("/")
    values = random.sample(one.offers, 1) if one.offers else []
    match random.choice(["game", "token", "verb", "rest", "other", "origin", "values", "letter"]):
        case "game":
            game = random.choice(("", "zzzzz", game.upper(), game * 4, spoilt(random, game)))
        case "token" if verb not in LOOKING | ALWAYS:
            token = random.choice((str(int(token) + random.randrange(1, 9)), "9" * 15, "9" * 40, "٣", "-1", ""))
        case "verb":
            verb = random.choice(("", verb + verb, verb[1:], spoilt(random, verb)))
        case "rest":
            slash, rest = "/", spoilt(random, rest)
        case "other":
            verb, slash = random.choice(list(ROUTES)), "/"
            rest = other.id.partition("/")[2].partition("~")[0]
            if verb not in LOOKING and ROUTES[verb].fits(rest):
                return mangled(random, known)
        case "origin":
            rest = f"{rest}@{spoilt(random, random.choice(list(ROUTES)))}"
        case "values" if letter != "t":  # into a form somebody may type what they like
            junk = random.choice([*(spoilt(random, value) for value in (*values, *other.offers[:3])), *ODD])
            values = random.choice(([junk], [*values, junk], [junk] * 9))
        case _:
            letter = random.choice(("", "x", "sm", "T"))
    return f"{letter}:{game}:{token}:{verb}{slash}{rest}"[:100], values


# --- the situations --------------------------------------------------------------------------------------------------


async def in_the_lobby(server: Server) -> None:
    await server.slash("Ann", "game new", name="Olympus Rising")
    await server.slash("Ben", "game join")


async def before_the_first_cards(server: Server) -> None:
    await in_the_lobby(server)
    await server.slash("Ann", "game start")


async def buying_the_first_cards(server: Server) -> None:
    await before_the_first_cards(server)
    look = await server.look("Ann")
    assert look.decision is not None
    await server.bot.services.play.compose(
        look.status.id, server.members["Ann"].id, None, [[look.decision.options[0]]], "corporation"
    )


async def in_a_turn(server: Server) -> None:
    await started(server)
    if await asked_player(server) != "Ann":
        await server.slash("Ben", "pass", server.place, anyway=True)


async def putting_an_action_together(server: Server) -> None:
    await in_a_turn(server)
    await server.slash("Ann", "project", server.place, project="city")


async def after_a_turn(server: Server) -> None:
    await in_a_turn(server)
    await server.slash("Ann", "project", server.place, project="power-plant")
    await server.slash("Ann", "end", server.place)


async def with_a_request(server: Server) -> None:
    await in_a_turn(server)
    look = await server.look("Ann")
    await server.bot.services.votes.ask_to_end(look.status.id, server.members["Ann"].id)


async def after_the_end(server: Server) -> None:
    await with_a_request(server)
    (status,) = await server.bot.services.games.of_user(server.members["Ben"].id)
    await server.bot.services.votes.vote(status.id, server.members["Ben"].id, status.requests[0].id, "yes")


SITUATIONS: Final = (
    in_the_lobby,
    before_the_first_cards,
    buying_the_first_cards,
    in_a_turn,
    putting_an_action_together,
    after_a_turn,
    with_a_request,
    after_the_end,
)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with open_server(tmp_path / "mars.db", ("Ann", "Ben"), pictures=False) as made:
        yield made


def eve(server: Server) -> None:
    """Add a member without a seat to the server."""
    server.members["Eve"] = server.guild.add_member(server.env.create_user("Eve"))


@pytest.mark.parametrize("begin", SITUATIONS)
async def test_a_click_that_no_screen_offers_changes_nothing(
    server: Server, begin: Callable[[Server], Awaitable[None]]
) -> None:
    await begin(server)
    eve(server)
    server.bot.click_limits = ClickLimits(10**6, 30)  # how fast somebody clicks is not what this is about
    random = Random(begin.__name__)
    found = await server.bot.services.games.of_user(
        server.members["Ann"].id
    ) or await server.bot.services.games.of_user(server.members["Ann"].id, finished=True)
    game = found[0].id
    known = {name: await clickables(server, name, game) for name in ("Ann", "Eve")}
    known["Ann"] += [Clickable(f"t:{game}:0:name", ("name=Mars",)), Clickable(f"t:{game}:0:mix", ("mc=1",))]
    before, wrong = await everything(server), list[str]()
    for _n in range(CLICKS):
        name = random.choice(("Ann", "Ann", "Eve"))
        custom_id, values = mangled(random, known[random.choice(("Ann", name))])
        with capture_logs() as lines:
            answer = await Sent(server, name, custom_id, values).arrive()
        failed = [line for line in lines if line["log_level"] in ("error", "warning") or "exc_info" in line]
        if failed or "our side" in answer.words or not answer.words:
            wrong.append(f"{name} {custom_id!r} {values!r}: {answer.words!r} {failed}")
        elif (now := await everything(server)) != before:
            wrong.append(f"{name} {custom_id!r} {values!r} has changed something")
            before = now
    assert wrong == []


async def test_an_id_that_is_none_of_ours_is_answered_by_discord_too(server: Server, strict: Strict) -> None:
    """The buttons are those of a real message: one has the id of a menu, others have ids that the bot does not know."""
    await in_a_turn(server)
    game = (await server.look("Ann")).status.id
    ids = (
        "x",
        "m:",
        f"m:{game}:open",
        f"m:{game}:-1:open",
        f"m:{'9' * 40}:0:open",
        f"s:{game}:0:do/a",
        f"m:{game}:0:Q",
    )
    view = ui.View(timeout=None)
    for custom_id in ids:
        view.add_item(ui.Button(label="Old", custom_id=custom_id))
    channel: Any = server.bot.get_channel(server.channel.id)
    with capture_logs() as lines:
        with strict.noticing():
            message = await channel.send("Old", view=view)
        for custom_id in ids:
            result = await server.members["Ann"].click(message, custom_id=custom_id)
            assert result.response is not None, custom_id
            words = Shown(result.response).words
            assert "That button is old" in words or "no longer exists" in words, custom_id
    assert [line for line in lines if line["log_level"] == "error"] == []


TYPED: Final[dict[str, tuple[str, ...]]] = {
    "play": ("card", "pay", "space"),
    "project": ("project", "space"),
    "milestone": ("name",),
    "award": ("name",),
    "action": ("card", "space"),
    "answer": ("choice",),
    "draft": ("card",),
    "buy": ("cards",),
    "sell": ("cards",),
    "tableau": ("player",),
    "log": ("player",),
    "card": ("name",),
    "board": ("game",),
    "game status": ("game",),
    "game join": ("game",),
}
"""Commands, each with the options into which users type."""
NAMES: Final = (
    "power plant",
    "project:power-plant",
    "Comet",
    "play:comet",
    "mayor",
    "me",
    "all",
    "steel=1",
    "E5",
    "Ben",
    "none",
)


@pytest.mark.parametrize("begin", thinned([in_a_turn, putting_an_action_together, buying_the_first_cards], 3))
async def test_what_nobody_would_type_changes_nothing(
    server: Server, begin: Callable[[Server], Awaitable[None]]
) -> None:
    await begin(server)
    eve(server)
    random = Random(begin.__name__)
    before, wrong = await everything(server), list[str]()
    for n in range(60):
        name, (command, options) = random.choice(("Ann", "Ann", "Eve")), random.choice(list(TYPED.items()))
        typed = {
            option: spoilt(random, random.choice(NAMES), TYPOS) for option in options if option == options[0] or n % 2
        }
        with capture_logs() as lines:
            shown = await server.slash(name, command, server.place, **typed)
            if options[0] not in ("game", "player"):
                await server.complete(name, command, options[0], typed[options[0]], channel=server.place)
        failed = [line for line in lines if line["log_level"] in ("error", "warning") or "exc_info" in line]
        if failed or "our side" in shown.words or await everything(server) != before:
            wrong.append(f"{name} /{command} {typed}: {shown.words!r} {failed}")
            before = await everything(server)
    assert wrong == []


async def test_somebody_without_a_seat_is_told_so_where_they_ask_for_their_log(server: Server) -> None:
    await started(server)
    eve(server)
    assert "You have no seat here." in (await server.slash("Eve", "log", server.place, player="me")).words
