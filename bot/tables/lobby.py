"""The lobby and the ends of a game: founding, joining, agreeing on rules, starting, stopping."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from random import Random
from typing import Any, Final

from pydantic import ValidationError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, history, post
from bot.tables import reading
from bot.tables.announcing import Change, announce, close
from bot.tables.away import habits
from bot.tables.live import Live, Owed, forked
from bot.tables.open_game import OpenGame
from bot.tables.pace import Pace
from bot.tables.rules import DRAW
from bot.tables.values import Refused, Rules, Seated, Whom
from engine import Options, new_game, save
from engine.options import shipped_maps

KEY_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
HANDICAP: Final = 20
"""The most steps of terraform rating that a handicap gives."""
RESERVED: Final = timedelta(days=1)
"""How long players of a game have a seat reserved in the lobby of the next."""


SILENT: Final = timedelta(days=1)
"""How long a host may be silent, and how long a table is full before somebody else may start."""
STALE: Final = timedelta(days=7)
"""How long a lobby stays open without a change."""


async def found(
    connection: AsyncConnection,
    guild: int,
    channel: int,
    host: int,
    host_name: str,
    name: str,
    rules: Rules,
    interaction: str | None,
    pace: Pace,
    others: Sequence[Seated] = (),
) -> str:
    """Found a lobby and return its id, or the id of the lobby that this interaction has already founded.

    Of `others` (players of an earlier game) robots sit down at once, people get a reserved seat, and everybody, the host
    included, keeps handicap and beginner corporation.
    """
    hours = pace.reminder_hours if rules.reminder_hours is None else rules.reminder_hours
    rules = rules.model_copy(update={"reminder_hours": hours, "drawn": None})
    if interaction is not None:
        known = await games.founded_by(connection, interaction)
        if known is not None:
            return known
    await pace.quota.check_founding(connection, guild, channel, host)
    robots = [s for s in others if s.robot]
    if len(robots) >= rules.seats:
        raise Refused("lobby-full")
    while True:
        id = "".join(secrets.choice(KEY_LETTERS) for _ in range(5))
        if not await games.exists(connection, id):
            break
    await games.add(
        connection,
        id=id,
        guild=guild,
        channel=channel,
        name=name[:100],
        host=host,
        state="lobby",
        rules=rules.model_dump(mode="json"),
        version=0,
        created=pace.now,
        changed_at=pace.now,
        host_at=pace.now,
        interaction=interaction,
    )
    own = next((s for s in others if s.user == host), Seated(0, host, host_name))
    for seat, s in enumerate([replace(own, name=host_name), *robots]):
        await games.sit(connection, id, seat, s.user, s.name, pace.now, beginner=s.beginner, handicap=s.handicap)
    until = pace.now + RESERVED
    rows = [
        {"game": id, "user": s.user, "name": s.name, "beginner": s.beginner, "handicap": s.handicap, "until": until}
        for s in others
        if s.user not in (None, host) and not s.forgotten
    ]
    await games.reserve(connection, rows)
    await _said(connection, id, pace, until if rows else None)
    return id


def _open(table: OpenGame, *, whole: bool = True) -> None:
    if table.row["state"] != "lobby":
        raise Refused("already-started", state=table.row["state"])
    if whole and table.damage is not None:
        raise Refused("damaged")


def _hosted(table: OpenGame, user: int, *, whole: bool = True) -> None:
    _open(table, whole=whole)
    if user != table.row["host"]:
        raise Refused("only-host", host=table.row["host"])


async def hosted_by(connection: AsyncConnection, table: OpenGame, user: int, pace: Pace) -> None:
    """Make another player the host. That is no change of the lobby: it does not stay open longer."""
    await _set(connection, table, host=user, host_at=pace.now)
    await _said(connection, table.id, pace, None)


async def _changed(connection: AsyncConnection, table: OpenGame, pace: Pace) -> None:
    if table.row["state"] == "lobby":
        full = len(await reading.seats_of(connection, [table.id])) >= table.rules.seats
        values = {"changed_at": pace.now, "full_at": (table.row["full_at"] or pace.now) if full else None}
        acting = next((r["user"] for r in table.present if r["seat"] == table.seat), None)
        await _set(connection, table, **values, **({"host_at": pace.now} if acting == table.row["host"] else {}))
    await post.withdraw(connection, table.id, ("lobby",), pace.now)
    await _said(connection, table.id, pace, max((r.until for r in table.reserved), default=None))


async def _said(connection: AsyncConnection, id: str, pace: Pace, reserved: datetime | None) -> None:
    """Queue an update of the lobby's message for now and for the time at which the reservations expire."""
    due = [pace.now] if reserved is None else [pace.now, reserved]
    await post.enqueue(connection, [post.row(id, "lobby", f"game:{id}", pace.now, due_at=at) for at in due])


async def _set(connection: AsyncConnection, table: OpenGame, **values: Any) -> None:
    await games.change(connection, table.id, **values)
    table.row |= values


async def join(connection: AsyncConnection, table: OpenGame, user: int, name: str, pace: Pace) -> None:
    """Sit down in the lowest free seat: marks of other players do not change when somebody leaves."""
    _open(table)
    if table.seat is not None:
        raise Refused("already-seated")
    await pace.quota.check_sitting(connection, user)
    await _sit(connection, table, user, name, pace)


async def seat_robot(connection: AsyncConnection, table: OpenGame, user: int, name: str, pace: Pace) -> None:
    """Seat a robot."""
    _hosted(table, user)
    await _sit(connection, table, None, name, pace)


async def unseat_robot(connection: AsyncConnection, table: OpenGame, user: int, pace: Pace) -> None:
    """Remove the robot in the last seat."""
    _hosted(table, user)
    if not table.robots:
        raise Refused("no-robot")
    await games.stand_up(connection, table.id, max(table.robots))
    await _changed(connection, table, pace)


async def _sit(connection: AsyncConnection, table: OpenGame, user: int | None, name: str, pace: Pace) -> None:
    free = _free(table)
    if not free:
        raise Refused("lobby-full")
    others = [r for r in table.reserved if r.user != user]
    if len(others) == len(table.reserved) >= len(free):
        raise Refused("seats-reserved", until=others[0].until)
    before = await games.release(connection, table.id, user) if user is not None else None
    table.reserved = tuple(others)
    await games.sit(connection, table.id, free[0], user, name, pace.now, **(before or {}))
    await _changed(connection, table, pace)


async def release(connection: AsyncConnection, table: OpenGame, user: int, pace: Pace) -> None:
    """Delete all reservations."""
    _hosted(table, user)
    await _released(connection, table)
    await _changed(connection, table, pace)


async def _released(connection: AsyncConnection, table: OpenGame, user: int | None = None) -> None:
    await games.release(connection, table.id, user)
    table.reserved = tuple(r for r in table.reserved if user not in (None, r.user))


def _free(table: OpenGame) -> list[int]:
    taken = {r["seat"] for r in table.present}
    return [seat for seat in range(table.rules.seats) if seat not in taken]


async def choose(
    connection: AsyncConnection, table: OpenGame, seat: int | None, beginner: bool | None, pace: Pace
) -> None:
    """Change one's own seat or choice of the Beginner Corporation; None leaves it as it is."""
    _open(table)
    if table.seat is None:
        raise Refused("not-seated")
    if beginner is not None:
        await games.reseat(connection, table.id, table.seat, beginner=beginner)
    if seat is not None and seat != table.seat:
        if seat not in _free(table):
            raise Refused("seat-taken")
        await games.reseat(connection, table.id, table.seat, seat=seat)
        table.seat = seat
    await _changed(connection, table, pace)


async def handicap(connection: AsyncConnection, table: OpenGame, user: int, whom: Whom, steps: int, pace: Pace) -> None:
    """Set the steps of terraform rating that a player starts with on top."""
    _hosted(table, user)
    if not 0 <= steps <= HANDICAP:
        raise Refused("bad-option", option="handicap")
    seat = next((r["seat"] for r in table.present if whom == (r["user"] or r["called"])), None)
    if seat is None:
        raise Refused("has-left")
    await games.reseat(connection, table.id, seat, handicap=steps)
    await _changed(connection, table, pace)


async def leave(connection: AsyncConnection, table: OpenGame, user: int, pace: Pace) -> None:
    """Leave a seat or a reservation. A host who leaves hands over; when the last player leaves, the lobby is cancelled."""
    _open(table, whole=False)
    if any(r.user == user for r in table.reserved):
        await _released(connection, table, user)
        await _changed(connection, table, pace)
        return
    if table.seat is None:
        raise Refused("not-seated")
    await games.stand_up(connection, table.id, table.seat)
    present = await reading.seats_of(connection, [table.id])
    rest = sorted((r for r in present if r["user"] is not None), key=lambda r: r["joined"])
    if not rest:
        await stop(connection, table, user, pace)
        return
    if table.row["host"] == user:
        await _set(connection, table, host=rest[0]["user"], host_at=pace.now)
    await _changed(connection, table, pace)


async def configure(
    connection: AsyncConnection, table: OpenGame, user: int, changes: Mapping[str, Any], pace: Pace
) -> None:
    """Change rules or the name of the lobby."""
    _hosted(table, user)
    wanted = dict(changes)
    if "name" in wanted:
        await _set(connection, table, name=str(wanted.pop("name"))[:100])
    try:
        rules = Rules.model_validate({**table.row["rules"], **wanted})
    except ValidationError as error:
        raise Refused("bad-option", option=str(error.errors(include_input=False)[0]["loc"][0])) from None
    occupied = [r["seat"] for r in await reading.seats_of(connection, [table.id])]
    if len(occupied) > rules.seats:
        raise Refused("seats-taken", taken=len(occupied))
    if occupied and max(occupied) >= rules.seats:
        await games.renumber(connection, table.id, occupied)
    await _set(connection, table, rules=rules.model_dump(mode="json"))
    await _changed(connection, table, pace)


async def start(connection: AsyncConnection, table: OpenGame, user: int, pace: Pace) -> None:
    """Start the game as the host: number the seats, choose the first player, deal, announce."""
    _hosted(table, user)
    await begin(connection, table, pace)


async def begin(connection: AsyncConnection, table: OpenGame, pace: Pace) -> None:
    """Start the game with those who sit there."""
    rules = table.rules
    taken = await games.present(connection, [table.id])
    if len(taken) < rules.fewest:
        raise Refused("too-few-players", least=rules.fewest)
    if rules.seating == "random":
        Random(secrets.token_hex(16)).shuffle(taken)
    await games.renumber(connection, table.id, [r["seat"] for r in taken])
    players = [r["user"] for r in taken]
    user = table.users.get(table.seat) if table.seat is not None else None
    winners = await games.last_winner(connection, table.row["guild"], [user for user in players if user is not None])
    # One of those who shared the last victory is drawn.
    options = agreed(rules, taken, players.index(secrets.choice(winners)) if winners else None)
    if rules.map == DRAW:
        rules = rules.model_copy(update={"drawn": options.map})
    seed = secrets.token_hex(16)
    game = new_game(options, seed)
    await _set(
        connection,
        table,
        state="running",
        rules=rules.model_dump(mode="json"),
        options=options.model_dump(mode="json"),
        seed=seed,
        started=pace.now,
        version=0,
    )
    # Whoever is still asked whether they are in decides nothing any more.
    await close(connection, table.id, "start", None, pace.now)
    table.requests = ()
    await history.add(
        connection,
        history.NewEntry(
            game=table.id,
            number=0,
            seat=-1,
            kind="start",
            snapshot=save(game),
            answered=game.answered,
            floor=game.floor,
            turn=0,
            at=pace.now,
            news=tuple(game.news),
            forked=forked(game),
        ),
    )
    await _released(connection, table)
    robots = frozenset(seat for seat, user in enumerate(players) if user is None)
    table.live = Live(game, 0)
    table.seat = next(i for i, u in enumerate(players) if u == user) if user in players else None
    await _changed(connection, table, pace)
    change = Change(
        id=table.id,
        guild=table.row["guild"],
        game=game,
        before=Owed(),
        entry=0,
        actor=-1,
        now=pace.now,
        clocks=pace.clocks(rules),
        grace=pace.grace,
        robots=robots,
        delay=pace.robots,
        direct=pace.direct,
        habits=habits(await reading.seats_of(connection, [table.id])),
    )
    await announce(connection, change)


def agreed(rules: Rules, players: Sequence[games.Row], first: int | None) -> Options:
    """Build the engine's options from the lobby's rules and its players in order of their seats."""
    solo = len(players) == 1
    handicaps = tuple(r["handicap"] for r in players)
    return Options(
        players=len(players),
        map=rules.played_map or secrets.choice(shipped_maps()),
        corporate_era=rules.corporate_era or solo,
        draft=rules.draft and not solo,
        draft_first=rules.draft_first and not solo,
        corporations=rules.corporations,
        solo_63=rules.solo_63,
        handicap=handicaps if any(handicaps) else (),
        first_raises=rules.first_raises,
        world_government=rules.world_government,
        friendly=rules.friendly,
        hidden_points=rules.hidden_points,
        beginners=tuple(seat for seat, r in enumerate(players) if rules.beginners or r["beginner"]),
        first=first,
        more=rules.more,
    )


async def cancel(connection: AsyncConnection, table: OpenGame, user: int, manage_guild: bool, pace: Pace) -> None:
    """Cancel the lobby."""
    _open(table, whole=False)
    if not manage_guild:
        _hosted(table, user, whole=False)
    await stop(connection, table, user, pace)


async def stop(connection: AsyncConnection, table: OpenGame, by: int | None, pace: Pace, why: str = "") -> None:
    """End a game before its end, or cancel its lobby. `by`: the user who did so alone, None by agreement or by itself (`why`)."""
    await _set(connection, table, state="ended", ended=pace.now)
    await _released(connection, table)
    await post.discharge(connection, table.id)
    await history.forget_clocks(connection, table.id)
    await post.withdraw(connection, table.id, ("lobby", "turn", "prompt"), pace.now)
    # The first message reopens an archived thread; then the older messages lose their buttons.
    payloads = {
        "ended": {"by": by, **({"why": why} if why else {})},
        **({"log": {}, "lobby": {}} if table.row["started"] else {}),
    }
    to = f"game:{table.id}"
    await post.enqueue(connection, [post.row(table.id, k, to, pace.now, payload=p) for k, p in payloads.items()])
    await close(connection, table.id, None, None, pace.now)
    table.requests = ()
