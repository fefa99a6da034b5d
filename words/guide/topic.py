"""The topics of the rules, and the functions with which expansions add theirs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from engine.options import Options
from engine.view import Seat, View
from words.catalogue import _, capital, pgettext
from words.names import player

Lines = Sequence[str]


class Reader(NamedTuple):
    """A reader of a topic in a game: their view of it, and the names of the players by seat."""

    view: View
    names: Sequence[str]

    @property
    def me(self) -> Seat | None:
        """The reader's seat; None for a reader without one."""
        return self.view.seats[self.view.you] if self.view.you >= 0 else None

    def who(self, seat: int) -> str:
        """The name of a player for texts with markdown; `you` for the reader."""
        return pgettext("player in a sentence", "you") if seat == self.view.you else player(seat, self.names)

    def line(self, seat: int, said: str) -> str:
        """An item of a list: a player and a statement about that player."""
        return _("{who}: {said}", who=capital(self.who(seat)), said=said)

    @property
    def solo(self) -> bool:
        return len(self.view.seats) == 1


def nothing(reader: Reader) -> Lines:
    """The `now` of a topic that says nothing about a game."""
    return ()


def any_game(options: Options) -> bool:
    """The `of` of a topic that applies to every game."""
    return True


class Topic(NamedTuple):
    """A topic of the guide: the rules of one subject, and the state of that subject in a game.

    `title` and `hint` are message ids: a heading, and one line for a menu. `rules` and `now` return paragraphs in the reader's language;
    `now` says only what its reader may know, and may be empty. `of` says to which games the topic applies.
    """

    key: str
    title: str
    hint: str
    rules: Callable[[], Lines]
    now: Callable[[Reader], Lines] = nothing
    of: Callable[[Options], bool] = any_game


TOPICS: Final[dict[str, Topic]] = {}
"""All topics, in the order in which they are offered."""


def add_topics(*topics: Topic) -> None:
    """Add topics by their keys; a topic whose key exists replaces the existing topic."""
    TOPICS.update((topic.key, topic) for topic in topics)


def topics_of(options: Options | None) -> list[Topic]:
    """The topics that apply to a game with these options; all topics if `options` is None."""
    return [topic for topic in TOPICS.values() if options is None or topic.of(options)]


def bullets(*lines: str) -> str:
    """A bulleted list of lines; empty lines are left out."""
    return "\n".join(f"- {line}" for line in lines if line)
