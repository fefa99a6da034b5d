"""Seats that players give up for good, and their successors."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import games, history, personal_data, post, requests
from bot.store.schema import outbox
from bot.tables import seating, votes
from bot.tables.lobby import stop
from bot.tables.open_game import OpenGame
from bot.tables.orders import schedule
from bot.tables.values import Refused, Request

KIND: Final = "seat"


async def resign(open_game: OpenGame) -> None:
    """Give up one's seat for good: a robot plays on, and the seat is free for a successor; of two players the other one wins.

    For ten minutes the Play button undoes it. Refused: not-running, no-seat, resigned-already.
    """
    seat = _own(open_game)
    row = seating.row_of(open_game, seat)
    if row["stand_why"] == seating.RESIGNED:
        raise Refused("resigned-already")
    await seating.stand_in(open_game, seat, "robot", seating.RESIGNED, seating.REGRET)
    if row["freed"] is None:
        await seating.set_seat(open_game, seat, freed=open_game.now + seating.REGRET)
    await votes.leave_out(open_game, seat, "resigned")
    await votes.count_without(open_game, row["user"])


def _own(open_game: OpenGame) -> int:
    open_game.check_running()
    return open_game.own_seat()


async def concede(open_game: OpenGame) -> bool:
    """End a game of two players of whom one resigned more than ten minutes ago: the other one wins. Return whether it ended."""
    resigned = [r for r in open_game.present if r["stand_why"] == seating.RESIGNED]
    if any(seating.regrettable(r, open_game.now) for r in resigned):
        return False
    gone = [r["seat"] for r in resigned if r["freed"] is not None and r["freed"] <= open_game.now]
    left = [r for r in open_game.present if r["seat"] not in gone and r["user"] is not None]
    if (
        open_game.row["state"] != "running"
        or len(open_game.present) != len(open_game.users)
        or len(open_game.present) != 2
        or not gone
    ):
        return False
    if len(left) == 1:
        await games.record_wins(
            open_game.connection, open_game.id, open_game.row["guild"], [left[0]["user"]], open_game.now
        )
        await seating.add_note(open_game, {"what": "conceded", "seat": gone[0], "winner": left[0]["seat"]})
    await stop(open_game, None)
    return True


async def free(open_game: OpenGame, seat: int) -> None:
    """Free a seat for a successor; a robot plays meanwhile."""
    await seating.stand_in(open_game, seat, "robot", "vote")
    await seating.set_seat(open_game, seat, freed=open_game.now)
    await seating.add_note(open_game, {"what": "freed", "seat": seat})


async def apply(open_game: OpenGame, user: int, name: str, seat: int) -> Request:
    """Ask for a free seat, or, after resigning, for one's own while it is free; the players accept by majority.

    The caller checks that the user is a member of the server.
    Refused: seat-not-free, sat-here, already-asked, asked-lately, refused-lately.
    """
    row = _free(open_game, seat)
    return await _put(open_game, row, user, user, name)


async def hand_over(open_game: OpenGame, user: int, name: str) -> Request:
    """Offer one's own seat to a member, who must accept, as must the majority of the others.

    Refused: sat-here, already-asked, asked-lately, refused-lately.
    """
    seat = _own(open_game)
    row = seating.row_of(open_game, seat)
    return await _put(open_game, row, row["user"], user, name)


def _free(open_game: OpenGame, seat: int) -> Any:
    open_game.check_running()
    row = next((r for r in open_game.present if r["seat"] == seat), None)
    if row is None or row["freed"] is None or row["freed"] > open_game.now:
        raise Refused("seat-not-free")
    return row


async def may_be_given(open_game: OpenGame, seat: int, to: int) -> None:
    """Check that somebody who manages the server can give a seat to a member. Refused: not-running, sat-here, somebody-there.

    Only the seat of a player who does not come: one who is away, has left or resigned, or for whom something else plays.
    """
    open_game.check_running()
    row = next((r for r in open_game.present if r["seat"] == seat and r["user"] is not None), None)
    if row is None:
        raise Refused("seat-not-free")
    await _stranger(open_game, to)
    stood = row["stand_in"] is not None and not seating.regrettable(row, open_game.now)
    gone = stood or row["left_at"] is not None
    if not gone and seat not in await open_game.away():
        raise Refused("somebody-there", seat=seat)


async def _stranger(open_game: OpenGame, to: int) -> None:
    """Raise `Refused` (sat-here) for a user who has or ever had a seat at the table: they may know another hand."""
    if to in open_game.users.values() or to in await games.former_users(open_game.connection, open_game.id):
        raise Refused("sat-here")


async def _put(open_game: OpenGame, row: Any, asker: int, to: int, name: str) -> Request:
    """Let the table vote on a successor."""
    own = asker == to == row["user"] and row["stand_why"] == "resigned"
    if not own:
        await _stranger(open_game, to)
    await _not_refused(open_game, to)
    await open_game.pace.quota.check_sitting(open_game.connection, to, asks=asker == to)
    voters = open_game.voters({*await open_game.away(), row["seat"]})
    facts = {"seat": row["seat"], "to": to, "name": name[:100], **({"own": True} if own else {})}
    if asker != row["user"] and row["stand_in"] is None and row["left_at"] is None:
        facts["called"] = [row["seat"]]  # back at the table, where a whole turn would keep the seat
    return await votes.begin(open_game, KIND, asker, [*voters, to], facts=facts)


async def asking(connection: AsyncConnection, game: str) -> list[int]:
    """Return the users to whom the table may give a seat by its open votes."""
    rows = await requests.find(connection, requests.open_in([game]), requests.open_of(KIND))
    return [row["facts"]["to"] for row in rows]


async def open_to(connection: AsyncConnection, user: int) -> list[str]:
    """Return the running games in which the table votes on a seat for a user who applied for it, or to whom it was offered."""
    rows = await requests.find(connection, requests.open_of(KIND))
    return await games.running(connection, {row["game"] for row in rows if row["facts"]["to"] == user})


async def unfit(open_game: OpenGame, user: int) -> None:
    """End the votes that would give a seat to a user who is no member any more, is forgotten, or whom the host has blocked."""
    for request in await votes.read_open(open_game):
        if request.kind == KIND and request.facts["to"] == user:
            await votes.lapse(open_game, request, None, "gone")


async def _not_refused(open_game: OpenGame, to: int) -> None:
    """Raise `Refused` (refused-lately) for a user whom the table has refused a seat within `Clocks.gone`."""
    past = await requests.find(open_game.connection, requests.of_kind(open_game.id, KIND))
    no = [
        r
        for r in past
        if r["state"] == "refused" and r["facts"]["to"] == to and r["at"] + open_game.clocks.gone > open_game.now
    ]
    declined = {
        (vote["request"], vote["user"])
        for vote in (await requests.votes_on(open_game.connection, [r["id"] for r in no]) if no else ())
        if vote["choice"] == votes.NO
    }
    # Who did not want an offered seat was not refused it.
    again = [r["at"] + open_game.clocks.gone for r in no if (r["id"], to) not in declined]
    if again:
        raise Refused("refused-lately", until=max(again))


def others(request: Request) -> frozenset[int]:
    """Return the users of whom more than half must agree: all who are asked, but the successor and the user who offers the seat."""
    return request.asked - {request.facts["to"], request.user}


def needed(request: Request) -> int:
    """How many of the others must agree."""
    return len(others(request)) // 2 + 1 if others(request) else 0


def _rule(request: Request) -> votes.Outcome | None:
    """The successor and more than half of the others must agree; where nobody else is left, the time of the vote must pass."""
    to = request.facts["to"]
    if to in request.refused or len(others(request) - request.refused) < needed(request):
        return "refused"
    if not others(request):
        return None
    return "agreed" if to in request.agreed and len(others(request) & request.agreed) >= needed(request) else None


async def _left_to_vote(open_game: OpenGame, request: Request) -> Request:
    """Count an undecided vote at its end without the others who have not chosen and are not there any more.

    Where none of the others has voted or is still there, the successor alone counts, unless somebody has come back since.
    """
    absent = await open_game.away()
    there = {*open_game.voters({*absent, request.facts["seat"]})} - {request.facts["to"], request.user}
    left = others(request) & (there | request.choices.keys())
    come = {} if left else {"come": sorted(there)}
    return await votes.leave_uncounted(open_game, request, others(request) - left, **come)


def _at_end(request: Request) -> votes.Outcome:
    alone = not others(request) and not request.facts.get("come") and request.facts["to"] in request.agreed
    return "agreed" if alone or _rule(request) == "agreed" else "expired"


async def _not_accepted(open_game: OpenGame, request: Request) -> None:
    """After a vote that failed, ask those who have come back, if nobody was left to ask when it began."""
    facts, come = request.facts, request.facts.get("come")
    if come and (await votes.read(open_game, request.id)).state == "expired" and request.user is not None:
        asked = [*come, facts["to"]]
        about = {name: facts[name] for name in ("seat", "to", "name", "own") if name in facts}
        await votes.begin(open_game, KIND, request.user, asked, facts=about)


async def _accepted(open_game: OpenGame, request: Request) -> None:
    facts = request.facts
    if seating.row_of(open_game, facts["seat"])["user"] == facts["to"]:
        await _sit_again(open_game, facts["seat"])
    else:
        await change_hands(open_game, facts["seat"], facts["to"], facts["name"])


async def _sit_again(open_game: OpenGame, seat: int) -> None:
    """Let a player who has resigned sit in their own seat again; it cannot win any more, as if a successor had taken it."""
    gone = ("stand_in", "stand_why", "begins_at", "choice", "absent", "freed", "waited")
    await seating.set_seat(open_game, seat, **dict.fromkeys(gone), sits_from=open_game.row["version"] + 1)
    await seating.add_note(open_game, {"what": "again", "seat": seat})
    await seating.update_owing(open_game, call=True)


async def change_hands(open_game: OpenGame, seat: int, user: int, name: str) -> None:
    """Give a seat to another person, in one transaction with all that must not pass on.

    The former player's composed choices, orders, obligation, prompts, requests and votes go, and open votes are counted anew.
    Notes stay with the person; the log of the seat passes on, and an undo stops at this entry.
    """
    row = seating.row_of(open_game, seat)
    former = row["user"]
    await games.record_tenure(open_game.connection, open_game.id, former, open_game.now, seat=seat, name=row["called"])
    await _vacate(open_game, seat, user, name)
    facts = {"what": "successor", "seat": seat, "name": name[:100], "former": row["called"]}
    await seating.add_note(open_game, facts)
    await seating.update_owing(open_game, call=True)
    await _settled(open_game, seat, user)
    if former is not None:
        await votes.leave_seat(open_game, former)
        if open_game.row["host"] == former:
            await games.change(open_game.connection, open_game.id, host=user)


async def _settled(open_game: OpenGame, seat: int, user: int | None) -> None:
    """End the votes on a seat that has changed hands, and those that would give its new holder another one."""
    await votes.leave_out(open_game, seat, "successor")
    for request in await votes.read_open(open_game):
        if request.kind == KIND and (request.facts["seat"] == seat or request.facts["to"] == user):
            await votes.lapse(open_game, request, seat, "successor")


async def _vacate(open_game: OpenGame, seat: int, user: int | None, name: str) -> None:
    """Give a seat to another user or (None) to a robot, without anything that belonged to its player."""
    await history.clear(open_game.connection, open_game.id, seat)
    await history.delete_clocks(open_game.connection, open_game.id, seat)
    await schedule.leave_seat(open_game.connection, open_game.id, seat)
    await post.discharge(open_game.connection, open_game.id, [seat])
    await post.withdraw(
        open_game.connection, open_game.id, ("prompt", "reminder"), open_game.now, outbox.c.seat == seat
    )
    open_game.owing.pop(seat, None)
    values = {
        "lessons": None,
        "user": user,
        "name": name[:100],
        "joined": open_game.now,
        "stand_in": None,
        "stand_why": None,
        "begins_at": None,
        "choice": None,
        "absent": None,
        "played_in": None,
        "answered_for": None,
        "freed": None,
        "noted": None,
        "waited": None,
        "missed_at": None,
        "left_at": None,
        "unclaimed": False,
        "sits_from": open_game.row["version"] + 1 if user is not None else None,
    }
    await seating.set_seat(open_game, seat, **values)


async def give_to_robot(open_game: OpenGame, seat: int, name: str) -> None:
    """Make a seat a robot's own, under this name, because its player is forgotten. Without another player the game ends."""
    former = seating.row_of(open_game, seat)["user"]
    others = sorted(user for at, user in open_game.users.items() if at != seat)
    if not personal_data.is_forgotten(former):
        await games.record_tenure(
            open_game.connection, open_game.id, former, open_game.now, seat=seat, name=name, forgotten=True
        )
    await _vacate(open_game, seat, None, name)
    await seating.add_note(open_game, {"what": "forgotten", "seat": seat})
    if not others:
        await stop(open_game, None, why="forgotten")
        return
    await seating.update_owing(open_game, open_game.pace.robots)
    await _settled(open_game, seat, None)
    await votes.leave_seat(open_game, former)
    if open_game.row["host"] == former:
        await games.change(open_game.connection, open_game.id, host=others[0])


async def came_back(open_game: OpenGame) -> None:
    """Take a seat off the free ones, since its player has ended a whole turn of their own."""
    if open_game.seat is None or seating.row_of(open_game, open_game.seat)["freed"] is None:
        return
    await seating.set_seat(open_game, open_game.seat, freed=None)
    for request in await votes.read_open(open_game):
        if request.kind == KIND and request.facts["seat"] == open_game.seat:
            await votes.lapse(open_game, request, open_game.seat, "back")


votes.KINDS[KIND] = votes.Kind(
    _rule, _accepted, _not_accepted, at_end=_at_end, counted=_left_to_vote, mentions_once=True
)
