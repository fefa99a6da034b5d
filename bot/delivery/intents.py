"""The messages that the outbox sends."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from bot.store.destination import Destination

IntentKind = Literal[
    "lobby",
    "turn",
    "log",
    "struck",
    "prompt",
    "reminder",
    "nudge",
    "digest",
    "invite",
    "call",
    "result",
    "points",
    "replay",
    "hindsight",
    "request",
    "ended",
    "downtime",
    "removal",
    "moved",
]
"""The kinds of messages, as `Intent` describes them."""


@dataclass(frozen=True, slots=True)
class Intent:
    """A message for the outbox to send. Its words are made when it is sent, from the newest state.

    | kind | destination | message |
    |---|---|---|
    | lobby | game | post or edit the lobby message (`status.lobby_message`); after the start it becomes a link; `payload`: `anew` |
    | turn | game | a new public message; `payload`: `seats` to mention, `choose` (a fork is open), `quiet` (no mention) |
    | log | game | edit the turn message, without a mention: `entry` of the history was added, or a direct message did not arrive |
    | struck | game | strike through the undone `entries` (`payload`) in an older message about a turn |
    | prompt | user | direct message: asked to choose in a fork; `payload`: `seat`, `token` (of the engine) |
    | reminder | user | direct message; `payload`: `dues` (game, seat, token, since, count and poker of each), `count` |
    | nudge | user | direct message: only the end of the turn is missing; `payload`: `seat`, `since` |
    | digest | user | direct message to somebody who follows the game: how it stands when a generation begins, or at the end |
    | invite | user | direct message to somebody for whom a seat is reserved, since the lobby fits with what they wished for |
    | digest | channel | the same in a channel of the game's server, which a manager has chosen |
    | call | game | mentions the role that the server has named, once a lobby; nothing if the lobby is full or gone by then |
    | result | game | the final score; mentions all once; `payload`: `quiet` (no mention) |
    | points | game | add the picture to the final score, which could only be sent without; `payload`: the `message` |
    | request | game | a request to the table (`payload`: `request`): mentions the others once, later its message is edited |
    | replay | game | the replay of a game that is over, as a file; `payload`: the `message` to edit, after a name was forgotten |
    | downtime | game | the host will stop the bot; `payload`: `begins`, `until`, as ISO 8601 |
    | removal | game | delete what is not true any more; `payload`: the `message` |
    | hindsight | game | the best and worst decisions of a `seat`, which its player shows; `payload`: also the `message` to edit |
    | moved | game | the game goes on with another bot; `payload`: `place`, `guild`, and the messages that are `untrue` now |
    | ended | game | the game was ended or cancelled; `payload`: `by`, the user who did so alone, or None; `quiet` (no mention) |
    """

    id: int
    destination: Destination
    kind: IntentKind
    game: str
    entry: int | None
    payload: dict[str, Any] = field(default_factory=dict)
    attempts: int = 0
    replaces: int | None = None
    """The Discord message of an earlier prompt about the same draft or research, which this one replaces."""
    nonce: str = ""
    """Equal in every attempt to send it, so that Discord deduplicates for some minutes what was sent before a crash."""
    tried_from: datetime | None = None
    """Since when the message may be there already, where an attempt has ended without a result, as in a crash; else None."""
    others: frozenset[int] = frozenset()
    """The messages that others have sent to the same destination since then."""

    @property
    def of_position(self) -> bool:
        """Whether the message shows the position of the game. A reminder is of others as well, and leaves out what cannot be read."""
        return self.kind not in ("lobby", "invite", "call", "request", "ended", "downtime", "removal", "reminder")
