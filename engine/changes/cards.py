"""Cards from one zone to another; each is in exactly one before and after."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.card import CARDS
from engine.core import Cause
from engine.journal import (
    CardHosted,
    CardPlayed,
    CardRevealed,
    DeckRenewed,
    Discarded,
    DiscardedCards,
    Drafted,
    Drawn,
    DrawnCards,
    Kept,
    LookedAt,
    NeutralCardsRevealed,
    NextCardChanged,
)
from engine.named import PROJECT_DECK
from engine.triggers import tell

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player


def take_from(game: Game, key: str, n: int) -> list[int]:
    """Take up to `n` cards off the top of a deck; an empty one is made anew from its discards (rulebook, Research phase)."""
    deck = game.table.decks[key]
    taken: list[int] = []
    while len(taken) < n:
        if not deck.cards:
            if not deck.discard:
                break
            deck.cards, deck.discard = deck.discard, []
            game.shuffle(deck.cards)
            tell(game, DeckRenewed(-1, key))
        taken.append(deck.cards.pop())
    if taken:
        game.barrier()
    return taken


def put_away(game: Game, cards: Iterable[int]) -> None:
    """Discard cards face down, each from the deck that it is of; from which zone they come is the caller's to say."""
    decks, deck_of = game.table.decks, game.box.deck_of
    for card in cards:
        decks[deck_of[CARDS[card].kind]].discard.append(card)


def draw(game: Game, me: Player, n: int, cause: Cause) -> None:
    """Draw project cards to the hand; only their owner reads which."""
    cards = take_from(game, PROJECT_DECK, n)
    if not cards:
        return
    me.hand += cards
    tell(game, Drawn(me.seat, len(cards), cause=cause))
    tell(game, DrawnCards(me.seat, tuple(cards), cause=cause, to=me.seat))


def discard(game: Game, me: Player, cards: list[int], cause: Cause) -> None:
    """Discard from the hand, face down."""
    for card in cards:
        me.hand.remove(card)
    put_away(game, cards)
    tell(game, Discarded(me.seat, len(cards), cause=cause))
    tell(game, DiscardedCards(me.seat, tuple(cards), cause=cause, to=me.seat))


def enter_play(game: Game, me: Player, card: int, cause: Cause) -> None:
    """Lay a card from the hand, or from under another, face up or on the pile of events; what held for the next card is used up."""
    if card in me.hosted:
        del me.hosted[card]
    else:
        me.hand.remove(card)
    (me.events if CARDS[card].kind == "event" else me.played).append(card)
    me.next_card.clear()
    me.forget()
    tell(game, CardPlayed(me.seat, cause=cause))


def enter_corporation(game: Game, me: Player, card: int) -> None:
    """Take a corporation of those looked at into play, with the first action that it demands.

    It tells nothing: where it is revealed, that is told before the rest and heard after it.
    """
    if card in me.looking:
        me.looking.remove(card)
    me.corporation = card
    me.played.append(card)
    me.forget()
    if CARDS[card].first:
        me.first_action = card


def host(game: Game, me: Player, card: int, n: int, cause: Cause) -> None:
    """Lay a card from the hand under another, with `n` resources."""
    me.hand.remove(card)
    me.hosted[card] = n
    tell(game, CardHosted(me.seat, card, n, cause=cause))


def change_next_card(game: Game, me: Player, card: int, cause: Cause) -> None:
    """What a card says of the next card holds from now on."""
    me.next_card.append(card)
    me.forget()
    tell(game, NextCardChanged(me.seat, cause=cause))


def look_at(game: Game, me: Player, n: int, cause: Cause) -> None:
    """Look at up to `n` cards from the deck."""
    me.looking = take_from(game, PROJECT_DECK, n)
    tell(game, LookedAt(me.seat, len(me.looking), cause=cause))


def keep(game: Game, me: Player, kept: Sequence[int], cause: Cause) -> None:
    """Take some of the cards looked at to the hand and discard the rest."""
    of = len(me.looking)
    take_kept(game, me, kept)
    tell(game, Kept(me.seat, len(kept), of, cause=cause))
    tell(game, DrawnCards(me.seat, tuple(kept), cause=cause, to=me.seat))


def take_kept(game: Game, me: Player, kept: Sequence[int]) -> None:
    """Some of the cards looked at go to the hand, the rest to their discards; the entries for it are the caller's to tell."""
    put_away(game, [card for card in me.looking if card not in kept])
    me.hand += kept
    me.looking = []


def reveal(game: Game, me: Player, cause: Cause) -> int:
    """Show the top card of the deck to all and discard it; 0 when none is left."""
    found = take_from(game, PROJECT_DECK, 1)
    if not found:
        tell(game, LookedAt(me.seat, 0, cause=cause))
        return 0
    put_away(game, found)
    tell(game, CardRevealed(me.seat, found[0], cause=cause))
    return found[0]


def reveal_for_neutral(game: Game, n: int) -> list[int]:
    """Show and discard cards whose costs say where the tiles of nobody go."""
    cards = take_from(game, PROJECT_DECK, n)
    put_away(game, cards)
    tell(game, NeutralCardsRevealed(-1, tuple(cards)))
    return cards


def offer(game: Game, me: Player, deck: str, n: int) -> None:
    """Deal cards from a deck to be looked at, beside those that are."""
    me.looking += take_from(game, deck, n)


def deal_pack(game: Game, me: Player, size: int) -> None:
    """Deal a pack to draft from; none of no cards."""
    me.packs = [take_from(game, PROJECT_DECK, size)] if size else []


def draft(game: Game, me: Player, card: int) -> list[int]:
    """Keep one card of the pack that lies first, and take the pack away; what is left of it is returned."""
    pack = me.packs.pop(0)
    pack.remove(card)
    me.drafted.append(card)
    tell(game, Drafted(me.seat, card, to=me.seat))
    return pack


def pass_on(me: Player, pack: list[int]) -> None:
    """Put a pack before a player, behind those that wait there."""
    me.packs.append(pack)


def end_draft(me: Player) -> None:
    """What was drafted is looked at."""
    me.looking += me.drafted
    me.drafted = []
