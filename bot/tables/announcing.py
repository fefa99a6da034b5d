"""After every change of a game: who owes an answer since when, and which messages tell of it. One mention per obligation."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import following, games, history, people, post, requests
from bot.store.destination import Destination
from bot.store.schema import outbox
from bot.tables import reading
from bot.tables.away import Habits, StoppedClock
from bot.tables.clocks import DAY, LIVE, Clocks
from bot.tables.live import AskedSeats, Live, forked
from bot.tables.orders import schedule
from bot.tables.winning import placed, winners
from engine import scoring
from engine.core import Game

NUDGE: Final = timedelta(minutes=10)
"""Time after a first action until its player is told that only the end of the turn is missing."""
NUDGE_LIVE: Final = timedelta(minutes=2)


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a game that is about to be committed, with what is needed to decide whom to tell."""

    id: str
    guild: int
    game: Game
    """The state after the change."""
    before: AskedSeats
    entry: int
    actor: int
    """The seat that made the change; -1 for the start of the game and for a change by the whole table."""
    now: datetime
    clocks: Clocks
    """The clocks of the table."""
    grace: timedelta
    withdrawn: tuple[int, ...] = ()
    """Numbers of the entries that the change undid."""
    untold: bool = True
    """Whether the outbox may still hold an unsent message about a turn."""
    robots: frozenset[int] = frozenset()
    """The seats of robots. They get no messages, owe nothing, and move when their time has come."""
    delay: timedelta = timedelta()
    """How long robots wait before they move."""
    requested: bool = False
    """Whether a request to the whole table is open."""
    restored: Mapping[int, StoppedClock] = field(default_factory=dict)
    """By seat, what the clock was before the player's own answers that the change undid."""
    habits: Mapping[int, Habits] = field(default_factory=dict)
    """By seat, what its player has set for themselves."""
    corrects: bool = False
    """Whether the table was corrected by hand: whoever was asked before is still asked since the same time."""
    ordered: bool = False
    """Whether there are orders ahead in this game, stopped ones among them."""
    by_order: bool = False
    """Whether an order ahead made the change, so that its player is not there."""

    @property
    def asks_apart(self) -> bool:
        """Whether players who decide simultaneously are asked by direct message: not where the game itself is played in one."""
        return self.guild != 0

    @property
    def after(self) -> AskedSeats:
        return AskedSeats.now(self.game)

    @property
    def people(self) -> frozenset[int]:
        """The seats, other than robots', that are asked after the change."""
        return self.after.seats - self.robots

    @property
    def opened(self) -> bool:
        """Whether the change opened a fork: several seats decide at once from now on."""
        return self.after.forked and not self.before.forked

    @property
    def together(self) -> bool:
        """Whether no seat's answer caused the change, so that everybody who is asked something else after it is asked anew."""
        return self.actor < 0 and not self.corrects

    @property
    def fresh(self) -> frozenset[int]:
        """The seats that owe an answer from now on, without a player who is asked again because of their own undo."""
        if self.together and self.before.forked and self.after.forked:
            # Whoever still has the same question, such as the same packet of a draft, has it in front of them.
            before, after = self.before.questions, self.after.questions
            return frozenset(seat for seat in self.people if before.get(seat) != after[seat])
        if self.opened or self.together:
            return self.people - ({self.actor} if self.withdrawn else set())
        return self.people - self.before.seats

    @property
    def looking(self) -> frozenset[int]:
        """The seat whose player made the change by hand, and sees in their panel what they are asked after it."""
        return frozenset() if self.by_order else frozenset({self.actor})

    @property
    def unaware(self) -> frozenset[int]:
        """The seats that are asked from now on and whose players do not see it yet."""
        return self.renewed - self.looking

    def prompted(self, closed: frozenset[int]) -> frozenset[int]:
        """The seats that get a direct message; of those in `closed`, which none reaches, only when several begin to decide at once."""
        if not self.asks_apart:
            return frozenset()
        return self.unaware if self.opened else self.unaware - closed

    @property
    def renewed(self) -> frozenset[int]:
        """The seats whose obligation begins now: those in `fresh`, and the acting player if asked again."""
        return self.fresh | (self.people & {self.actor})

    def owing(self, before: Mapping[int, datetime]) -> dict[int, datetime]:
        """Return since when each seat owes an answer after the change."""
        renewed = self.renewed
        return {seat: self.now if seat in renewed else before[seat] for seat in sorted(self.people)}

    @property
    def undoable(self) -> bool:
        """Whether the actor can take back what was just done."""
        return self.actor >= 0 and self.game.floor < self.game.answered

    def nudge(self, seat: int) -> datetime | None:
        """Return when to remind the acting player that only the end of their turn is missing; None where it is not."""
        decision = self.game.decision(seat)
        if seat != self.actor or self.withdrawn or decision is None or decision.kind != "turn":
            return None
        return self.now + (NUDGE_LIVE if self.clocks.reminder < LIVE else NUDGE) if "end" in decision.options else None

    def message(self, kind: str, **more: Any) -> dict[str, Any]:
        """Build a public message about the change."""
        return post.row(self.id, kind, self.now, entry=self.entry, **more)


async def announce(connection: AsyncConnection, change: Change) -> datetime | None:
    """Store the obligations after a change and queue its messages; return when the next players will be told.

    Where only robots are asked, it is the time of their move. None where nobody is told later.
    """
    if change.opened or change.game.over:
        await _tell_followers(connection, change)
    if change.game.over:
        await _over(connection, change)
        return None
    if change.requested and not change.corrects:
        await close(connection, change.id, "undo", change.actor, change.now)
    given = await schedule.waiting(connection, change.id) if change.ordered else []
    answering = schedule.answering(change.game, given, change.robots)
    users, closed, gone = await _recipients(connection, change)
    # Who has ordered to buy none gets no direct message; all that others see is as if they had got it.
    spared = frozenset(seat for seat, row in answering.items() if row["kind"] == "none")
    spared = (spared | gone) & change.prompted(closed)
    await _owe(connection, change, change.renewed, spared - closed)
    unsent = await post.withdraw(connection, change.id, ("turn",), change.now) if change.untold else []
    struck = await _strike(connection, change)
    waiting = {seat for row in unsent for seat in row["payload"]["seats"]} & (change.people - {change.actor})
    mentioned = _mentioned(change, closed, waiting)
    due = _due(change, min((row["due_at"] for row in unsent), default=None) if waiting else None, mentioned)
    told = change.opened or bool(mentioned or struck or (unsent and not change.withdrawn))
    said = _log(change)
    if told:
        choose = change.after.forked
        said.append(turn_message(change.id, mentioned, change.now, choose=choose, entry=change.entry, due_at=due))
    await _ask_instead(connection, change, prompts := _prompts(change, change.prompted(closed) - spared, users))
    await post.enqueue(connection, [*said, *struck, *prompts])
    alone = schedule.alone_at(change.game, change.now, change.grace, change.now)
    await schedule.arm(connection, change.game, given, answering, due, alone)
    if change.ordered:
        await schedule.over(connection, change.id, change.game, change.actor)
    return await _robots_move(connection, change) or (due if told else None)


async def _recipients(
    connection: AsyncConnection, change: Change
) -> tuple[dict[int, int], frozenset[int], frozenset[int]]:
    """Return the users by seat, the seats that direct messages do not reach, and those of who has left the server.

    The last are not asked: if they join it again, a reminder does that.
    """
    rows = await reading.seats_of(connection, [change.id]) if change.after.forked and change.fresh else []
    closed = frozenset(r["seat"] for r in rows if r["closed"]) if change.asks_apart else change.people
    gone = frozenset(r["seat"] for r in rows if r["left_at"] is not None)
    return {r["seat"]: r["user"] for r in rows}, closed, gone


async def _strike(connection: AsyncConnection, change: Change) -> list[dict[str, Any]]:
    """Withdraw the unsent messages about entries that the change undid; return the message that strikes out the sent ones."""
    if not change.withdrawn:
        return []
    await post.withdraw(connection, change.id, ("log",), change.now, outbox.c.entry.in_(change.withdrawn))
    if not await post.was_sent(connection, change.id, "turn", change.withdrawn, change.now):
        return []
    return [change.message("struck", payload={"entries": list(change.withdrawn)})]


def _mentioned(change: Change, closed: frozenset[int], waiting: Collection[int]) -> set[int]:
    """Return the seats that the message about the turn mentions. `waiting`: those that an unsent message would have mentioned."""
    if change.opened:
        return set(change.unaware & closed)
    # A player whose direct messages do not arrive is mentioned in public for each packet, as others are told of it in private.
    return {*waiting, *(change.unaware & closed if change.after.forked else change.fresh - {change.actor})}


def _due(change: Change, promised: datetime | None, mentioned: Collection[int]) -> datetime:
    """Return when the message about the turn is sent: after the grace period, where there is one, but not later than `promised`."""
    if change.after.forked or not mentioned or not change.undoable or change.actor in change.robots:
        return change.now
    due = change.now + change.grace
    return due if promised is None else min(due, promised)


def _log(change: Change) -> list[dict[str, Any]]:
    # A robot's action has no message of its own: the message to the player who is asked after it tells of it. Where several decide at
    # once that is a direct one, and the message in the thread has to say that they are asked.
    silent = change.actor in change.robots and not (change.after.forked and not change.opened and change.fresh)
    return [change.message("log")] if change.entry and not silent else []


def _prompts(change: Change, seats: Collection[int], users: Mapping[int, int]) -> list[dict[str, Any]]:
    """Build the direct messages that ask these seats, where several decide at once."""
    if not change.after.forked:
        return []
    generation = change.game.table.generation
    return [
        post.row(
            change.id,
            "prompt",
            change.now,
            to=Destination(user=users[seat]),
            entry=change.entry,
            seat=seat,
            since=change.now,
            payload={"seat": seat, "token": change.game.tokens[seat], "generation": generation},
        )
        for seat in sorted(seats)
    ]


async def _ask_instead(connection: AsyncConnection, change: Change, prompts: Sequence[dict[str, Any]]) -> None:
    """Withdraw the unsent direct messages that asked the same seats before: sent later, each would ask what these do."""
    if prompts:
        again = outbox.c.seat.in_([prompt["seat"] for prompt in prompts])
        await post.withdraw(connection, change.id, ("prompt",), change.now, again)


async def _robots_move(connection: AsyncConnection, change: Change) -> datetime | None:
    """Store and return when robots move: at once in a fork and after each other, otherwise some time after a person's action."""
    if not change.robots:
        return None
    at = None
    if change.after.seats & change.robots:
        at = change.now
        if not change.after.forked and change.actor not in change.robots:
            # Robots wait out the grace period: an undo within it must not find their answers in its way.
            at += max(change.delay, change.grace) if change.undoable else change.delay
    await robots_at(connection, change.id, at)
    return at


async def robots_at(connection: AsyncConnection, game: str, at: datetime | None) -> None:
    """Store when a robot of a game moves next."""
    await games.change(connection, game, robots_at=at)


async def _owe(
    connection: AsyncConnection, change: Change, renewed: frozenset[int], spared: frozenset[int] = frozenset()
) -> None:
    """Store the obligations after a change.

    `spared`: the seats that are asked without a message, so that their clocks run at once.
    """
    before, after = change.before.seats - change.robots, change.after.seats - change.robots
    waited = {seat: habits.waited for seat, habits in change.habits.items()}
    if change.withdrawn or change.corrects:
        going_on = (before & after) - renewed
        # An undo gives every seat a new token; a seat whose question stays the same has still been asked since the same time.
        for seat in going_on:
            await post.renew_token(connection, change.id, seat, change.game.tokens[seat])
        waited |= await _waited_so_far(connection, change, going_on)
    for seat, spans in waited.items():
        left = [] if seat in renewed else spans
        if left != (change.habits[seat].waited if seat in change.habits else []):
            await games.change_seat(connection, change.id, seat, waited=left or None)
    looking = change.looking | spared
    owed = [
        {
            **_asked_anew(change, seat),
            "arrived": change.now if seat in looking else None,
            "earlier": waited.get(seat) or None,
            "nudge_at": change.nudge(seat),
        }
        for seat in sorted(renewed)
    ]
    await post.owe(connection, change.id, owed, before - (after - renewed))


async def _waited_so_far(
    connection: AsyncConnection, change: Change, going_on: Collection[int]
) -> dict[int, Sequence[Sequence[str]]]:
    """Return the spans in which seats were asked whose questions an undo or a correction ends. `going_on`: those whose question stays.

    Only an answer of one's own resets the clock: whoever is asked again after another player's undo goes on waiting. An own undo does not
    start it anew either: it gives back the clock that the answer had stopped.
    """
    spans: dict[int, Sequence[Sequence[str]]] = {seat: own.spans for seat, own in change.restored.items()}
    for row in await post.clocks(connection, change.id):
        seat = row["seat"]
        if seat in change.restored or (seat != change.actor and seat not in going_on):
            newest = [[at.isoformat() for at in (row["arrived"], change.now)]] if row["arrived"] else []
            spans[seat] = [*spans.get(seat, ()), *(row["earlier"] or []), *newest]
    return spans


def _asked_anew(change: Change, seat: int) -> dict[str, Any]:
    """Build the row of an obligation that begins with a change, in the habits that an undo gives back with its clock."""
    own = change.restored.get(seat)
    known = Habits(own.interval, own.quiet) if own is not None else change.habits.get(seat)
    return obligation(seat, change.game.tokens[seat], known, change.clocks, change.now)


def obligation(seat: int, token: int, own: Habits | None, clocks: Clocks, now: datetime) -> dict[str, Any]:
    """Build the row of an obligation that begins now."""
    own = own or Habits()
    return {
        "seat": seat,
        "token": token,
        "since": now,
        "remind_at": now + clocks.own(own.interval).reminder,
        "reminded": 0,
        "arrived": None,
        "mentioned": None,
        "poked": None,
        "poker": None,
        "interval": own.interval,
        "quiet": own.quiet,
        "earlier": None,
        "nudge_at": None,
    }


async def end_clocks(connection: AsyncConnection, game: str) -> None:
    """Delete the obligations of a game that is over, and all that says since when it has waited for somebody."""
    await post.discharge(connection, game)
    await history.delete_clocks(connection, game)
    await games.forget_waits(connection, game)


async def _over(connection: AsyncConnection, change: Change) -> None:
    await end_clocks(connection, change.id)
    await post.withdraw(connection, change.id, ("turn", "prompt"), change.now)
    present = {r["seat"]: reading.seated(r, change.now) for r in await reading.seats_of(connection, [change.id])}
    if len(present) > 1:
        places = placed([(place.rank, place.seat) for place in scoring.result(change.game)], present)
        won = [
            user
            for seat in winners(places, present, change.game.table.generation)
            if (user := present[seat].user) is not None
        ]
        await games.record_wins(connection, change.id, change.guild, won, change.now)
    await games.change(connection, change.id, state="over", ended=change.now, robots_at=None)
    await close(connection, change.id, None, None, change.now)
    await post.enqueue(connection, [change.message("log"), change.message("result")])


async def _tell_followers(connection: AsyncConnection, change: Change) -> None:
    """Put a message to each who follows the game, and to the channel that does, into the outbox, once a generation and at its end."""
    generation = change.game.table.generation + change.game.over  # the end comes after its last generation
    users = await following.take_untold(connection, change.id, generation)
    channel = await following.take_untold_channel(connection, change.id, generation)
    told = [Destination(user=user) for user in users]
    if channel is not None:
        told.append(Destination(channel=channel))
    if told:
        # Sent later, each would say how the game stands now, as the new ones do.
        older = outbox.c.destination.in_([str(to) for to in told])
        await post.withdraw(connection, change.id, ("digest",), change.now, older)
    rows = [post.row(change.id, "digest", change.now, to=to, entry=change.entry) for to in told]
    await post.enqueue(connection, rows)
    if change.game.over:
        await following.stop(connection, change.id)
        await following.tell_in(connection, change.id, None, 0)


def about(game: str, request: int, now: datetime, **payload: Any) -> dict[str, Any]:
    """Build the outbox message that brings the public message of a request up to date."""
    return post.row(game, "request", now, payload={"request": request, **payload})


async def close(connection: AsyncConnection, game: str, kind: str | None, closer: int | None, now: datetime) -> None:
    """Close open requests of a kind as lapsed, because of what the seat `closer` did; with the end of the game (None) all."""
    lapsed = await requests.lapse(connection, game, kind, closer)
    await post.enqueue(connection, [about(game, id, now) for id in lapsed])


def turn_message(
    game: str, seats: Collection[int], now: datetime, *, choose: bool, entry: int, due_at: datetime | None = None
) -> dict[str, Any]:
    """Build a message about the turn that mentions these seats, or nobody. `choose`: whether several decide at once."""
    payload = {"seats": sorted(seats), "choose": choose, "quiet": not seats}
    return post.row(game, "turn", now, entry=entry, payload=payload, due_at=due_at or now)


async def call(connection: AsyncConnection, game: str, seat: int, entry: int, now: datetime) -> None:
    """Mention a player in public because it is their turn after all: their orders ahead failed."""
    waiting = await post.withdraw(connection, game, ("turn",), now)
    seats = {seat}.union(*(row["payload"]["seats"] for row in waiting))
    await post.enqueue(connection, [turn_message(game, seats, now, choose=False, entry=entry)])


async def unreached(connection: AsyncConnection, lost: post.Row, now: datetime) -> None:
    """Handle a direct message that did not arrive: a public message mentions the player instead.

    In place of a question once, in place of reminders once a day: a reminder that comes sooner waits until the day is over.
    """
    about = lost["payload"].get("dues") or [{"game": lost["game"], "seat": lost["seat"]}]
    for said in about:
        game, seat = said["game"], said["seat"]
        since = datetime.fromisoformat(said["since"]) if "since" in said else lost["since"]
        if (due := await post.due(connection, game, seat)) is None or due["since"] != since:
            continue
        if lost["kind"] == "reminder":
            await _unreminded(connection, due, now)
        elif any(seat in r["payload"].get("seats", ()) for r in await post.turn_messages(connection, game, since)):
            await post.enqueue(connection, [post.row(game, "log", now, payload={"closed": [seat]})])
        else:
            await _mention(connection, game, seat, now, "unreached")


async def unplaced(connection: AsyncConnection, lost: post.Row, now: datetime) -> list[int]:
    """Ask by direct message those whom a message about a turn would have mentioned, because its channel is gone; return their seats.

    Whom direct messages do not reach is told when the game has a channel again.
    """
    payload = lost["payload"]
    seats = set(payload.get("seats", ()))
    if lost["kind"] != "turn" or payload.get("quiet") or payload.keys() & {"unreached", "reminded"}:
        return []
    asked: list[dict[str, Any]] = []
    for row in await games.seats_of(connection, [lost["game"]]):
        due = await post.due(connection, lost["game"], row["seat"]) if row["seat"] in seats else None
        if due is not None and row["user"] is not None and row["left_at"] is None and not row["closed"]:
            said = {"seat": row["seat"], "token": due["token"]}
            about = {"entry": lost["entry"], "seat": row["seat"], "since": due["since"], "payload": said}
            asked.append(post.row(lost["game"], "prompt", now, to=Destination(user=row["user"]), **about))
    await post.enqueue(connection, asked)
    return [row["seat"] for row in asked]


async def _unreminded(connection: AsyncConnection, due: post.Row, now: datetime) -> None:
    mentioned = due["mentioned"]
    if mentioned is None or now - mentioned >= DAY:
        await remind(connection, due["game"], due["seat"], now)
    elif due["remind_at"] is not None:
        again = min(due["remind_at"], mentioned + DAY)
        await people.change_due(connection, due["game"], due["seat"], remind_at=again)


async def remind(connection: AsyncConnection, game: str, seat: int, now: datetime) -> None:
    """Remind a player in public: the message about the turn is posted anew and mentions them."""
    await people.change_due(connection, game, seat, mentioned=now)
    await _mention(connection, game, seat, now, "reminded")


async def redrawn(connection: AsyncConnection, user: int, now: datetime) -> None:
    """Queue an update of the messages about a user's turns, to show a change from outside the games, such as a vacation."""
    found = await people.running_games(connection, user)
    await games.lock(connection, found)
    await post.enqueue(connection, [post.row(id, "log", now, payload={"redraw": True}) for id in found])


async def _mention(connection: AsyncConnection, game: str, seat: int, now: datetime, why: str) -> None:
    """Mention a player in a new message about the turn; players who are mentioned at the same time share one."""
    waiting = await post.withdraw(connection, game, ("turn",), now, outbox.c.due_at <= now)
    payload: dict[str, Any] = {"quiet": False, "choose": why == "unreached"}
    for name in ("seats", "unreached", "reminded"):
        new = {seat} if name in ("seats", why) else set[int]()
        if found := sorted(new.union(*(row["payload"].get(name, ()) for row in waiting))):
            payload[name] = found
    entry = max((row["entry"] for row in waiting if row["entry"]), default=await games.version_of(connection, game))
    await post.enqueue(connection, [post.row(game, "turn", now, entry=entry, payload=payload)])


async def again(
    connection: AsyncConnection,
    id: str,
    state: str,
    live: Live | None,
    version: int,
    now: datetime,
    *,
    moved: bool = False,
) -> None:
    """Post all public messages of a game anew, without a mention: the old ones are lost. `moved`: in a new channel, with a thread there."""
    running = ("lobby", "turn") if moved else ("turn",)
    kinds = {"lobby": ("lobby",), "running": running, "over": ("result",), "ended": ("ended",)}
    await games.change(connection, id, lobby_message=None, turn_message=None)
    turn = {"seats": [], "choose": live is not None and forked(live.game), "quiet": True}
    ended = await post.newest_payload(connection, id, "ended")
    waiting = await post.withdraw(connection, id, ("lobby", "turn", "log", "struck", "points"), now)
    unsaid = await post.withdraw(connection, id, ("result", "ended"), now)
    # Mentions that were still to be sent are kept.
    turn["seats"] = sorted({seat for row in waiting for seat in row["payload"].get("seats", ())})
    turn["quiet"] = not turn["seats"]
    result = {"quiet": all(row["payload"].get("quiet") for row in unsaid)}
    payloads = {"turn": turn, "lobby": {"anew": True}, "result": result, "ended": {**ended, **result}}
    rows = [post.row(id, kind, now, entry=version, payload=payloads.get(kind, {})) for kind in kinds[state]]
    await post.enqueue(connection, rows)
    for request in await requests.find(connection, requests.open_in([id])):
        await requests.change(connection, request["id"], message=None)
        await post.enqueue(connection, [about(id, request["id"], now, quiet=True)])
