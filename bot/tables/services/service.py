"""What all services are made of."""

from __future__ import annotations

from bot.tables.runner import Runner


class Service:
    """The calls of one concern, over the runner that all services share.

    Every method raises `Refused` or `Trouble` and nothing else; where it raises, nothing was changed.

    `interaction` is Discord's interaction id and makes a call idempotent: a second call with the same id changes nothing and
    returns the present state. Where one interaction makes several calls, add a suffix (`f"{id}:2"`).
    `game_id` is the game's short key, `user` a Discord user id; times are time zone aware and in UTC.
    """

    def __init__(self, runner: Runner) -> None:
        self._runner = runner
