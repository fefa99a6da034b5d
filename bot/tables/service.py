"""The door of the tables: everything that the Discord side may ask and do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

from bot.store import Store
from bot.tables.values import Done, Ending, Look, Plan, Rules, Status


class Tables:
    """All games of this bot. Every method raises `Refused` or `Trouble` and nothing else; nothing is changed then.

    `interaction` is Discord's interaction id: whatever arrives twice with the same one is applied once, and the second call
    answers with the present state. Where one interaction makes several calls, add a suffix (`f"{id}:2"`).
    `game_id` is the short key, `user` a Discord user id; times are aware and in UTC.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], datetime],
        grace_seconds: float = 60,
        reminder_hours: float = 12,
        nudge: Callable[[], None] = lambda: None,
    ) -> None:
        """`nudge` is called after each commit that left something to be said: give `outbox.nudge`."""
        raise NotImplementedError

    async def close(self) -> None:
        """Wait until what is under way is committed; afterwards every call is refused. The store is closed by who opened it."""
        raise NotImplementedError

    # --- lobby -------------------------------------------------------------------------------------------------------

    async def found(
        self, guild: int, channel: int, host: int, host_name: str, name: str = "", rules: Rules | None = None, interaction: str | None = None
    ) -> Status:
        """Open a lobby with the host in the first seat; its message follows through the outbox (kind lobby)."""
        raise NotImplementedError

    async def join(self, game_id: str, user: int, name: str) -> Status:
        """Take the lowest free seat; refused: already-started, already-seated, lobby-full."""
        raise NotImplementedError

    async def leave(self, game_id: str, user: int) -> Status:
        """Leave the lobby; a leaving host hands over to who joined first, the last one out cancels it."""
        raise NotImplementedError

    async def configure(self, game_id: str, user: int, changes: Mapping[str, Any]) -> Status:
        """Change rules (fields of `Rules`) or the `name`; refused: only-host, already-started, seats-taken, bad-option."""
        raise NotImplementedError

    async def start(self, game_id: str, user: int) -> Status:
        """Deal; refused: only-host, already-started, too-few-players. First is who of the table won here last, else drawn."""
        raise NotImplementedError

    async def cancel(self, game_id: str, user: int, manage_guild: bool = False) -> Status:
        """Close a lobby; refused: only-host, already-started."""
        raise NotImplementedError

    # --- looking -----------------------------------------------------------------------------------------------------

    async def look(self, game_id: str, user: int | None = None) -> Look:
        """The game as `user` may see it, with what they are composing; as anybody may for None or a stranger."""
        raise NotImplementedError

    async def status(self, game_id: str) -> Status:
        """Seats, rules, who owes an answer."""
        raise NotImplementedError

    async def games_of(self, user: int, finished: bool = False) -> tuple[Status, ...]:
        """The games in which `user` sits: those that wait for them first, longest first, then the others, newest first."""
        raise NotImplementedError

    async def games_in(self, place: int) -> tuple[Status, ...]:
        """Lobbies and running games of this thread or channel, newest first; also the last finished one where none runs."""
        raise NotImplementedError

    async def lobbies(self, guild: int) -> tuple[Status, ...]:
        """Open lobbies of a server, newest first."""
        raise NotImplementedError

    async def story(self, game_id: str, user: int | None = None, before: int | None = None, limit: int = 50) -> tuple[Done, ...]:
        """The history as `user` may read it, newest first, the undone included; `before` pages on from an entry's number."""
        raise NotImplementedError

    # --- playing -----------------------------------------------------------------------------------------------------

    async def pick(
        self, game_id: str, user: int, token: int | None, picks: Sequence[str], interaction: str, confirmed: bool = False
    ) -> Look:
        """Answer what `look` asked: one more choice of the action in the making, committed with its last choice.

        `token` is `look.token`; None (slash commands) answers whatever is asked now. With `Look.confirm` nothing was applied:
        the pick would reveal something hidden, call again with `confirmed`. Screens that are a confirmation themselves
        (Buy, Keep, Pass for generation 8, Play for) give `confirmed` at once. A stale token is refused with the fresh look.
        """
        raise NotImplementedError

    async def compose(
        self, game_id: str, user: int, token: int | None, steps: Sequence[Sequence[str]], interaction: str, confirmed: bool = False
    ) -> Look:
        """Several picks at once, as by `/play card: space:`; all or nothing, `unfinished` when an action ends before the last."""
        raise NotImplementedError

    async def take_back(self, game_id: str, user: int, token: int | None = None) -> Look:
        """Drop the last pick of what is being composed."""
        raise NotImplementedError

    async def drop(self, game_id: str, user: int, token: int | None = None) -> Look:
        """Drop all that is being composed."""
        raise NotImplementedError

    async def reopen(self, game_id: str, user: int, interaction: str) -> Look:
        """Change one's answer in an open fork (research, corporation), before the reveal."""
        raise NotImplementedError

    async def undo_plan(self, game_id: str, user: int) -> Plan:
        """What `user` could take back alone, and what stands behind the barrier."""
        raise NotImplementedError

    async def undo(self, game_id: str, user: int, steps: int, interaction: str) -> Look:
        """Take back own committed actions up to the barrier; what was not yet announced never will be."""
        raise NotImplementedError

    async def tell_now(self, game_id: str, user: int) -> Look:
        """End the grace after one's own turn: the next player is told at once."""
        raise NotImplementedError

    # --- ending ------------------------------------------------------------------------------------------------------

    async def end_request(self, game_id: str, user: int, manage_guild: bool = False) -> Ending:
        """Ask to end a running game: its founder needs the consent of all others, Manage Server ends it at once."""
        raise NotImplementedError

    async def end_vote(self, game_id: str, user: int, agree: bool) -> Ending:
        """Consent to an open request to end the game, or refuse, which closes the request."""
        raise NotImplementedError

    # --- what the Discord side learned -------------------------------------------------------------------------------

    async def settled_in(self, game_id: str, thread: int) -> None:
        """The game got its own thread."""
        raise NotImplementedError

    async def posted(self, game_id: str, kind: str, message: int) -> None:
        """A lobby or turn message was posted by other means than the outbox (`Sent` of the outbox records it itself)."""
        raise NotImplementedError

    async def set_locale(self, user: int, locale: str) -> None:
        """Remember a member's language, for messages made without an interaction."""
        raise NotImplementedError

    async def locale(self, user: int) -> str | None:
        """The language last seen of a member."""
        raise NotImplementedError
