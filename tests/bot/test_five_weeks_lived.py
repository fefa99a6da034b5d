"""Five weeks of four people with everything in the box: nobody is stuck, whoever does not come, and nobody is told twice."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest

from bot.tables import Request, Status
from engine.view import View
from tests.bot.calls import Asked, Calls
from tests.bot.looks import EVERYTHING
from tests.bot.players import Presser, Typer
from tests.bot.server import SETTINGS, Server, open_server
from tests.bot.test_absence_lived import Course, founded, vote_message

RELAXED: Final = 24
"""Hours until the first reminder."""
RULES: Final[dict[str, Any]] = {
    "map": "vastitas",
    "corporate_era": True,
    "draft": True,
    "more": EVERYTHING,
    "reminder_hours": RELAXED,
}
WITHOUT_SEARCH: Final = SETTINGS.model_copy(update={"robot_search": False})
"""Stand-ins play by the policy alone: what they play does not matter here, and they would take a third of the time."""
ANN, BEN, CAT, DAN = range(4)
NEVER: Final = 99
AWAY_AT: Final = {ANN: (0,), BEN: (2,), CAT: (4, 5)}
BACK_AT: Final = {ANN: (NEVER,), BEN: (4,), CAT: (5, 6)}
"""The generations in which each of them stops answering, and comes back by Play."""
PAUSES: Final = (0, 4, 9, 16)
"""Hours until the next of them looks at Discord."""
SELDOM: Final = 1.05
"""The most messages that may ask for each answer that is owed, on the average."""


class FiveWeeks(Course):
    """Ann never chooses her first cards, Ben vanishes in a research, Cat comes back twice, Dan plays by orders."""

    def __init__(self, server: Server, game: str, calls: Calls) -> None:
        self.dan = Typer(server, game, "Dan")
        pressers = [Presser(server, game, name) for name in ("Ann", "Ben", "Cat")]
        super().__init__(server, game, calls, dict(enumerate((*pressers, self.dan))))
        self.absences, self.returns = dict.fromkeys(range(4), 0), dict.fromkeys(range(4), 0)
        self.votes: list[Request] = []
        self.begun = server.env.now()

    def gone(self) -> set[int]:
        return {seat for seat, n in self.absences.items() if n > self.returns[seat]}

    async def goes_on(self, status: Status) -> float:
        look = await self.at.bot.services.play.look(self.game, None)
        assert look.view is not None
        self._leave(status, look.view)
        await self._come_back(status)
        here = set(status.owing) - self.gone()
        if DAN not in status.owing:
            await self.dan.prepare()
        elif await self.dan.waits_for_order():
            here -= {DAN}
        if here:
            await self.at.wait(await self.answered(status, here))
            await self.silence(self.random.choice(PAUSES))
            return 61
        if any(status.at(seat).stand_in is None for seat in self.gone() & set(status.owing)):
            await self._decided_by_those_who_are_there()
        return 660

    def _leave(self, status: Status, view: View) -> None:
        for seat, generations in AWAY_AT.items():
            n = self.absences[seat]
            if n == self.returns[seat] and n < len(generations) and seat in status.owing:
                wanted = "research" if seat == BEN else "" if seat == ANN else "action"
                if status.generation >= generations[n] and view.phase.startswith(wanted):
                    self.absences[seat] += 1

    async def _come_back(self, status: Status) -> None:
        for seat in sorted(self.gone()):
            plays = status.at(seat).stand_in is not None
            if plays and status.generation >= BACK_AT[seat][self.returns[seat]]:
                panel = await self.at.click(self.players[seat].name, await self.at.turn(), "open")
                assert "You were away" in panel.words
                self.returns[seat] += 1

    async def _decided_by_those_who_are_there(self) -> None:
        """Nobody presses anything until the bot itself asks the table; then all who are there vote for a robot.

        Where the table has decided before, the stand-in comes back without a vote.
        """
        for _ in range(8 * 24):
            await self.silence(1)
            status = await self.at.bot.services.games.status(self.game)
            open_votes = [r for r in status.requests if r.kind == "absence"]
            if open_votes:
                break
            if all(status.at(seat).stand_in is not None for seat in self.gone() & set(status.owing)):
                return
        else:
            raise AssertionError("the bot does not ask the table")
        self.votes += open_votes
        for seat in sorted(set(self.players) - self.gone()):
            await self.at.click(self.players[seat].name, vote_message(self.at), "vote/robot")
        await self.silence(RELAXED + 1)


def ratio(calls: Calls) -> float:
    """How many messages have asked for each answer that is owed, reminders apart."""
    return sum(q.first for q in calls.asked.values()) / len(calls.asked)


def said_twice(calls: Calls) -> list[Asked]:
    """The questions that were asked by more than one message, reminders apart."""
    return [question for question in calls.asked.values() if question.first > 1]


@pytest.mark.soak
@pytest.mark.timeout(1800)
async def test_four_live_with_a_game_of_everything_for_five_weeks(tmp_path: Path, seeding: SimpleNamespace) -> None:
    seeding.token_hex = lambda n: "five weeks"
    people = "Ann", "Ben", "Cat", "Dan"
    async with open_server(tmp_path / "mars.db", people, pictures=False, settings=WITHOUT_SEARCH) as server:
        calls = Calls(server)
        game = await founded(server, "Ben", "Cat", "Dan", **RULES)
        course = FiveWeeks(server, game, calls)
        await course.until(lambda view: view.over)
        assert server.env.now() - course.begun > timedelta(weeks=5)
        assert course.returns == {ANN: 0, BEN: 1, CAT: 2, DAN: 0}
        assert {vote.user for vote in course.votes} == {None}, "nobody but the bot had to ask"
        assert [vote.facts["seats"] for vote in course.votes] == [[ANN], [ANN, BEN], [ANN, CAT]], (
            "the second time of Cat needs no vote"
        )
        assert server.env.errors == []
        assert calls.in_vain == []
        assert calls.too_often() == []
        assert said_twice(calls) == []
        assert ratio(calls) <= SELDOM
