"""Annexes in words: what expansions show beside Mars, such as rows of colonies or a senate."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from engine.outposts import Row
from engine.view import View
from words import _, players
from words.catalogue import sentences

Lines = Callable[[View, Sequence[str]], list[str]]
"""Makes the lines of an annex from a view and what players are called."""


class AnnexWords(NamedTuple):
    """The title of an annex, marked with `N_`, its lines in full and in brief, and the keys of the rows of outposts that it shows."""

    title: str
    lines: Lines
    brief: Lines
    rows: tuple[str, ...] = ()


ANNEX_WORDS: Final[dict[str, AnnexWords]] = {}
"""By the name of the expansion; `renderer.annexes.annexes.add_annex` fills it."""


def annexed(view: View) -> dict[str, AnnexWords]:
    """The annexes of a game, in the order of its expansions."""
    return {name: ANNEX_WORDS[name] for name in view.options.expansions if name in ANNEX_WORDS}


def words_of_annex(view: View, names: Sequence[str], key: str) -> str:
    """An annex in words, with names `verbatim`."""
    return "\n".join(ANNEX_WORDS[key].lines(view, players(names)))


def annex_lines(view: View, called: Sequence[str]) -> list[list[str]]:
    """What each annex shows in words, its title first."""
    shown = annexed(view).values()
    titles = [_(words.title) for words in shown]
    return [[f"**{title}**", *words.lines(view, called)] for title, words in zip(titles, shown, strict=True)]


def annex_briefs(view: View, called: Sequence[str]) -> list[str]:
    """What each annex shows, in one line."""
    return [sentences(words.brief(view, called)) for words in annexed(view).values()]


def plain_rows(view: View) -> list[Row]:
    """The rows of outposts that no annex shows."""
    shown = {key for words in annexed(view).values() for key in words.rows}
    return [row for row in view.rows if row.key not in shown]
