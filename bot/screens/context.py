"""The context of every private screen: a look at the game, with helpers to make buttons and texts of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from bot import speech
from bot.components import BLUE, Keys, Tap, link, row, short, text
from bot.screen import COLOURS, QUIET, Drawn, Screen, picture, screen
from bot.screens.navigation import HOME
from bot.screens.pictures import Artist
from bot.speech import _
from bot.tables import Look, Request, Status
from engine.core import Decision
from engine.view import Seat, View

NAME: Final = 16
"""Letters of a name on a button that says more than the name."""


@dataclass(frozen=True)
class ScreenContext:
    """One person's view of one game, and where its screen appears. `note` is a sentence on top of the next screen."""

    look: Look
    artist: Artist
    note: str = ""
    direct: bool = False
    """Whether the screen is in a direct message, away from the game's thread."""
    parent: str = HOME
    """The route of the screen that Back leads to; empty for a command of somebody without a seat."""
    typed: bool = False
    """Whether a command opened the screen, so that there is no screen to go back to."""
    manages: bool = False
    """Whether the person manages the server and does not play at this table."""
    foot: Sequence[Any] = ()
    """What stands at the end of the next screen."""

    @property
    def status(self) -> Status:
        return self.look.status

    @cached_property
    def keys(self) -> Keys:
        return Keys(self.status.id, self.look.token)

    @cached_property
    def names(self) -> list[str]:
        return speech.names(self.status)

    @property
    def view(self) -> View:
        assert self.look.view is not None
        return self.look.view

    @property
    def seat(self) -> int:
        assert self.look.seat is not None
        return self.look.seat

    @property
    def me(self) -> Seat:
        return self.view.seats[self.seat]

    @property
    def decision(self) -> Decision:
        assert self.look.decision is not None
        return self.look.decision

    @property
    def colour(self) -> int:
        return COLOURS[self.seat] if self.look.seat is not None else QUIET

    def screen(self, *items: Any, colour: int | None = None, above: str = "") -> Screen:
        """Build a screen in the player's colour, between note and foot; in a direct message the game's name stands above."""
        note = [text(self.note)] if self.note else []
        if self.direct and not above:
            above = self.named()
        return screen(note, *items, *self.foot, colour=self.colour if colour is None else colour, above=above)

    def named(self, what: str = "") -> str:
        """Return the game's name with what is asked in it: the first line of a direct message."""
        name = speech.game_name(self.status)
        return _("**{game}**: {question}", game=name, question=what) if what else f"**{name}**"

    def beyond(self) -> str:
        """Return the words for what an undo needs once something hidden has been revealed."""
        if len(self.status.people) > 1:
            return _("After that, an undo needs everybody's consent.")
        return _("After that, an undo shuffles the new cards back in.")

    def tap(self, label: str, what: str, style: Any = None) -> Tap:
        return self.keys.tap(label, what) if style is None else self.keys.tap(label, what, style)

    def back(self, style: Any = None) -> Tap:
        """Return the button Back; what is being composed is kept."""
        return self.tap(_("My panel") if self.typed else _("Back"), self.parent or HOME, style)

    def requests(self, origin: str, *kinds: str) -> list[Tap]:
        """Return buttons to open requests of these kinds, or to make them; their Back leads to `origin`."""
        return [self._request(r, origin) for r in self.status.requests if r.kind in kinds]

    def _request(self, request: Request, origin: str) -> Tap:
        seat = self.status.seat_of(request.user)
        label = _("The host's request") if request.user is not None else _("Open the vote")
        if seat is not None:
            name = short(speech.called(self.status, seat), NAME)
            label = _("{who}'s request", who=f"{speech.mark(seat)} {name}")
        return self.tap(label, f"request/{request.id}@{origin}")

    def seats(self, route: str, here: str = "", order: Sequence[int] = ()) -> list[Tap]:
        """Return a button for each seat, if given in this `order`. Its screen leads back to `here`, or to this screen's own parent."""
        names = {
            s.seat: f"{speech.mark(s.seat)} {short(speech.called(self.status, s.seat), NAME)}"
            for s in self.status.seats
        }
        way = f"@{here}" if here else ""
        return [self.tap(names[seat], self.stays(f"{route}/{seat}{way}")) for seat in order or names]

    def stays(self, route: str) -> str:
        """Return a route to another state of this screen, whose Back leads where this one's does."""
        return f"{route}@{self.parent}" if self.parent else route

    def paged(self, drawn: Sequence[Drawn], route: str, page: int) -> tuple[list[Any], list[Tap]]:
        """Return one of several pictures that together are too high for a screen, and the button to the next one."""
        if len(drawn) < 2:
            return picture(*drawn), []
        page %= len(drawn)
        label = _("Next, {n} of {all}", n=(page + 1) % len(drawn) + 1, all=len(drawn))
        return picture(drawn[page]), [self.tap(label, self.stays(f"{route}/{(page + 1) % len(drawn)}"))]

    def last(self, *taps: Tap) -> Any:
        """Return the last row of a screen for reading: some buttons, and Back where there is a screen to go back to."""
        if self.parent:
            return row(*taps, self.back(BLUE))
        return row(*taps) if taps else None

    def resources(self) -> str:
        """Return the player's stocks with production, and the rating."""
        return speech.dots((speech.resources_line(self.view), speech.rating_at(self.me.tr)))


def linked(status: Status, name: str) -> str:
    """Return a name of a game as a link to where it is played, or the name alone where that place was deleted."""
    return f"[{name}]({_url(status)})" if status.place else name


def asked_beside(view: View, seat: int) -> bool:
    """Return whether a player who owes an answer is asked in the turn of another, such as for the bonus of a colony."""
    return view.phase == "action" and seat != view.active and view.owing.get(seat) != "turn"


def way_to(status: Status) -> list[Any]:
    """Return the button that leads to where a game is played; none where that place was deleted."""
    return [link(_("Open the game"), _url(status))] if status.place else []


def _url(status: Status) -> str:
    return f"https://discord.com/channels/{status.guild or '@me'}/{status.place}"
