"""Panels that wait for others say what has happened, and ask Discord for nothing more than that."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

from bot.components import text
from bot.routes.newest import News, Panels
from bot.screen import LatePicture, Screen, picture, screen

NOW = datetime(2026, 1, 1, tzinfo=UTC)
WAITING = Screen((), momentary=True)


class Waiting:
    """A panel that waits for others, in a game with so many entries."""

    def __init__(self, entry: int) -> None:
        self.entry, self.looked, self.says = entry, 0, "Ben plays"
        self.edits: list[str] = []
        self.message: Any = SimpleNamespace(id=3, attachments=[], components=[])
        self.panels = Panels(lambda: NOW)

    async def opened(self) -> None:
        self.interaction: Any = SimpleNamespace(
            user=SimpleNamespace(id=1),
            channel_id=2,
            expires_at=NOW + timedelta(minutes=15),
            is_expired=lambda: False,
            edit_original_response=self._edited,
        )
        await self.panels.opened(self.interaction, self.message, "abc", WAITING)

    async def _edited(self, view: Any, **more: Any) -> Any:
        self.edits.append(str(view.to_components()))
        return self.message

    async def told(self, *entries: int | None) -> None:
        """The bot has sent a message about each of these entries; None: a message of another kind."""
        await asyncio.gather(*(self.panels.told("abc", entry, self._since) for entry in entries))

    async def _since(self, interaction: Any, game: str) -> News:
        self.looked += 1
        await asyncio.sleep(0)
        return News(Screen(screen(text(self.says)).items, momentary=True), self.entry)


async def test_the_first_of_several_messages_about_entries_tells_of_all_of_them() -> None:
    waiting = Waiting(entry=7)
    await waiting.opened()
    await waiting.told(5, 6, 7)
    assert (waiting.looked, len(waiting.edits)) == (1, 1)


async def test_another_message_is_a_reason_to_look_but_not_to_say_the_same_again() -> None:
    waiting = Waiting(entry=7)
    await waiting.opened()
    await waiting.told(7, None)
    assert (waiting.looked, len(waiting.edits)) == (2, 1)
    waiting.says = "The robots are waiting for the table to decide"
    await waiting.told(None)
    assert "the table to decide" in waiting.edits[-1]


async def test_a_panel_that_still_waits_tells_of_the_next_entry() -> None:
    waiting = Waiting(entry=7)
    await waiting.opened()
    await waiting.told(7)
    waiting.entry, waiting.says = 8, "Cat plays"
    await waiting.told(8)
    assert "Cat plays" in waiting.edits[-1]
    assert not waiting.panels.wait("abc", 8)
    assert waiting.panels.wait("abc", 9)


async def test_a_late_picture_does_not_take_the_place_of_what_has_happened() -> None:
    waiting, drawing = Waiting(entry=7), asyncio.get_running_loop().create_future()
    await waiting.opened()
    shown = screen(text("Ben plays"), picture(LatePicture(lambda: drawing)))
    waiting.panels.late.follow(waiting.interaction, waiting.message, 0, shown)
    (late,) = waiting.panels.late._tasks
    await waiting.told(7)
    drawing.set_result(None)
    await late
    assert len(waiting.edits) == 1


class Opening:
    """An interaction that has opened a panel in a place of its own, and counts how often it was asked until when that can be edited."""

    message = None

    def __init__(self, place: int, minutes: int) -> None:
        self.user, self.channel_id = SimpleNamespace(id=place), place
        self.asked, self._until = 0, NOW + timedelta(minutes=minutes)

    @property
    def expires_at(self) -> datetime:
        self.asked += 1
        return self._until


async def test_of_many_panels_those_are_dropped_and_no_others_looked_at_whose_time_is_over() -> None:
    panels, shown = Panels(lambda: NOW), Screen(())
    for_good: Any = [Opening(place, minutes=0 if place < 3 else 15) for place in range(20)]
    for n, interaction in enumerate(for_good):
        message: Any = SimpleNamespace(id=n, attachments=[], components=[])
        if n == 19:  # Play has opened it before all others, and a click has renewed it
            for_good[3].message = SimpleNamespace(id=3)
            panels.used(for_good[3], message, "abc", shown)
        await panels.opened(interaction, message, "abc", shown)
    assert list(panels._newest) == [(n, n) for n in (*range(4, 19), 3, 19)]
    assert all(interaction.asked == 1 for interaction in for_good[:3])
    assert all(interaction.asked == 0 for interaction in for_good[5:])
