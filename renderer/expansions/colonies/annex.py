"""The annex of Colonies as pictures and in words: for each colony tile, what a trade would bring the reader now, and what it would bring
the settlers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core import Effect
from engine.expansions.colonies.row import ColonyInPlay, awake, fleets, row, trade_prices, trade_result, unused
from engine.expansions.colonies.tiles import PLACES, TILES, Colony
from engine.state import Standing
from engine.view import View
from renderer.alt.annexes import Detail
from renderer.alt.cards import Wordings
from renderer.alt.lines import NBSP, marks
from renderer.annexes.annexes import Shown, add_annex
from renderer.annexes.blocks import Block
from renderer.drawing.cache import laid_cache, of_newest
from renderer.drawing.theme import CHIPS
from renderer.expansions.colonies.tiles import FleetsShown, TileShown, fleets_block, tile_block
from renderer.icons.icons import icons, written
from renderer.icons.pictograms import Boxed, Icon, Icons, Said, Sign, between
from words import _, counted, mark, parameter_name
from words.brief import brief
from words.catalogue import N_, capital, colon, commas, ended, listed, number, one_of, pair, pgettext, semicolons

TRADING: Final = ("trade", "send-fleet")
"""The verb of a trade, which is the first part of its options' keys, and the question where to send a fleet without paying."""


def _name(tile: Colony) -> str:
    return capital(parameter_name(tile.key))


def _times(n: int, effect: Effect) -> Icons:
    """The icons of an effect that is gained `n` times, with its numbers multiplied by `n`; every gain has a plus sign."""
    return tuple(_multiplied(n, _gained(icon)) for icon in icons(effect))


def _gained(icon: Icon) -> Icon:
    """The icon of a gain, with its number and a plus sign."""
    if isinstance(icon, Sign) and icon.name in CHIPS and not icon.n.startswith(("+", "−")):
        return icon._replace(n=f"+{icon.n or 1}")
    return icon


def _multiplied(n: int, icon: Icon) -> Icon:
    if isinstance(icon, Boxed):
        return Boxed(
            tuple(sign._replace(n=_product(n, sign.n)) if isinstance(sign, Sign) else sign for sign in icon.inside)
        )
    return icon._replace(n=_product(n, icon.n)) if isinstance(icon, Sign) else icon


def _product(n: int, text: str) -> str:
    sign, digits = text[:1], text[1:]
    if n == 1 or not digits.isdecimal():
        return text
    return f"{sign}{n * int(digits)}"


def _gets(view: View, on: ColonyInPlay, about: str) -> list[tuple[int, list[tuple[int, Effect]]]]:
    """What each player would receive from a trade: pairs of seat and effects, each effect with a factor. The trader gets the income, every
    settler the bonus."""
    if about not in TRADING:
        return []
    trade = trade_result(view, view.me, on)
    own = dict(trade.bonuses).get(view.you, 0)
    mine = [(1, trade.income), *([(own, trade.bonus)] if own else [])]
    return [(view.you, mine), *((seat, [(n, trade.bonus)]) for seat, n in trade.bonuses if seat != view.you)]


def _drawn(effects: Sequence[tuple[int, Effect]]) -> Icons:
    return tuple(icon for n, effect in effects for icon in _times(n, effect)) or (Said("0"),)


def _told(effects: Sequence[tuple[int, Effect]]) -> str:
    said = [f"{n}{NBSP}× {_brings(effect)}" if n > 1 else _brings(effect) for n, effect in effects]
    return listed(said)


def _brings(effect: Effect) -> str:
    return brief(effect) or pgettext("what is gained", "nothing")


@of_newest
def _line(view: View, on: ColonyInPlay) -> Wordings:
    """The state of a colony tile, in a full and in a short wording."""
    trade = trade_result(view, view.me, on)
    state = [
        _("colonies {marks}", marks=marks(on.settlers)) if on.settlers else "",
        _("{n} free", n=number(on.free)) if on.free else "",
        _("fleet of {mark}", mark=mark(on.visitor)) if on.visitor is not None else "",
        "" if on.awake else _("asleep"),
    ]
    there = commas(part for part in state if part)
    name, step = _name(on.tile), on.step
    last = len(on.tile.income) - 1
    coming = (
        _("top of the track") if step == last else _("next step {income}", income=_brings(on.tile.income[step + 1]))
    )
    full = _(
        "{tile}, step {n} of {all}: trade {trade}, {next}; each colony {bonus}; founding {founding}; {state}.",
        tile=name,
        n=number(step),
        all=number(last),
        trade=_brings(trade.income),
        next=coming,
        bonus=_brings(on.tile.bonus),
        founding=_brings(on.tile.founding),
        state=there,
    )
    middle = _(
        "{tile} {n}: trade {trade}, each colony {bonus}, founding {founding}; {state}.",
        tile=name,
        n=number(step),
        trade=_brings(trade.income),
        bonus=_brings(on.tile.bonus),
        founding=_brings(on.tile.founding),
        state=there,
    )
    short = ended(colon(pair(name, number(step)), semicolons((_brings(trade.income), there))))
    return full, middle, short


def _chosen_line(on: ColonyInPlay, gets: Sequence[tuple[int, Sequence[tuple[int, Effect]]]], you: int) -> Wordings:
    """What each player would receive if the viewer chose this tile."""
    called = [pgettext("who gets something", "you") if seat == you else mark(seat) for seat, _effects in gets]
    said = [pair(who, _told(effects)) for who, (_seat, effects) in zip(called, gets, strict=True)]
    return (ended(colon(_name(on.tile), semicolons(said))),)


@laid_cache
def _track(tile: Colony) -> tuple[Icons, ...]:
    """The icons of what a trade brings at each step of a tile's track."""
    return tuple(_times(1, income) for income in tile.income)


@laid_cache
def _fixed(tile: Colony) -> tuple[Icons, Icons]:
    """The icons of what each colony of a tile brings in a trade, and of what founding one brings."""
    return _times(1, tile.bonus), _times(1, tile.founding)


def _shown(shown: Shown, on: ColonyInPlay, about: str) -> TileShown:
    view, tile = shown.view, on.tile
    gets = _gets(view, on, about) if view.you >= 0 else []
    was = shown.before.outposts.get(tile.key) if shown.before else None
    was = was or Standing(on.step, on.settlers)
    return TileShown(
        tile.key,
        _name(tile),
        on.step,
        _track(tile),
        _times(1, trade_result(view, view.me, on).income),
        *_fixed(tile),
        on.settlers,
        PLACES,
        on.visitor,
        on.awake,
        _chosen_line(on, gets, view.you) if gets else _line(view, on),
        on.step - was.marker,
        max(0, len(on.settlers) - len(was.settled)),
        tuple((seat, _drawn(effects)) for seat, effects in gets),
    )


def _blocks(shown: Shown) -> list[Block]:
    """The blocks of the annex: the fleets, then each tile; for a choice, only the tiles to choose from."""
    view = shown.view
    about, *_options = (*(key.partition(":")[0] for key in shown.choosing), "")
    named = {key.rpartition(":")[2] for key in shown.choosing}
    tiles = [on for on in row(view) if not named & TILES.keys() or on.tile.key in named]
    tiles += [ColonyInPlay(tile, 1, (), None, awake(view, tile)) for tile in unused(view) if tile.key in named]
    return [_fleets(view), *(tile_block(_shown(shown, on, about)) for on in tiles)]


@of_newest
def _fleets(view: View) -> Block:
    prices = trade_prices(view, view.me)
    owned = [(seat, fleets(view, view.seats[seat])) for seat in view.order]
    told = commas(_("{mark} {n} of {all}", mark=mark(seat), n=f.home, all=f.home + len(f.away)) for seat, f in owned)
    cost = between([(Sign(what, str(n)),) for what, n in prices.items()], written("or"))
    said = _(
        "A trade costs {prices}. Fleets at home: {fleets}.",
        prices=one_of([counted(n, what) for what, n in prices.items()]),
        fleets=told,
    )
    return fleets_block(FleetsShown(cost, tuple((s, f.home, f.home + len(f.away)) for s, f in owned), (said,)))


def _lines(view: View, called: Sequence[str]) -> list[str]:
    return [*_fleets(view).said[0], *(_line(view, on)[0] for on in row(view))]


def _brief(view: View, called: Sequence[str]) -> list[str]:
    """Each tile with its marker and its settlers."""
    tiles = (" ".join(filter(None, [pair(_name(on.tile), number(on.step)), marks(on.settlers)])) for on in row(view))
    return [ended(colon(_("Colonies"), semicolons(tiles)))]


def _details(view: View) -> list[Detail]:
    """For the replay: the fleets, then each tile with its marker, its settlers and the owner of the fleet on it."""
    at_home = [(seat.seat, fleets(view, seat)) for seat in view.seats]
    told = commas(_("{mark} {n} of {all}", mark=mark(seat), n=f.home, all=f.home + len(f.away)) for seat, f in at_home)
    return [Detail("fleets", _("Fleets at home"), told), *(_detail(on) for on in row(view))]


def _detail(on: ColonyInPlay) -> Detail:
    said = [
        marks(on.settlers),
        _("fleet of {mark}", mark=mark(on.visitor)) if on.visitor is not None else "",
        "" if on.awake else _("asleep"),
    ]
    return Detail(on.tile.key, _name(on.tile), commas(said), on.step, len(on.tile.income) - 1)


add_annex(
    "colonies",
    N_("Colonies"),
    _blocks,
    _lines,
    brief=_brief,
    details=_details,
    rows=("colonies",),
    verbs=("trade",),
    questions=("found", "send-fleet", "trade-steps", "track-up", "track-down", "add-tile", "remove-tile"),
)
