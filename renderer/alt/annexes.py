"""Annexes in words: what expansions show beside Mars, such as rows of colonies or a senate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from engine.outposts import Row
from engine.view import View
from words import _, mark, parameter_name, players
from words.catalogue import capital, sentences

Lines = Callable[[View, Sequence[str]], list[str]]
"""Makes the lines of an annex from a view and the names by which players are called."""


class Detail(NamedTuple):
    """One thing of an annex, such as a colony tile, as a replay shows it: its name, which stays the same, and its state, which changes."""

    key: str
    name: str
    text: str = ""
    """The state in words; players are shown by their marks."""
    step: int = 0
    steps: int = 0
    """The length of the marker's track, of which `step` is reached; 0 for a thing without a track."""
    card: int = 0
    """The id of the card that lies there; 0 if there is no card."""
    lit: bool = False
    """Whether the thing is highlighted, as the ruling party is."""


Details = Callable[[View], list[Detail]]
"""Returns the state of an annex, always with its things in the same order."""


class AnnexWords(NamedTuple):
    """The words of an annex: its title, marked with `N_`, its lines in full and in brief, and the keys of the rows of outposts that it
    shows."""

    title: str
    lines: Lines
    brief: Lines
    rows: tuple[str, ...] = ()
    details: Details | None = None


ANNEX_WORDS: Final[dict[str, AnnexWords]] = {}
"""The words of each annex, by the name of the expansion; `renderer.annexes.annexes.add_annex` fills the dictionary."""


def annexed(view: View) -> dict[str, AnnexWords]:
    """The annexes of a game, in the order of its expansions."""
    return {name: ANNEX_WORDS[name] for name in view.options.expansions if name in ANNEX_WORDS}


def details(view: View) -> dict[str, list[Detail]]:
    """The state of each annex, by its expansion; an annex without a function `details` gives its brief lines instead."""
    found: dict[str, list[Detail]] = {}
    for name, words in annexed(view).items():
        if words.details is not None:
            found[name] = words.details(view)
        else:
            told = words.brief(view, [mark(seat.seat) for seat in view.seats])
            found[name] = [Detail(str(i), "", line) for i, line in enumerate(told)]
    return found | {row.key: _row(view, row) for row in plain_rows(view)}


def _row(view: View, row: Row) -> list[Detail]:
    """The state of the outposts of a row that no annex shows."""
    return [
        Detail(
            one.key,
            capital(parameter_name(one.key)),
            " ".join(mark(seat) for seat in view.outposts[one.key].settled),
            view.outposts[one.key].marker,
            one.end,
        )
        for one in row.outposts
    ]


def titles(view: View) -> dict[str, str]:
    """The titles of the annexes and of the rows of outposts, by the keys of `details`."""
    found = {name: _(words.title) for name, words in annexed(view).items()}
    return found | {row.key: capital(parameter_name(row.key)) for row in plain_rows(view)}


def words_of_annex(view: View, names: Sequence[str], key: str) -> str:
    """The text of the annex of the expansion `key`, with the players' names made safe for markdown by `verbatim`."""
    return "\n".join(ANNEX_WORDS[key].lines(view, players(names)))


def annex_lines(view: View, called: Sequence[str]) -> list[list[str]]:
    """For each annex, its title and then its state, as lines of text."""
    shown = annexed(view).values()
    titles = [_(words.title) for words in shown]
    return [[f"**{title}**", *words.lines(view, called)] for title, words in zip(titles, shown, strict=True)]


def annex_briefs(view: View, called: Sequence[str]) -> list[str]:
    """The state of each annex, as one line of text."""
    return [sentences(words.brief(view, called)) for words in annexed(view).values()]


def plain_rows(view: View) -> list[Row]:
    """The rows of outposts that no annex shows."""
    shown = {key for words in annexed(view).values() for key in words.rows}
    return [row for row in view.rows if row.key not in shown]
