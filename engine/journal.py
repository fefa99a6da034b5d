"""Entries: what happened. Every change tells one, public or for one seat alone, and triggers listen to them.

The journal of a game is its entries without the internal ones, which only triggers read. The tags and field names of entries are stored
in the history of games: to rename one, convert the old name in `engine.entry_codec`.
"""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from engine.decision import NO_CAUSE, Cause
from engine.named import PROJECT_DECK


class EntryBase(msgspec.Struct, frozen=True, tag_field="e", tag=str.lower, omit_defaults=True):
    """Base of `Entry` with its first field: the seat that the entry is about, -1 for none."""

    seat: int


class Entry(EntryBase, frozen=True, kw_only=True):
    """One thing that happened to `seat` because of `cause`.

    `by` is the seat that did it, or -1 if `seat` did. `world` says that `seat` only chose what was done for the world, so that it is
    nobody's doing. `to` is the only seat that may read the entry, or -1 if all may.
    Subclasses add fields of their own; `words.entries` has their words. A trigger that listens to a class hears its subclasses too.
    """

    internal: ClassVar[bool] = False
    """Whether only triggers read entries of this class: they are neither shown in the log nor stored, and need no words."""
    shows: ClassVar[bool] = False
    """Whether entries of this class name cards that all have just seen, although these may lie hidden again."""
    cause: Cause = NO_CAUSE
    by: int = -1
    to: int = -1
    world: bool = False

    @property
    def actor(self) -> int:
        """The seat that did what the entry says."""
        return self.seat if self.by < 0 else self.by

    def because(self) -> Cause:
        """The cause for effects that this entry sets off: its card as `trigger`, and for some entries the space."""
        return Cause(trigger=self.cause.card)

    @classmethod
    def kinds(cls) -> list[type[Entry]]:
        """This class and all its subclasses."""
        return [cls, *(kind for child in cls.__subclasses__() for kind in child.kinds())]


# What a player does.


class CardPlayed(Entry, frozen=True, tag="play"):
    """The card of the cause was played."""


class CorporationPlayed(Entry, frozen=True, tag="corporation"):
    """The card of the cause, a corporation, was revealed."""


class ActionUsed(Entry, frozen=True, tag="action"):
    """The action of the card of the cause was used."""


class ProjectUsed(Entry, frozen=True, tag="project"):
    """A standard project was used."""

    key: str


class MilestoneClaimed(Entry, frozen=True, tag="milestone"):
    """A milestone was claimed."""

    key: str


class AwardFunded(Entry, frozen=True, tag="award"):
    """An award was funded."""

    key: str


class Converted(Entry, frozen=True, tag="convert"):
    """Plants were converted to a greenery, or heat to a step of temperature; `what` is the resource."""

    what: str


class Passed(Entry, frozen=True, tag="pass"):
    """The player takes no more turns in this generation."""


class TurnEnded(Entry, frozen=True, tag="end"):
    """The player ended a turn after its first action."""


class Paid(Entry, frozen=True, tag="paid"):
    """A price of `total` M€ was paid; `split` has the pieces of each purse (`payment.purses`). An internal entry follows for each."""

    total: int
    split: dict[str, int]


# Changes of numbers: `n` is the difference, `was` the number before.


class StockChanged(Entry, frozen=True, tag="stock"):
    """A stock of resources grew or shrank."""

    what: str
    n: int
    was: int


class ProductionChanged(Entry, frozen=True, tag="production"):
    """A production grew or shrank, in steps."""

    what: str
    n: int
    was: int


class RatingChanged(Entry, frozen=True, tag="tr"):
    """The terraform rating rose or fell."""

    n: int
    was: int


class CardResourcesChanged(Entry, frozen=True, tag="resources"):
    """The resources on a card grew or shrank."""

    card: int
    n: int
    was: int


class ParameterRaised(Entry, frozen=True, tag="raise"):
    """A global parameter rose, from one value to another."""

    what: str
    was: int
    now: int


class ParameterLowered(Entry, frozen=True, tag="lower"):
    """A global parameter fell, from one value to another."""

    what: str
    was: int
    now: int


# The map.


CLAIM: Final = "claim"
"""What `TilePlaced.marker` says of a space that was reserved for its owner."""


class TilePlaced(Entry, frozen=True, tag="tile"):
    """A tile was placed on a space, or on an area beside the map."""

    tile: str
    space: str
    on_mars: bool = True
    marker: str = ""
    """The kind of the marker that it covers, or `CLAIM`, if there was one."""
    covered: int = -1
    """The seat whose tile it replaces; -1 if there was none, or nobody's."""

    def because(self) -> Cause:
        return Cause(space=self.space, trigger=self.cause.card)


class TileRemoved(Entry, frozen=True, tag="tile-removed"):
    """The tile of `seat`, -1 for nobody's, was taken off a space."""

    tile: str
    space: str


class BonusTaken(Entry, frozen=True, tag="bonus"):
    """The player who placed a tile took the icons printed on the space; other entries say what they brought."""

    space: str
    icons: tuple[str, ...]

    def because(self) -> Cause:
        return Cause(space=self.space)


class NoSpaceLeft(Entry, frozen=True, tag="no-space"):
    """A tile was not placed, because no space was left for it."""

    tile: str


class SpaceClaimed(Entry, frozen=True, tag="claim"):
    """A space was reserved."""

    space: str


class OutpostLaid(Entry, frozen=True, tag="outpost"):
    """An outpost was laid beside the map."""

    outpost: str


class OutpostRemoved(Entry, frozen=True, tag="no-outpost"):
    """An outpost was removed from the game."""

    outpost: str


class SpaceMarked(Entry, frozen=True, tag="mark"):
    """A marker was put on a space, or moved there from the space `start`; it is no tile."""

    marker: str
    space: str
    start: str = ""


class SettlementFounded(Entry, frozen=True, tag="settlement"):
    """A settlement was founded on an outpost beside the map."""

    outpost: str


class MarkerMoved(Entry, frozen=True, tag="marker"):
    """The marker of an outpost moved on its track, from one value to another."""

    outpost: str
    was: int
    now: int


class NeutralTilePlaced(Entry, frozen=True, tag="neutral-tile"):
    """A neutral tile was placed during the set-up."""

    tile: str
    space: str


class PoliciesChanged(Entry, frozen=True, tag="policies"):
    """From now on these policies hold for all players, and no others."""

    keys: tuple[str, ...]


# Cards.


class Drawn(Entry, frozen=True, tag="draw"):
    """`n` cards were drawn to the hand."""

    n: int


class DrawnCards(Entry, frozen=True, tag="drawn"):
    """The cards that came to the hand, for its owner alone."""

    cards: tuple[int, ...]


class Discarded(Entry, frozen=True, tag="discard"):
    """`n` cards were discarded from the hand."""

    n: int


class DiscardedCards(Entry, frozen=True, tag="discarded"):
    """The cards that were discarded from the hand, for its owner alone."""

    cards: tuple[int, ...]


class CardsBought(Entry, frozen=True, tag="bought"):
    """`n` of the cards offered in a research phase were bought."""

    n: int


class LookedAt(Entry, frozen=True, tag="look"):
    """The player looks at `n` cards from a deck, given by its key."""

    n: int
    deck: str = PROJECT_DECK


class Kept(Entry, frozen=True, tag="kept"):
    """`n` of the `of` cards looked at were kept."""

    n: int
    of: int


class CardRevealed(Entry, frozen=True, tag="reveal"):
    """A card from the deck was shown to all and discarded."""

    shows = True
    card: int


class CardLost(Entry, frozen=True, tag="lost-card"):
    """A card, which could not be played, was shown to all and discarded."""

    shows = True
    card: int


class CardsRevealed(Entry, frozen=True, tag="reveal-until"):
    """Cards from the deck were shown to all, one after the other: `cards` came to the hand, `others` cards were `discarded`.

    Older entries only say how many those were.
    """

    shows = True
    cards: tuple[int, ...]
    others: int
    discarded: tuple[int, ...] = ()


class TakenBack(Entry, frozen=True, tag="taken-back"):
    """Played events came back to the hand."""

    shows = True
    cards: tuple[int, ...]


class CardHosted(Entry, frozen=True, tag="host"):
    """A card was laid under another with `n` resources on it."""

    card: int
    n: int


class NextCardChanged(Entry, frozen=True, tag="next-card"):
    """The modifiers of the card of the cause hold for the next card played."""


class Drafted(Entry, frozen=True, tag="drafted"):
    """The card that was kept of a draft pack, for its owner alone."""

    card: int


class DeckRenewed(Entry, frozen=True, tag="reshuffle"):
    """The discard pile of a deck, given by its key, became that deck."""

    deck: str = PROJECT_DECK


class NeutralCardsRevealed(Entry, frozen=True, tag="neutral-cards"):
    """The cards were revealed whose costs determine the spaces of the neutral tiles."""

    shows = True
    cards: tuple[int, ...]


# The course of the game.


class GenerationBegan(Entry, frozen=True, tag="generation"):
    """Generation `n` begins; `seat` is the first player."""

    n: int


class Governed(Entry, frozen=True, tag="governed"):
    """A global parameter is raised by choice: by the first player in the phase `phase`, or by a card for the world (empty).

    Entries of older games name no phase; they were for the world, so that nobody gained anything by it.
    """

    what: str
    phase: str = ""


class Scored(Entry, frozen=True, tag="score"):
    """The final score of a seat: its points by source, and its rank."""

    points: dict[str, int]
    total: int
    rank: int


class Won(Entry, frozen=True, tag="won"):
    """The solo game is won; `goal` is the terraform rating that was asked for, 0 if complete global parameters were."""

    goal: int = 0


class Lost(Entry, frozen=True, tag="lost"):
    """The solo game is lost; `goal` is as in `Won`."""

    goal: int = 0


# What a table corrects by hand; other entries with the cause `CORRECTION` tell the rest.

CORRECTION: Final = Cause(source="correction")
"""The cause of what is corrected by hand."""


class Corrected(Entry, frozen=True, tag="corrected"):
    """The table corrects something by hand, as the seat `asker` asked, -1 if no player did; the seats `agreed` have agreed to it."""

    asker: int = -1
    agreed: tuple[int, ...] = ()


class CurrencyCorrected(Entry, frozen=True, tag="currency-corrected"):
    """A currency of an expansion, given by its key, was corrected."""

    what: str
    n: int
    was: int


class SettlementRemoved(Entry, frozen=True, tag="settlement-removed"):
    """A settlement was taken off an outpost beside the map."""

    outpost: str


class CardCorrected(Entry, frozen=True, tag="card-corrected"):
    """A card of the hand was put into play without what it does, or (`played` is not set) a card in play back into the hand."""

    shows = True
    card: int
    played: bool = False


class UnknownEntry(Entry, frozen=True, tag="unknown"):
    """An entry of a stored game for whose tag, `kind`, there is no class any more."""

    kind: str
