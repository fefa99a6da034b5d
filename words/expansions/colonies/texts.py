"""The names of Colonies, and short texts about colony tiles."""

from __future__ import annotations

from engine.core import Effect
from engine.effects.gains import Gain
from engine.expansions.colonies.row import (
    ColonyInPlay,
    fleets,
    trade_prices,
    trade_result,
)
from engine.expansions.colonies.state import ROW
from engine.expansions.colonies.tiles import STEPS
from engine.view import View
from words.brief import brief
from words.catalogue import N_, NC_, N_plural, _, capital, commas, number, one_of, pgettext, plural, tied
from words.consequences import LAID
from words.names import (
    ABOUT,
    CAUSES,
    COUNTED,
    ONE,
    PARAMETERS,
    PHASES,
    PROJECTS,
    RESOURCES,
    TERMS,
    TITLES,
    ParameterWords,
    counted,
    mark,
    parameter_name,
)
from words.ongoing import PAID_WITH
from words.reasons import REASONS, SHORT

TITLES.add({ROW: N_("Colonies")})
ABOUT.add({ROW: N_("moons to settle, and to trade with by fleet")})
PARAMETERS.add(
    {
        ROW: ParameterWords(N_("colonies")),
        "callisto": ParameterWords(N_("Callisto")),
        "ceres": ParameterWords(N_("Ceres")),
        "enceladus": ParameterWords(N_("Enceladus")),
        "europa": ParameterWords(N_("Europa")),
        "ganymede": ParameterWords(N_("Ganymede")),
        "io": ParameterWords(N_("Io")),
        "luna": ParameterWords(N_("Luna")),
        "miranda": ParameterWords(N_("Miranda")),
        "pluto": ParameterWords(N_("Pluto")),
        "titan": ParameterWords(N_("Titan")),
        "triton": ParameterWords(N_("Triton")),
    }
)
LAID[ROW] = N_("Colony tiles beside the map, to trade with and to settle")
PROJECTS.add({"build-colony": N_("Colony")})
PHASES.add({"colony-tracks": N_("colonies")})
RESOURCES.add({"floater": N_("floaters"), "camp": N_("camps"), "of-trade": N_("M€, energy or titanium")})
COUNTED.add(
    {
        "floater": N_plural("{n}\u00a0floater", "{n}\u00a0floaters"),
        "camp": N_plural("{n}\u00a0camp", "{n}\u00a0camps"),
        "of-trade": N_plural("{n}\u00a0M€, energy or titanium", "{n}\u00a0M€, energy or titanium"),
    }
)
ONE.add({"floater": NC_("one resource", "floater"), "camp": NC_("one resource", "camp")})
TERMS.add({"trade": N_("a trade")})
PAID_WITH["trade"] = "of-trade"
REASONS.add(
    {
        "asleep": N_("nobody has a card in play yet that can hold what it brings"),
        "visited": N_("a trade fleet is already there this generation"),
        "no-fleet": N_("all your trade fleets are out"),
        "no-colony": N_("no colony tile has a place for you"),
        "no-track": N_("there are no two colony tiles whose markers can move like that"),
    }
)
SHORT.add({"asleep": N_("no card can hold it yet"), "visited": N_("traded this generation")})
SHORT.add(
    {
        "no-fleet": N_("all fleets are out"),
        "no-colony": N_("no place for a colony"),
        "no-track": N_("no markers to move"),
    }
)


def tile_name(key: str) -> str:
    """The name of a colony tile: `Luna`."""
    return capital(parameter_name(key))


def gains_text(effect: Effect) -> str:
    """The gains of an income or a bonus, in short: `+4 M€`; `nothing` if there are none."""
    return pgettext("what is gained", "nothing") if effect == Gain(()) else brief(effect)


def income_text(on: ColonyInPlay, step: int | None = None) -> str:
    """The income of the trader from a colony tile at a step of its track, by default at the marker."""
    return gains_text(on.tile.income[on.step if step is None else step])


def bonuses_text(view: View, on: ColonyInPlay) -> str:
    """The colony bonus that each player would receive if the viewer traded: `you +2 M€, ▲ 2 × +2 M€`; empty without colonies there."""
    found = trade_result(view, view.me, on)
    each = gains_text(found.bonus)
    said: list[str] = []
    for seat, n in found.bonuses:
        who = pgettext("who gets something", "you") if seat == view.you else mark(seat)
        said.append(tied(who, each) if n == 1 else f"{who}\u00a0{n}\u00a0×\u00a0{each}")
    return commas(said)


def prices_text(view: View) -> str:
    """The price of a trade for the viewer: `9 M€, 3 energy or 3 titanium`."""
    return one_of([counted(n, what) for what, n in trade_prices(view, view.me).items()])


def fleets_text(view: View) -> str:
    """The viewer's trade fleets: `1 of 2 trade fleets at home`."""
    mine = fleets(view, view.me)
    n = mine.home + len(mine.away)
    return plural("{home} of {n} trade fleet at home", "{home} of {n} trade fleets at home", n, home=mine.home)


def state_text(on: ColonyInPlay) -> str:
    """The state of a colony tile: `step 3 of 6, ● ▲, 1 place free`."""
    if not on.awake:
        return _("asleep until somebody can hold {resources}", resources=counted_kind(on))
    said = [_("step {n} of {end}", n=number(on.step), end=number(STEPS - 1))]
    if on.settlers:
        said.append(" ".join(mark(seat) for seat in on.settlers))
    if on.free:
        said.append(plural("{n} place free", "{n} places free", on.free))
    if on.visitor is not None:
        said.append(_("fleet of {mark} there", mark=mark(on.visitor)))
    return commas(said)


def counted_kind(on: ColonyInPlay) -> str:
    """The kind of resource that activates an inactive colony tile: `floaters`."""
    return _(RESOURCES[on.tile.kind])


CAUSES["colony"] = tile_name
CAUSES[ROW] = lambda: _("solo game with Colonies")
