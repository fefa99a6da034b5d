"""The set-up of a game (rulebook, Setup)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine import changes
from engine.actions.corporations import reveal_corporation
from engine.card import BEGINNER, CARDS, picked
from engine.core import Cause, Decision, Effect, Game, Step
from engine.effects.order import Triggered
from engine.expansions import open_box
from engine.named import CORPORATION_DECK, PROJECT_DECK, RESOURCES
from engine.payment import affordable_cards, card_payment, with_corporation
from engine.phases.generation import RunPhase
from engine.phases.research import DealPacks
from engine.slots import FIRST_PHASE
from engine.state import Deck, Player, Standing, Table
from engine.tableau import in_order

if TYPE_CHECKING:
    from engine.options import Options

CARDS_DEALT: Final = 10
FIRST_PACK: Final = 5
RATING: Final = 20
SOLO_RATING: Final = 14


def new_game(options: Options, seed: str) -> Game:
    """Set up a new game, which waits for the first choices; all randomness in it depends only on `seed`.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(players=3, first=0), seed="seventh of may")
    >>> sorted(game.pending), game.decision(0).key
    ([0, 1, 2], 'corporation')
    """
    box = open_box(options)
    table = Table(
        {key: p.start for key, p in box.parameters.items()},
        {key: Deck(list(cards)) for key, cards in box.decks.items()},
        outposts={o.key: Standing(o.start) for row in box.rows if not row.dealt for o in row.outposts},
        own=box.table_state(),
    )
    rating = SOLO_RATING if options.players == 1 else RATING
    players = [
        Player(
            seat,
            rating + plus,
            production=dict.fromkeys(RESOURCES, options.starting_production),
            own=box.player_state(),
        )
        for seat, plus in enumerate(options.handicap or (0,) * options.players)
    ]
    game = Game(seed, options, box, players, table)
    for deck in table.decks.values():
        game.shuffle(deck.cards)
    if options.first is None:
        seats = list(range(options.players))
        game.shuffle(seats)
        table.first = seats[0]
    else:
        table.first = options.first
    table.active = table.first
    game.agenda.append(Step(table.first, SetUp()))
    game.advance()
    return game


class SetUp(Effect, frozen=True):
    """Run the steps of the set-up that come after the slot `done`, one after the other, and then begin generation 1."""

    done: str = ""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        slots, first = list(game.box.setup), game.table.first
        at = slots.index(self.done) + 1 if self.done else 0
        if at < len(slots):
            game.then(game.box.setup[slots[at]], first)
            game.then(SetUp(slots[at]), first)
        else:
            game.then(RunPhase(FIRST_PHASE), first)


class DealFirstCards(Effect, frozen=True):
    """Deal corporations and the first ten cards in player order; if the table drafts them, deal the cards as two packs."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        order = [p for p in in_order(game) if p.seat not in game.options.beginners]
        changes.deal_to_choose(game, order, CORPORATION_DECK, game.options.corporations)
        if game.options.draft_first and len(order) > 1:
            seats = tuple(p.seat for p in order)
            game.then(DealPacks(FIRST_PACK, seats, -1), me.seat)
            game.then(DealPacks(FIRST_PACK, seats, 1), me.seat)
        else:
            changes.deal_to_choose(game, order, PROJECT_DECK, CARDS_DEALT)


class ChooseTogether(Effect, frozen=True):
    """Let all players make the choices of the box at the same time; a choice that is not `possible` for a player is left out."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        choices = tuple(game.box.choices.values())
        lanes = {p.seat: [e for e in choices if e.possible(game, p, cause) is None] for p in in_order(game)}
        game.together({seat: lane for seat, lane in lanes.items() if lane})


class PlayCorporations(Effect, frozen=True):
    """Reveal and play the corporations, in player order."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for p in in_order(game):
            game.then(Reveal(), p.seat)


class ChooseCorporation(Effect, frozen=True):
    """Ask which of the dealt corporations to play; the answer is secret until all have chosen."""

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return "beginner" if me.seat in game.options.beginners else None

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = tuple(CARDS[c].as_card for c in me.looking if CARDS[c].kind == "corporation")
        return Decision(me.seat, "corporation", options, kind="card", ask_always=True, opens=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.choose_in_secret(me, "corporation", picks)


class ChooseFirstCards(Effect, frozen=True):
    """Ask which of the first ten cards to buy with the corporation's M€; the answer is secret until all have chosen."""

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return "beginner" if me.seat in game.options.beginners else None

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = tuple(CARDS[c].as_card for c in me.looking if game.box.deck_of[CARDS[c].kind] == PROJECT_DECK)
        most = affordable_cards(game, with_corporation(me, picked(me.secret["corporation"][0])), len(options))
        return Decision(me.seat, "buy-first", options, 0, most, "card", ask_always=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.choose_in_secret(me, "buy", picks)


class Reveal(Effect, frozen=True):
    """Reveal a player's corporation, give what it starts with, and take the payment for the cards bought."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        (chosen,) = me.secret.get("corporation", [f"card:{BEGINNER}"])
        bought = [picked(pick) for pick in me.secret.get("buy", [])]
        card = CARDS[picked(chosen)]
        # The barrier comes first: what is told after it is shown before an answer is certain to nobody.
        game.barrier()
        here = Cause(card.id)
        reveal_corporation(game, me, card)
        changes.buy(game, me, bought)
        changes.clear_secrets(me)
        game.then(card_payment(game, me, len(bought)), me.seat, Cause(source="research"))
        for effect in card.play:
            game.then(effect, me.seat, here)
        game.then(Triggered(), me.seat)
