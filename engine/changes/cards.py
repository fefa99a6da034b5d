"""Moving cards from one zone to another; before and after, each card is in exactly one zone."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from msgspec import Struct

from engine import tableau
from engine.card import CARDS
from engine.core import Cause
from engine.internal_entries import (
    CardsOffered,
    CardsPutAway,
    CardsSetAside,
    CardsTaken,
    CardsTurnedUp,
    DraftEnded,
    PackDealt,
    PackPassed,
)
from engine.journal import (
    CardHosted,
    CardLost,
    CardPlayed,
    CardRevealed,
    CardsBought,
    CardsRevealed,
    CorporationPlayed,
    DeckRenewed,
    Discarded,
    DiscardedCards,
    Drafted,
    Drawn,
    DrawnCards,
    Entry,
    Kept,
    LookedAt,
    NeutralCardsRevealed,
    NextCardChanged,
    TakenBack,
)
from engine.named import PROJECT_DECK
from engine.reactions import tell
from engine.visible import zones

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player


def take_from(game: Game, key: str, n: int, seat: int = -1) -> list[int]:
    """Take up to `n` cards off the top of the deck `key`; the caller puts them into a zone. `seat` is who takes them, -1 for nobody.

    An empty deck is made anew from its discard pile, shuffled (rulebook, Research phase), unless these cards have left the game, as
    corporations and preludes have that nobody took (rulings r040, r659). Undo goes back no further than this.
    """
    game.before_draw()
    deck = game.table.decks[key]
    taken: list[int] = []
    while len(taken) < n:
        if not deck.cards:
            if not deck.discard or key not in game.box.renewed:
                break
            deck.cards, deck.discard = deck.discard, []
            game.shuffle(deck.cards)
            tell(game, DeckRenewed(-1, key))
        taken.append(deck.cards.pop())
    if taken:
        game.barrier()
        tell(game, CardsTaken(seat, key, len(taken)))
    return taken


def put_on_discard_piles(game: Game, cards: Collection[int], seat: int = -1) -> None:
    """Put cards on the discard piles of their decks; the caller takes them from their zone. `seat` is whose they were, -1 for nobody's."""
    decks, deck_of = game.table.decks, game.box.deck_of_card
    for card in cards:
        decks[deck_of[card]].discard.append(card)
    if cards:
        tell(game, CardsPutAway(seat, len(cards)))


def draw(game: Game, me: Player, n: int, cause: Cause) -> None:
    """Draw project cards to the hand; all read how many, only the owner reads which."""
    cards = take_from(game, PROJECT_DECK, n, me.seat)
    if not cards:
        return
    me.hand += cards
    tell(game, Drawn(me.seat, len(cards), cause=cause))
    tell(game, DrawnCards(me.seat, tuple(cards), cause=cause, to=me.seat))


def discard(game: Game, me: Player, cards: list[int], cause: Cause, by: Player | None = None) -> None:
    """Discard cards from the hand, face down; all read how many, only the owner reads which. `by` is who does it, if not `me`."""
    for card in cards:
        me.hand.remove(card)
    put_on_discard_piles(game, cards, me.seat)
    tell(game, Discarded(me.seat, len(cards), cause=cause, by=-1 if by is None or by is me else by.seat))
    tell(game, DiscardedCards(me.seat, tuple(cards), cause=cause, to=me.seat))


def enter_play(game: Game, me: Player, card: int, cause: Cause) -> None:
    """Move a card from the hand, or from where else it lies with the player, into play: face up, or on the pile of events.

    What changed the next card played (`Player.next_card`) is used up.
    """
    _leave(me, card)
    if CARDS[card].kind == "event":
        me.events.append(card)
    else:
        me.played.append(card)
        me.clear_caches(keep=tableau.unchanged_by(CARDS[card]))
    use_up_next_card(me)
    tell(game, CardPlayed(me.seat, cause=cause))


def _leave(me: Player, card: int) -> None:
    """Take a card that is not in play out of its zone; raises `LookupError` if the player has no such card."""
    if card in me.hosted:
        del me.hosted[card]
        return
    if card in me.hand:
        me.hand.remove(card)
        return
    states: list[Struct] = [me, *me.own.values()]
    for state in states:
        for name, _shown, _zone in zones(type(state)):
            pile = getattr(state, name)
            if name not in ("played", "events") and card in pile:
                pile.remove(card)
                return
    raise LookupError(f"seat {me.seat} does not have card {card}")


def lose_card(game: Game, me: Player, card: int, cause: Cause) -> None:
    """Discard a card that cannot be played, for all to see, from wherever it lies with the player."""
    _leave(me, card)
    put_on_discard_piles(game, [card], me.seat)
    tell(game, CardLost(me.seat, card, cause=cause))


def enter_corporation(game: Game, me: Player, card: int) -> None:
    """Move a corporation from the cards looked at into play, and note that it demands a first action, even one that is impossible now.

    A player who has a corporation already has both from now on; `Player.corporation` is the first.
    """
    if card in me.looking:
        me.looking.remove(card)
    me.corporation = me.corporation or card
    me.played.append(card)
    me.clear_caches()
    if CARDS[card].first:
        if me.first_action:
            me.first_actions.append(card)
        else:
            me.first_action = card
    tell(game, CorporationPlayed(me.seat, cause=Cause(card)))


def take_back(game: Game, me: Player, cards: Sequence[int], cause: Cause) -> None:
    """Take played events back into the hand, where they forget what they did; all know which they are."""
    for card in cards:
        me.events.remove(card)
        me.memo.pop(card, None)
    me.hand += cards
    if cards:
        tell(game, TakenBack(me.seat, tuple(cards), cause=cause))


def give_event(game: Game, me: Player, card: int, to: Player, entry: Entry) -> None:
    """Give an event that was just played to another player, on whose pile it counts from now on; the entry tells of it."""
    me.events.remove(card)
    to.events.append(card)
    tell(game, entry)


def turn_face_down(game: Game, me: Player, card: int, entry: Entry) -> None:
    """Turn a card in play face down, which the entry tells: it joins the events, and its tags and rules do not count."""
    me.played.remove(card)
    me.events.append(card)
    me.clear_caches()
    tell(game, entry)


def host_card(game: Game, me: Player, card: int, n: int, cause: Cause) -> None:
    """Lay a card from the hand under another card, with `n` resources on it."""
    me.hand.remove(card)
    me.hosted[card] = n
    tell(game, CardHosted(me.seat, card, n, cause=cause))


def use_up_next_card(me: Player) -> None:
    """End what earlier cards changed for the next card played (`Player.next_card`); this tells no entry."""
    if me.next_card:
        me.next_card.clear()
        me.clear_caches()


@contextmanager
def as_if_played(me: Player, card: int) -> Generator[None]:
    """Suppose for a moment that a card is in play and its modifiers hold for the next card, to find out what would be possible then."""
    seen = card in me.played
    if not seen:
        me.played.append(card)
    me.next_card.append(card)
    me.clear_caches()
    try:
        yield
    finally:
        if not seen:
            me.played.remove(card)
        me.next_card.remove(card)
        me.clear_caches()


def change_next_card(game: Game, me: Player, card: int, cause: Cause) -> None:
    """Let the modifiers of a card that was just played hold for the next card that the player plays."""
    me.next_card.append(card)
    me.clear_caches()
    tell(game, NextCardChanged(me.seat, cause=cause))


def look_at(game: Game, me: Player, n: int, cause: Cause, deck: str = PROJECT_DECK) -> None:
    """Let a player look at up to `n` cards from a deck."""
    me.looking = take_from(game, deck, n, me.seat)
    tell(game, LookedAt(me.seat, len(me.looking), deck, cause=cause))


def keep_looked_at(game: Game, me: Player, kept: Sequence[int], cause: Cause) -> None:
    """Move some of the cards looked at to the hand, and discard the rest."""
    of = len(me.looking)
    _take(game, me, kept)
    tell(game, Kept(me.seat, len(kept), of, cause=cause))
    tell(game, DrawnCards(me.seat, tuple(kept), cause=cause, to=me.seat))


def buy(game: Game, me: Player, bought: Sequence[int]) -> None:
    """Move the cards bought of those offered to the hand, and discard the rest; the payment is apart."""
    _take(game, me, bought)
    tell(game, CardsBought(me.seat, len(bought)))
    tell(game, DrawnCards(me.seat, tuple(bought), cause=Cause(source="research"), to=me.seat))


def _take(game: Game, me: Player, kept: Sequence[int]) -> None:
    put_on_discard_piles(game, [card for card in me.looking if card not in kept], me.seat)
    me.hand += kept
    me.looking = []


def reveal(game: Game, me: Player, cause: Cause) -> int:
    """Show the top project card of the deck to all, discard it and return it; 0 if no card is left."""
    found = take_from(game, PROJECT_DECK, 1, me.seat)
    if not found:
        tell(game, LookedAt(me.seat, 0, cause=cause))
        return 0
    put_on_discard_piles(game, found, me.seat)
    tell(game, CardRevealed(me.seat, found[0], cause=cause))
    return found[0]


def reveal_until(game: Game, me: Player, n: int, fits: Callable[[int], bool], cause: Cause) -> None:
    """Reveal cards of the deck to all until `n` of them fit, or no card is left: those come to the hand, the others are discarded."""
    kept: list[int] = []
    others: list[int] = []
    while len(kept) < n and (found := take_from(game, PROJECT_DECK, 1, me.seat)):
        (kept if fits(found[0]) else others).extend(found)
    me.hand += kept
    put_on_discard_piles(game, others, me.seat)
    tell(game, CardsRevealed(me.seat, tuple(kept), len(others), tuple(others), cause=cause))


def reveal_for_neutral(game: Game, n: int) -> list[int]:
    """Show `n` project cards to all and discard them; their costs determine the spaces of the neutral tiles."""
    cards = take_from(game, PROJECT_DECK, n)
    put_on_discard_piles(game, cards)
    tell(game, NeutralCardsRevealed(-1, tuple(cards)))
    return cards


def _deal(game: Game, key: str, n: int, piles: Mapping[int, list[int]]) -> int:
    """Deal cards off a deck to the piles of several seats, in their order: `n` to each, or as many to all as there are for all.

    Where the deck has to be made anew meanwhile, they are dealt one by one in turn (rulings r163, r164). Return how many each got.
    """
    deck = game.table.decks[key]
    there = len(deck.cards) + (len(deck.discard) if key in game.box.renewed else 0)
    n = min(n, there // max(1, len(piles)))
    at_once = n if n * len(piles) <= len(deck.cards) else 1
    for _ in range(n // max(1, at_once)):
        for seat, pile in piles.items():
            pile += take_from(game, key, at_once, seat)
    return n


def deal_to_choose(game: Game, players: Sequence[Player], deck: str, n: int) -> None:
    """Deal equally many cards from a deck to several players, up to `n` to each, added to the cards looked at."""
    n = _deal(game, deck, n, {me.seat: me.looking for me in players})
    for me in players:
        tell(game, CardsOffered(me.seat, deck, n))


def discard_looked_at(game: Game, me: Player, cards: Collection[int]) -> None:
    """Discard some of the cards looked at."""
    me.looking = [card for card in me.looking if card not in cards]
    put_on_discard_piles(game, cards, me.seat)


def set_aside(game: Game, me: Player, cards: Sequence[int], zone: list[int]) -> None:
    """Move some of the cards looked at to a zone in the state that an expansion keeps for the player."""
    me.looking = [card for card in me.looking if card not in cards]
    zone += cards
    tell(game, CardsSetAside(me.seat, len(cards)))


def discard_from(game: Game, me: Player, zone: list[int], card: int, entry: Entry) -> None:
    """Discard a card face down from a zone in the state that an expansion keeps for the player; the entry tells of it."""
    zone.remove(card)
    put_on_discard_piles(game, [card], me.seat)
    tell(game, entry)


def show_zone(game: Game, me: Player, hidden: list[int], shown: list[int]) -> None:
    """Move all cards of a hidden zone of the player to one that everybody sees."""
    if hidden:
        game.barrier()
    shown += hidden
    hidden.clear()
    tell(game, CardsTurnedUp(me.seat, len(shown)))


def deal_packs(game: Game, players: Sequence[Player], size: int, deck: str = PROJECT_DECK) -> int:
    """Deal a draft pack to each of several players, all of up to `size` cards; return the size of all, 0 if there are no packs."""
    for me in players:
        me.packs = [[]]
    size = _deal(game, deck, size, {me.seat: me.packs[0] for me in players})
    for me in players:
        if not size:
            me.packs = []
        tell(game, PackDealt(me.seat, size))
    return size


def draft(game: Game, me: Player, card: int) -> list[int]:
    """Keep one card of the first pack that waits before a player, and return the rest of that pack."""
    pack = me.packs.pop(0)
    pack.remove(card)
    me.drafted.append(card)
    tell(game, Drafted(me.seat, card, to=me.seat))
    return pack


def pass_pack(game: Game, me: Player, pack: list[int], by: Player) -> None:
    """Put a draft pack before a player, behind those that wait there; `by` is who passes it on."""
    me.packs.append(pack)
    tell(game, PackPassed(me.seat, len(pack), by=by.seat))


def end_draft(game: Game, me: Player) -> None:
    """Move the drafted cards to the cards looked at."""
    drafted, me.drafted = me.drafted, []
    me.looking += drafted
    tell(game, DraftEnded(me.seat, len(drafted)))
