"""What a player would begin the game with, from what they can see: the choices of the set-up, played on a game made up for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from engine import changes, tableau
from engine.actions.preludes import PlayPrelude, unplayable
from engine.card import CARDS
from engine.core import Effect, Game, Step
from engine.effects.order import AnyOrder
from engine.journal import CardLost, Entry, Paid, StockChanged
from engine.named import PROJECT_DECK
from engine.payment import proposal
from engine.phases.start import Reveal
from engine.state import Deck, Player, Table
from engine.visible import cards_in

if TYPE_CHECKING:
    from engine.view import Seat, View


class Asked(NamedTuple):
    """Something that a player would have to decide, so that it is not counted: the card, its effect, and the seat."""

    card: int
    effect: Effect
    seat: int


class Beginning(NamedTuple):
    """What a player would begin with."""

    me: Player
    tags: dict[str, int]
    money: tuple[tuple[int, int], ...]
    """What the M€ come from and go to, in order: pairs of a card and an amount; the card 0 stands for the cards bought."""
    asked: tuple[Asked, ...]
    lost: tuple[int, ...]
    """The preludes that could not be played."""
    drawn: int
    """The number of cards drawn."""


def supposed(view: View, *, phase: str = "", active: int | None = None) -> Game:
    """A game in which everything is as the viewer can see it; what they cannot see lies in the decks, in order.

    The hands of others hold as many cards as they do, whichever these are. The phase may be another than it is, and the active player
    another than the viewer.
    """
    known = {*view.hand, *view.looking, *view.drafted, *view.pack}
    known |= {card for seat in view.seats for card in (*seat.played, *seat.events, *seat.hosted)}
    known |= {card for state in (view, *view.seats) for own in state.own.values() for card in cards_in(own)}
    lying = {key: [card for card in cards if card not in known] for key, cards in view.box.decks.items()}
    hands: dict[int, list[int]] = {}
    for seat in view.seats:
        if seat.seat != view.you:
            hands[seat.seat], lying[PROJECT_DECK] = lying[PROJECT_DECK][: seat.hand], lying[PROJECT_DECK][seat.hand :]
    decks = {key: Deck(cards) for key, cards in lying.items()}
    table = Table(
        dict(view.parameters),
        decks,
        tiles=dict(view.tiles),
        claims=dict(view.claims),
        markers=dict(view.markers),
        milestones=dict(view.milestones),
        awards=dict(view.awards),
        policies=list(view.policies),
        outposts=dict(view.outposts),
        generation=view.generation,
        first=view.first,
        active=max(0, view.you) if active is None else active,
        phase=phase or view.phase,
        own={name: state.shown(mine=False) for name, state in view.own.items()},
    )
    return Game("", view.options, view.box, [_player(view, seat, hands) for seat in view.seats], table)


def _player(view: View, seat: Seat, hands: Mapping[int, list[int]]) -> Player:
    mine = seat.seat == view.you
    return Player(
        seat.seat,
        seat.tr,
        dict(seat.stock),
        dict(seat.production),
        seat.corporation,
        hand=list(view.hand) if mine else hands[seat.seat],
        played=list(seat.played),
        events=list(seat.events),
        hosted=dict(seat.hosted),
        resources=dict(seat.resources),
        memo=dict(seat.memo),
        used=list(seat.used),
        next_card=list(seat.next_card),
        passed=seat.passed,
        looking=list(view.looking) if mine else [],
        own={name: state.shown(mine=mine) for name, state in seat.own.items()},
    )


def hindered(view: View, preludes: Sequence[int]) -> dict[int, str]:
    """The preludes that the viewer could not play as things stand, each with the message id of the reason."""
    game = supposed(view)
    me = game.players[view.you]
    return {card: why for card in preludes if (why := unplayable(game, me, card))}


def beginning(view: View, corporation: int, preludes: Sequence[int], bought: Sequence[int]) -> Beginning:
    """What the viewer would begin with after these choices of the set-up, if nobody else played before them.

    `corporation` is 0 while none is chosen. The preludes are played in an order in which as many as possible can be played.
    """
    game = supposed(view)
    me, slots = game.players[view.you], game.box.setup
    for choice, cards in (
        ("corporation", [corporation] if corporation else []),
        ("preludes", preludes),
        ("buy", bought),
    ):
        if cards:
            changes.choose_in_secret(me, choice, [CARDS[card].as_card for card in cards])
    told: list[Entry] = []
    asked: list[Asked] = []
    steps = [slots[slot] for slot in ("revealed",) if slot in slots]
    if corporation or view.you in view.options.beginners:
        steps.append(Reveal())
    for effect in steps:
        happen(game, effect, told, asked)
    left = list(preludes)
    while left:
        card = next((card for card in left if not unplayable(game, me, card)), left[0])
        left.remove(card)
        happen(game, PlayPrelude(card), told, asked)
    lost = tuple(entry.card for entry in told if isinstance(entry, CardLost))
    drawn = len(me.hand) - len(view.hand) - (len(bought) if me.corporation else 0)
    return Beginning(me, tableau.tags(game, me), tuple(_money(told, me)), tuple(asked), lost, drawn)


def happen(game: Game, effect: Effect, told: list[Entry], asked: list[Asked]) -> None:
    """Let an effect happen to the active player of a supposed game, and add to `told` the entries of what comes of it.

    What a player would be asked is left out and added to `asked`, except payments, which are made as they are proposed.
    """
    game.agenda = [Step(game.table.active, effect)]
    seen = len(game.news)
    game.advance()
    told += game.news[seen:]
    while game.pending:
        (seat, decision), *_ = game.pending.items()
        if decision.budget:
            game.answer(seat, [f"{what}={n}" for what, n in proposal(*decision.budget).items() if n])
            told += game.news
            continue
        step = (game.homework.get(seat) or game.agenda).pop()
        assert isinstance(step, Step)
        if isinstance(step.effect, AnyOrder):
            asked += [Asked(each.cause.card, each.effect, each.seat) for each in step.effect.open_steps(game)]
            game.triggered.clear()
        else:
            asked.append(Asked(step.cause.card, step.effect, step.seat))
        seen = len(game.news)
        game.advance()
        told += game.news[seen:]


def _money(told: Sequence[Entry], me: Player) -> Iterator[tuple[int, int]]:
    """The M€ that entries give and take, summed up by card; 0 stands for the cards bought."""
    found: dict[int, int] = {}
    for entry in told:
        if isinstance(entry, StockChanged) and entry.what == "mc" and entry.seat == me.seat:
            found[entry.cause.card] = found.get(entry.cause.card, 0) + entry.n
        elif isinstance(entry, Paid) and entry.seat == me.seat and entry.split.get("mc"):
            found[entry.cause.card] = found.get(entry.cause.card, 0) - entry.split["mc"]
    yield from found.items()
