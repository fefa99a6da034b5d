"""The entries of the journal that Turmoil brings: delegates, leaders, dominance, governments and global events."""

from __future__ import annotations

from engine.journal import Entry


class DelegatesSent(Entry, frozen=True, tag="delegates"):
    """`n` delegates of the seat joined a party, of which one came from the lobby if `lobby` is set."""

    party: str
    n: int
    lobby: bool = False


class NeutralDelegateSent(Entry, frozen=True, tag="neutral-delegate"):
    """A neutral delegate joined a party."""

    party: str


class DelegateRemoved(Entry, frozen=True, tag="delegate-removed"):
    """A delegate left a party for the reserve of its owner, `seat`, which is -1 for a neutral one."""

    party: str


class LeaderChanged(Entry, frozen=True, tag="leader"):
    """`seat` leads a party now, -1 if a neutral delegate does."""

    party: str


class LeaderLost(Entry, frozen=True, tag="leader-lost"):
    """A party has no delegates any more, and so no leader."""

    party: str


class DominanceMoved(Entry, frozen=True, tag="dominance"):
    """Another party is dominant now."""

    party: str


class GovernmentFormed(Entry, frozen=True, tag="government-formed"):
    """The dominant party rules from now on."""

    party: str


class ChairmanChanged(Entry, frozen=True, tag="chairman"):
    """`seat` is chairman now, -1 if a neutral delegate is."""


class DelegatesReturned(Entry, frozen=True, tag="delegates-returned"):
    """The delegates of the ruling party, except the one who became chairman, are back in the reserves."""

    party: str


class LobbyFilled(Entry, frozen=True, tag="lobby"):
    """Every player who has a delegate in the reserve has one in the lobby."""


class SenateConvened(Entry, frozen=True, tag="senate"):
    """The senate is set up: all delegates are in lobby and reserve, and the chairman is neutral."""


class EventsMoved(Entry, frozen=True, tag="events-moved"):
    """The global events moved on: the cards that are current, coming and distant now, 0 where there is none."""

    current: int
    coming: int
    distant: int


class SenateMet(Entry, frozen=True, tag="senate-met"):
    """The phase of Turmoil begins, in which all lose 1 TR first."""


class EventHappened(Entry, frozen=True, tag="global-event"):
    """The current global event, the card of the cause, happens to all players."""


class ChoicePutOff(Entry, frozen=True, tag="choice-put-off"):
    """The player chooses what the global event does to them before their own next decision."""


class PolicyUsed(Entry, frozen=True, tag="policy"):
    """A player used the policy of the ruling party."""

    party: str
