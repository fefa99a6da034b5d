"""Why an ordered action can no longer be executed as ordered, and whose act caused that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import history
from bot.tables import reading
from bot.tables.live import Composed, idle, readable
from bot.tables.orders.order import Fact, Ordered, alike
from engine import entry_codec
from engine.core import Game, Illegal
from engine.view import view

Reason = dict[str, Any]
"""Why an order is stopped, as it is stored.

| key | it says |
|---|---|
| why | fact, reveals, asks, earlier (the order before was stopped), failed, or why the engine refused |
| fact, now | the assumption that does not hold, and the present number in its place |
| brings | what the action would bring now (journal entries), where that is what differs |
| short | the M€ that are missing |
| by, did, kind | the seat that changed it, what that brought (journal entries), the entry's kind; missing where nobody did |
| done | how many actions of the order were done before |
"""


def hindrance(
    game: Game, seat: int, action: Ordered, before: Sequence[Ordered] = (), *, early: bool = False
) -> Reason | None:
    """Return why an action cannot be executed in this game as ordered; None if it can.

    `before`: actions to execute first, on a copy. With `early` the seat is given its next turn. Raises `Illegal` where it gets none, or
    where `before` cannot be executed.
    """
    composed = Composed.begin(game, seat, early=early)
    for picks in (picks for done in before for picks in done.picks):
        composed.pick(picks)
    seen, whole = composed.sight.view if before else view(game, seat), len(composed.planned)
    for fact in action.minded:
        if not fact.holds(seen, seat):
            return _fact(fact, fact.now(seen, seat))
    price = next((fact for fact in action.facts if fact.kind == "price"), None)
    for picks in action.picks:
        asked = composed.decision
        if price is not None and asked is not None and asked.budget is not None and asked.budget.total != price.n:
            return _fact(price, asked.budget.total)
        if why := idle(asked, picks):
            return {"why": why, "short": 0}
        try:
            composed.pick(picks)
        except Illegal as refused:
            why = refused.why
            return {"why": str(refused.reason), "short": why.short if why is not None else 0}
    if len(composed.planned) != whole + 1 or composed.open:
        return {"why": "asks"}
    made = composed.planned[-1]
    if made.reveals and not action.reveals:
        return {"why": "reveals"}
    same = Fact("same")
    if same in action.minded and not alike(made.news, action.news):
        return {**_fact(same, 0), "brings": entry_codec.encode(made.news).decode()}
    return None


def _fact(fact: Fact, now: int) -> Reason:
    return {"why": "fact", "fact": msgspec.to_builtins(fact), "now": now}


def _same(one: Reason | None, other: Reason) -> bool:
    """Whether both are the same hindrance, apart from numbers."""
    return one is not None and (one["why"], one.get("fact")) == (other["why"], other.get("fact"))


async def caused(
    connection: AsyncConnection,
    game: str,
    seat: int,
    actions: Sequence[Ordered],
    at: int,
    reason: Reason,
    since: int,
    newest: int,
) -> Mapping[str, Any]:
    """Return who caused the hindrance of action `at`, and how (`by`, `did`, `kind`); nothing where no entry did.

    It is the entry after which the action is hindered and before which it is not, among those after `since` up to `newest`.
    """

    async def hindered(number: int) -> bool:
        older = await reading.position(connection, game, number)
        if older is None:
            return False
        action = actions[at]
        fact = msgspec.convert(reason["fact"], Fact) if reason["why"] == "fact" else None
        try:
            if fact is not None and fact.kind not in ("price", "same") and not at:
                return not fact.holds(view(older, seat), seat)
            early = seat not in older.pending
            return _same(hindrance(older, seat, action, actions[:at], early=early), reason)
        except Illegal:
            return False

    if newest <= since or not await hindered(newest):
        return {}
    free, bound = since, newest
    while bound - free > 1:
        middle = (free + bound) // 2
        if await hindered(middle):
            bound = middle
        else:
            free = middle
    row = await history.one(connection, game, bound)
    if row is None or row["seat"] < 0:
        return {"kind": row["kind"]} if row is not None and row["kind"] == "correct" else {}
    did = entry_codec.encode(readable(history.news_of(row), seat)).decode()
    return {"by": row["seat"], "did": did, "kind": row["kind"]}
