"""What a player would begin the game with, from what they can see: the choices of the set-up, played on a supposed game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import TYPE_CHECKING, NamedTuple

from engine import changes, tableau
from engine.actions.preludes import PlayPrelude, unplayable
from engine.card import CARDS
from engine.core import Effect
from engine.journal import CardLost, Entry, Paid, StockChanged
from engine.phases.start import Reveal
from engine.supposed import OpenQuestion, game_from_view, play_out

if TYPE_CHECKING:
    from engine.state import Player
    from engine.view import View


class SetupPreview(NamedTuple):
    """What a player would begin with."""

    me: Player
    tags: dict[str, int]
    money: tuple[tuple[int, int], ...]
    """What the M€ come from and go to, in order: pairs of a card and an amount; the card 0 stands for the cards bought."""
    asked: tuple[OpenQuestion, ...]
    lost: tuple[int, ...]
    """The preludes that could not be played."""
    drawn: int
    """The number of cards drawn."""
    first: int = 0
    """The prelude that is played first, where it matters which is; otherwise 0."""


def unplayable_preludes(view: View, preludes: Sequence[int]) -> dict[int, str]:
    """The preludes that the viewer could not play as things stand, each with the message id of the reason."""
    game = game_from_view(view)
    me = game.players[view.you]
    return {card: why for card in preludes if (why := unplayable(game, me, card))}


def preview_setup(view: View, corporation: int, preludes: Sequence[int], bought: Sequence[int]) -> SetupPreview:
    """What the viewer would begin with after these choices of the set-up, if nobody else played before them.

    `corporation` is 0 while none is chosen. The preludes are played in an order in which as many as possible can be played, and of
    such orders in one that leaves the most M€.
    """
    found = {order: _begun(view, corporation, order, bought) for order in permutations(preludes)}
    lost = min((set(each.lost) for each in found.values()), key=len)
    order = max((o for o in found if set(found[o].lost) == lost), key=lambda o: found[o].me.stock["mc"])
    alike = all(_brings(found[order]) == _brings(other) for other in found.values())
    return found[order] if alike else found[order]._replace(first=order[0])


def _brings(found: SetupPreview) -> tuple[object, ...]:
    """All that depends on the order in which preludes are played."""
    return found.me.stock, found.me.production, found.me.tr, set(found.lost), found.drawn


def _begun(view: View, corporation: int, preludes: Sequence[int], bought: Sequence[int]) -> SetupPreview:
    """What the viewer would begin with if they played the preludes in this order."""
    game = game_from_view(view)
    me, slots = game.players[view.you], game.box.setup
    for choice, cards in (
        ("corporation", [corporation] if corporation else []),
        ("preludes", preludes),
        ("buy", bought),
    ):
        if cards:
            changes.choose_in_secret(me, choice, [CARDS[card].as_card for card in cards])
    told: list[Entry] = []
    asked: list[OpenQuestion] = []
    steps: list[tuple[Effect, int]] = [(slots["revealed"], 0)] if "revealed" in slots else []
    if corporation or view.you in view.options.beginners:
        steps.append((Reveal(), corporation))
    for effect, card in (*steps, *((PlayPrelude(card), card) for card in preludes)):
        play_out(game, effect, told, asked, card)
    lost = tuple(entry.card for entry in told if isinstance(entry, CardLost))
    drawn = len(me.hand) - len(view.hand) - (len(bought) if me.corporation else 0)
    return SetupPreview(me, tableau.tags(game, me), tuple(_money(told, me)), tuple(asked), lost, drawn)


def _money(told: Sequence[Entry], me: Player) -> Iterator[tuple[int, int]]:
    """The M€ that entries give and take, summed up by card; 0 stands for the cards bought."""
    found: dict[int, int] = {}
    for entry in told:
        if isinstance(entry, StockChanged) and entry.what == "mc" and entry.seat == me.seat:
            found[entry.cause.card] = found.get(entry.cause.card, 0) + entry.n
        elif isinstance(entry, Paid) and entry.seat == me.seat and entry.split.get("mc"):
            found[entry.cause.card] = found.get(entry.cause.card, 0) - entry.split["mc"]
    yield from found.items()
