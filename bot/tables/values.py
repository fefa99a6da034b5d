"""What the table service takes and gives: plain frozen values, and the two ways in which it says no.

Reasons are message ids; the Discord side words them. Ids of people, servers, channels and messages are Discord's.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from bot.tables.hindrances import Hindered
from engine.core import Decision, Step
from engine.journal import Entry
from engine.options import ExpansionName, MapKey
from engine.view import View

Picks = tuple[str, ...]
Whom = int | str
"""Somebody at a table: a user, or a robot by its name."""
State = Literal["lobby", "running", "over", "ended"]
"""over: played to the end and scored; ended: cancelled in the lobby, or stopped by agreement."""


class Rules(BaseModel):
    """What the lobby offers; becomes `engine.Options` at the start, with as many players as sit at the table.

    Rows of earlier versions are read too, so a new field has a default.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    seats: Annotated[int, Field(ge=1, le=5)] = 5
    """One is the solo game."""
    map: MapKey = "tharsis"
    corporate_era: bool = False
    draft: bool = False
    draft_first: bool = False
    corporations: Annotated[int, Field(ge=2, le=5)] = 2
    first_raises: Literal["no", "rewarded", "unrewarded"] = "no"
    friendly: bool = False
    hidden_points: bool = False
    beginners: bool = False
    """Everybody plays the Beginner Corporation; otherwise each player chooses."""
    seating: Literal["random", "chosen"] = "random"
    """Seats are drawn at the start, or stay as they were taken in the lobby."""
    more: tuple[ExpansionName, ...] = ()
    reminder_hours: Annotated[float, Field(gt=0, le=24 * 14)] | None = None
    """Hours until the first reminder; None for the host's setting."""

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def fewest(self) -> int:
        """Players without whom it cannot start."""
        return 1 if self.solo else 2


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody at a table."""

    seat: int
    user: int | None
    """None for a robot."""
    name: str
    """The display name when they joined."""
    closed: bool = False
    """The last direct message to them could not be delivered."""
    beginner: bool = False
    """They chose the Beginner Corporation."""
    handicap: int = 0
    """Steps of terraform rating that they start with on top."""
    noted: int | None = None
    """The entry of the history after which a message told the table that direct messages do not reach them."""

    @property
    def robot(self) -> bool:
        return self.user is None

    @property
    def whom(self) -> Whom:
        """Who it is wherever they sit, for seats are drawn, changed and left."""
        return self.name if self.user is None else self.user


@dataclass(frozen=True, slots=True)
class Reserved:
    """A seat in a lobby for somebody who played before and is not there yet."""

    user: int
    name: str
    until: datetime


@dataclass(frozen=True, slots=True)
class Request:
    """Something that one player asks of the whole table; it is done when nobody's consent is missing."""

    id: int
    kind: Literal["end", "undo"]
    user: int
    """Who asks."""
    since: datetime
    state: Literal["open", "agreed", "withdrawn", "lapsed"]
    agreed: frozenset[int]
    """Users."""
    refused: frozenset[int]
    """Users; they may still change their mind."""
    missing: frozenset[int]
    """Users who have not agreed; robots are not asked."""
    entry: int | None = None
    """Of an undo: the first entry of the history to be taken back."""
    closer: int | None = None
    """The seat whose action it lapsed by; None where the game is over."""
    message: int | None = None
    """The public message that asks for consent."""
    taken: tuple[Done, ...] = ()
    """Of an undo, where one request is looked at: the answers it takes back, oldest first, as anybody may read them."""


@dataclass(frozen=True, slots=True)
class Status:
    """What anybody may know about a game without looking at Mars."""

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
    """Who owes an answer, by seat, and since when."""
    generation: int = 0
    """0 in the lobby, and where it is not known."""
    unreadable: bool = False
    """In a list: this version of the program cannot open it; its `rules` are unknown, and the usual ones stand there."""
    version: int = 0
    """The number of the newest entry of the history."""
    requests: tuple[Request, ...] = ()
    """What is asked of the whole table and not decided."""
    reserved: tuple[Reserved, ...] = ()
    """Of a lobby: who need not hurry."""

    @property
    def direct(self) -> bool:
        """It is played in the direct messages of its one player, and no server knows it."""
        return self.guild == 0

    @property
    def place(self) -> int:
        """The thread or channel in which the game is played."""
        return self.thread or self.channel

    def seat_of(self, user: int | None) -> int | None:
        """Where `user` sits, if they do."""
        return next((s.seat for s in self.seats if s.user == user), None) if user is not None else None

    def at(self, seat: int) -> Seated:
        """Who sits there."""
        return next(s for s in self.seats if s.seat == seat)

    @property
    def people(self) -> tuple[Seated, ...]:
        """Who is not a robot."""
        return tuple(s for s in self.seats if not s.robot)


@dataclass(frozen=True, slots=True)
class Done:
    """One entry of the history: a committed action, or an undo; only what the asker may read of it."""

    number: int
    seat: int
    kind: Literal["start", "answer", "undo", "reopen", "agreed"]
    """agreed: an undo with the consent of the table."""
    news: tuple[Entry, ...]
    at: datetime
    turn: int
    """Entries with the same number belong to one turn."""
    undone: bool = False
    picks: tuple[Picks, ...] = ()
    """The answers given; empty for anybody else's entries."""
    taken_back: tuple[int, ...] = ()
    """Where something was taken back: the numbers of the entries it took back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """A game as one person may see it now: the panel is made of this and nothing else.

    For a member without a seat `seat` is None, `view` is public, and all that is personal is empty.
    """

    status: Status
    seat: int | None
    view: View | None
    """The composed state (with `picks` applied to a re-dealt copy); None in the lobby."""
    before: View | None
    """The committed state as this person may know it; the same as `view` where nothing is composed."""
    decision: Decision | None = None
    """What is asked now, in the composed state."""
    token: int = 0
    """Goes into custom ids; only grows, changes with every pick, taking back, undo. Not the engine's token."""
    picks: tuple[Picks, ...] = ()
    """What is composed so far, not yet sent."""
    preview: tuple[Entry, ...] = ()
    """What the composed picks would do."""
    confirm: tuple[Picks, ...] = ()
    """Not empty: nothing was applied; these picks would reveal something hidden, or cannot be undone: give them again with `confirmed`."""
    confirming: tuple[Entry, ...] = ()
    """With `confirm`: what those picks would do as far as it is certain and known (no hidden results)."""
    dropped: bool = False
    """What was composed no longer fits the game and has been dropped."""
    committed: int | None = None
    """The entry of the history that this very call (or its first delivery) made."""
    news: tuple[Entry, ...] = ()
    """What that entry brought about, as this person may read it."""
    done: tuple[Done, ...] = ()
    """What this seat has committed in its present or just completed turn, oldest first; empty once another has acted."""
    complete: bool = False
    """This seat has acted last and is asked nothing more: the screen of grace."""
    told_at: datetime | None = None
    """When those who are asked next will be told, while that is still to come."""
    undoable: int = 0
    """How many entries `undo` could take back now (counted up to 19, `undo_plan` has all)."""
    reopenable: bool = False
    """This seat has answered in an open fork and may `reopen` its lane."""
    parts: dict[int, tuple[Step, Decision | None]] = field(default_factory=dict)
    """The steps behind the options of an `effects` or `order` decision, each with its own question, for whoever words them."""
    hindered: dict[str, Hindered] = field(default_factory=dict)
    """With the question of a turn: what cannot be done now, by option key, and what is missing."""
    foreseen: dict[str, Hindered] = field(default_factory=dict)
    """Without that question: which cards in hand could not be played as things stand, by option key, and what is missing."""


@dataclass(frozen=True, slots=True)
class Barrier:
    """Why an undo goes no further: start, revealed (something hidden), answered or reopened (by `seat`)."""

    reason: Literal["start", "revealed", "answered", "reopened"]
    seat: int | None = None
    entry: Done | None = None
    """What stands behind it."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How far a player could go back: alone, `undo(steps=n)` takes back `steps[:n]` and leads to `after[n - 1]`.

    With the table, `ask_to_undo(entry=steps[n].number)` takes back all of `later` from that entry on and leads to `after[n]`.
    """

    seat: int
    now: View
    steps: tuple[Done, ...]
    """Newest first."""
    after: tuple[View, ...]
    barrier: Barrier
    """What ends that which needs nobody's consent."""
    further: bool = False
    """Alone: with the consent of the table it goes on beyond the barrier."""
    later: tuple[Done, ...] = ()
    """With the table: every answer that stands, of everybody, since the oldest of the steps; newest first."""


class Refused(Exception):
    """Nothing was changed, and `reason` (a message id) says why; `data` fills its sentence.

    By the tables: no-game, no-seat, not-running, not-asked, stale, lobby-full, already-seated, not-seated, already-started,
    only-host, too-few-players, seats-taken, seats-reserved, seat-taken, no-robot, has-left, bad-option, nothing-to-take-back,
    nothing-to-undo, nothing-to-tell, robots-wait, nothing-to-reopen, only-founder, no-request, already-asked, request-closed,
    unfinished, closing. From the engine: unknown, twice, too-few, too-many.
    """

    def __init__(self, reason: str, look: Look | None = None, **data: Any) -> None:
        super().__init__(reason)
        self.reason, self.look, self.data = reason, look, data


class Trouble(Exception):
    """A defect or a failing store: the committed game stands; `reference` is told to the player and stands in the host's log."""

    def __init__(self, reference: str, *, passing: bool = False) -> None:
        super().__init__(reference)
        self.reference, self.passing = reference, passing
        """passing: the store failed, so that the same may work later."""


@dataclass(frozen=True, slots=True)
class Intent:
    """One thing to be said to Discord; the sender makes its words when it sends it, of the newest state.

    | kind | destination | said |
    |---|---|---|
    | lobby | game:ID | post or edit the lobby message (`status.lobby_message`); after the start it becomes a link |
    | turn | game:ID | a new public message at the bottom; `payload`: `seats` to mention, `choose` (a fork is open), `quiet` (no mention) |
    | log | game:ID | the history grew by `commit` (an action, an undo), or a direct message came back: edit the turn message; no mention |
    | struck | game:ID | `payload`: `entries` that were taken back and that an older message tells of: strike them through there |
    | prompt | user:ID | direct message: asked to choose in a fork; `payload` has `seat`, `token` (of the engine) |
    | reminder | user:ID | direct message; `payload` has `seat`, `token`, `since`, `count` (1 to 3), `last` |
    | result | game:ID | the final score; mentions all once |
    | request | game:ID | something is asked of the table (`payload`: `request`): mentions the others once, then the message follows |
    | ended | game:ID | the game was ended or cancelled, `payload` has `by`: who did so alone, or None by agreement |
    """

    id: int
    destination: str
    kind: Literal["lobby", "turn", "log", "struck", "prompt", "reminder", "result", "request", "ended"]
    game: str
    commit: int | None
    payload: dict[str, Any] = field(default_factory=dict)
    attempts: int = 0
    replaces: int | None = None
    """An earlier direct message about the same draft or research, which this one stands for."""
    nonce: str = ""
    """The same for every attempt to say it, so that Discord does not show twice what was said before a crash."""
