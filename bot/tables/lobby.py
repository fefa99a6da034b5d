"""The lobby and the ends of a game: founding, joining, agreeing on rules, starting, stopping."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from random import Random
from typing import Any, Final

from pydantic import ValidationError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import blocking, downtimes, games, history, kept_rules, post, wishes
from bot.tables import committing, goal_choice, reading, rules_text, seating
from bot.tables.announcing import close, end_clocks
from bot.tables.live import AskedSeats, Live
from bot.tables.open_game import OpenGame
from bot.tables.pace import Pace
from bot.tables.values import Refused, Rules, Seated, Whom
from engine import Options, new_game
from engine.robots.levels import Level
from engine.shortage import shortages

KEY_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
HANDICAP: Final = 20
"""The most steps of terraform rating that a handicap gives."""
FEWEST_RATED: Final = 3
"""The fewest people of a rated game: the places of two say too little."""
LONGEST_NAME: Final = 40
"""The longest name under which a server keeps rules."""
MOST_KEPT: Final = 20
"""How many rules a server keeps."""
RESERVED: Final = timedelta(days=1)
"""How long players of a game have a seat reserved in the lobby of the next."""
SILENT: Final = timedelta(days=1)
"""How long a host may be silent, and how long a table is full before somebody else may start."""
CALLED_AFTER: Final = timedelta(minutes=2)
"""How long after its lobby opened the role that the server has named is mentioned: by then the host has chosen options, or cancelled."""
STALE: Final = timedelta(days=7)
"""How long a lobby stays open without a change."""


@dataclass(frozen=True, slots=True)
class NewLobby:
    """A lobby that a host wants to open in a channel."""

    guild: int
    channel: int
    host: int
    host_name: str
    name: str
    rules: Rules
    interaction: str | None
    """The interaction that opens it: the same one opens no second lobby."""
    others: Sequence[Seated] = ()
    """Players of an earlier game, or of wishes that fit: robots take a seat at once, and people get a seat reserved.

    Everybody, the host included, keeps handicap and beginner corporation.
    """
    reserved: timedelta = RESERVED
    """How long these seats are reserved."""


async def create(connection: AsyncConnection, new: NewLobby, pace: Pace) -> str:
    """Open a lobby and return its id, or the id of the lobby that this interaction has already opened.

    Refused: blocked-server, lobby-full, quota.
    """
    if new.interaction is not None:
        known = await games.created_by(connection, new.interaction)
        if known is not None:
            return known
    await blocking.lock_server(connection, new.guild)
    if await blocking.server_blocked(connection, new.guild):
        # Clicks ask a list that may be seconds old.
        raise Refused("blocked-server")
    await pace.quota.check_founding(connection, new.guild, new.channel, new.host)
    robots = [s for s in new.others if s.robot]
    if len(robots) >= new.rules.seats:
        raise Refused("lobby-full")
    id = await _unused_id(connection)
    await games.add(
        connection,
        id=id,
        guild=new.guild,
        channel=new.channel,
        name=new.name[:100],
        host=new.host,
        state="lobby",
        rules=_rules_at_first(new.rules, pace).model_dump(mode="json"),
        version=0,
        created=pace.now,
        changed_at=pace.now,
        host_at=pace.now,
        interaction=new.interaction,
    )
    own = next((s for s in new.others if s.user == new.host), Seated(0, new.host, new.host_name))
    for seat, s in enumerate([replace(own, name=new.host_name), *robots]):
        await games.add_seat(connection, id, seat, s.user, s.name, pace.now, **_kept(s))
    invited = [s for s in new.others if s.user != new.host]
    until = await _reserve(connection, id, invited, pace.now + new.reserved)
    await _update_message(connection, id, pace, until)
    if new.guild and await wishes.called_role(connection, new.guild) is not None:
        call = post.row(id, "call", pace.now, due_at=pace.now + CALLED_AFTER)
        await post.enqueue(connection, [call])
    return id


def _rules_at_first(rules: Rules, pace: Pace) -> Rules:
    """Return the rules of a new lobby: with the host's usual pace where they name none, and nothing drawn yet."""
    hours = pace.reminder_hours if rules.reminder_hours is None else rules.reminder_hours
    rules = rules.model_copy(update={"reminder_hours": hours, "drawn": None})
    return rules if goal_choice.drawing(rules) is None else rules.model_copy(update=goal_choice.FREE)


async def _unused_id(connection: AsyncConnection) -> str:
    while True:
        id = "".join(secrets.choice(KEY_LETTERS) for _ in range(5))
        if not await games.exists(connection, id):
            return id


async def _reserve(connection: AsyncConnection, id: str, others: Sequence[Seated], until: datetime) -> datetime | None:
    """Reserve seats for those of `others` who are people; return until when, None where there are none."""
    rows = [
        {"game": id, "user": s.user, "name": s.name, "beginner": s.beginner, "handicap": s.handicap, "until": until}
        for s in others
        if s.user is not None and not s.forgotten
    ]
    await games.reserve(connection, rows)
    return until if rows else None


def _kept(seated: Seated) -> dict[str, Any]:
    """Return the fields of a seat that its player keeps from one game to the next."""
    return {"beginner": seated.beginner, "handicap": seated.handicap, "level": seated.level}


def _open(open_game: OpenGame, *, whole: bool = True) -> None:
    if open_game.row["state"] != "lobby":
        raise Refused("already-started", state=open_game.row["state"])
    if whole and open_game.damage is not None:
        raise Refused("damaged")


def _hosted(open_game: OpenGame, user: int, *, whole: bool = True) -> None:
    _open(open_game, whole=whole)
    if user != open_game.row["host"]:
        raise Refused("only-host", host=open_game.row["host"])


async def hosted_by(open_game: OpenGame, user: int) -> None:
    """Make another player the host. It does not count as a change of the lobby, so it does not keep it open longer."""
    await _set(open_game, host=user, host_at=open_game.now)
    await _update_message(open_game.connection, open_game.id, open_game.pace, None)


async def _note_change(open_game: OpenGame) -> None:
    if open_game.row["state"] == "lobby":
        full = len(await reading.seats_of(open_game.connection, [open_game.id])) >= open_game.rules.seats
        values = {"changed_at": open_game.now, "full_at": (open_game.row["full_at"] or open_game.now) if full else None}
        acting = next((r["user"] for r in open_game.present if r["seat"] == open_game.seat), None)
        await _set(open_game, **values, **({"host_at": open_game.now} if acting == open_game.row["host"] else {}))
    await post.withdraw(open_game.connection, open_game.id, ("lobby",), open_game.now)
    await _update_message(
        open_game.connection, open_game.id, open_game.pace, max((r.until for r in open_game.reserved), default=None)
    )


async def _update_message(connection: AsyncConnection, id: str, pace: Pace, reserved: datetime | None) -> None:
    """Queue an update of the lobby's message for now and for the time at which the reservations expire."""
    due = [pace.now] if reserved is None else [pace.now, reserved]
    await post.enqueue(connection, [post.row(id, "lobby", pace.now, due_at=at) for at in due])


async def _set(open_game: OpenGame, **values: Any) -> None:
    await games.change(open_game.connection, open_game.id, **values)
    open_game.row |= values


async def _set_rules(open_game: OpenGame, rules: Rules) -> None:
    await _set(open_game, rules=rules.model_dump(mode="json"))
    await _note_change(open_game)


async def join(open_game: OpenGame, user: int, name: str) -> None:
    """Take the lowest free seat; the marks of other players do not change when somebody leaves.

    Refused: already-started, already-seated, lobby-full, seats-reserved.
    """
    _open(open_game)
    if open_game.seat is not None:
        raise Refused("already-seated")
    await open_game.pace.quota.check_sitting(open_game.connection, user)
    await _sit(open_game, user, name)


async def seat_robot(open_game: OpenGame, user: int, name: str) -> None:
    """Seat a robot in the lowest free seat. Refused: only-host, already-started, lobby-full, seats-reserved."""
    _hosted(open_game, user)
    await _sit(open_game, None, name)


async def unseat_robot(open_game: OpenGame, user: int) -> None:
    """Remove the robot in the last seat. Refused: only-host, already-started, no-robot."""
    _hosted(open_game, user)
    if not open_game.robots:
        raise Refused("no-robot")
    await games.delete_seat(open_game.connection, open_game.id, max(open_game.robots))
    await _note_change(open_game)


async def _sit(open_game: OpenGame, user: int | None, name: str) -> None:
    free = _free(open_game)
    if not free:
        raise Refused("lobby-full")
    others = [r for r in open_game.reserved if r.user != user]
    if len(others) == len(open_game.reserved) >= len(free):
        raise Refused("seats-reserved", until=others[0].until)
    before = await games.release(open_game.connection, open_game.id, user) if user is not None else None
    open_game.reserved = tuple(others)
    await games.add_seat(open_game.connection, open_game.id, free[0], user, name, open_game.now, **(before or {}))
    await _note_change(open_game)


async def release(open_game: OpenGame, user: int) -> None:
    """Delete all reservations. Refused: only-host, already-started."""
    _hosted(open_game, user)
    await _release_seats(open_game)
    await _note_change(open_game)


async def _release_seats(open_game: OpenGame, user: int | None = None) -> None:
    await games.release(open_game.connection, open_game.id, user)
    open_game.reserved = tuple(r for r in open_game.reserved if user not in (None, r.user))


def _free(open_game: OpenGame) -> list[int]:
    taken = {r["seat"] for r in open_game.present}
    return [seat for seat in range(open_game.rules.seats) if seat not in taken]


async def choose(open_game: OpenGame, seat: int | None, beginner: bool | None) -> None:
    """Change one's own seat or choice of the Beginner Corporation; None leaves it as it is."""
    _open(open_game)
    if open_game.seat is None:
        raise Refused("not-seated")
    if beginner is not None:
        await games.change_seat(open_game.connection, open_game.id, open_game.seat, beginner=beginner)
    if seat is not None and seat != open_game.seat:
        if seat not in _free(open_game):
            raise Refused("seat-taken")
        await games.change_seat(open_game.connection, open_game.id, open_game.seat, seat=seat)
        open_game.seat = seat
    await _note_change(open_game)


async def handicap(open_game: OpenGame, user: int, whom: Whom, steps: int) -> None:
    """Set the number of extra terraform rating steps with which a player starts.

    Refused: only-host, already-started, has-left, bad-option.
    """
    _hosted(open_game, user)
    if not 0 <= steps <= HANDICAP:
        raise Refused("bad-option", option="handicap")
    await _change(open_game, whom, handicap=steps)


async def level(open_game: OpenGame, user: int, name: str, chosen: Level) -> None:
    """Set the level at which a robot plays. Refused: only-host, already-started, has-left."""
    _hosted(open_game, user)
    await _change(open_game, name, level=chosen)


async def _change(open_game: OpenGame, whom: Whom, **values: Any) -> None:
    seat = next((r["seat"] for r in open_game.present if whom == (r["user"] or r["called"])), None)
    if seat is None:
        raise Refused("has-left")
    await games.change_seat(open_game.connection, open_game.id, seat, **values)
    await _note_change(open_game)


async def leave(open_game: OpenGame, user: int) -> None:
    """Leave a seat or a reservation. A host who leaves hands over; when the last player leaves, the lobby is cancelled."""
    _open(open_game, whole=False)
    if any(r.user == user for r in open_game.reserved):
        await _release_seats(open_game, user)
        await _note_change(open_game)
        return
    if open_game.seat is None:
        raise Refused("not-seated")
    await games.delete_seat(open_game.connection, open_game.id, open_game.seat)
    present = await reading.seats_of(open_game.connection, [open_game.id])
    rest = sorted((r for r in present if r["user"] is not None), key=lambda r: r["joined"])
    if not rest:
        await stop(open_game, user)
        return
    if open_game.row["host"] == user:
        await _set(open_game, host=rest[0]["user"], host_at=open_game.now)
    await _note_change(open_game)


async def configure(open_game: OpenGame, user: int, changes: Mapping[str, Any]) -> None:
    """Change rules (fields of `Rules`) or the `name`. Refused: only-host, already-started, seats-taken, bad-option."""
    _hosted(open_game, user)
    wanted = dict(changes)
    if "name" in wanted:
        await _set(open_game, name=str(wanted.pop("name"))[:100])
    try:
        rules = goal_choice.settled(Rules.model_validate({**open_game.row["rules"], **wanted}))
    except ValidationError as error:
        raise Refused("bad-option", option=str(error.errors(include_input=False)[0]["loc"][0])) from None
    occupied = [r["seat"] for r in await reading.seats_of(open_game.connection, [open_game.id])]
    if len(occupied) > rules.seats:
        raise Refused("seats-taken", taken=len(occupied))
    if occupied and max(occupied) >= rules.seats:
        await games.renumber(open_game.connection, open_game.id, occupied)
    await _set_rules(open_game, rules)


async def change_goals(open_game: OpenGame, user: int, what: str, key: str = "") -> None:
    """Draw the goals anew (`draw`) or swap one of them (`swap`), as the host; or confirm them (`keep`), as anybody with a seat.

    Refused: only-host, already-started, not-seated, no-draw, no-swap, kept-goals.
    """
    if what == "keep":
        _open(open_game)
        if open_game.seat is None:
            raise Refused("not-seated")
        rules = goal_choice.kept(open_game.rules)
    else:
        _hosted(open_game, user)
        rules = goal_choice.swapped(open_game.rules, key) if what == "swap" else goal_choice.drawn(open_game.rules)
    await _set_rules(open_game, rules)


async def choose_goals(open_game: OpenGame, user: int, offered: Sequence[str], wanted: Sequence[str]) -> None:
    """Choose these of the offered goals, as the host. Refused: only-host, already-started, no-draw."""
    _hosted(open_game, user)
    if open_game.rules.goal_choice != "chosen":
        raise Refused("no-draw")
    rules = goal_choice.picked(open_game.rules, offered, wanted)
    await _set_rules(open_game, rules)


async def keep_rules(open_game: OpenGame, user: int, name: str) -> None:
    """Save the rules of this lobby under a name for its server, as the host.

    Refused: only-host, already-started, no-server, bad-name, too-many-presets.
    """
    _hosted(open_game, user)
    guild, named = _server(open_game), " ".join(name.split())
    if not 0 < len(named) <= LONGEST_NAME:
        raise Refused("bad-name", most=LONGEST_NAME)
    there = await kept_rules.of_server(open_game.connection, guild)
    if named not in there and len(there) >= MOST_KEPT:
        raise Refused("too-many-presets", most=MOST_KEPT)
    await kept_rules.keep(open_game.connection, guild, named, rules_text.written(open_game.rules))


async def drop_rules(open_game: OpenGame, user: int, name: str) -> None:
    """Delete saved rules of this server, as the host. Refused: only-host, already-started, no-server."""
    _hosted(open_game, user)
    await kept_rules.drop(open_game.connection, _server(open_game), name)


def _server(open_game: OpenGame) -> int:
    if not (guild := open_game.row["guild"]):
        raise Refused("no-server")
    return guild


async def start(open_game: OpenGame, user: int) -> None:
    """Start the game as the host: number the seats, choose the first player, deal, announce."""
    _hosted(open_game, user)
    await begin(open_game)


async def begin(open_game: OpenGame) -> None:
    """Start the game with the players seated.

    The first player is the one of them who won last in this server, else drawn. Refused: too-few-players, too-few-cards, few-goals.
    """
    taken = await _players_in_order(open_game)
    players = [r["user"] for r in taken]
    user = open_game.users.get(open_game.seat) if open_game.seat is not None else None
    options = await _options_of(open_game, taken)
    seed = secrets.token_hex(16)
    drawn = {} if open_game.rules.played_map else {"drawn": options.map}
    rules = open_game.rules.model_copy(update=drawn)
    options = options.model_copy(update={"goals": goal_choice.at_start(rules, options, seed)})
    rules = rules.model_copy(update={"goals": options.goals})
    game = new_game(options, seed)
    await _set(
        open_game,
        state="running",
        rules=rules.model_dump(mode="json"),
        options=options.model_dump(mode="json"),
        seed=seed,
        started=open_game.now,
        version=0,
    )
    # Whoever is still asked whether they are in decides nothing any more.
    await close(open_game.connection, open_game.id, "start", None, open_game.now)
    open_game.requests = ()
    entry = committing.current_entry(open_game, game, 0, -1, "start")
    await history.add(open_game.connection, replace(entry, news=tuple(game.news)))
    await _release_seats(open_game)
    open_game.live = Live(game, 0)
    open_game.seat = next(i for i, u in enumerate(players) if u == user) if user in players else None
    await _note_change(open_game)
    open_game.present = await reading.seats_of(open_game.connection, [open_game.id])
    await committing.announce_change(open_game, committing.describe_change(open_game, -1, AskedSeats(), 0))
    for row in open_game.present:
        await seating.on_vacation(open_game, row["seat"])
    await downtimes.tell(open_game.connection, open_game.id, open_game.now)


async def _players_in_order(open_game: OpenGame) -> list[games.Row]:
    """Number the taken seats, in drawn or chosen order, and return their rows."""
    rules = open_game.rules
    taken = await games.seats_of(open_game.connection, [open_game.id])
    if len(taken) < rules.fewest:
        raise Refused("too-few-players", least=rules.fewest)
    if rules.in_force.rated and not may_be_rated(open_game.row["guild"], [(r["user"], r["handicap"]) for r in taken]):
        raise Refused("not-rated")
    if rules.seating == "random":
        Random(secrets.token_hex(16)).shuffle(taken)
    await games.renumber(open_game.connection, open_game.id, [r["seat"] for r in taken])
    return taken


async def _options_of(open_game: OpenGame, taken: Sequence[games.Row]) -> Options:
    """The options of the game of these players, with its map and first player."""
    players = [r["user"] for r in taken]
    people = [user for user in players if user is not None]
    winners = await games.last_winner(open_game.connection, open_game.row["guild"], people)
    # One of those who shared the last victory is drawn.
    options = agreed(open_game.rules, taken, players.index(secrets.choice(winners)) if winners else None)
    if short := shortages(options):
        raise Refused("too-few-cards", short=short[0])
    return options


def may_be_rated(guild: int, players: Sequence[tuple[int | None, int]]) -> bool:
    """Whether the game can count for levels: enough people of a server, and the same for all. `players`: user and handicap of each."""
    same = all(user is not None and not handicap for user, handicap in players)
    return same and len(players) >= FEWEST_RATED and guild != 0


def agreed(rules: Rules, players: Sequence[games.Row | Mapping[str, Any]], first: int | None) -> Options:
    """Build the engine's options from the lobby's rules and its players, in order of their seats."""
    rules, solo = rules.in_force, len(players) == 1
    handicaps = tuple(r["handicap"] for r in players)
    return Options(
        players=len(players),
        map=rules.played_map or secrets.choice(rules.possible_maps),
        corporate_era=rules.corporate_era or solo,
        draft=rules.draft,
        draft_first=rules.draft_first,
        draft_preludes=rules.draft_preludes,
        corporations=rules.corporations,
        two_corporations=rules.two_corporations,
        preludes=rules.preludes,
        solo_63=rules.solo_63,
        handicap=handicaps if any(handicaps) else (),
        first_raises=rules.first_raises,
        world_government=rules.world_government,
        friendly=rules.friendly,
        complete_venus=rules.complete_venus,
        no_negative_events=rules.no_negative_events,
        hidden_points=rules.hidden_points,
        beginners=tuple(seat for seat, r in enumerate(players) if rules.beginners or r["beginner"]),
        first=first,
        more=rules.more,
    )


async def cancel(open_game: OpenGame, user: int, manage_guild: bool = False) -> None:
    """Close the lobby, as its host or with `manage_guild`. Refused: only-host, already-started."""
    _open(open_game, whole=False)
    if not manage_guild:
        _hosted(open_game, user, whole=False)
    await stop(open_game, user)


async def stop(open_game: OpenGame, by: int | None, why: str = "") -> None:
    """End a running game before its end, or cancel its lobby.

    `by`: the user who did so alone; None by agreement, or for the reason `why`.
    """
    await _set(open_game, state="ended", ended=open_game.now)
    await _release_seats(open_game)
    await end_clocks(open_game.connection, open_game.id)
    await post.withdraw(open_game.connection, open_game.id, ("lobby", "turn", "prompt"), open_game.now)
    # The first message reopens an archived thread; then the older messages lose their buttons.
    payloads = {
        "ended": {"by": by, **({"why": why} if why else {})},
        **({"log": {}, "lobby": {}} if open_game.row["started"] else {}),
    }
    await post.enqueue(
        open_game.connection, [post.row(open_game.id, k, open_game.now, payload=p) for k, p in payloads.items()]
    )
    await close(open_game.connection, open_game.id, None, None, open_game.now)
    open_game.requests = ()
