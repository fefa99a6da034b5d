"""Internal entries: changes that cards may react to, but that no player has to read about; they have no words and are not stored."""

from __future__ import annotations

from engine.journal import CardResourcesChanged, Entry, StockChanged, TilePlaced
from engine.named import Span


class StockPaid(StockChanged, frozen=True, tag="stock-paid"):
    """A stock shrank because it was used in a payment, which a `Paid` tells as a whole."""

    internal = True


class CardResourcesPaid(CardResourcesChanged, frozen=True, tag="card-resources-paid"):
    """Resources on a card were used in a payment."""

    internal = True


class CurrencyPaid(Entry, frozen=True, tag="currency-paid"):
    """A currency of an expansion, given by its key, was used in a payment; `n` is negative."""

    internal = True
    what: str
    n: int
    was: int


class TileFound(TilePlaced, frozen=True, tag="tile-found"):
    """A neutral tile lies on the map while a corporation is revealed, which reacts to it as to one that is placed then."""

    internal = True


class NeutralLost(Entry, frozen=True, tag="neutral-lost"):
    """The neutral opponent of the solo game, seat -1, lost something to the player `by`; what it has is not counted."""

    internal = True


class PlaceNoted(Entry, frozen=True, tag="place-noted"):
    """A card of the player remembers something, such as the space of its tile."""

    internal = True
    card: int
    what: str


class CardsTaken(Entry, frozen=True, tag="cards-taken"):
    """`n` cards were taken off the top of a deck, given by its key."""

    internal = True
    deck: str
    n: int


class CardsPutAway(Entry, frozen=True, tag="put-away"):
    """`n` cards were put on the discard piles of their decks, from whatever zone; `Discarded` tells of those from a hand."""

    internal = True
    n: int


class CardsSetAside(Entry, frozen=True, tag="set-aside"):
    """`n` of the cards looked at were laid aside, into the state of an expansion."""

    internal = True
    n: int


class CardsTurnedUp(Entry, frozen=True, tag="turned-up"):
    """`n` cards that the player had laid aside are seen by all from now on."""

    internal = True
    n: int


class CardsOffered(Entry, frozen=True, tag="offer"):
    """`n` cards of a deck were dealt to the player to choose from."""

    internal = True
    deck: str
    n: int


class PackDealt(Entry, frozen=True, tag="pack"):
    """A draft pack of `n` cards was dealt to the player."""

    internal = True
    n: int


class PackPassed(Entry, frozen=True, tag="pack-passed"):
    """A draft pack of `n` cards was passed on to the player, by the one before."""

    internal = True
    n: int


class DraftEnded(Entry, frozen=True, tag="draft-end"):
    """The player has drafted `n` cards, and may buy some of them."""

    internal = True
    n: int


class PhaseBegan(Entry, frozen=True, tag="phase"):
    """The phase `key` begins."""

    internal = True
    key: str


class TurnBegan(Entry, frozen=True, tag="turn"):
    """The player has the turn."""

    internal = True


class Rested(Entry, frozen=True, tag="rest"):
    """What holds for one generation ended for the player: used actions may be used again."""

    internal = True


class GoalJudged(Entry, frozen=True, tag="judged"):
    """It was seen whether the goal of the solo game is reached; the last greeneries follow."""

    internal = True
    reached: bool


class CardReacted(Entry, frozen=True, tag="reacted"):
    """A card did what it does only once in a span."""

    internal = True
    card: int
    span: Span


class SpanBegan(Entry, frozen=True, tag="span"):
    """A new action or turn began: cards of the player may do again what they do only once in it."""

    internal = True
    span: Span
