"""Amounts that are counted at the moment when they are needed: tags, tiles, resources on cards.

What can be counted is a table by key, `COUNTED`; an expansion adds to it, to `words.amounts.PER` and to the icons.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from engine import tableau
from engine.core import Cause, When
from engine.effect import Count

if TYPE_CHECKING:
    from engine.state import PlayerOrSeat
    from engine.tableau import GameOrView, TagPurpose

Counting = Callable[[Count, "GameOrView", "PlayerOrSeat", Cause, "TagPurpose"], int]
"""How many things there are, for a game and a player or a view and a seat of it; the cause names "this card"."""


def _tags(count: Count, game: GameOrView, me: PlayerOrSeat, cause: Cause, purpose: TagPurpose) -> int:
    """The tags of some kinds that a player has for a purpose; an event that counts them adds its own while it is played."""
    n = tableau.tags_for(game, me, count.which, purpose, *count.also)
    card = game.box.cards.get(cause.card) if purpose == "count" else None
    if card is not None and card.kind == "event":
        n += sum(tag in (count.which, *count.also) for tag in card.tags)
    return n


def _hand(count: Count, game: GameOrView, me: PlayerOrSeat, cause: Cause, purpose: TagPurpose) -> int:
    return me.hand if isinstance(me.hand, int) else len(me.hand)


def _everybodys_tag(count: Count, game: GameOrView, me: PlayerOrSeat, cause: Cause, purpose: TagPurpose) -> int:
    others = (tableau.tags(game, p).get(count.which, 0) for p in game.players if p.seat != me.seat)
    return tableau.tags_for(game, me, count.which, purpose) + sum(others)


def _free_near_own(count: Count, game: GameOrView, me: PlayerOrSeat, cause: Cause, purpose: TagPurpose) -> int:
    tiles, near = game.table.tiles, game.box.map.near
    beside = {space for key, tile in tiles.items() if tile.owner == me.seat for space in near.get(key, ())}
    return len(beside - tiles.keys())


COUNTED: Final[dict[str, Counting]] = {
    "tag": _tags,
    "opponents-tag": lambda count, game, me, cause, purpose: sum(
        tableau.tags(game, p).get(count.which, 0) for p in game.players if p.seat != me.seat
    ),
    "everybodys-tag": _everybodys_tag,
    "hand": _hand,
    "own-cities": lambda count, game, me, cause, purpose: tableau.all_cities(game, on_mars=False, of=me.seat),
    "own-colonies": lambda count, game, me, cause, purpose: tableau.settlements(game, me.seat),
    "free-near-own": _free_near_own,
    "cities": lambda count, game, me, cause, purpose: tableau.all_cities(game, on_mars=True),
    "all-cities": lambda count, game, me, cause, purpose: tableau.all_cities(game, on_mars=False),
    "events": lambda count, game, me, cause, purpose: sum(len(p.events) for p in game.players),
    "here": lambda count, game, me, cause, purpose: me.resources.get(cause.card, 0),
    "lying": lambda count, game, me, cause, purpose: tableau.card_resources(game, me, count.kind),
    "chosen": lambda count, game, me, cause, purpose: cause.amount,
    "oceans-near": lambda count, game, me, cause, purpose: tableau.near_own_tile(
        game, me, cause.card, tableau.is_ocean
    ),
    "cities-near": lambda count, game, me, cause, purpose: tableau.near_own_tile(game, me, cause.card, tableau.is_city),
}
"""What `Count.of` may name."""


def number(amount: int | Count, game: GameOrView, me: PlayerOrSeat, cause: Cause, purpose: TagPurpose = "count") -> int:
    """The amount as a number: an integer as it is, a `Count` as it counts now for `me`; the cause names "this card"."""
    if isinstance(amount, int):
        return amount
    n = COUNTED[amount.of](amount, game, me, cause, purpose)
    if amount.more or amount.less:
        return amount.total(n, further(amount, game, me, cause, purpose))
    return amount.total(n)


def further(count: Count, game: GameOrView, me: PlayerOrSeat, cause: Cause, purpose: TagPurpose = "count") -> int:
    """What is added to a counted number without a cap (`Count.more`), less what is taken away from it (`Count.less`)."""
    more = COUNTED[count.more](count, game, me, cause, purpose) if count.more else 0
    return more - (COUNTED[count.less](count, game, me, cause, purpose) if count.less else 0)


def counting(amounts: Iterable[int | Count]) -> When:
    """The moment to gain these amounts: late if one of them is counted, since the count may still grow."""
    return When.LATE if any(isinstance(amount, Count) for amount in amounts) else When.SURE


def per_tag(which: str, every: int = 1) -> Count:
    """1 for every `every` own tags of a kind.

    >>> per_tag("jovian")
    Count(of='tag', which='jovian', every=1, times=1, cap=0, also=(), kind='', more='', less='')
    """
    return Count("tag", which, every)


def per_tags(tags: str, every: int = 1) -> Count:
    """1 for every `every` own tags of any of these kinds, taken together.

    >>> per_tags("earth jovian").also
    ('jovian',)
    """
    first, *others = tags.split()
    return Count("tag", first, every, also=tuple(others))


def per_opponents_tag(which: str) -> Count:
    """1 for every tag of a kind that opponents have.

    >>> per_opponents_tag("space")
    Count(of='opponents-tag', which='space', every=1, times=1, cap=0, also=(), kind='', more='', less='')
    """
    return Count("opponents-tag", which)


def per_everybodys_tag(which: str) -> Count:
    """1 for each tag of a kind that any player has; of wild tags, only the own ones count.

    >>> per_everybodys_tag("jovian").of
    'everybodys-tag'
    """
    return Count("everybodys-tag", which)


def per_card_in_hand(times: int = 1, *, more: str = "") -> Count:
    """`times` for each card in hand.

    >>> per_card_in_hand().of
    'hand'
    """
    return Count("hand", times=times, more=more)


def per_own_city(times: int = 1) -> Count:
    """`times` for each own city, on Mars or off it.

    >>> per_own_city(2).times
    2
    """
    return Count("own-cities", times=times)


def per_own_colony(times: int = 1) -> Count:
    """`times` for each own outpost in a row beside the map.

    >>> per_own_colony().of
    'own-colonies'
    """
    return Count("own-colonies", times=times)


def per_free_space_near() -> Count:
    """1 for each space without a tile next to own tiles.

    >>> per_free_space_near().of
    'free-near-own'
    """
    return Count("free-near-own")


def per_city(every: int = 1) -> Count:
    """1 for every `every` city tiles in play, on Mars or off it.

    >>> per_city()
    Count(of='all-cities', which='', every=1, times=1, cap=0, also=(), kind='', more='', less='')
    """
    return Count("all-cities", every=every)


def per_city_on_mars() -> Count:
    """1 for every city tile on Mars.

    >>> per_city_on_mars()
    Count(of='cities', which='', every=1, times=1, cap=0, also=(), kind='', more='', less='')
    """
    return Count("cities")


def per_event() -> Count:
    """1 for every event played, by any player.

    >>> per_event()
    Count(of='events', which='', every=1, times=1, cap=0, also=(), kind='', more='', less='')
    """
    return Count("events")


def per_resource(every: int = 1, times: int = 1, cap: int = 0) -> Count:
    """`times` for every `every` resources on this card; with a `cap`, only so many of them count.

    >>> per_resource(every=2)
    Count(of='here', which='', every=2, times=1, cap=0, also=(), kind='', more='', less='')
    """
    return Count("here", "", every, times, cap)


def chosen(times: int = 1) -> Count:
    """`times` the number that the player chooses to spend (`spend_chosen`).

    >>> chosen(3)
    Count(of='chosen', which='', every=1, times=3, cap=0, also=(), kind='', more='', less='')
    """
    return Count("chosen", times=times)


def per_card_resource(kind: str, every: int = 1) -> Count:
    """1 for every `every` resources of a kind on own cards, all cards together.

    >>> per_card_resource("animal", 2)
    Count(of='lying', which='', every=2, times=1, cap=0, also=(), kind='animal', more='', less='')
    """
    return Count("lying", every=every, kind=kind)


def per_ocean_near() -> Count:
    """1 for every ocean tile adjacent to the tile of this card.

    >>> per_ocean_near()
    Count(of='oceans-near', which='', every=1, times=1, cap=0, also=(), kind='', more='', less='')
    """
    return Count("oceans-near")


def per_city_near() -> Count:
    """1 for every city tile adjacent to the tile of this card.

    >>> per_city_near()
    Count(of='cities-near', which='', every=1, times=1, cap=0, also=(), kind='', more='', less='')
    """
    return Count("cities-near")
