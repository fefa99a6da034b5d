"""Finished games for tests of replays, played by robots that take some answers back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from bench.simulate import everything
from engine import Game, Options, load, new_game, save, view
from engine.journal import Entry
from engine.robots.greedy import greedy_answer
from engine.robots.random import random_answer
from engine.undo import prepare_undone
from engine.view import ranked, winners
from renderer.replay.course import Course, Line, Moment
from words import log_said

NAMES = ('Ann <b>&"*_', "Ben", "צפרא", "Dmitri", "Eve")


@dataclass(frozen=True)
class Entered:
    """A position that stands, with who answered and what happened since the one before."""

    position: bytes
    seat: int
    news: tuple[Entry, ...]


@cache
def played(options: Options, seed: str) -> tuple[Entered, ...]:
    """A whole game. A tenth of the answers are random, and after some turns the last answers are taken back."""
    game, random = new_game(options, seed), Random(seed)
    found, news = [Entered(save(game), -1, ())], list[Entry]()
    turns = 0
    while not game.over:
        seat = min(game.pending)
        asked = game.pending[seat]
        picks = random_answer(asked, random) if random.random() < 0.1 else greedy_answer(view(game, seat))
        game.answer(seat, picks)
        news += game.news
        following = game.pending.get(seat)
        if following is not None and not following.opens:
            continue
        turns += 1
        if turns % 40 == 0 and not game.over:
            game, news = prepare_undone(game, load(found[-1].position)), []
            continue
        found.append(Entered(save(game), seat, tuple(news)))
        news = []
    return tuple(found)


def great() -> tuple[Entered, ...]:
    """A game of five with everything on Amazonis, with draft."""
    return played(everything(players=5, map="amazonis", draft=True), "a great game")


@cache
def great_course() -> Course:
    """What is watched of it while hands are closed."""
    return course(great())


def course(
    entered: Sequence[Entered], change: Callable[[Game], Game] = lambda game: game, *, hands: bool = False
) -> Course:
    """What is watched of a game, each position changed by `change` first; with `hands` the last hands are shown."""
    moments: list[Moment] = []
    for one in entered:
        public = view(change(load(one.position)), None, afterwards=True)
        told = log_said([entry for entry in one.news if entry.to == -1], NAMES)
        lines = tuple(
            Line(said.text, said.seat, said.concerns, said.kind == "generation", said.stands_alone)
            for said in told
            if said.kind != "score"
        )
        moments.append(Moment(public, one.seat, lines, f"2026-11-{1 + len(moments) // 40:02}"))
    last = load(entered[-1].position)
    seats = len(last.players)
    won = tuple(winners(moments[-1].view))
    return Course(
        "Olympus <i>Rising</i>",
        NAMES[:seats],
        (False,) * (seats - 1) + (True,),
        tuple(moments),
        "Somebody wins",
        tuple((rank, seat.seat) for rank, seat in ranked(moments[-1].view)),
        won,
        {player.seat: tuple(player.hand) for player in last.players} if hands else None,
    )
