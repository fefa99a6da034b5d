"""What a global event would do to each player as things stand: it happens on a game that is made up from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.card import CARDS
from engine.core import Effect
from engine.expansions.turmoil.event_effects import ForAll
from engine.expansions.turmoil.phase import Happening, revise_ratings
from engine.expansions.turmoil.senate import influence
from engine.journal import (
    CardResourcesChanged,
    Drawn,
    Entry,
    ParameterLowered,
    ParameterRaised,
    ProductionChanged,
    RatingChanged,
    StockChanged,
)
from engine.scoring import terraformed
from engine.supposed import OpenQuestion, game_from_view, play_out
from engine.tableau import ON_CARD

if TYPE_CHECKING:
    from engine.view import View

RATING: Final = "tr"
DRAWN: Final = "card"
PRODUCTION: Final = "production:"


class SeatPreview(NamedTuple):
    """What a global event would do to one player.

    `changes` are the sums by what changes: a resource (`mc`), a production (`production:mc`), `tr`, `card` for cards drawn, and
    resources on a card by its id (`on-222`). `choices` are the effects about which the player would decide, which change more;
    what they count is `influence`.
    """

    seat: int
    influence: int
    changes: dict[str, int]
    choices: tuple[Effect, ...]


class EventPreview(NamedTuple):
    """What a global event would do: to the planet, as entries of parameters and what the first player would decide, and to each seat."""

    card: int
    parameters: tuple[ParameterRaised | ParameterLowered, ...]
    choices: tuple[Effect, ...]
    fates: tuple[SeatPreview, ...]


def event_follows(view: View) -> bool:
    """Whether a global event will happen yet: after the last generation of a game none does (Turmoil, Solar phase)."""
    if view.phase in ("final", "over"):
        return False
    if len(view.seats) == 1:
        return view.generation < view.box.terms["generations"]
    return not terraformed(view)


def preview_event(view: View, card: int) -> EventPreview:
    """What a global event would do if its phase began now, in which all lose 1 TR first; what a choice would bring is left open."""
    game = game_from_view(view, phase="turmoil", active=view.first)
    revise_ratings(game)
    told: list[Entry] = []
    asked: list[OpenQuestion] = []
    play_out(game, Happening(card), told, asked)
    common = [effect.do for effect in CARDS[card].play if isinstance(effect, ForAll)]
    return EventPreview(
        card,
        tuple(entry for entry in told if isinstance(entry, ParameterRaised | ParameterLowered)),
        tuple(each.effect for each in asked if each.effect in common),
        tuple(
            SeatPreview(
                p.seat,
                influence(view, p),
                _sums(told, p.seat),
                tuple(each.effect for each in asked if each.seat == p.seat and each.effect not in common),
            )
            for p in view.seats
        ),
    )


def _sums(told: Sequence[Entry], seat: int) -> dict[str, int]:
    """The changes of a seat, summed up by what changes; what comes to nothing is left out."""
    found: dict[str, int] = {}
    for entry in told:
        if entry.seat != seat:
            continue
        match entry:
            case StockChanged(what=what, n=n):
                key = what
            case ProductionChanged(what=what, n=n):
                key = f"{PRODUCTION}{what}"
            case RatingChanged(n=n):
                key = RATING
            case Drawn(n=n):
                key = DRAWN
            case CardResourcesChanged(card=card, n=n):
                key = f"{ON_CARD}{card}"
            case _:
                continue
        found[key] = found.get(key, 0) + n
    return {key: n for key, n in found.items() if n}
