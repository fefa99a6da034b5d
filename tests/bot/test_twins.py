"""Two games that differ only in what somebody cannot know show them the same: each screen and picture, and each preview of an answer."""

from __future__ import annotations

import json
import re
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from discord import ui

from bot.components import Click
from bot.routes.dispatch import route_of
from bot.routes.visit import VisitWith, answered
from bot.screen import Screen
from bot.screens import pictures
from bot.screens.pictures import Artist
from bot.tables import Refused, playing
from bot.tables.live import Composed
from bot.tables.panel import too_dear
from engine import entry_codec, load, save, view
from engine.bounds.payable import dues
from engine.card import CARDS, KEYS
from engine.core import Game, Illegal
from engine.effects.order import parts
from engine.hidden import imagined, redealt
from engine.journal import Entry
from engine.robots.random import random_answer
from tests.bot.backend import BEN, CAT, STRANGER, Backend, open_backend
from tests.bot.looks import EVERYTHING, opened, with_everything
from tests.bot.test_screens import clicking
from tests.engine.games import walk
from tests.thinned import thinned

pytestmark = pytest.mark.once

CHANGES = {
    *("ask", "vote", "poke", "resign", "sit-again", "take-seat", "end", "admin", "mend", "follow", "report", "undone"),
    *("post-replay", "ask-hands", "forget", "my-data", "join", "leave", "start", "cancel", "again", "withdraw", "send"),
    *("give", "tell", "away", "here", "watch", "privacy", "analysis"),
}
"""Routes that are not followed: they change the table, or need more of the client than these games have."""
BEGIN = (
    *(
        "open",
        "more",
        "since",
        "log",
        "everybody",
        "hand",
        "board",
        "full",
        "words",
        "undo",
        "further",
        "orders",
        "correct",
    ),
    *(
        "hands",
        "cards",
        "generations",
        "charts",
        "help",
        "annex/turmoil",
        "annex/colonies",
        "table/0",
        "table/1",
        "note",
    ),
    *("coach/do/pass", "plan/turn", "plan/order", "hint"),
)


class Named(NamedTuple):
    """A picture that is not drawn: the name of its file says all that would be drawn."""

    data: bytes
    name: str
    alt: str


class Naming(Artist):
    """Draws nothing and says by the names of files what would be drawn."""

    async def _draw(self, what: str, *args: Any, **options: Any) -> Any:
        return Named(b"x", f"{what}-{pictures._key(what, args, options).hex()}.webp", what)

    async def _count(self, what: str, *args: Any, **options: Any) -> int:
        return 1


def any_card(random: Random) -> int:
    return random.choice(sorted(CARDS))


def other_pick(pick: str, random: Random) -> str:
    """A pick that names another card, where it names one."""
    verb, _colon, key = pick.partition(":")
    return f"{verb}:{CARDS[any_card(random)].key}" if key in KEYS else pick


def other_entry(entry: Entry, seat: int, random: Random) -> Entry:
    """An entry of the journal about other cards, where `seat` may not read it."""
    cards: tuple[int, ...] | None = getattr(entry, "cards", None)
    if cards is None or entry.to in (-1, seat):
        return entry
    return msgspec.structs.replace(entry, cards=tuple(any_card(random) for _ in cards))


def deal_otherwise(path: Path, game: str, seat: int, random: Random) -> None:
    """Exchange in a database all that `seat` (-1: nobody's) cannot know of a game, in each entry of its history."""
    with closing(sqlite3.connect(path)) as database, database:
        rows = database.execute("SELECT number, seat, picks, news, snapshot FROM commits WHERE game = ?", (game,))
        for number, actor, picks, news, snapshot in rows.fetchall():
            answers = [
                [pick if actor == seat else other_pick(pick, random) for pick in step] for step in json.loads(picks)
            ]
            told = [other_entry(entry, seat, random) for entry in entry_codec.decode(news)]
            position = zlib.compress(save(redealt(load(zlib.decompress(snapshot)), seat, random)))
            changed = json.dumps(answers).encode(), entry_codec.encode(told), position
            where = "WHERE game = ? AND number = ?"
            database.execute(f"UPDATE commits SET picks = ?, news = ?, snapshot = ? {where}", (*changed, game, number))
        database.execute("UPDATE games SET seed = 'another' WHERE id = ?", (game,))


async def press(backend: Backend, user: int, custom_id: str, values: tuple[str, ...]) -> tuple[Screen, list[Any]]:
    """The screen that a click leads to, and the questions that a hint has asked."""
    click = Click.read(custom_id, values)
    assert click is not None
    route, verb, rest, origin = route_of(click)
    interaction, weighed = clicking(user), list[Any]()

    async def weigh(question: Any) -> None:
        weighed.append(question)

    vars(interaction.client).update(now=backend.clock, weigh=weigh)
    interaction.id = next(backend.clicks)
    asked = f"{verb}/{rest}" if rest else verb
    visit = VisitWith(backend.services, Naming(), interaction, click.game, click.token, click.values, asked, origin)
    return await answered(visit, lambda: route(visit, rest), verb), weighed


def sent(shown: Screen) -> tuple[Any, ...]:
    """All that is sent of a screen; the mark that keeps menus apart counts the screens of the process."""
    components = re.sub(r"~\d+", "", json.dumps(shown.view().to_components(), sort_keys=True))
    return components, [file.filename for file in shown.files()], shown.above, shown.mentions


def ways(shown: Screen, random: Random) -> list[tuple[str, tuple[str, ...]]]:
    """The clicks that a screen offers and that change nothing for others, each menu with values chosen at random."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for child in shown.view().walk_children():
        item: Any = child.item if isinstance(child, ui.DynamicItem) else child
        if isinstance(item, ui.Button) and item.custom_id:
            found.append((item.custom_id, ()))
        elif isinstance(item, ui.Select):
            n = random.randint(item.min_values, item.max_values)
            found.append((item.custom_id, tuple(random.sample([option.value for option in item.options], n))))
    return [
        way
        for way in found
        if re.split("[/@~]", way[0].split(":", 3)[3])[0] not in CHANGES and "correct/ask" not in way[0]
    ]


async def compared(one: Backend, other: Backend, game: str, user: int, random: Random, clicks: int) -> None:
    """Click at random in both games, the same in each."""
    offered: list[tuple[str, tuple[str, ...]]] = []
    trail: list[Any] = []
    for _ in range(clicks):
        token = (await one.services.play.look(game, user)).token
        again = not offered or random.random() < 0.15
        way = (f"m:{game}:{token}:{random.choice(BEGIN)}", ()) if again else random.choice(offered)
        trail.append(way)
        (shown, asked), (twin, asked_there) = await press(one, user, *way), await press(other, user, *way)
        assert sent(shown) == sent(twin), trail
        assert asked == asked_there, trail
        assert "went wrong" not in shown.words(), trail
        offered = ways(shown, random)


async def not_committed(_self: Any) -> None:
    raise Refused("stale")


@pytest.mark.parametrize("n", thinned(range(12), 12))
async def test_no_screen_that_can_be_reached_depends_on_what_its_reader_cannot_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, n: int
) -> None:
    random = Random(n)
    others, rules = ((BEN,), {"coached": True, "hints": True}) if n % 2 else ((BEN, CAT), {"draft": True})
    rules = {**rules, "beginners": False, "corporate_era": True, "more": EVERYTHING if n % 3 == 0 else ()}
    async with open_backend(tmp_path / "mars.db") as backend:
        status = await backend.game(*others, **rules)
        for at in range(120):
            if await backend.play_on(status.id, random) is None:
                break
            if at % 20:
                continue
            user = random.choice([*(seat.user for seat in status.seats if seat.user), STRANGER])
            seat = status.seat_of(user)
            twins = [tmp_path / f"{at}-{which}.db" for which in ("one", "other")]
            with closing(sqlite3.connect(tmp_path / "mars.db")) as database:
                for twin in twins:
                    database.execute("VACUUM INTO ?", (str(twin),))
            deal_otherwise(twins[1], status.id, -1 if seat is None else seat, random)
            with monkeypatch.context() as patched:
                patched.setattr(playing._Action, "commit", not_committed)
                async with open_backend(twins[0], backend.clock) as one, open_backend(twins[1], backend.clock) as other:
                    await compared(one, other, status.id, user, random, 15)


# --- previews -------------------------------------------------------------------------------------------------------


def foreseen(composed: Composed) -> tuple[Any, ...]:
    """All that a player may be shown of an answer before it is given."""
    plans = [(whole.picks, whole.news, whole.reveals) for whole in composed.planned]
    if composed.reveals:
        return composed.certain, composed.sure, plans
    asked, copy = composed.decision, composed.copy
    return (
        *(
            composed.certain,
            composed.sure,
            plans,
            composed.complete,
            asked,
            composed.sight.view,
            composed.sight.choices,
        ),
        *(parts(copy, composed.seat), dues(copy, asked) if asked else {}, too_dear(copy, asked) if asked else {}),
    )


def foresee(game: Game, twin: Game, seat: int, random: Random, *, early: bool) -> int:
    """Compose the same answers at random in both games; return how many were compared."""
    both = (game, twin)
    try:
        composed = [Composed.begin(each, seat, early=early) for each in both]
    except Illegal:
        for each in both:
            with pytest.raises(Illegal):
                Composed.begin(each, seat, early=early)
        return 0
    for n in range(5):
        one, other = map(foreseen, composed)
        assert one == other
        asked = composed[0].decision
        if composed[0].reveals or asked is None:
            return n
        picks, refused = random_answer(asked, random), list[str]()
        for each in composed:
            try:
                each.pick(picks)
            except Illegal as why:
                refused.append(str(why))
        assert len(refused) in (0, 2)
        assert len({*refused}) < 2
        if refused:
            return n
    return 5


@pytest.mark.parametrize("n", thinned(range(24), 12))
def test_no_preview_depends_on_what_its_player_cannot_know(n: int) -> None:
    random, seen = Random(n), 0
    game = with_everything(n) if n % 2 == 0 else opened(n)
    for at, (seat, _decision, _picks) in enumerate(walk(game, Random(n))):
        if at % 8:
            continue
        for who in {seat, random.randrange(len(game.players))}:
            twin = redealt(game, who, random)
            assert view(twin, who) == view(game, who)
            assert save(imagined(twin, who, "a hint")) == save(imagined(game, who, "a hint"))
            seen += foresee(game, twin, who, random, early=False)
            if who not in game.pending:
                seen += foresee(game, twin, who, random, early=True)
    assert seen > 50
