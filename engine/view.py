"""The view: what one seat may know of a game, and nothing more. Pictures, words for players and robots are made from views alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from engine import payment, scoring, tableau
from engine.agenda import forks
from engine.box import Award, Box, Milestone
from engine.card import CARDS, picked
from engine.core import Decision, Game
from engine.expansions import open_box
from engine.named import PROJECT_DECK
from engine.options import Options
from engine.outposts import Row
from engine.phases.research import passing_order
from engine.prices import MOST_CLAIMED
from engine.state import Marker, Player, Standing, Tile, WithCache
from engine.visible import StatePart


class Seat(msgspec.Struct, WithCache, frozen=True, dict=True):
    """The public part of one player; cards are ids, `stock` and `production` are by resource, in units and steps."""

    seat: int
    tr: int
    stock: dict[str, int]
    production: dict[str, int]
    corporation: int
    hand: int
    """The number of cards in the hand."""
    played: tuple[int, ...]
    """The face-up cards in the order played, with the corporation."""
    events: tuple[int, ...]
    resources: dict[int, int]
    """The number of resources on cards, by card."""
    hosted: dict[int, int]
    memo: dict[int, str]
    used: tuple[int, ...]
    """The cards whose action was used in this generation."""
    next_card: tuple[int, ...]
    """The events that change the next card played."""
    tags: dict[str, int]
    passed: bool
    cities: int
    greeneries: int
    points: dict[str, int]
    """Victory points by source (`scoring.SOURCES`), as if the game ended now; empty while the table hides points."""
    packs: int
    """The number of draft packs that wait before this seat."""
    own: dict[str, StatePart] = {}
    """The state of expansions for this player, as far as it may be seen, by the name of the expansion; `ExpansionState.of` reads it."""

    @property
    def corporations(self) -> tuple[int, ...]:
        """The corporations that the player leads, face down or not, the first one first; further ones came by cards such as Merger."""
        led = (card for card in (*self.played, *self.events) if CARDS[card].kind == "corporation")
        return tuple(sorted(led, key=lambda card: card != self.corporation))

    @property
    def total(self) -> int:
        """The sum of the victory points, as if the game ended now."""
        return sum(self.points.values())


Scores = dict[str, tuple[int, ...]]
"""By goal, the score of each seat."""
NO_CARDS: Final[dict[str, Any]] = {"played": (), "events": (), "hosted": {}, "resources": {}, "next_card": ()}


class View(msgspec.Struct, WithCache, frozen=True, dict=True):
    """A game as the seat `you` may know it; `you` is -1 for somebody without a seat."""

    options: Options
    you: int
    generation: int
    phase: str
    """`setup`, the slot of the present phase (one of `slots.GENERATION`, such as `research`, or of `SET_UP`), `final` or `over`."""
    first: int
    active: int
    """The seat whose turn it is in the action phase."""
    order: tuple[int, ...]
    """The seats in the order of play of this generation."""
    parameters: dict[str, int]
    tiles: dict[str, Tile]
    """The tiles by space; off-map cities by the keys of their areas."""
    claims: dict[str, int]
    decks: dict[str, tuple[int, int]]
    """By deck, the number of cards in it and in its discard pile."""
    milestones: dict[str, int]
    """The claimed milestones, each with the seat that claimed it."""
    awards: dict[str, int]
    """The funded awards in the order of funding, each with the seat that funded it."""
    milestone_scores: dict[str, tuple[int, ...]]
    """By milestone, the score of each seat."""
    award_scores: dict[str, tuple[int, ...]]
    policies: tuple[str, ...]
    outposts: dict[str, Standing]
    own: dict[str, StatePart]
    """The state of expansions at the table, as far as it may be seen, by the name of the expansion; `ExpansionState.of` reads it."""
    seats: tuple[Seat, ...]
    owing: dict[int, str]
    """The seats that owe an answer, with the key of the decision; with `choose` while several decide in secret."""
    draft: tuple[int, ...]
    """The seats that draft now, in the order in which packs are passed; empty outside a draft."""
    over: bool
    unagreed: int = 0
    """How many corrections by hand nobody but who asked for them has agreed to."""
    goal_reached: bool | None = None
    """Whether the goal of the solo game was reached after its last generation; None as long as that is open, and of several players."""
    markers: dict[str, Marker] = {}
    """The markers that are no tiles, by space."""
    hand: tuple[int, ...] = ()
    looking: tuple[int, ...] = ()
    drafted: tuple[int, ...] = ()
    pack: tuple[int, ...] = ()
    chosen: dict[str, tuple[str, ...]] = {}
    """What this seat has already answered in an open fork."""
    decision: Decision | None = None
    token: int = 0

    @property
    def deck(self) -> int:
        """The number of project cards in the deck."""
        return self.decks[PROJECT_DECK][0]

    @property
    def discard(self) -> int:
        """The number of project cards in the discard pile."""
        return self.decks[PROJECT_DECK][1]

    @property
    def box(self) -> Box:
        """The box that the options open."""
        known: Box | None = self.derived.get("box")  # comparing options takes a while, and robots ask often
        if known is None:
            known = self.derived["box"] = open_box(self.options)
        return known

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows beside the map, with the outposts that lie there."""
        return tuple(row.lying(self.outposts) for row in self.box.rows)

    @property
    def open_milestones(self) -> Scores:
        """The milestones that can still be claimed, with all scores; none once three are claimed."""
        return _open(self.milestone_scores, self.milestones)

    @property
    def open_awards(self) -> Scores:
        """The awards that can still be funded, with all scores; none once three are funded."""
        return _open(self.award_scores, self.awards)

    @property
    def table(self) -> View:
        """The view itself, so that functions can read `table.policies` and `table.awards` of a game or a view (`tableau.GameOrView`)."""
        return self

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats, under the name that they have in a game (`tableau.GameOrView`)."""
        return self.seats

    @property
    def asked(self) -> Decision:
        """The decision that `you` must answer; raises `ValueError` if nothing is asked."""
        if self.decision is None:
            raise ValueError("nothing is asked")
        return self.decision

    @property
    def plays_on(self) -> bool:
        """Whether the end of a turn that `you` could end now only begins the next one, since all others have passed."""
        asked = self.decision
        ends = asked is not None and asked.kind == "turn" and "end" in asked.options
        return ends and self.phase == "action" and all(seat.passed for seat in self.seats if seat.seat != self.you)

    @property
    def me(self) -> Seat:
        """The seat `you`; for somebody without a seat, a seat with no card in play."""
        return self.seats[self.you] if self.you >= 0 else msgspec.structs.replace(self.seats[0], seat=-1, **NO_CARDS)

    @property
    def buyer(self) -> Seat:
        """The seat whose prices hold for `you`; while it chooses its first cards, with the corporation that it has just chosen."""
        chosen = self.chosen.get("corporation")
        return payment.with_corporation(self.me, picked(chosen[0])) if chosen else self.me


def ranked(view: View) -> list[tuple[int, Seat]]:
    """Pairs of rank and seat, best first, by points and then by M€, as if the game ended now."""
    scores = [(seat.total, seat.stock["mc"]) for seat in view.seats]
    return [(rank, view.seats[seat]) for rank, seat in scoring.ranking(scores)]


def listed(view: View) -> Sequence[int]:
    """The seats as they are listed: in the order of play, or the winner first once the game is over."""
    return [seat.seat for _rank, seat in ranked(view)] if view.over else view.order


def view(game: Game, seat: int | None, *, afterwards: bool = False) -> View:
    """The view of `seat`, or of somebody without a seat (None); `afterwards` shows points that are hidden until the game is over.

    >>> from engine import Options, new_game, view
    >>> game = new_game(Options(players=2, first=0), "a seed")
    >>> view(game, 0).decision.key, view(game, None).decision
    ('corporation', None)
    """
    told = afterwards or game.over or not game.options.hidden_points
    return _view(game, seat, scoring.all_points(game) if told else _no_points(game), *_all_scores(game))


def views(game: Game) -> list[View]:
    """The views of all seats, with points that are hidden until the game is over."""
    points, scores = scoring.all_points(game), _all_scores(game)
    return [_view(game, player.seat, points, *scores) for player in game.players]


def quick_view(game: Game, seat: int) -> View:
    """The view of a seat for robots that think ahead: without points, and without scores of goals that are open to nobody any more."""
    box, table = game.box, game.table
    milestones = box.milestones if len(table.milestones) < MOST_CLAIMED else ()
    awards = box.awards if len(table.awards) < MOST_CLAIMED else table.awards
    return _view(
        game, seat, _no_points(game), _scores(game, box.milestones, milestones), _scores(game, box.awards, awards)
    )


def _open(scores: Scores, taken: dict[str, int]) -> Scores:
    return {key: found for key, found in scores.items() if key not in taken} if len(taken) < MOST_CLAIMED else {}


def _no_points(game: Game) -> list[dict[str, int]]:
    return [{} for _ in game.players]


def _all_scores(game: Game) -> tuple[Scores, Scores]:
    box = game.box
    return _scores(game, box.milestones, box.milestones), _scores(game, box.awards, box.awards)


def _scores(game: Game, goals: Mapping[str, Milestone | Award], keys: Iterable[str]) -> Scores:
    return {key: tuple([goals[key].score(game, p) for p in game.players]) for key in keys}


def _view(game: Game, seat: int | None, points: list[dict[str, int]], milestones: Scores, awards: Scores) -> View:
    table = game.table
    forked = any(forks(game.agenda))
    public = View(
        options=game.options,
        you=-1 if seat is None else seat,
        generation=table.generation,
        phase=table.phase,
        first=table.first,
        active=table.active,
        order=tableau.seats_from(game, table.first),
        parameters=dict(table.parameters),
        tiles=dict(table.tiles),
        claims=dict(table.claims),
        decks={key: (len(deck.cards), len(deck.discard)) for key, deck in table.decks.items()},
        milestones=dict(table.milestones),
        awards=dict(table.awards),
        milestone_scores=milestones,
        award_scores=awards,
        policies=tuple(table.policies),
        outposts=dict(table.outposts),
        own={name: state.shown(mine=False) for name, state in table.own.items()},
        seats=tuple([_seat(game, p, by, mine=p.seat == seat) for p, by in zip(game.players, points, strict=True)]),
        owing={s: "choose" if forked else d.key for s, d in sorted(game.pending.items())},
        draft=passing_order(game) if forked else (),
        over=game.over,
        unagreed=table.unagreed,
        goal_reached=table.goal_reached,
        markers=dict(table.markers),
    )
    if seat is None:
        return public
    me = game.players[seat]
    return msgspec.structs.replace(
        public,
        hand=tuple(me.hand),
        looking=tuple(me.looking),
        drafted=tuple(me.drafted),
        pack=tuple(me.packs[0]) if me.packs else (),
        chosen={what: tuple(picks) for what, picks in me.secret.items()},
        decision=game.decision(seat),
        token=game.tokens[seat],
    )


def as_plain(view: View, *, defaults: bool = True) -> dict[str, Any]:
    """A view as mappings, lists and plain values; without `defaults` its options are only those that differ from theirs."""

    def options(value: object) -> dict[str, Any]:
        if isinstance(value, Options):
            return value.model_dump(mode="json", exclude_defaults=not defaults)
        raise NotImplementedError(type(value).__name__)

    found: dict[str, Any] = msgspec.to_builtins(view, str_keys=True, enc_hook=options)
    return found


def _seat(game: Game, me: Player, points: dict[str, int], *, mine: bool) -> Seat:
    seat = Seat(
        seat=me.seat,
        tr=me.tr,
        stock=dict(me.stock),
        production=dict(me.production),
        corporation=me.corporation,
        hand=len(me.hand),
        played=tuple(me.played),
        events=tuple(me.events),
        resources=dict(me.resources),
        hosted=dict(me.hosted),
        memo=dict(me.memo),
        used=tuple(me.used),
        next_card=tuple(me.next_card),
        tags=dict(tableau.tags(game, me)),
        passed=me.passed,
        cities=tableau.cities(game, me.seat),
        greeneries=tableau.greeneries(game, me.seat),
        points=points,
        packs=len(me.packs),
        own={name: state.shown(mine=mine) for name, state in me.own.items()},
    )
    seat.derived.update(me.derived)  # what is known of the player's cards holds for the seat
    return seat


def winners(view: View) -> list[int]:
    """The seats that have won, several if they are equal; none while the game goes on, or if the solo game was lost."""
    if view.phase != "over" or (len(view.seats) == 1 and not scoring.alone_wins(view, view.seats[0])):
        return []
    return [seat.seat for rank, seat in ranked(view) if rank == 1]


def steps_left(view: View) -> int:
    """The number of steps of global parameters that are missing before the game can end."""
    parameters = view.box.parameters.values()
    return sum(p.left(view.parameters[p.key]) for p in parameters if p.ends)
