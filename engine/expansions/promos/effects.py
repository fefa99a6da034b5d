"""Effects and amounts of single promos."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from engine import changes, prices, tableau
from engine.actions.corporations import reveal_corporation
from engine.actions.playing import blocked
from engine.actions.projects import UseProject
from engine.actions.turn import FirstAction
from engine.amounts import COUNTED
from engine.bounds import NO_COST, Bound, Within, any_of, bound_of, perhaps
from engine.card import CARDS, picked
from engine.core import NOTHING, AnyEffect, Cause, Decision, Effect, Game, Reason, Step, When
from engine.decision import vain_last
from engine.effect import Count
from engine.effects.choices import BY_SEAT
from engine.effects.order import AnyOrder, Triggered
from engine.effects.tiles import Place, put_tile
from engine.journal import CardPlayed, CorporationPlayed, Entry, ProjectUsed
from engine.modifiers import PerRating
from engine.named import CORPORATION_DECK
from engine.payment import Pay, affords, ways
from engine.placement import payable, spaces
from engine.reactions import promised_by, reactions_of, tell
from engine.triggers import OnTag

if TYPE_CHECKING:
    from engine.state import Player, PlayerOrSeat
    from engine.tableau import GameOrView, TagPurpose


def per_kind_of_tag() -> Count:
    """1 for each different own tag; every wild tag may be one more kind (Interplanetary Trade, X05)."""
    return Count("kinds-of-tags")


def per_complete_parameter(times: int) -> Count:
    """`times` for each complete global parameter (Floyd Continuum, X-1)."""
    return Count("complete", times=times)


def per_tile_by_ocean() -> Count:
    """1 for each city and special tile next to an ocean, anybody's (Red Ships, X62)."""
    return Count("tiles-by-oceans")


def _kinds_of_tags(count: Count, game: GameOrView, me: PlayerOrSeat, cause: Cause, purpose: TagPurpose) -> int:
    found = tableau.tags(game, me)
    wild = found.get(tableau.WILD, 0) if purpose in tableau.WILD_FOR else 0
    known = {tag for deck in game.box.decks.values() for card in deck for tag in CARDS[card].tags} - {tableau.WILD}
    return min(len(found.keys() - {tableau.WILD}) + wild, len(known))


def _complete(count: Count, game: GameOrView, me: PlayerOrSeat, cause: Cause, purpose: TagPurpose) -> int:
    return sum(not p.left(game.table.parameters[p.key]) for p in game.box.parameters.values())


def _tiles_by_oceans(count: Count, game: GameOrView, me: PlayerOrSeat, cause: Cause, purpose: TagPurpose) -> int:
    tiles, near = game.table.tiles, game.box.map.near
    wet = {space for key, tile in tiles.items() if tableau.is_ocean(tile) for space in near.get(key, ())}
    return sum(key in wet and tile.kind not in ("ocean", "greenery") for key, tile in tiles.items())


COUNTED.update(
    {
        "kinds-of-tags": _kinds_of_tags,
        "complete": _complete,
        "tiles-by-oceans": _tiles_by_oceans,
    }
)


NO_LAND: Final = "no-space:land"
"""The reason why no greenery can follow beside an ocean."""


class SurfRings(Effect, frozen=True):
    """Remove a resource from this card and gain 1 M€ for each that was there, at most `cap` (Saturn Surfing, X11)."""

    at_most = NO_COST

    cap: int

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if me.resources.get(cause.card) else "needs-here"

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        lay = me.resources[cause.card]
        changes.change_card_resources(game, me, cause.card, -1, cause)
        changes.change_stock(game, me, "mc", min(lay, self.cap), cause)


class WithoutEnergy(Effect, frozen=True):
    """Do `then`; this is possible only without energy (Factorum, R22)."""

    then: AnyEffect

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return "has-energy" if me.stock["energy"] else self.then.possible(game, me, cause)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        game.then(self.then, me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return perhaps(bound_of(self.then, game, me, within))


class HandShown(Entry, frozen=True):
    """Cards of a hand were shown to all, and went back to it."""

    shows = True
    cards: tuple[int, ...]


class ShowHand(Effect, frozen=True):
    """Show any number of cards from the hand to all, and gain 1 M€ for each (Public Plans, X77)."""

    at_most = NO_COST

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = tuple(CARDS[c].as_card for c in me.hand)
        return Decision(me.seat, "show-hand", options, 0, len(options), kind="card", ask_always=bool(options))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        tell(game, HandShown(me.seat, tuple(picked(pick) for pick in picks), cause=cause))
        changes.change_stock(game, me, "mc", len(picks), cause)


class TakeBackEvents(Effect, frozen=True):
    """Take up to `n` played events back into the hand, but none that placed a special tile (Astra Mechanica, X51)."""

    at_most = NO_COST

    n: int

    def _events(self, game: Game, me: Player) -> list[int]:
        placed = {tile.kind for tile in game.table.tiles.values()}
        return [c for c in me.events if CARDS[c].kind == "event" and CARDS[c].key not in placed]

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if self._events(game, me) else "no-events"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = tuple(CARDS[c].as_card for c in self._events(game, me))
        return Decision(me.seat, "take-back", options, 0, min(self.n, len(options)), kind="card")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.take_back(game, me, [picked(pick) for pick in picks], cause)


class OceanByLand(Place, frozen=True):
    """Place an ocean where a greenery can follow on land beside it (PolderTECH Dutch, X-3)."""

    def _lacks_land(self, game: Game, me: Player, space: str) -> bool:
        return set(game.box.map.near[space]).isdisjoint(payable(game, me, "land"))

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        why = super().possible(game, me, cause)
        if why or self.vain(game, me, cause):
            return why
        return NO_LAND if all(self._lacks_land(game, me, s) for s in spaces(game, me.seat, self.where)) else None

    def refusal(self, game: Game, me: Player, cause: Cause, pick: str) -> Reason | None:
        return Reason(NO_LAND) if super().refusal(game, me, cause, pick) else None

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | None:
        asked = super().ask(game, me, cause)
        if asked is None:
            return None
        options = tuple(o for o in asked.options if not self._lacks_land(game, me, o.partition(":")[2]))
        least = min(1, len(options))
        return replace(asked, options=options, least=least, most=least)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return super().bound(game, me, replace(within, close=False))  # not every area for an ocean is open


class GreeneryBeside(Effect, frozen=True):
    """Place a greenery on land next to the tile that this card has just placed, own tiles or not (PolderTECH Dutch, X-3)."""

    def _spaces(self, game: Game, me: Player, cause: Cause) -> list[str]:
        at = game.box.map
        free = payable(game, me, "land")
        return [s for s in at.near.get(tableau.space_of_tile(me, cause.card), ()) if s in free]

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = [f"space:{s}" for s in self._spaces(game, me, cause)]
        return Decision.exactly(me.seat, "place:greenery", options, kind="space", bonuses=1)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            space = pick.partition(":")[2]
            put_tile(game, me, "greenery", space, Cause(cause.card, space))


class RepeatPrelude(Effect, frozen=True):
    """Do the effects of another own prelude once more, as far as it was played and can be played again (Double Down, X40)."""

    rank = When.SHOWING

    def _preludes(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> list[int]:
        own = [CARDS[c] for c in me.played if CARDS[c].kind == "prelude" and c != cause.card]
        return [card.id for card in own if card.play and not blocked(game, me, card, promised, again=True)]

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.blocks(game, me, cause)

    def blocks(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> str | None:
        return None if self._preludes(game, me, cause, promised) else "no-prelude"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = [CARDS[c].as_card for c in self._preludes(game, me, cause)]
        return Decision.exactly(me.seat, "repeat-prelude", options, kind="card")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for card in map(picked, picks):
            here = Cause(card, trigger=cause.card)
            steps = tuple(Step(me.seat, effect, here) for effect in CARDS[card].play)
            game.then(AnyOrder(steps), me.seat, here)


class Merge(Effect, frozen=True):
    """Look at `n` corporations, and play one of them as a further one for `mc` M€; its own M€ may pay for it (Merger, X41)."""

    rank = When.SHOWING

    n: int
    mc: int

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        others = (card for card in game.box.corporations if card not in me.played)
        return None if any(_affords(game, me, card, self.mc, cause.played) for card in others) else "too-dear"

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.look_at(game, me, self.n, cause, CORPORATION_DECK)
        game.then(ChooseFurther(self.mc), me.seat)


def _affords(game: Game, me: Player, card: int, mc: int, by: int) -> bool:
    """Whether a player could pay with a further corporation in play, its M€, and those that playing it surely sets off."""

    def with_it(brought: int) -> Player:
        stock = {**me.stock, "mc": me.stock["mc"] + CARDS[card].cost + brought}
        return me.__replace__(played=[*me.played, card], stock=stock)

    later = with_it(0)
    steps = reactions_of(game, later, CorporationPlayed(me.seat, cause=Cause(card)))
    if by:
        steps += reactions_of(game, later, CardPlayed(me.seat, cause=Cause(by)), card)
    found = [step.effect.promises(game, later, step.cause) for step in steps]
    return affords(game, with_it(sum(each.get("mc", 0) for each in found)), mc)


class ChooseFurther(Effect, frozen=True):
    """Ask which of the corporations looked at to play; if none can be paid, they are discarded for the M€ of a lost prelude.

    It reacts to the card that brings it, as if both were played at once. In the action phase its first action follows at once.
    """

    mc: int

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = tuple(CARDS[c].as_card for c in me.looking if _affords(game, me, c, self.mc, cause.played))
        return Decision.exactly(me.seat, "merge", options, kind="card", ask_always=bool(options))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        chosen = [CARDS[picked(pick)] for pick in picks]
        changes.discard_looked_at(game, me, [c for c in me.looking if CARDS[c] not in chosen])
        for card in chosen:
            here = Cause(card.id)
            reveal_corporation(game, me, card)
            if played := cause.played:
                game.triggered += reactions_of(game, me, CardPlayed(me.seat, cause=Cause(played)), card.id)
            steps = tuple(Step(me.seat, effect, here) for effect in (Pay(self.mc), *card.play))
            if affords(game, me, self.mc):
                for step in steps:
                    game.then(step.effect, step.seat, step.cause)
            else:
                game.then(AnyOrder(steps), me.seat, here)
            if card.first and game.table.phase == "action":
                game.then(Triggered(), me.seat)
                game.then(FirstAction(), me.seat, here)
        if not chosen:
            changes.change_stock(game, me, "mc", prices.term(game, me, "lost-prelude"), cause)


class UseProjects(Effect, frozen=True):
    """Use `n` standard projects, each for its price; one that cannot be paid is left out (Established Methods, X54).

    Of the projects that leave too little for another, the first can only be one if no other can be paid.
    """

    n: int

    def _options(self, game: Game, me: Player) -> list[str]:
        cost = prices.project_prices(game, me)
        here = [key for key in cost if UseProject(key).possible(game, me, Cause(source=f"project:{key}")) is None]
        able = here if self.n == 1 else [key for key in here if self._leaves_enough(game, me, key)]
        return [f"project:{key}" for key in able or here]

    def _leaves_enough(self, game: Game, me: Player, first: str) -> bool:
        """Whether a player can pay for some project after this one and what it sets off; what pays for one may pay for nothing else."""
        cost = prices.project_prices(game, me)
        back = promised_by(game, me, ProjectUsed(me.seat, first, cause=Cause(source=f"project:{first}"))).get("mc", 0)
        paying = {key: {what: value * n for what, value, n in ways(game, me, f"project:{key}")} for key in cost}
        return any(
            cost[other] <= sum(paying[other].values()) + back
            and cost[first] + cost[other] <= sum({**paying[first], **paying[other]}.values()) + back
            for other in cost
        )

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return When.TAKING  # everything else on the card comes first

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        keys = (option.partition(":")[2] for option in self._options(game, me))
        options, vain = vain_last({f"project:{key}": UseProject(key).vain(game, me, cause) for key in keys})
        return Decision.exactly(me.seat, "use-project", options, vain=vain)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            game.then(UseProject(pick.partition(":")[2]), me.seat, Cause(source=pick))
            if self.n > 1:
                game.then(Triggered(), me.seat)
                game.then(UseProjects(self.n - 1), me.seat)


class OnAnybodysTag(OnTag, frozen=True):
    """Reacts when anybody plays a card, once for every icon of one of `tags`; the source names the player (Splice, R28)."""

    def sources(self, game: Game, me: Player, entry: CardPlayed | CorporationPlayed) -> Sequence[str]:
        return [f"{BY_SEAT}{entry.seat}"] * self.times(game, me, entry)


class Ail(Effect, frozen=True):
    """Put a resource on this card and lose up to `mc` M€; face down, the card takes no resource (Pharmacy Union, R39)."""

    limited = True
    mc: int

    def tied(self, game: Game, me: Player, cause: Cause) -> bool:
        return cause.card in me.played

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if cause.card in me.played:
            changes.change_card_resources(game, me, cause.card, 1, cause)
        changes.change_stock(game, me, "mc", -min(self.mc, me.stock["mc"]), cause)

    def bound(self, game: Game, me: Player, within: Within) -> Bound:
        return Bound(mc=self.mc)


class IfAnyHere(Effect, frozen=True):
    """Do `then` if a resource lies on this card, else `otherwise`; nothing once the card is face down (Pharmacy Union, R39)."""

    then: AnyEffect
    otherwise: AnyEffect

    def _now(self, me: Player, cause: Cause) -> Effect:
        return self.then if me.resources.get(cause.card) else self.otherwise

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return self._now(me, cause).when(game, me, cause) if cause.card in me.played else When.SURE

    def tied(self, game: Game, me: Player, cause: Cause) -> bool:
        """With a resource here it ends the same in any order, unless the rise of the rating has to be paid."""
        unlike = not me.resources.get(cause.card) or bool(tableau.modifiers(game, me, PerRating))
        return cause.card in me.played and unlike

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if cause.card in me.played:
            game.then(self._now(me, cause), me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return any_of((self.then, self.otherwise), game, me, within)


class TurnedDown(Entry, frozen=True, tag="turned-down"):
    """A card in play was turned face down."""

    card: int


class TurnDown(Effect, frozen=True):
    """Turn this card face down; it counts as a played event from now on (Pharmacy Union, R39)."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.turn_face_down(game, me, cause.card, TurnedDown(me.seat, cause.card, cause=cause))


def when_anybodys_tag(tags: str, do: Effect) -> OnAnybodysTag:
    """React to each of these tags on a card that anybody plays."""
    return OnAnybodysTag(do, "any", tuple(tags.split()))
