"""Composing an action: one's picks are tried on a copy of the game and kept, until they are an action that can be committed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.store import history
from bot.tables.committing import commit
from bot.tables.live import Composed, Live, readable
from bot.tables.open_game import OpenGame, replay_sketch
from bot.tables.panel import look
from bot.tables.values import Look, Mode, Picks, Refused
from engine.core import Decision, Illegal
from engine.journal import Entry

Following = Callable[[Decision], Picks | None]
"""Gives the picks of a step by the question to it."""


async def compose(
    open_game: OpenGame, token: int | None, steps: Sequence[Picks], interaction: str, confirmed: bool
) -> Look:
    """Add picks to the action that is being composed, all or none, and commit the action when it is complete."""
    live, seat = await current(open_game, token)
    if live.game.decision(seat) is None:
        raise Refused("not-asked", await look(open_game))
    if open_game.mode:
        # A command is one action, whatever is being composed.
        open_game.composed, open_game.mode = None, ""
    action = _Action(open_game, live, seat, interaction)
    certain = action.certain()
    for at, step in enumerate(steps):
        if not action.goes_on():
            raise Refused("unfinished", step=at)
        try:
            certain += action.pick(tuple(step))
        except Illegal as refused:
            shown = await action.put_back()
            raise Refused(refused.reason, shown, step=at, picks=tuple(step), why=refused.why) from None
        if action.reveals and not confirmed:
            asking = await action.put_back(confirm=tuple(map(tuple, steps)), confirming=certain)
            if asking is None:
                raise Refused("unfinished", step=at)
            return asking
        if action.complete or action.reveals:
            await action.commit()
    await action.keep()
    return await look(open_game)


class _Action:
    """An action to which one call adds steps. It is composed on a copy; it is committed where it is complete, or reveals something.

    What comes after that is composed and committed in turn. Before the first commit all can be put back as it was. Later only `Refused`
    takes it back, since it ends the transaction.
    """

    def __init__(self, open_game: OpenGame, live: Live, seat: int, interaction: str) -> None:
        self._open_game, self._live, self._seat, self._interaction = open_game, live, seat, interaction
        self._composed = open_game.composed
        """What is not committed of it; None where nothing is."""
        self._asked_before = live.game.tokens[seat]
        self._picks_before = tuple(self._composed.picks) if self._composed else ()
        self._commits = 0

    def certain(self) -> list[Entry]:
        """Return what is certain of the steps that were composed before."""
        return list(self._composed.sure) if self._composed is not None else []

    def goes_on(self) -> bool:
        """Return whether another step can belong to it."""
        if self._composed is not None or not self._commits:
            return True
        decision = self._live.game.decision(self._seat)
        return decision is not None and not decision.opens

    def pick(self, step: Picks) -> list[Entry]:
        """Compose a step, and return what is certain of it. Raises `engine.Illegal`."""
        if self._composed is None:
            self._composed = Composed.begin(self._live.game, self._seat)
        return _picked(self._composed, step)

    @property
    def reveals(self) -> bool:
        return self._composed is not None and self._composed.reveals

    @property
    def complete(self) -> bool:
        return self._composed is not None and self._composed.complete

    async def commit(self) -> None:
        """Commit what is composed of it. The first commit has the name of the interaction, which must not be carried out twice."""
        assert self._composed is not None
        self._commits += 1
        name = self._interaction if self._commits == 1 else f"{self._interaction}#{self._commits}"
        await commit(self._open_game, self._composed.picks, name)
        self._composed = None

    async def put_back(self, **shown: Any) -> Look | None:
        """Put all back as it was before the first step, and return the look (`shown`: as in `look`); None after a commit."""
        if self._commits:
            return None
        self._open_game.composed = None
        replay_sketch(self._open_game, self._asked_before, self._picks_before)
        return await look(self._open_game, **shown)

    async def keep(self) -> None:
        """Store what is composed and not committed, for the next call."""
        self._open_game.composed = self._composed
        if self._composed is not None:
            self._live.drafts[self._seat] = self._composed
            await sketch(self._open_game, self._composed.picks, self._interaction, "")


def _picked(composed: Composed, step: Picks) -> list[Entry]:
    """Add a step to a composed action, and return what is certain of it. Raises `engine.Illegal`."""
    certain: list[Entry] = []
    # Before a pass come the ends of the turn after which the same player may pass at once: that is one action.
    while step == ("pass",) and composed.sight.view.plays_on:
        composed.pick(("end",))
        certain += composed.certain
    composed.pick(step)
    return certain + composed.certain


async def preview(
    open_game: OpenGame, token: int | None, steps: Sequence[Picks], following: Following | None = None
) -> Look:
    """Return a look with these picks applied, up to the end of the action or to something hidden. Nothing is stored.

    `following` is called with the question after the last step; what it returns, unless that is None, is one step more.
    """
    live, seat = await current(open_game, token)
    fallback = await look(open_game)
    if fallback.decision is None:
        raise Refused("not-asked", fallback)
    composed = open_game.composed or Composed.begin(live.game, seat)
    certain, taken = list[Entry](composed.sure), list[Picks]()
    for at, step in enumerate(_followed(composed, steps, following)):
        taken.append(tuple(step))
        try:
            certain += _picked(composed, tuple(step))
        except Illegal as refused:
            raise Refused(refused.reason, fallback, step=at, picks=tuple(step), why=refused.why) from None
        if composed.reveals:
            whole = (*map(tuple, steps), *taken[len(steps) :])
            return replace(fallback, confirm=whole, confirming=readable(certain, seat))
        if composed.complete:
            break
    open_game.composed = composed
    return await look(open_game)


def _followed(composed: Composed, steps: Sequence[Picks], following: Following | None) -> Iterator[Picks]:
    """Yield the steps, and what follows the question after them."""
    yield from steps
    if following is not None and composed.decision is not None:
        more = following(composed.decision)
        if more is not None:
            yield more


async def preview_anew(
    open_game: OpenGame, token: int | None, steps: Sequence[Picks], following: Following | None = None
) -> Look:
    """Preview picks as if no action were being composed."""
    open_game.composed, open_game.mode = None, ""
    return await preview(open_game, token, steps, following)


async def current(open_game: OpenGame, token: int | None) -> tuple[Live, int]:
    """Return game and seat of the person. Raises `Refused("stale")` where `token` belongs to an older question."""
    found = open_game.game_and_seat()
    if token is not None and token != open_game.token:
        raise Refused("stale", await look(open_game))
    return found


async def shorten(open_game: OpenGame, token: int | None, keep: int | None) -> Look:
    """Remove picks from the action being composed: keep the first `keep`, or (None) remove the last one."""
    await current(open_game, token)
    if open_game.composed is None:
        raise Refused("nothing-to-take-back", await look(open_game))
    picks = open_game.composed.picks[:-1] if keep is None else open_game.composed.picks[:keep]
    # Whoever takes back the first pick, or all, leaves the mode too.
    mode = open_game.mode if keep is None and open_game.composed.picks else ""
    await sketch(open_game, picks, None, mode)
    return await look(open_game)


async def sketch(open_game: OpenGame, picks: Sequence[Picks], interaction: str | None, mode: Mode) -> None:
    """Store the action that is being composed, in place of the earlier one."""
    live, seat = open_game.game_and_seat()
    open_game.composed, open_game.mode = None, ""
    open_game.edits += 1
    token = live.game.tokens[seat]
    await history.sketch(
        open_game.connection,
        open_game.id,
        seat,
        asked=token,
        edits=open_game.edits,
        picks=picks,
        interaction=interaction,
        mode=mode,
    )
    replay_sketch(open_game, token, picks, mode)
