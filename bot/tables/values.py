"""The values that the table service takes and returns, all frozen, and the two exceptions that it raises.

Reasons are message ids, which the Discord side turns into sentences. Ids of users, servers, channels and messages are Discord's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Literal

from bot.tables.damage import Damage
from bot.tables.live import PlannedAction
from bot.tables.lobby_rules import Rules
from bot.tables.orders.order import Order
from engine.box import Choice
from engine.core import Decision, Reason, Step
from engine.journal import Entry
from engine.robots.advice import Advice
from engine.robots.levels import Level
from engine.view import View

Picks = tuple[str, ...]
Mode = Literal["", "turn", "order"]
Whom = int | str
"""A player at a table: a user by id, or a robot by its name."""
State = Literal["lobby", "running", "over", "ended"]
"""over: played to the end and scored. ended: cancelled in the lobby, or ended by agreement or by a server manager."""


@dataclass(frozen=True, slots=True)
class Seated:
    """A player at a table."""

    seat: int
    user: int | None
    """Discord's id; None for a robot."""
    name: str
    """The display name when they joined."""
    closed: bool = False
    """Whether the last direct message to them could not be delivered."""
    away_until: datetime | None = None
    """The end of the vacation that they are on."""
    beginner: bool = False
    """Whether they chose the Beginner Corporation."""
    handicap: int = 0
    """Steps of terraform rating that they start with on top."""
    level: Level | None = None
    """How well a robot plays; None for one whose level nobody chose, and for people."""
    noted: int | None = None
    """The number of the entry after which a public message told that direct messages do not reach them."""
    unclaimed: bool = False
    """Whether the game has come from another host, and they have not taken their seat again; until then they are `closed`."""

    left_at: datetime | None = None
    """Since when the player is known to be no member of the server any more."""
    stand_in: str | None = None
    """The kind of stand-in: once or pass (it passes), robot; None where the player plays."""
    stand_why: str | None = None
    """The reason for the stand-in: vote, lobby, vacation, resigned, left."""
    answered_for: int | None = None
    """The last generation in which a stand-in has answered for the player, be it with a pass."""
    stood: tuple[int, ...] = ()
    """The generations in which a robot has chosen for the player; where it only passed, it has not."""
    stood_away: tuple[int, ...] = ()
    """Those generations of `stood` in which it was for a vacation."""

    freed: datetime | None = None
    """Since when, or from when on, a successor may take the seat."""
    free: bool = False
    """Whether a successor may take the seat now."""
    sits_from: int | None = None
    """Of a successor: the number of the entry with which they took the seat."""

    @property
    def left(self) -> bool:
        """Whether the player has left for good and nobody has taken the seat."""
        return self.stand_why == "resigned" or self.freed is not None

    def may_win(self, generations: int) -> bool:
        """Return whether the player can win a game of this many generations: they sat here from the start and mostly played.

        A stand-in may have chosen in one generation; or in up to half of all (rounded down), of them a quarter (rounded up) for a vacation,
        where the last one was the player's own.
        """
        if self.robot or self.sits_from is not None or self.left:
            return False
        most = len(self.stood) <= generations // 2 and len(self.stood_away) <= -(-generations // 4)
        last = self.answered_for != generations and generations not in self.stood
        return len(self.stood) <= 1 or (last and most)

    @property
    def robot(self) -> bool:
        """Whether the seat is a robot's own."""
        return self.user is None

    @property
    def forgotten(self) -> bool:
        """Whether the player of this finished game has been forgotten; their id stands for nobody."""
        return self.user is not None and self.user < 0

    @property
    def whom(self) -> Whom:
        """An id of the player that stays the same when seats are drawn or changed."""
        return self.name if self.user is None else self.user


@dataclass(frozen=True, slots=True)
class Reserved:
    """A seat in a lobby reserved for a player of an earlier game."""

    user: int
    name: str
    until: datetime


@dataclass(frozen=True, slots=True)
class Request:
    """Something that one player asks of the table, and the votes on it. All users are ids."""

    id: int
    kind: str
    """The name of a kind in `votes.KINDS`, such as `end` or `undo`."""
    user: int | None
    """Who asks; None where the bot does."""
    since: datetime
    state: Literal["open", "agreed", "refused", "withdrawn", "lapsed", "expired"]
    """lapsed: an action or the end of the game made it pointless. expired: its time was over."""
    asked: frozenset[int]
    """The users who may vote, with the one who asks; robots have no vote."""
    choices: dict[int, str]
    """What each user who has voted chose; it may be changed while the vote is open."""
    closes: datetime | None = None
    """When the vote ends; None for drafts, and for votes of earlier versions that are over."""
    facts: dict[str, Any] = field(default_factory=dict)
    """Further data, by the kind of vote."""
    entry: int | None = None
    """Of an undo: the number of the first entry to be taken back."""
    closer: int | None = None
    """The seat whose event made it lapse; None where the game ended or went back."""
    message: int | None = None
    """The public message that asks for votes."""
    taken: tuple[Done, ...] = ()
    """Of an undo, where a single request is read: the answers that it takes back, oldest first, as anybody may read them."""

    @property
    def agreed(self) -> frozenset[int]:
        """The users who have chosen yes."""
        return frozenset(user for user, choice in self.choices.items() if choice == "yes")

    @property
    def refused(self) -> frozenset[int]:
        """The users who have chosen no."""
        return frozenset(user for user, choice in self.choices.items() if choice == "no")

    @property
    def missing(self) -> frozenset[int]:
        """The users who have not voted."""
        return self.asked - self.choices.keys()

    @property
    def needed(self) -> int:
        """The number of votes that is more than half of those who are asked."""
        return len(self.asked) // 2 + 1


@dataclass(frozen=True, slots=True)
class Status:
    """What is public about a game without its state of play."""

    id: str
    name: str
    state: State
    guild: int
    channel: int
    thread: int | None
    lobby_message: int | None
    turn_message: int | None
    """The newest public message about a turn."""
    host: int
    rules: Rules
    seats: tuple[Seated, ...]
    created: datetime
    started: datetime | None
    ended: datetime | None
    owing: dict[int, datetime]
    """Since when each seat owes an answer; other seats are missing."""
    generation: int = 0
    """0 in the lobby, and where it is not known."""
    unreadable: bool = False
    """In a list: this version of the program cannot read the game, and its `rules` may be the defaults."""
    damage: Damage | None = None
    """Why the game cannot be played on, where its newest snapshot cannot be read."""
    version: int = 0
    """The number of the newest entry of the history."""
    requests: tuple[Request, ...] = ()
    """The open requests to the table."""
    reserved: tuple[Reserved, ...] = ()
    """In a lobby: the valid reservations."""
    full_at: datetime | None = None
    """Of a lobby: since when all seats are taken; None also where they were from the beginning."""
    language: str | None = None
    """Of public messages, where the managers of its server have set one; not known in lists of games."""

    @property
    def direct(self) -> bool:
        """Whether it is played in the direct messages of its only player and belongs to no server."""
        return self.guild == 0

    @property
    def place(self) -> int:
        """The thread, or without one the channel, in which the game is played; 0 where the channel was deleted."""
        return self.thread or self.channel

    @property
    def robots(self) -> int:
        """The number of seats for which a robot or another stand-in chooses now."""
        return sum(s.robot or s.stand_in is not None for s in self.seats)

    def seat_of(self, user: int | None) -> int | None:
        """Return the seat of `user`, or None."""
        return next((s.seat for s in self.seats if s.user == user), None) if user is not None else None

    @property
    def full(self) -> bool:
        """Whether it is a lobby that has all its players and waits for its host to start it."""
        return self.state == "lobby" and not self.unreadable and len(self.seats) >= self.rules.seats

    def waits_for(self, user: int) -> datetime | None:
        """Return since when the game waits for an answer of `user`, or as a full lobby for its host; None where it does not."""
        if self.full:
            return (self.full_at or self.created) if user == self.host else None
        seat = self.seat_of(user)
        return self.owing.get(seat) if seat is not None else None

    def reserved_for(self, user: int) -> Reserved | None:
        """Return the reservation of `user`, or None."""
        return next((kept for kept in self.reserved if kept.user == user), None)

    def at(self, seat: int) -> Seated:
        """Return the player in a seat."""
        return next(s for s in self.seats if s.seat == seat)

    def under(self, names: Mapping[int, str]) -> Status:
        """Return the status with other names for some seats, such as those of earlier holders (`Done.names`)."""
        if not names:
            return self
        return replace(self, seats=tuple(replace(s, name=names.get(s.seat, s.name)) for s in self.seats))

    @property
    def people(self) -> tuple[Seated, ...]:
        """The players who are not robots."""
        return tuple(s for s in self.seats if not s.robot)


@dataclass(frozen=True, slots=True)
class Done:
    """One entry of the history, such as a committed action or an undo, with only what its reader may read."""

    number: int
    seat: int
    kind: str
    """start, answer, undo, reopen, agreed (an undo with the table), correct (the table by hand), damaged (back from what cannot be
    read), seat, admin."""
    news: tuple[Entry, ...]
    at: datetime
    turn: int
    """The number of the turn's first entry: entries with the same number belong to one turn."""
    undone: bool = False
    picks: tuple[Picks, ...] = ()
    """The answers given; empty in an entry of another seat than the reader's."""
    taken_back: tuple[int, ...] = ()
    """Of an undo: the numbers of the entries that it took back."""
    by_order: bool = False
    """Whether the player had ordered it ahead."""
    forked: bool = False
    """Whether several decided at once, each in private."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """Of an entry that is no answer: what anybody may know of it, such as who did it."""
    names: Mapping[int, str] = field(default_factory=dict)
    """By seat, the names of those who held it then and do not any more."""


@dataclass(frozen=True, slots=True)
class Coaching:
    """What a coached player is told with the present question."""

    off: bool = False
    """Whether they want no advice."""
    given: frozenset[str] = frozenset()
    """The keys of the lessons that were given before."""
    lesson: str = ""
    """A key of `teaching.LESSONS`; empty where there is nothing new."""
    comment: str = ""
    """A key of `teaching.COMMENTS` about their last action; empty where that brought nothing new."""
    amount: tuple[str, int] = ("", 0)
    """Of a comment: the resource and how many."""
    advice: Advice | None = None
    weighed: bool = False
    """Whether `advice` is what turned out best when answers were tried, in place of what an easy robot would do."""
    added: tuple[str, int] = ("", 0)
    """What `advice` would put on a card, and how many of it."""
    made: tuple[tuple[str, int], ...] = ()
    """The production that `advice` would add, by resource."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """A game as one person may see it now. A panel is made of this value alone.

    For a person without a seat `seat` is None, `view` is the public one, and all that is personal is empty.
    """

    status: Status
    seat: int | None
    view: View | None
    """The state with `picks` applied, on a copy in which everything unknown to the seat is re-dealt; None in the lobby."""
    before: View | None
    """The committed state as this person may know it; equal to `view` where nothing is composed."""
    decision: Decision | None = None
    """What is asked now, with `picks` applied."""
    token: int = 0
    """The panel's token, for custom ids. It only grows: with every pick, every pick taken back and every undo. Not the engine's token."""
    picks: tuple[Picks, ...] = ()
    """The picks of the action that is being composed."""
    preview: tuple[Entry, ...] = ()
    """The journal entries that the picks would bring about."""
    confirm: tuple[Picks, ...] = ()
    """Where not empty, nothing was applied: these picks reveal something or cannot be undone; give them again with `confirmed`."""
    confirming: tuple[Entry, ...] = ()
    """With `confirm`: the journal entries that those picks would bring about, as far as they are certain (no hidden results)."""
    dropped: bool = False
    """Whether an action that was being composed no longer fits the game and was dropped."""
    committed: int | None = None
    """The number of the entry that this call made, or that an earlier call with the same interaction id made."""
    news: tuple[Entry, ...] = ()
    """The journal entries of `committed`, as this person may read them."""
    done: tuple[Done, ...] = ()
    """The actions that this seat committed in its present or last turn, oldest first; empty once another seat's turn has begun."""
    drawn: tuple[int, ...] = ()
    """With the question of a turn: the cards in hand that came by draws since this seat's present or, at its beginning, last turn began."""
    complete: bool = False
    """Whether this seat acted last and is asked nothing more: the screen of the grace period."""
    told_at: datetime | None = None
    """When the next players will be told; None once that is over."""
    undoable: int = 0
    """How many entries `undo` could take back now, at most 19 (`undo_plan` has all)."""
    reopenable: bool = False
    """Whether this seat has answered in an open fork and may `reopen` its lane."""
    parts: dict[int, tuple[Step, Decision | None]] = field(default_factory=dict)
    """The steps behind the options of an `effects` or `order` decision, each with its own question."""
    away: frozenset[int] = frozenset()
    """The seats whose players are away, so that the table may decide about them."""
    votable: frozenset[int] = frozenset()
    """Those of them on whom a vote is open or may be opened now: between two votes on a seat lies some time."""
    votable_at: datetime | None = None
    """Where the table cannot vote on any of those who are away now: from when it can vote on one of them."""
    wakes_at: datetime | None = None
    """Where this person has been away and is asked: when a stand-in goes on if they do not answer."""
    pokeable: tuple[int, ...] = ()
    """The seats of others whose reminder this seat may send now, who has been asked longest first."""
    choices: tuple[Choice, ...] = ()
    """What this seat could do in a turn as things stand, whether one is asked for or not, by the letters of the verbs."""
    dues: Mapping[str, int] = field(default_factory=dict)
    """The most M€ that are due for rating, by the option of a turn; under an empty key: in the action that is being composed."""
    too_dear: Mapping[str, Reason] = field(default_factory=dict)
    """With a question for a space: why spaces that are free for the tile are not offered, by option."""
    mode: Mode = ""
    """What is being composed: one action, `turn` (a whole turn that is sent at once), or `order` (one ordered ahead)."""
    planned: tuple[PlannedAction, ...] = ()
    """With a mode: the whole actions among the picks."""
    orders: tuple[Order, ...] = ()
    """This person's orders in this game, oldest first."""
    note: str = ""
    """This person's own note on this game."""
    coaching: Coaching | None = None
    """In a coached game: what this person is taught now."""

    @property
    def hindered(self) -> dict[str, Reason]:
        """Where a turn's action is asked for: why options cannot be chosen now, by option key."""
        return self._hindered() if self._acting else {}

    @property
    def foreseen(self) -> dict[str, Reason]:
        """Where no turn's action is asked for: why options could not be chosen as things stand, by option key."""
        return {} if self._acting else self._hindered()

    @property
    def _acting(self) -> bool:
        """Whether an action of a turn is asked for, and not the one with which a corporation begins."""
        decision = self.decision
        return decision is not None and decision.kind == "turn" and not decision.options[0].startswith("first:")

    def _hindered(self) -> dict[str, Reason]:
        return {choice.key: choice.why for choice in self.choices if choice.why is not None}

    def price(self, key: str) -> int:
        """Return the present price of one of the options, in M€."""
        return next(choice.price for choice in self.choices if choice.key == key)


@dataclass(frozen=True, slots=True)
class Barrier:
    """Why an undo goes no further: start of the game, revealed (something hidden), answered or reopened (by `seat`), corrected, damaged."""

    reason: Literal["start", "revealed", "answered", "reopened", "corrected", "damaged"]
    seat: int | None = None
    entry: Done | None = None
    """The entry that lies beyond the barrier."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How far a player can go back. Alone: `undo(steps=n)` takes back `steps[:n]` and leads to `after[n - 1]`.

    With the table: `ask_to_undo(entry=steps[n].number)` takes back all of `later` from that entry on and leads to `after[n]`.
    """

    seat: int
    now: View
    steps: tuple[Done, ...]
    """Own entries, newest first."""
    after: tuple[View, ...]
    barrier: Barrier
    """What stops the player from going further alone."""
    further: bool = False
    """Alone: whether the consent of the table would lead beyond the barrier."""
    later: tuple[Done, ...] = ()
    """With the table: the answers of all seats since the oldest of the steps that are not undone; newest first."""


class Refused(Exception):
    """A call changed nothing, for a `reason` that its player is told.

    `bot/screens/refusals.py` has the sentence for each reason, and `data` fills its gaps; a test compares the table with what is raised.
    Reasons of the engine (`Illegal`) come through unchanged, with `picks`, `step` and, where a choice has amounts, `why` in `data`.
    `look`: the game as it is now, where the player should see it.
    """

    def __init__(self, reason: str, look: Look | None = None, **data: Any) -> None:
        super().__init__(reason)
        self.reason, self.look, self.data = reason, look, data


class Trouble(Exception):
    """A defect or a failure of the store. The player is shown `reference`, the log has it too.

    The committed game is unchanged, unless it is `uncertain` whether the store has committed before it was lost.
    """

    def __init__(self, reference: str, *, passing: bool = False, uncertain: bool = False) -> None:
        super().__init__(reference)
        self.reference, self.passing = reference, passing
        """Whether the store failed, so that a retry may succeed."""
        self.uncertain = uncertain
