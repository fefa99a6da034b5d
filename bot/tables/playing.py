"""Composing an action and committing it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.store import games, history
from bot.tables import seating, teaching
from bot.tables.announcing import Change, announce
from bot.tables.away import StoppedClock, habits
from bot.tables.live import AskedSeats, Composed, Last, Live, begins_turn, beside, forked, readable, reopenable
from bot.tables.open_game import OpenGame, replay_sketch
from bot.tables.orders import schedule
from bot.tables.panel import look
from bot.tables.values import Look, Mode, Picks, Refused
from engine.codec import save
from engine.core import Decision, Game, Illegal
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
    action, certain = _Action(open_game, live, seat, interaction), list[Entry]()
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


async def commit(
    open_game: OpenGame,
    picks: Sequence[Picks],
    interaction: str | None,
    *,
    by_order: bool = False,
    facts: Mapping[str, Any] | None = None,
) -> None:
    """Commit a whole action of the player at `open_game.seat`: apply it, store it as an entry with `facts`, announce it."""
    live, seat = open_game.game_and_seat()
    game, before = live.game, AskedSeats.now(live.game)
    if open_game.row["ordered"] and not by_order and not facts:
        await schedule.answered(open_game.connection, open_game.id, seat, game.decision(seat))
    number, news, generation = live.version + 1, list[Entry](), game.table.generation
    turn, whose = _turn_of(live, seat, before, number)
    taught = None if facts else teaching.Taught.begin(open_game, seat)
    clock = None if facts else StoppedClock.kept(seating.row_of(open_game, seat), open_game.now)
    for at, pick in enumerate(picks):
        # A pass that ends the turn before was chosen where the turn was asked about: nobody saw the question of the next one.
        if taught is not None and not (at and begins_turn(game.decision(seat))):
            taught.asked(game)
        game.answer(seat, pick)
        news += game.news
    if game.table.generation > generation:
        await _begin_agreed_pace(open_game)
    live.last = Last(whose, turn, before.forked, seat)
    open_game.news += news
    entry = replace(
        current_entry(open_game, game, number, seat, "answer"),
        turn=turn,
        picks=picks,
        news=news,
        interaction=interaction,
        forked=before.forked,
        kept=before.forked and not reopenable(game, seat),
        by_order=by_order,
        facts=facts,
        clock=clock,
    )
    live.advance(await _add_entry(open_game, entry))
    await clear_sketch(open_game, seat)
    await announce_change(open_game, replace(describe_change(open_game, seat, before, number), by_order=by_order))
    if clock is not None:
        open_game.acted = True
        await _note_answer(open_game, seat, generation)
    if taught is not None:
        await taught.keep(open_game, news)
    if game.over:
        open_game.row |= {"state": "over", "ended": open_game.now}
    elif game.table.generation > generation:
        await seating.generation_over(open_game, generation)


def _turn_of(live: Live, seat: int, before: AskedSeats, number: int) -> tuple[int, int]:
    """Return the number of the entry that began the turn to which an answer of this seat belongs, and whose turn that is.

    It is `number`, that of the answer itself, where the answer begins the turn.
    """
    last = live.last
    if last is None or last.forked != before.forked or begins_turn(live.game.decision(seat)):
        return number, seat
    return (last.turn, last.seat) if seat == last.seat or beside(live.game, seat) else (number, seat)


async def _begin_agreed_pace(open_game: OpenGame) -> None:
    """Apply the pace on which the table has agreed, from this generation on."""
    rules = open_game.rules
    if rules.next_reminder_hours is None:
        return
    former = (*rules.former_paces, (open_game.now, rules.reminder_hours or open_game.pace.reminder_hours))
    changed = {"reminder_hours": rules.next_reminder_hours, "next_reminder_hours": None, "former_paces": former}
    open_game.row["rules"] = rules.model_copy(update=changed).model_dump(mode="json")
    await games.change(open_game.connection, open_game.id, rules=open_game.row["rules"])


def current_entry(open_game: OpenGame, game: Game, number: int, seat: int, kind: str) -> history.NewEntry:
    """Build the entry `number`, which begins a turn, from the game as it is now."""
    return history.NewEntry(
        game=open_game.id,
        number=number,
        seat=seat,
        kind=kind,
        snapshot=save(game),
        answered=game.answered,
        floor=game.floor,
        turn=number,
        at=open_game.now,
        forked=forked(game),
    )


async def _add_entry(open_game: OpenGame, entry: history.NewEntry) -> dict[str, Any]:
    """Store an entry as the newest one, and return it in the form in which it would be read."""
    stored = await history.add(open_game.connection, entry)
    await games.set_version(open_game.connection, open_game.id, entry.number)
    open_game.committed = open_game.row["version"] = entry.number
    return stored


async def _note_answer(open_game: OpenGame, seat: int, generation: int) -> None:
    """Update the opened game's knowledge of a seat after its player's answer, for further answers within the same call."""
    row = seating.row_of(open_game, seat)
    if row["played_in"] != generation:
        await seating.set_seat(open_game, seat, played_in=generation)
    owes = {"since": None, "arrived": None}
    if seat in open_game.owing:
        owes = dict.fromkeys(owes, open_game.now)
    own = {**seating.row_of(open_game, seat), **owes, "earlier": None}
    open_game.present = [own if r["seat"] == seat else r for r in open_game.present]


async def clear_sketch(open_game: OpenGame, seat: int) -> None:
    """Empty the sketch (the action being composed), since it was committed or its game was undone."""
    if open_game.row["picks"] is not None and (open_game.row["mode"] or history.picks_of(open_game.row)):  # type: ignore[arg-type]
        await history.clear(open_game.connection, open_game.id, seat)
        open_game.row["picks"], open_game.dropped = None, False


async def rewrite(
    open_game: OpenGame,
    kind: str,
    *,
    seat: int = -1,
    picks: Sequence[Picks] = (),
    news: Sequence[Entry] = (),
    interaction: str | None = None,
    taken_back: Sequence[int] = (),
    facts: Mapping[str, Any] | None = None,
) -> int:
    """Store a changed game, which no answer brought about, as an entry that undoes others; return its number."""
    live = open_game.running()
    await teaching.taken_back(open_game)
    await history.take_back(open_game.connection, open_game.id, taken_back)
    entry = replace(
        current_entry(open_game, live.game, live.version + 1, seat, kind),
        picks=picks,
        news=news,
        interaction=interaction,
        taken_back=taken_back,
        facts=facts,
    )
    await _add_entry(open_game, entry)
    live.advance()
    return entry.number


async def announce_change(open_game: OpenGame, made: Change) -> None:
    """Store and announce a change, and update the opened game after it."""
    open_game.row["untold"] = await announce(open_game.connection, made)
    open_game.owing = made.owing(open_game.owing)
    open_game.requests = tuple(r for r in open_game.requests if r.kind != "undo")


def describe_change(
    open_game: OpenGame,
    actor: int,
    before: AskedSeats,
    number: int,
    withdrawn: Sequence[int] = (),
    restored: Mapping[int, StoppedClock] | None = None,
) -> Change:
    """Describe the change that is about to be committed as entry `number`.

    `withdrawn`: the entries that it undid. `restored`: the clocks that it starts again, by seat.
    """
    live = open_game.running()
    return Change(
        id=open_game.id,
        guild=open_game.row["guild"],
        game=live.game,
        before=before,
        entry=number,
        actor=actor,
        now=open_game.now,
        clocks=open_game.clocks,
        grace=open_game.pace.grace,
        withdrawn=tuple(withdrawn),
        untold=open_game.row["untold"] is not None,
        robots=open_game.robots,
        delay=open_game.pace.robots,
        requested=bool(open_game.requests),
        restored=dict(restored or {}),
        habits=habits(open_game.present),
        ordered=bool(open_game.row["ordered"]),
    )


def describe_correction(open_game: OpenGame, before: AskedSeats, number: int) -> Change:
    """Describe a correction by hand that is about to be committed as entry `number`."""
    return replace(describe_change(open_game, -1, before, number), corrects=True)


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
