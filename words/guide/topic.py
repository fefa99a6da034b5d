"""Topics of the rules: a table of values, to which an expansion adds its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from engine.options import Options
from engine.view import Seat, View
from words.catalogue import _, capital
from words.names import player

Lines = Sequence[str]


class Reader(NamedTuple):
    """Somebody who reads a topic beside a game: what they may know of it, and the players' names by seat."""

    view: View
    names: Sequence[str]

    @property
    def me(self) -> Seat | None:
        """The reader's seat; None for somebody without one."""
        return self.view.seats[self.view.you] if self.view.you >= 0 else None

    def who(self, seat: int) -> str:
        """A player, for texts in which markdown is read."""
        return _("you") if seat == self.view.you else player(seat, self.names)

    def line(self, seat: int, said: str) -> str:
        """What there is to say of a player, as a line of a list."""
        return _("{who}: {said}", who=capital(self.who(seat)), said=said)

    @property
    def solo(self) -> bool:
        return len(self.view.seats) == 1


def nothing(reader: Reader) -> Lines:
    """A topic that has nothing to say of a game."""
    return ()


def any_game(options: Options) -> bool:
    """A topic that belongs to every game."""
    return True


class Topic(NamedTuple):
    """What the rules say about one thing, and what it means in a game as it stands.

    `title` and `hint` are message ids: a heading, and one line for a menu. `rules` and `now` give paragraphs in the reader's
    language; `now` says only what its reader may know, and nothing where there is nothing to say. `of` tells in which games it counts.
    """

    key: str
    title: str
    hint: str
    rules: Callable[[], Lines]
    now: Callable[[Reader], Lines] = nothing
    of: Callable[[Options], bool] = any_game


TOPICS: Final[dict[str, Topic]] = {}
"""In the order in which they are offered."""


def add_topics(*topics: Topic) -> None:
    """Make topics known by their keys; those known already are replaced."""
    TOPICS.update((topic.key, topic) for topic in topics)


def topics_of(options: Options | None) -> list[Topic]:
    """The topics that count in a game with these options; all where there is no game."""
    return [topic for topic in TOPICS.values() if options is None or topic.of(options)]


def bullets(*lines: str) -> str:
    """A list, without its empty lines."""
    return "\n".join(f"- {line}" for line in lines if line)
