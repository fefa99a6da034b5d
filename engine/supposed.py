"""Supposed games: what a viewer sees made into a game, on which effects are tried; what would be asked is left open."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from engine import changes, tableau
from engine.bounds import bound_of
from engine.codec import copy_game
from engine.core import Cause, Effect, Game, Step
from engine.decision import as_picks
from engine.effects.order import AnyOrder, Triggered
from engine.journal import Entry, ProductionChanged, RatingChanged, StockChanged
from engine.named import PROJECT_DECK
from engine.payment import proposal
from engine.state import Deck, Player, Table
from engine.visible import cards_in

if TYPE_CHECKING:
    from engine.view import Seat, View


def game_from_view(view: View, *, phase: str = "", active: int | None = None) -> Game:
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


class OpenQuestion(NamedTuple):
    """Something that a player would have to decide, so that it is not counted: the card, its effect, and the seat."""

    card: int
    effect: Effect
    seat: int


def play_out(game: Game, effect: Effect, told: list[Entry], asked: list[OpenQuestion], card: int = 0) -> None:
    """Let an effect happen to the active player of a supposed game, and add to `told` the entries of what comes of it.

    What a player would be asked is left out and added to `asked`, as a question of `card` where no other card asks it; but what other
    cards of theirs bring them whatever they answer is counted, and so is rating. Payments are made as they are proposed.
    """
    game.agenda = [Step(game.table.active, effect)]
    seen = len(game.news)
    game.advance()
    told += game.news[seen:]
    while game.pending:
        (seat, decision), *_ = game.pending.items()
        if decision.budget:
            game.answer(seat, as_picks(proposal(*decision.budget)))
            told += game.news
            continue
        step = _left_out(game, seat)
        open_steps = step.effect.open_steps(game) if isinstance(step.effect, AnyOrder) else (step,)
        if isinstance(step.effect, AnyOrder):
            game.triggered.clear()
        asked += [OpenQuestion(each.cause.card or card, each.effect, each.seat) for each in open_steps]
        seen = len(game.news)
        for each in open_steps:
            for entry, times in gains_of_any_answer(game, each).items():
                _bring(game, entry, times)
        game.advance()
        told += game.news[seen:]


def _left_out(game: Game, seat: int) -> Step:
    """Take away the step that asks a seat; the caller lets the game advance."""
    step = (game.homework.get(seat) or game.agenda).pop()
    assert isinstance(step, Step)
    return step


class CardGain(NamedTuple):
    """A change of a stock, a production or the rating of a seat that a card in play brings."""

    seat: int
    card: int
    what: str
    n: int
    changed: type[Entry]


def gains_of_any_answer(game: Game, step: Step) -> Counter[CardGain]:
    """What an answer to the question of a step brings the asked player, whichever it is: rating, and what their other cards in play bring.

    It is said how many times. Nothing is found where they choose several things at once; what they are asked after the answer is left out.
    """
    me = game.players[step.seat]
    others = {card for card, _ in tableau.triggers(game, me) if card not in (0, step.cause.card)}
    bound, common = bound_of(step.effect, game, me), None
    if not others and bound is not None and not bound.steps:
        return Counter()
    for picks in _answers(game, step):
        trial = _alone(game, step)
        trial.answer(step.seat, picks)
        while trial.pending:
            _left_out(trial, next(iter(trial.pending)))
            trial.advance()
        found = Counter(
            CardGain(entry.seat, entry.cause.card, getattr(entry, "what", ""), entry.n, type(entry))
            for entry in trial.news
            if isinstance(entry, StockChanged | ProductionChanged | RatingChanged) and entry.seat == step.seat
            if entry.cause.card in others or isinstance(entry, RatingChanged)
        )
        common = found if common is None else common & found
        if not common:
            break
    return common or Counter()


def _alone(game: Game, step: Step) -> Game:
    """A copy of a game in which only this step happens, and what it sets off."""
    trial = copy_game(game)
    trial.homework, trial.triggered = {}, []
    trial.agenda = [Step(step.seat, Triggered()), step]
    trial.derive_pending()
    return trial


def _answers(game: Game, step: Step) -> list[tuple[str, ...]]:
    """The answers to the question of a step; none if it asks nothing, or for several things at once."""
    asked = _alone(game, step).decision(step.seat)
    if asked is None or asked.budget or asked.most != 1:
        return []
    return [*([] if asked.least else [()]), *((option,) for option in reversed(asked.options))]


def _bring(game: Game, brought: CardGain, times: int) -> None:
    """Change the stock, the production or the rating. What it sets off is counted already."""
    before, me, cause, n = [*game.triggered], game.players[brought.seat], Cause(brought.card), brought.n * times
    if issubclass(brought.changed, RatingChanged):
        changes.change_rating(game, me, n, cause)
    elif issubclass(brought.changed, ProductionChanged):
        changes.change_production(game, me, brought.what, n, cause)
    else:
        changes.change_stock(game, me, brought.what, n, cause)
    game.triggered = before
