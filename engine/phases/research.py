"""Research and draft (rulebook, Research phase and Draft variant).

All players decide at the same time, each in a lane of a fork; what they choose is revealed together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine import changes
from engine.agenda import forks
from engine.card import CARDS, picked
from engine.core import WAIT, Cause, Decision, Effect, Game, Wait
from engine.named import PROJECT_DECK
from engine.payment import Pay, affordable_cards, card_payment
from engine.tableau import in_order, is_solo

if TYPE_CHECKING:
    from engine.state import Player

OFFERED: Final = 4
"""The number of cards offered to each player in a generation."""


class Research(Effect, frozen=True):
    """Deal cards in table order; then all players draft, if the table agreed to, and buy at the same time."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        order = in_order(game)
        if game.options.draft:
            way = 1 if game.table.generation % 2 == 0 else -1
            seats = tuple(p.seat for p in order)
            lanes = deal_packs(game, OFFERED, seats, way)
            game.together({seat: [*lanes[seat], BuyCards(), PayForCards()] for seat in seats})
        else:
            changes.deal_to_choose(game, order, PROJECT_DECK, OFFERED)
            game.together({p.seat: [BuyCards(), PayForCards()] for p in order})
        game.then(Bought(), me.seat)


def deal_packs(
    game: Game, size: int, seats: tuple[int, ...], way: int, deck: str = PROJECT_DECK
) -> dict[int, list[Effect]]:
    """Deal a pack of up to `size` cards to each seat, and return the effects with which each seat drafts.

    If there are too few cards, all packs are smaller. `way` is the direction of passing, as in `Draft`.
    """
    size = changes.deal_packs(game, [game.players[seat] for seat in seats], size, deck)
    return {seat: [Draft(size, seats, way)] if size else [] for seat in seats}


class DealPacks(Effect, frozen=True):
    """Deal a pack to each of `seats` and let them draft; the drafted cards become cards looked at."""

    size: int
    seats: tuple[int, ...]
    way: int
    deck: str = PROJECT_DECK

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        game.together(deal_packs(game, self.size, self.seats, self.way, self.deck))


class Draft(Effect, frozen=True):
    """Keep one card of the first pack that waits, and pass the rest on among `seats`: clockwise if `way` is 1, else (-1) the other way.

    `left` is the number of cards that the seat still has to keep.
    """

    left: int
    seats: tuple[int, ...]
    way: int

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | Wait:
        if not me.packs:
            return WAIT
        return Decision(me.seat, "draft", tuple(CARDS[c].as_card for c in me.packs[0]), kind="card", opens=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        pack = changes.draft(game, me, picked(picks[0]))
        game.keep_lane()
        if pack:
            at = sorted(self.seats)[:: self.way]
            following = at[(at.index(me.seat) + 1) % len(at)]
            changes.pass_pack(game, game.players[following], pack, me)
            game.barrier()
        if self.left > 1:
            game.then(Draft(self.left - 1, self.seats, self.way), me.seat)
        else:
            changes.end_draft(game, me)


def passing_order(game: Game) -> tuple[int, ...]:
    """The seats that draft now, in the order in which packs are passed; empty outside a draft."""
    lanes = [lane for fork in forks(game.agenda) for lane in fork.lanes.values()]
    draft = next((step.effect for lane in lanes for step in lane if isinstance(step.effect, Draft)), None)
    return tuple(sorted(draft.seats)[:: draft.way]) if draft else ()


class BuyCards(Effect, frozen=True):
    """Ask which of the offered cards to buy; the answer is secret until all have chosen."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        most = affordable_cards(game, me, len(me.looking))
        options = tuple([CARDS[c].as_card for c in me.looking])
        return Decision(me.seat, "buy", options, 0, most, kind="card", ask_always=True, opens=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.choose_in_secret(me, "buy", picks)


class PayForCards(Effect, frozen=True):
    """Ask how to pay for the chosen cards, if there is a choice; the answer is secret until all have chosen."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | None:
        return _bill(game, me).ask(game, me, cause)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.choose_in_secret(me, "pay", picks)


class Bought(Effect, frozen=True):
    """After all have chosen, in player order: move the bought cards to the hands, take the payments, and discard the rest."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if not is_solo(game):
            # The barrier comes first: the answer that closes the fork reveals what the others bought, so it cannot be taken back.
            game.barrier()
        for p in in_order(game):
            bought = [picked(pick) for pick in p.secret.get("buy", [])]
            _bill(game, p).apply(game, p, Cause(source="research"), p.secret.get("pay", []))
            changes.buy(game, p, bought)
            changes.clear_secrets(p)


def _bill(game: Game, me: Player) -> Pay:
    return card_payment(game, me, len(me.secret.get("buy", [])))
