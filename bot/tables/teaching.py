"""What a coached player learns while they play: one new thing at a time, from what is asked and from what their action brought.

Which lesson is next follows from the position; of each seat the store keeps (`seats.lessons`) which ones were `given`, what was `said`
of the last action, that its player wants none (`off`), and the best answer to a question as it was weighed for the coach or for a hint
(`weighed`), which is then what the coach suggests.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import structlog

from bot.tables import hints, seating
from bot.tables.open_game import OpenGame
from bot.tables.values import Coaching, Picks, Refused
from engine.card import CARDS
from engine.core import Game
from engine.journal import (
    BonusTaken,
    CardPlayed,
    Entry,
    MilestoneClaimed,
    ProductionChanged,
    RatingChanged,
    StockChanged,
    TilePlaced,
)
from engine.robots.advice import advice, phase_ended
from engine.view import View, view

log: Final = structlog.get_logger("tables")

SCORED: Final = ("city", "greenery")
"""The tiles for which what lies beside them counts at the end."""
ALMOST_OVER: Final = 0.25
"""The share of the steps of global parameters that is left when a game comes to its end."""


def _offers(*begin: str) -> Callable[[View], bool]:
    """Return whether the turn offers a useful option whose key begins so."""
    return lambda view: view.asked.kind == "turn" and any(option.startswith(begin) for option in view.asked.useful)


def _asks(kind: str) -> Callable[[View], bool]:
    return lambda view: view.asked.kind == kind


def almost_over(view: View) -> bool:
    """Return whether a turn is asked for near the end of the game."""
    ends = [p for p in view.box.parameters.values() if p.ends]
    left = sum(p.left(view.parameters[p.key]) for p in ends)
    return view.asked.kind == "turn" and left <= ALMOST_OVER * sum(p.left(p.start) for p in ends)


def _leaves(view: View) -> bool:
    """Return whether one may pass, or end a turn that nobody else follows."""
    return view.asked.kind == "turn" and ("pass" in view.asked.options or view.plays_on)


LESSONS: Final[dict[str, Callable[[View], bool]]] = {
    "payment": lambda view: bool(view.asked.budget),
    "space": lambda view: bool(view.asked.bonuses),
    "player": _asks("player"),
    "buy": lambda view: view.asked.key == "buy",
    "end": almost_over,
    "turn": lambda view: _offers("")(view) and "end" not in view.asked.options,
    "second": lambda view: _offers("")(view) and "end" in view.asked.options and not view.plays_on,
    "milestone": _offers("milestone:"),
    "convert": _offers("convert:"),
    "action": _offers("action:"),
    "award": _offers("award:"),
    "pass": lambda view: _leaves(view) and {*view.asked.useful} <= {"pass", "end", "sell"},
}
"""When each lesson applies, by what is asked, in the order in which they are given."""
COMMENTS: Final[dict[str, Callable[[Entry], bool]]] = {
    "milestone": lambda entry: isinstance(entry, MilestoneClaimed),
    "production": lambda entry: isinstance(entry, ProductionChanged) and entry.n > 0,
    "rating": lambda entry: isinstance(entry, RatingChanged) and entry.n > 0,
    "tile": lambda entry: isinstance(entry, TilePlaced) and entry.on_mars and entry.tile in SCORED,
    "bonus": lambda entry: isinstance(entry, BonusTaken),
    "stock": lambda entry: isinstance(entry, StockChanged) and entry.n > 0 and bool(entry.cause.card),
}
"""The entries of a player's own action that each comment is about, in the order in which they are given: one with an action."""
RESULT: Final = "result:"
"""Before the key of a comment where the store keeps it beside the lessons."""


def lesson(view: View, given: Collection[str]) -> str:
    """Return the first lesson that applies and was not given; empty where there is none."""
    return next((key for key, applies in LESSONS.items() if key not in given and applies(view)), "")


def comment(news: Sequence[Entry], seat: int, given: Collection[str]) -> tuple[str, tuple[str, int]]:
    """Return the first comment on what an action brought its seat that was not given; empty without one.

    With it the resource, and how many of it the whole action brought.
    """
    own = [entry for entry in news if entry.seat == seat]
    played = {entry.cause.card for entry in own if isinstance(entry, CardPlayed)}
    for key, about in COMMENTS.items():
        found = [*filter(about, own)]
        if key == "stock":
            # What an effect or a card's action brings comes again.
            found = [each for each in found if each.cause.card in played and not each.cause.trigger]
        if found and f"{RESULT}{key}" not in given:
            what = getattr(found[0], "what", "")
            return key, (what, sum(getattr(each, "n", 0) for each in found if getattr(each, "what", "") == what))
    return "", ("", 0)


def coaching(open_game: OpenGame) -> Coaching | None:
    """Return what the coach tells the person who looks; None in games without a coach, and without a seat."""
    live, seat = open_game.live, open_game.seat
    if not open_game.rules.coached or live is None or seat is None or open_game.row["state"] != "running":
        return None
    known = _known(open_game, seat)
    if known.get("off"):
        return Coaching(off=True)
    said, what, n, *then = known.get("said") or ("", "", 0)
    # Once others have played, it is no news any more.
    old = seat in live.game.pending and then != [live.game.answered]
    given = frozenset(known.get("given", ()))
    found = Coaching(comment="" if old or open_game.composed else said, amount=(what, n), given=given)
    if seat not in live.game.pending or open_game.mode:
        return found
    copy = hints.copied(open_game, seat)
    if (asked := copy.decision(seat)) is None:
        return found
    before = view(copy, seat)
    if not found.comment:  # one new thing at a time
        found = replace(found, lesson=lesson(before, given))
    if asked.budget or copy.table.phase == "setup":
        return found
    weighed = _weighed(open_game, seat)
    try:
        advised = advice(copy, seat, weighed)
    except Exception as error:  # a faulty effect may raise anything, and must not close the panel
        log.error("no advice", game=open_game.id, seat=seat, exc_info=error)
        return found
    after = view(copy, seat)
    if phase_ended(before, after):
        return replace(found, advice=advised, weighed=weighed is not None)
    grown = {what: n - before.me.production[what] for what, n in after.me.production.items()}
    return replace(
        found,
        advice=advised,
        weighed=weighed is not None,
        added=_added(before, after),
        made=tuple((what, n) for what, n in grown.items() if n > 0),
    )


async def present(open_game: OpenGame) -> tuple[int, Coaching | None]:
    """Return what the coach tells the person who looks, with the token of the question that it is about."""
    return open_game.token, coaching(open_game)


async def wondered(open_game: OpenGame, token: int, supposed: Sequence[Picks] | None = None) -> hints.Wondered:
    """Return what a player wants a hint about, with what the coach suggests to the present question.

    `supposed` and refused: as `hints.wondered`.
    """
    found, told = await hints.wondered(open_game, token, supposed), coaching(open_game)
    return found if supposed or told is None or told.advice is None else replace(found, advised=told.advice.picks)


async def keep_weighed(open_game: OpenGame, about: hints.Wondered, best: Picks) -> None:
    """Store the best answer found, which the coach suggests from now on, so that coach and hint say the same."""
    if open_game.rules.coached and open_game.live is not None:
        of = [about.token, [list(picks) for picks in about.picks]]
        weighed = {"of": of, "picks": list(best)}
        await seating.set_seat(open_game, about.seat, lessons={**_known(open_game, about.seat), "weighed": weighed})


def _added(before: View, after: View) -> tuple[str, int]:
    """Return the first kind of resource that is added to a card, and how many of it."""
    was = before.me.resources
    grown = ((CARDS[card].holds, n - was.get(card, 0)) for card, n in after.me.resources.items())
    return next(((what, n) for what, n in grown if n > 0), ("", 0))


def _weighed(open_game: OpenGame, seat: int) -> Picks | None:
    """Return the best answer to the present question, where it has been weighed."""
    assert open_game.live is not None
    kept = _known(open_game, seat).get("weighed") or {}
    composed = open_game.composed.picks if open_game.composed else ()
    same = kept.get("of") == [open_game.live.game.tokens[seat], [list(picks) for picks in composed]]
    return tuple(kept["picks"]) if same else None


@dataclass
class Taught:
    """What the coach has told a seat, while an action of its player is committed."""

    seat: int
    known: dict[str, Any]

    @classmethod
    def begin(cls, open_game: OpenGame, seat: int) -> Taught | None:
        """Return what the coach has told the seat so far; None where nobody is coached."""
        known = _known(open_game, seat) if open_game.rules.coached else {"off": True}
        return None if known.get("off") else cls(seat, dict(known))

    def asked(self, game: Game) -> None:
        """Note that the lesson on the present question was given, where no comment stood in its place."""
        if (self.known.get("said") or ())[3:] == [game.answered]:
            return
        self._give(lesson(view(game, self.seat), self.known.get("given", ())))

    async def keep(self, open_game: OpenGame, news: Sequence[Entry]) -> None:
        """Store what was given, with the comment on what the action brought."""
        said, (what, n) = comment(news, self.seat, self.known.get("given", ()))
        self._give(f"{RESULT}{said}" if said else "")
        assert open_game.live is not None
        self.known["said"] = [said, what, n, open_game.live.game.answered] if said else None
        await seating.set_seat(open_game, self.seat, lessons=self.known)

    def _give(self, key: str) -> None:
        if key:
            self.known["given"] = [*self.known.get("given", ()), key]


async def taken_back(open_game: OpenGame) -> None:
    """Delete the coach's comment on an action that may have been undone."""
    for row in open_game.present if open_game.rules.coached else ():
        if (row["lessons"] or {}).get("said"):
            await seating.set_seat(open_game, row["seat"], lessons={**row["lessons"], "said": None})


async def coach(open_game: OpenGame, *, off: bool) -> None:
    """Turn the coach off for the player in this game, or on again. Refused: no-seat, not-coached."""
    seat = open_game.own_seat()
    if not open_game.rules.coached:
        raise Refused("not-coached")
    await seating.set_seat(open_game, seat, lessons={**_known(open_game, seat), "off": off})


def _known(open_game: OpenGame, seat: int) -> dict[str, Any]:
    return seating.row_of(open_game, seat)["lessons"] or {}
