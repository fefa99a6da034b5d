"""Research and draft: everybody at once, each in a private lane, revealed together (rulebook, Research phase, Draft variant)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine import changes, prices
from engine.card import CARDS, picked
from engine.core import WAIT, Cause, Decision, Effect, Fork, Game, Wait
from engine.journal import CardsBought, DrawnCards
from engine.named import PROJECT_DECK
from engine.payment import Pay, how_many
from engine.triggers import tell

if TYPE_CHECKING:
    from engine.state import Player

OFFERED: Final = 4
"""Cards offered to each player in a generation."""


class Research(Effect, frozen=True):
    """Deal in table order, then let all choose at once."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        n = len(game.players)
        order = [game.players[(game.table.first + i) % n] for i in range(n)]
        if game.options.draft:
            way = 1 if game.table.generation % 2 == 0 else -1
            seats = tuple(p.seat for p in order)
            lanes = deal_packs(game, OFFERED, seats, way)
            game.together({seat: [*lanes[seat], BuyCards(), PayForCards()] for seat in seats})
        else:
            for p in order:
                changes.offer(game, p, PROJECT_DECK, OFFERED)
            game.together({p.seat: [BuyCards(), PayForCards()] for p in order})
        game.then(Bought(), me.seat)


def deal_packs(game: Game, size: int, seats: tuple[int, ...], way: int) -> dict[int, list[Effect]]:
    """Deal a pack to each seat, as even as the cards last, and say what each drafts."""
    size = min(size, (len(game.table.deck) + len(game.table.discard)) // len(seats))
    for seat in seats:
        changes.deal_pack(game, game.players[seat], size)
    return {seat: [Draft(size, seats, way)] if size else [] for seat in seats}


class DealPacks(Effect, frozen=True):
    """Deal a pack each and let them be drafted; what was kept is looked at afterwards."""

    size: int
    seats: tuple[int, ...]
    way: int

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        game.together(deal_packs(game, self.size, self.seats, self.way))


class Draft(Effect, frozen=True):
    """Keep one card of the pack that lies first, pass the rest on among `seats`, clockwise where `way` is 1."""

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
            changes.pass_on(game.players[following], pack)
            game.barrier()
        if self.left > 1:
            game.then(Draft(self.left - 1, self.seats, self.way), me.seat)
        else:
            changes.end_draft(me)


def passing_order(game: Game) -> tuple[int, ...]:
    """The seats that draft now, in the order in which packs go round; nothing outside a draft."""
    lanes = [lane for node in game.agenda if isinstance(node, Fork) for lane in node.lanes.values()]
    draft = next((step.effect for lane in lanes for step in lane if isinstance(step.effect, Draft)), None)
    return tuple(sorted(draft.seats)[:: draft.way]) if draft else ()


class BuyCards(Effect, frozen=True):
    """Which of the offered cards to buy; private until all have chosen."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        most = how_many(game, me, len(me.looking))
        options = tuple(CARDS[c].as_card for c in me.looking)
        return Decision(me.seat, "buy", options, 0, most, kind="card", ask_always=True, opens=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.choose_in_secret(me, "buy", picks)


class PayForCards(Effect, frozen=True):
    """How to pay for them, where there is a choice; private too."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | None:
        return _bill(game, me).ask(game, me, cause)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.choose_in_secret(me, "pay", picks)


class Bought(Effect, frozen=True):
    """All have chosen: in player order the bought cards go to the hands and are paid for, the rest is discarded."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        # First of all: what the others bought is revealed by the answer that closes the fork, not before it.
        game.barrier()
        n = len(game.players)
        for p in (game.players[(game.table.first + i) % n] for i in range(n)):
            bought = [picked(pick) for pick in p.secret.get("buy", [])]
            _bill(game, p).apply(game, p, Cause(source="research"), p.secret.get("pay", []))
            changes.take_kept(game, p, bought)
            changes.clear_secrets(p)
            tell(game, CardsBought(p.seat, len(bought)))
            tell(game, DrawnCards(p.seat, tuple(bought), cause=Cause(source="research"), to=p.seat))


def _bill(game: Game, me: Player) -> Pay:
    return Pay(prices.term(game, me, "bought-card") * len(me.secret.get("buy", [])))
