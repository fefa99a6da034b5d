"""Collecting what is drawn in advance; meanwhile nothing is read from the file of what was drawn before."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Generic, TypeVar

from renderer.drawing.cache import clear_caches

T = TypeVar("T")


class Recorder(Generic[T]):
    """Collects what decorated functions draw within `recording`."""

    def __init__(self) -> None:
        self.drawn: dict[str, T] | None = None
        """What was drawn within `recording`, by key; None outside of it, when it is read from the file."""

    @contextmanager
    def recording(self) -> Generator[dict[str, T]]:
        """Within the `with` block, collect everything that is drawn, by its key, and read nothing from the file."""
        clear_caches()
        self.drawn = drawn = {}
        try:
            yield drawn
        finally:
            self.drawn = None
            clear_caches()
