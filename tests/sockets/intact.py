"""What must hold of games that were played over sockets while processes died: nothing is lost, doubled or told in the wrong order."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

import sqlalchemy as sa

from bot.delivery.outbox import nonce
from bot.store import Store, history
from bot.store.schema import commits, games, outbox, seats
from engine import load, save
from engine.effect import Illegal
from engine.scoring import all_points
from tests.sockets.loopback import Discord
from tests.sockets.people import seen
from tests.sockets.world import NONCE_SECONDS, Posted

Row = Mapping[Any, Any]
POSTED: Final = ("turn", "prompt", "result")
"""The kinds of messages that are always posted anew; others change a message that is there."""
SETTLED: Final = ("sent", "withdrawn")
Confirmed = Mapping[tuple[str, int], int]
"""By game and number of the entry, the click that people saw answered."""


async def problems(store: Store, discord: Discord, played: Sequence[str], confirmed: Confirmed) -> list[str]:
    """Return a sentence for everything that is wrong with these games, which must all be over."""
    found = [f"a request to an unknown route: {strange}" for strange in sorted(set(discord.strange))]
    for game in played:
        async with store.reading() as connection:
            (about,) = await _rows(connection, sa.select(games).where(games.c.id == game), games.c.id)
            users = dict(await _pairs(connection, sa.select(seats.c.seat, seats.c.user).where(seats.c.game == game)))
            entries = await _rows(connection, sa.select(commits).where(commits.c.game == game), commits.c.number)
            said = await _rows(connection, sa.select(outbox).where(outbox.c.game == game), outbox.c.id)
            first = load(await history.snapshot(connection, game, 0))
            last = load(await history.snapshot(connection, game, entries[-1]["number"]))
        wrong = [
            *_entries(discord, game, entries, users, confirmed),
            *_replayed(entries, first, last),
            *_told(discord, about["thread"], said, entries),
            *_over(discord, about["state"], said, last),
        ]
        found += [f"{game}: {one}" for one in wrong]
    return found


async def _rows(connection: Any, query: Any, by: Any) -> Sequence[Row]:
    return (await connection.execute(query.order_by(by))).mappings().all()


async def _pairs(connection: Any, query: Any) -> list[tuple[Any, Any]]:
    return [(one, other) for one, other in await connection.execute(query)]


def _entries(
    discord: Discord, game: str, entries: Sequence[Row], users: Mapping[int, int], confirmed: Confirmed
) -> Iterator[str]:
    """Every answer that somebody saw confirmed is there, and no other than people gave."""
    if [row["number"] for row in entries] != list(range(len(entries))):
        yield "entries are missing"
    kept = {row["number"]: row["interaction"] for row in entries}
    for (of, number), click in confirmed.items():
        if of == game and kept.get(number) != str(click):
            yield f"entry {number}, which click {click} had made, is lost"
    for row in entries[1:]:
        made = discord.interactions.by_id.get(int(row["interaction"] or 0))
        if made is None:
            yield f"nobody has clicked for entry {row['number']}"
        elif made.user != users[row["seat"]]:
            yield f"somebody else has clicked for entry {row['number']}"


def _replayed(entries: Sequence[Row], game: Any, last: Any) -> Iterator[str]:
    """The answers, given again by the rules, lead to the same position."""
    for row in entries:
        if row["kind"] == "answer" and not row["undone"]:
            try:
                for picks in history.picks_of(row):
                    game.answer(row["seat"], picks)
            except Illegal as illegal:
                yield f"entry {row['number']}, given again, is refused: {illegal}"
                return
    if save(game) != save(last):
        yield "the answers, given again, lead to another position"


def _told(discord: Discord, thread: int, said: Sequence[Row], entries: Sequence[Row]) -> Iterator[str]:
    """Every message of the outbox was posted once, in order, and none besides."""
    by_nonce: dict[str, list[Posted]] = {}
    for message in discord.world.messages.values():
        if message.nonce:
            by_nonce.setdefault(message.nonce, []).append(message)
    logged = sorted(row["entry"] for row in said if row["kind"] == "log" and row["entry"])
    if logged != [row["number"] for row in entries[1:]]:
        yield "an entry has no line in the log, or two"
    once = Counter(
        (r["kind"], r["entry"], r["destination"]) for r in said if r["kind"] in POSTED and r["state"] == "sent"
    )
    yield from (f"{n} messages ({kind}) tell of entry {entry}" for (kind, entry, _), n in once.items() if n > 1)
    newest: dict[str, int] = {}
    known = set[str]()
    for row in said:
        what, mark = f"message {row['id']} ({row['kind']})", nonce(row["game"], str(row["id"]), row["created"])
        known.add(mark)
        posted = by_nonce.get(mark, [])
        if row["state"] not in SETTLED:
            yield f"{what} was never sent: {row['state']}"
        if any(later.at - before.at < NONCE_SECONDS for before, later in pairwise(posted)):
            yield f"{what} was posted {len(posted)} times"
        if row["kind"] not in POSTED or row["state"] != "sent" or not row["message"]:
            continue
        if not posted:
            yield f"{what} is not there"
        elif row["message"] < newest.get(row["destination"], 0):
            yield f"{what} was posted before an earlier one"
        newest[row["destination"]] = row["message"]
    for message in discord.world.messages.values():
        if message.channel == thread and message.nonce and message.nonce not in known:
            yield f"message {message.data['id']} in the thread comes from nowhere"


def posted_late(discord: Discord) -> int:
    """Count messages that were posted again when Discord had forgotten their nonces: what comes so late is rather said twice than never."""
    known = Counter((message.channel, message.nonce) for message in discord.world.messages.values() if message.nonce)
    return sum(n - 1 for n in known.values())


def _over(discord: Discord, state: str, said: Sequence[Row], end: Any) -> Iterator[str]:
    """The game has ended by the rules, and its result was told once, with the points of everybody."""
    if state != "over" or not end.over:
        yield f"it is not over, but {state}"
    results = [row for row in said if row["kind"] == "result"]
    if len(results) != 1:
        yield f"{len(results)} results"
    for row in results:
        message = discord.world.messages.get(row["message"] or 0)
        words = seen(message).words if message is not None else ""
        for points in all_points(end):
            if not re.search(rf"\b{sum(points.values())} points?\b", words):
                yield f"the result does not tell {sum(points.values())} points"
