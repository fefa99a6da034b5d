"""Public messages: the message about a turn in each of its states, the result, the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot import speech
from bot.components import BLUE, NB, TABLE, Keys, row, text
from bot.screen import CALM, COLOURS, QUIET, Drawn, Screen, picture, screen
from bot.screens import result
from bot.screens.context import asked_beside, way_to
from bot.screens.lobby_options import goal_lines, house_rules, in_play
from bot.screens.story import cut, told
from bot.speech import _, pgettext
from bot.tables import Done, Status
from bot.tables.winning import conceded_to
from engine.journal import GenerationBegan
from engine.named import PRELUDE_DECK
from engine.view import View, steps_left

LONGEST: Final = 1500
"""Characters of log in a message about a turn."""
ROWS: Final = 22
"""Rows of log above the board and the button, so that a phone shows the button."""


def open_button(status: Status, entry: int) -> Any:
    """Return the button to one's own panel. Its custom id holds the entry after which the message was posted."""
    return Keys(status.id, entry, TABLE).tap(pgettext("game", "Play"), "open", BLUE)


@dataclass(frozen=True)
class Turn:
    """The contents of a message about a turn: the newest state, the log, and the entry after which it was posted."""

    status: Status
    view: View
    entry: int
    before: Sequence[Done] = ()
    """The turn before the message, oldest first."""
    since: Sequence[Done] = ()
    """What happened after the message was posted, oldest first."""
    known: Sequence[Done] = ()
    """The history as far as it was read: an undo may take back entries older than those that the message tells of."""
    drawn: Drawn | None = None
    mention: Sequence[int] = field(default_factory=tuple)
    """Seats to mention because they owe an answer."""
    unreached: Sequence[int] = ()
    """Seats that are asked in private but get no direct messages, where no message has said so before."""
    rings: bool = False
    """Whether the board marks something as new to the player who is asked."""

    def sentence(self) -> str:
        """The first line. It is the notification on a phone and must be clear alone; it has no time, which would show as digits."""
        return self._whose_turn() or self._news()

    def _above(self) -> str:
        """The first line as the message itself shows it, with the time."""
        if turn := self._whose_turn():
            return _("{turn}. Asked {when}", turn=turn, when=speech.ago(min(self.status.owing.values())))
        return self._news()

    def _whose_turn(self) -> str:
        """Whose turn it is; empty where that turn was played since, where several choose, and where nobody is asked."""
        status, owing = self.status, self.status.owing
        if self.view.over or not owing or "choose" in self.view.owing.values() or self._played() is not None:
            return ""
        beside = [seat for seat in owing if asked_beside(self.view, seat)]
        in_turn = [seat for seat in owing if seat not in beside]
        # Several games may share a channel, but not a thread.
        if not in_turn:
            said = _chooses_in_thread if status.thread else _chooses_in_channel
        else:
            said = _called_in_thread if status.thread else _called_in_channel
        who = speech.commas(self._called(seat) for seat in in_turn or beside)
        turn = said(self.view, who, speech.game_name(status))
        if not in_turn or not beside:
            return turn
        return _("{what}. Still to choose: {marks}", what=turn, marks=speech.dots(map(self._called, beside)))

    def _news(self) -> str:
        name = speech.game_name(self.status)
        if self.view.over:
            return _("{game} is over", game=name)
        if "choose" in self.view.owing.values():
            return self._choosing(name)
        if (played := self._played()) is not None:
            return _("{who} has played", who=speech.who(self.status, played))
        if not self.view.owing:
            return name
        return speech.plural("{game}: the robot plays", "{game}: the robots play", self.status.robots, game=name)

    def _played(self) -> int | None:
        """The seat that has played since the message was posted and is asked no more, or None."""
        seat = self.since[-1].seat if self.since else -1
        return seat if seat >= 0 and seat not in self.status.owing else None

    def called(self) -> tuple[int, ...]:
        """The users whom the first line mentions."""
        seats = (self.status.at(seat) for seat in self.mention if seat in self.status.owing)
        return tuple(seat.user for seat in seats if seat.user is not None)

    def _called(self, seat: int) -> str:
        called = f"<@{self.status.at(seat).user}>" if seat in self.mention else speech.called(self.status, seat)
        return f"{speech.mark(seat)}{NB}{called}"

    def _choosing(self, game: str) -> str:
        """Return the question to several players, and who has not answered."""
        owing = self.status.owing
        what = self._question()
        told_of = [seat for seat in owing if seat in self.mention]
        called = " ".join(speech.bracketed(self._called(seat), self._packets(seat)) for seat in told_of)
        said = speech.colon(speech.commas((called, game)), what)
        others = [seat for seat in owing if seat not in told_of]
        if not others or len(self.status.people) == 1:
            return said
        marks = speech.dots(self._waiting(seat) for seat in others)
        if told_of:
            return _("{what}. Others still to choose: {marks}", what=said, marks=marks)
        return _("{what}. Still to choose: {marks}", what=said, marks=marks)

    def _question(self) -> str:
        n, first = self.view.generation, self.view.phase == "setup"
        if self.view.draft and first:
            return _("draft of preludes") if self._dealt_preludes() else _("draft of the first cards")
        if self.view.draft:
            return _("draft for generation {n}", n=n)
        if first and PRELUDE_DECK in self.view.decks:
            return _("corporations, preludes and first cards")
        return _("corporations and first cards") if first else _("research for generation {n}", n=n)

    def _dealt_preludes(self) -> bool:
        """Return whether preludes have been dealt: they are after the first cards where both are drafted."""
        there = self.view.box.decks.get(PRELUDE_DECK, ())
        return bool(there) and self.view.decks[PRELUDE_DECK][0] < len(there)

    def _waiting(self, seat: int) -> str:
        return f"{speech.mark(seat)}{NB}{self._packets(seat)}".strip()

    def _packets(self, seat: int) -> str:
        """Return how many packets wait for a player in a draft, where one answer does not finish it."""
        packs = self.view.seats[seat].packs if self.view.draft else 0
        return speech.plural("{n} packet", "{n} packets", packs) if packs > 1 else ""

    def screen(self) -> Screen:
        """Build the message with its board and its button."""
        asked = next(iter(self.status.owing)) if len(self.status.owing) == 1 else None
        story = _of_this_generation([*self.before, *self.since])
        lines = cut(told(story, self.status, self.known), LONGEST, ROWS)
        explain = "-# " + _("`/help` explains how to play.") if self.view.generation <= 1 else ""
        first = self._first() if self.view.phase == "setup" else []
        unreached = ""
        if self.unreached:
            names = speech.listed([speech.who(self.status, seat) for seat in self.unreached])
            unreached = _("Direct messages do not reach {names}: Play shows the cards here.", names=names)
        return screen(
            text(*lines) if lines else None,
            picture(self.drawn),
            text(
                ratings(self.view, asked),
                speech.last_generation(self.view),
                *speech.away(self.status),
                unreached,
                self._legend(asked),
                *(f"-# {line}" for line in first),
                self._aim(explain=bool(explain)),
                explain,
            ),
            row(open_button(self.status, self.entry)),
            colour=COLOURS[asked] if asked is not None else CALM,
            above=self._above(),
            mentions=self.called(),
        )

    def _first(self) -> list[str]:
        """Return what only the first message says: whose each mark is, and what the table plays."""
        status = self.status
        names = speech.dots(speech.who(status, s.seat) for s in status.seats)
        rules = [in_play(status.rules), *house_rules(status.rules), *goal_lines(status.rules)]
        return [_("**Players** {names}", names=names), *rules] if len(status.seats) > 1 else rules

    def _aim(self, *, explain: bool) -> str:
        """Return what wins, for those who may not know it: for a newcomer once, for who plays alone always and with what is missing."""
        if self.view.options.players == 1:
            return f"-# {self._alone()}" if self.view.phase != speech.FINAL else ""
        if explain and self.status.rules.coached:
            return "-# " + _(
                "Once temperature, oxygen and oceans are complete, the game ends, and the most victory points (VP) win."
            )
        return ""

    def _alone(self) -> str:
        terms = self.view.box.terms
        last, rating = terms["generations"], terms["rating-goal"]
        if rating:
            left = max(0, rating - self.view.seats[0].tr)
            return _(
                "You win with TR {n} at the end of generation {last}: {left} to go.", n=rating, last=last, left=left
            )
        return speech.plural(
            "You win if all parameters are complete by the end of generation {last}: {n} step to go.",
            "You win if all parameters are complete by the end of generation {last}: {n} steps to go.",
            steps_left(self.view),
            last=last,
        )

    def _legend(self, asked: int | None) -> str:
        if asked is None or self.drawn is None or not self.rings:
            return ""
        return "-# " + _("White rings: new since {mark} last played", mark=speech.mark(asked))

    def shrunk(self) -> Screen:
        """Build the message of a past turn, with its log only."""
        below = _("{game} continues below.", game=speech.game_name(self.status))
        lines = cut(told(self.since or self.before, self.status, self.known), LONGEST)
        return screen(text(*(lines or [f"-# {below}"])))


def _of_this_generation(done: Sequence[Done]) -> Sequence[Done]:
    """Return the entries of this generation, because in a solo game one message may stand for the whole game."""
    begun = [i for i, d in enumerate(done) if not d.undone and any(isinstance(e, GenerationBegan) for e in d.news)]
    return done[begun[-1] :] if begun else done


def _chooses_in_thread(view: View, who: str, game: str) -> str:
    return _("{who}, a choice for you in generation {n}", who=who, n=view.generation)


def _chooses_in_channel(view: View, who: str, game: str) -> str:
    return _("{who}, a choice for you in generation {n} of {game}", who=who, n=view.generation, game=game)


def _called_in_thread(view: View, who: str, game: str) -> str:
    if view.phase == "final":
        return _("{who}, your last greeneries", who=who)
    if view.phase == "preludes":
        return _("{who}, your preludes", who=who)
    if phase := speech.phase(view):
        return _("{who}, {phase} in generation {n}", who=who, phase=phase, n=view.generation)
    return _("{who}, your turn in generation {n}", who=who, n=view.generation)


def _called_in_channel(view: View, who: str, game: str) -> str:
    if view.phase == "final":
        return _("{who}, your last greeneries of {game}", who=who, game=game)
    if view.phase == "preludes":
        return _("{who}, your preludes of {game}", who=who, game=game)
    if phase := speech.phase(view):
        return _("{who}, {phase} in generation {n} of {game}", who=who, phase=phase, n=view.generation, game=game)
    return _("{who}, your turn in generation {n} of {game}", who=who, n=view.generation, game=game)


def ratings(view: View, asked: int | None = None) -> str:
    """List the ratings, highest first: `TR ★ 36 · ● 34 passed · …`."""
    said: list[str] = []
    for seat in sorted(view.seats, key=lambda s: -s.tr):
        pair = f"{speech.mark(seat.seat)}{NB}{seat.tr}"
        pair = f"**{pair}**" if seat.seat == asked else pair
        said.append(_("{rating}\u00a0passed", rating=pair) if seat.passed and view.phase == "action" else pair)
    return _("TR {ratings}", ratings=speech.dots(said))


def ended(
    status: Status, by: int | None = None, view: View | None = None, why: str = "", *, quiet: bool = False
) -> Screen:
    """Build the message of a game that was ended by its table or by a server manager, with the standings, or never began.

    If it had begun, everybody who plays is mentioned, unless `quiet`.
    """
    name = speech.game_name(status)
    if not status.started and why == "stale":
        return screen(
            text(
                _(
                    "**{game}** has been closed: nothing has changed here for 7 days. `/game new` creates another.",
                    game=name,
                )
            )
        )
    if not status.started and by is not None:
        return screen(text(_("**{game}** was cancelled by {who} before it began.", game=name, who=f"<@{by}>")))
    if not status.started:
        return screen(text(_("**{game}** was cancelled before it began.", game=name)))
    said, won = (
        _("**{game}** was ended before it was over, as the table decided.", game=name),
        result.unfinished(status),
    )
    if conceded_to(status) is not None or why == "forgotten":
        said = _("**{game}** was ended before it was over.", game=name)
    if by is not None:
        said = _("**{game}** was ended by {who}, a server manager.", game=name, who=f"<@{by}>")
    if view is None:
        return screen(text(said))
    lines = [result.place(status, view, rank, seat) for rank, seat in result.standings(status, view)]
    keys, mentions = Keys(status.id, 0, TABLE), [] if quiet else result.mentioned(status)
    return screen(
        text(*([] if mentions else [said]), won, _("The standings when it ended:"), *lines, result.when_shown(status)),
        row(keys.tap(_("Points"), "points"), keys.tap(_("Hands"), "hands"), keys.tap(_("Everybody"), "everybody")),
        row(keys.tap(_("Log"), "log"), keys.tap(_("Watch again"), "watch")),
        row(keys.tap(_("Play again"), "again", BLUE)),
        above=speech.colon(result.called(status), said) if mentions else "",
        mentions=mentions,
    )


def started(status: Status) -> Screen:
    """Build the message that replaces the lobby: a link to where the game is played."""
    seats = speech.dots(speech.who(status, s.seat) for s in status.seats)
    lines = [f"### {speech.game_name(status)}", _("Started: {seats}", seats=seats)]
    if status.state == "ended":
        return screen(text(*lines, _("Ended before it was over.")), colour=QUIET)
    button = row(*way_to(status)) if status.thread else None
    return screen(text(*lines), button, colour=QUIET)
