"""Effects that place tiles and claims (rulebook, Tiles)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from engine import changes, prices, tableau
from engine.bounds import ANY_MC, NO_CHANGE, NO_COST, NOWHERE, Bound, Within, any_of, parameter_steps
from engine.core import NOTHING, Cause, Decision, Effect, Game, Reason, When
from engine.effect import add_amounts
from engine.journal import BonusTaken, NoSpaceLeft, TilePlaced
from engine.named import PlaceName, TileName
from engine.payment import Pay, affords, missing
from engine.placement import any_space, barred, least_toll, open_toll, payable, spaces, toll
from engine.reactions import promised_by, promised_by_raise, tell

if TYPE_CHECKING:
    from engine.state import Player

PLACES: Final[Mapping[TileName, PlaceName]] = {"ocean": "ocean", "greenery": "greenery", "city": "city"}
"""The usual placement rule of the tiles that several cards place; the special tile of a single card goes on land."""

RAISES: Final = {"ocean": "oceans", "greenery": "oxygen"}
"""The parameter that a tile raises."""
FOR_ALL: Final = "for-all"
"""The source of the cause of a question whose answer brings the player nothing, because it is done for the world."""


class Place(Effect, frozen=True):
    """Place a tile where the rule `where` allows it; do nothing if it is an ocean and all oceans are placed.

    Without `rewarded`, the player gains neither the placement bonus nor terraform rating. The printed bonus is gained `times` times.
    Only spaces that bring at least `mc` M€ are offered, for a player who needs them to pay for something else.
    """

    tile: TileName
    where: PlaceName
    rewarded: bool = True
    times: int = 1
    mc: int = 0

    @property
    def usual(self) -> bool:
        """Whether the tile goes where tiles of its kind usually go."""
        return self.where == PLACES.get(tableau.base_kind(self.tile), "land")

    def unrewarded(self) -> Place:
        return Place(self.tile, self.where, rewarded=False)

    def _skipped(self, game: Game) -> bool:
        return self.tile == "ocean" and not _oceans_left(game)

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        if self.tile == "ocean" and self._skipped(game):
            return None
        if not any_space(game, me.seat, self.where):
            return f"no-space:{self.where}"
        if not (self.rewarded and game.box.tolls):
            return None
        least = least_toll(game, me, self.where)
        if least is None:
            return f"no-space:{self.where}"
        price, space = least
        return "too-dear" if price and not affords(game, me, price, f"space:{space}") else None

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        return "complete:oceans" if self._skipped(game) else None

    def short(self, game: Game, me: Player, cause: Cause) -> int:
        price, space = least_toll(game, me, self.where) or (0, "")
        return missing(game, me, price, f"space:{space}")

    def needs(self, game: Game, me: Player) -> Mapping[str, int]:
        """The lowest toll, if the tile can only be placed where there is one."""
        if not (self.rewarded and game.box.tolls) or self._skipped(game):
            return NOTHING
        price, _space = least_toll(game, me, self.where) or (0, "")
        return {"mc": price} if price else NOTHING

    def refusal(self, game: Game, me: Player, cause: Cause, pick: str) -> Reason | None:
        space = pick.partition(":")[2]
        if space not in spaces(game, me.seat, self.where):
            return None
        short = missing(game, me, toll(game, me, space), f"space:{space}")
        return barred(game, me, space) or Reason("too-dear", max(short, self.mc - mc_of(game, me, space, self.times)))

    def equivalence_key(self, game: Game, me: Player, pick: str, *, money: bool = False) -> tuple[Hashable, ...] | None:
        space = pick.partition(":")[2]
        if space in game.box.tolls:
            return None
        tiles, near = game.table.tiles, game.box.map.near[space]
        # Where there is no free land, no tile can follow that must lie beside the ocean.
        land = self.tile == "ocean" and not set(near).isdisjoint(spaces(game, me.seat, "land"))
        if money and (self.tile == "ocean") == (space in game.box.map.of_kind["ocean"]):
            free = set(near).intersection(spaces(game, me.seat, "ocean")) if self.tile == "ocean" else ()
            icons, mc = self._money_of(game, me, space)
            return (icons, land), mc, tuple(sorted(self._money_of(game, me, s) for s in free))
        beside = sorted((tiles[s].kind, tiles[s].owner) for s in near if s in tiles)
        return ((game.box.map.spaces[space].bonus, game.table.markers.get(space), land, *beside),)

    def _money_of(self, game: Game, me: Player, space: str) -> tuple[tuple[str, ...], int]:
        """What a space brings that can become M€: icons that bring more than one thing, and M€."""
        if not self.rewarded:
            return (), 0
        icons = tuple(icon for icon in game.box.map.spaces[space].bonus if icon in game.box.icons)
        return icons, mc_of(game, me, space)

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        if self._skipped(game):
            return When.SURE
        at = game.box.map.spaces
        shows = self.rewarded and any(
            "card" in at[s].bonus or open_toll(game, s) for s in spaces(game, me.seat, self.where)
        )
        return When.SHOWING if shows or self.tile == "ocean" else When.CHOOSING

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | None:
        if self._skipped(game):
            return None
        found = payable(game, me, self.where) if self.rewarded else spaces(game, me.seat, self.where)
        if self.mc:
            found = tuple(s for s in found if s not in game.box.tolls and mc_of(game, me, s, self.times) >= self.mc)
        options = tuple(f"space:{s}" for s in found)
        least = min(1, len(options))
        here, n = (cause, self.times) if self.rewarded else (replace(cause, source=FOR_ALL), 0)
        return Decision(me.seat, f"place:{self.tile}", options, least, least, kind="space", cause=here, bonuses=n)

    def promises(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        """What the player's cards, this card included, surely bring as a reaction to this tile; nothing where none will be placed.

        The M€ are those of the space that brings most: where they are needed, no others are offered (`narrowed`).
        """
        if self.possible(game, me, cause) or self._skipped(game):
            return NOTHING
        found = promised_by(game, me, TilePlaced(me.seat, self.tile, ""), card=cause.card)
        if self.rewarded and self.tile in RAISES:
            add_amounts(found, promised_by_raise(game, me, RAISES[self.tile], 1))
        if most := max(self._incomes(game, me), default=0):
            found["mc"] = found.get("mc", 0) + most
        return found

    def narrowed(self, game: Game, me: Player, cause: Cause, suffices: Callable[[Mapping[str, int]], bool]) -> Effect:
        promised, incomes = dict(self.promises(game, me, cause)), self._incomes(game, me)
        sure = promised.get("mc", 0) - max(incomes, default=0)

        def enough(mc: int) -> bool:
            return suffices({**promised, "mc": sure + mc})

        fit = next((n for n in sorted(incomes) if enough(n)), 0)
        # A reason says how much a space lacks, so what is needed may lie between what two spaces bring.
        below = max((n for n in incomes if n < fit), default=fit)
        return replace(self, mc=next((n for n in range(below + 1, fit) if enough(n)), fit))

    def _incomes(self, game: Game, me: Player) -> set[int]:
        """The M€ that spaces bring for which nothing has to be paid."""
        if not self.rewarded or self._skipped(game):
            return set()
        each = prices.term(game, me, "ocean-bonus")
        return {icons * self.times + each * oceans for icons, oceans in _icons_and_oceans(game, me.seat, self.where)}

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if not picks:
            tell(game, NoSpaceLeft(me.seat, self.tile, cause=cause))
            return
        space = picks[0].partition(":")[2]
        if cause.card:
            changes.set_memo(game, me, cause.card, tableau.memo_of_tile(space))
        put_tile(game, me, self.tile, space, replace(cause, space=space), rewarded=self.rewarded, times=self.times)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        raises = RAISES.get(self.tile)
        raised = parameter_steps(game, me, raises, 1, within) if raises else NO_COST
        if raised is None:
            return None
        plain = within.chosen and me is not NOWHERE and _plain(game, me.seat, self.where)
        if not plain:
            bonus = placement_bonus(game, me, within, land=self.where != "ocean")
            return bonus and Bound(raised.steps + bonus.steps, raised.mc + bonus.mc, raised.tiles + 1)
        if not (within.close and self.rewarded):
            return Bound(raised.steps, raised.mc, raised.tiles + 1)
        income = max(mc_of(game, me, space) for space in plain)
        exact = raised.exact and len(plain) == len(spaces(game, me.seat, self.where))
        return Bound(raised.steps, raised.mc, raised.tiles + 1, income, exact)


def placement_bonus(game: Game, me: Player, within: Within, *, land: bool = True) -> Bound | None:
    """The bound of what any space brings and, on `land`, costs; there is none where an icon may raise a rating."""
    spaces = game.box.tolls if land else ()
    icons = any_of((icon.do for icon in game.box.special_icons), game, me, within)
    bought = any_of((due.do for space in spaces if (due := open_toll(game, space))), game, me, within)
    if icons is None or icons.steps or bought is None:
        return None
    price = max((toll(game, me, space) for space in spaces), default=0)
    return Bound(bought.steps, bought.mc + price + (ANY_MC if icons.mc else 0))


_ENOUGH: Final = 3
"""Of so many spaces one is left for each tile that an action places."""


@tableau.cached_by_tiles
def _plain(game: Game, seat: int, where: PlaceName) -> tuple[str, ...]:
    """The spaces for a tile that have no toll and no special icon; none where other tiles could take them all."""
    at, icons, tolls = game.box.map.spaces, game.box.icons.keys(), game.box.tolls
    found = tuple(s for s in spaces(game, seat, where) if s not in tolls and icons.isdisjoint(at[s].bonus))
    return found if len(found) >= _ENOUGH else ()


@tableau.cached_by_tiles
def _icons_and_oceans(game: Game, seat: int, where: PlaceName) -> set[tuple[int, int]]:
    """How many icons of M€ a space for a tile has, and how many oceans beside it: of all spaces without a toll, each pair once."""
    at = game.box.map.spaces
    free = (s for s in spaces(game, seat, where) if s not in game.box.tolls)
    return {(at[s].bonus.count("mc"), _oceans_beside(game, s)) for s in free}


def _oceans_left(game: Game) -> int:
    return game.box.parameters["oceans"].left(game.table.parameters["oceans"])


def put_tile(
    game: Game, me: Player, kind: str, space: str, cause: Cause, *, rewarded: bool = True, times: int = 1
) -> None:
    """Put a tile on a space, give its placement bonus and the M€ for adjacent oceans, raise its parameter, then set off reactions.

    The printed bonus is given `times` times. If the space has a toll, its payment and its effect are queued. Without `rewarded`, the
    bonus, the M€, the rating for the parameter and the toll are left out.
    """

    covers = space in game.table.tiles

    def before_reactions() -> None:
        if rewarded:
            reward(game, me, space, times, placed=not covers)
        if kind == "ocean":
            changes.raise_parameter(game, me, "oceans", 1, cause, rewarded=rewarded)
        elif kind == "greenery" and not (tableau.is_solo(game) and game.table.phase == "final"):
            changes.raise_parameter(game, me, "oxygen", 1, cause, rewarded=rewarded)

    changes.place_tile(game, me, kind, space, cause, meanwhile=before_reactions, world=not rewarded)


def reward(game: Game, me: Player, space: str, times: int = 1, *, placed: bool = True) -> None:
    """Give the placement bonus of a space, `times` times, and the M€ for adjacent oceans.

    Without `placed`, no tile was placed on a free space: what reacts to placement bonuses does not react.
    """
    bonus = Cause(space=space, source="placement")
    icons = game.box.map.spaces[space].bonus * times
    for icon in dict.fromkeys(icons):
        if icon == "card":
            changes.draw(game, me, icons.count(icon), bonus)
        elif special := game.box.icons.get(icon):
            for _ in range(icons.count(icon)):
                game.then(special.do, me.seat, bonus)
        else:
            changes.change_stock(game, me, icon, icons.count(icon), bonus)
    changes.change_stock(game, me, "mc", _ocean_bonus(game, me, space), Cause(space=space, source="oceans"))
    if due := open_toll(game, space):
        game.then(Pay(toll(game, me, space), towards=f"space:{space}"), me.seat, bonus)
        game.then(due.do, me.seat, bonus)
    if icons and placed:
        tell(game, BonusTaken(me.seat, space, icons, cause=bonus))


def _ocean_bonus(game: Game, me: Player, space: str) -> int:
    """The M€ for the oceans that are adjacent to a space."""
    oceans = _oceans_beside(game, space)
    return prices.term(game, me, "ocean-bonus") * oceans if oceans else 0


def _oceans_beside(game: Game, space: str) -> int:
    tiles = game.table.tiles
    return sum(s in tiles and tableau.is_ocean(tiles[s]) for s in game.box.map.near[space])


def mc_of(game: Game, me: Player, space: str, times: int = 1) -> int:
    """The M€ that a tile of a player on a space brings at once, by its icons, gained `times` times, and for adjacent oceans."""
    return game.box.map.spaces[space].bonus.count("mc") * times + _ocean_bonus(game, me, space)


class PlaceOffMap(Effect, frozen=True):
    """Place a city on its area beside the map, which has no neighbours and no bonus."""

    at_most = NO_CHANGE

    space: str

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.place_tile(game, me, "city", self.space, cause)


class Claim(Effect, frozen=True):
    """Reserve a free space for a later tile of the player (Land Claim, 066)."""

    at_most = NO_COST

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if self._spaces(game, me) else "no-space:land"

    def _spaces(self, game: Game, me: Player) -> list[str]:
        taken = game.table.claims.keys() | game.table.markers.keys()
        return [s for s in spaces(game, me.seat, "land") if s not in taken]

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        return Decision.exactly(me.seat, "claim", (f"space:{s}" for s in self._spaces(game, me)), kind="space")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            changes.claim_space(game, me, pick.partition(":")[2], cause)


def ocean(where: str = "ocean") -> Place:
    """Place an ocean tile, which raises the terraform rating by 1.

    >>> ocean()
    Place(tile='ocean', where='ocean', rewarded=True, times=1, mc=0)
    """
    return Place("ocean", where)


def greenery(where: str = "greenery") -> Place:
    """Place a greenery tile, which raises oxygen by a step.

    >>> greenery()
    Place(tile='greenery', where='greenery', rewarded=True, times=1, mc=0)
    """
    return Place("greenery", where)


def city(where: str = "city", *, kind: str = "city") -> Place:
    """Place a city tile by a placement rule; `kind` is the key of a special city tile, such as the capital.

    >>> city("two-cities")
    Place(tile='city', where='two-cities', rewarded=True, times=1, mc=0)
    """
    return Place(kind, where)


def tile(kind: str, where: str = "land") -> Place:
    """Place a special tile by a placement rule.

    >>> tile("lava-flows", "volcanic")
    Place(tile='lava-flows', where='volcanic', rewarded=True, times=1, mc=0)
    """
    return Place(kind, where)


def city_off_map(space: str) -> PlaceOffMap:
    """Place a city on an area beside the map.

    >>> city_off_map("ganymede-colony")
    PlaceOffMap(space='ganymede-colony')
    """
    return PlaceOffMap(space)


def claim() -> Claim:
    """Reserve a space for the player.

    >>> claim()
    Claim()
    """
    return Claim()
