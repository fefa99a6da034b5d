"""The verb Trade, the questions of Colonies with their options, and its entries of the log."""

from __future__ import annotations

from engine.core import Decision
from engine.expansions.colonies.correcting import FleetsCorrected
from engine.expansions.colonies.row import (
    colony_in_play,
    trade_prices,
    trade_result,
)
from engine.expansions.colonies.tiles import TILES
from engine.expansions.colonies.trade import FleetGained, FleetsReturned, Traded
from engine.view import View
from words.catalogue import N_, _, arrow, capital, number, plural, semicolons, signed
from words.corrections import CATEGORIES, LEVELS
from words.decisions import QUESTIONS
from words.entries import say
from words.expansions.colonies.texts import (
    bonuses_text,
    fleets_text,
    gains_text,
    income_text,
    prices_text,
    state_text,
    tile_name,
)
from words.ledger import Log
from words.names import (
    counted,
)
from words.options import OPTIONS, Choice
from words.verbs import Command, VerbWords, add_verb


def _trade_option(view: View, key: str) -> tuple[str, str]:
    on = colony_in_play(view, key.partition(":")[2])
    found = trade_result(view, view.me, on)
    label = _("{name}: {gain}", name=tile_name(on.tile.key), gain=gains_text(found.income))
    settlers = bonuses_text(view, on)
    fall = _("marker {change}", change=arrow(number(on.step), number(found.after)))
    return label, semicolons((settlers, fall)) if settlers else fall


add_verb(
    "trade",
    VerbWords(
        option=_trade_option,
        apart=lambda view, key: (tile_name(key.partition(":")[2]), prices_text(view)),
        name=N_("trade"),
        button=N_("Trade"),
        title=N_("Trade for {price}"),
        ask=N_("Choose where to trade"),
        so_far=fleets_text,
        possible=lambda view, keys: [_("a trade")],
        command=Command("trade", N_("H: trade with a colony"), "colony", N_("Which colony")),
    ),
)


def _tile_option(view: View, decision: Decision, what: str) -> Choice:
    """The words of a colony tile as an option of a question."""
    tile, name = TILES[what], tile_name(what)
    match decision.key.partition(":")[0]:
        case "found":
            on = colony_in_play(view, what)
            label = _("{name}: {gain}", name=name, gain=gains_text(tile.founding))
            hint = _("each trade there brings {bonus}; {state}", bonus=gains_text(tile.bonus), state=state_text(on))
            return Choice(label, hint, name)
        case "send-fleet":
            label, hint = _trade_option(view, tile.option)
            return Choice(label, hint, name)
        case "track-up" | "track-down" as way:
            on = colony_in_play(view, what)
            step = on.step + (1 if way == "track-up" else -1)
            label = _("{name}, {change}", name=name, change=arrow(number(on.step), number(step)))
            return Choice(label, arrow(income_text(on), income_text(on, step)), name)
        case _:
            said = _("founding brings {founding}, trade {least} to {most}, each trade there {bonus}",
                     founding=gains_text(tile.founding), least=gains_text(tile.income[0]), most=gains_text(tile.income[-1]),
                     bonus=gains_text(tile.bonus))  # fmt: skip
            return Choice(name, said, name)


def _steps_option(view: View, decision: Decision, key: str) -> Choice:
    on = colony_in_play(view, decision.key.partition(":")[2])
    step = on.step + int(key)
    label = _("not at all") if key == "0" else plural("{n} step", "{n} steps", int(key))
    return Choice(_("{label}: {gain}", label=capital(label), gain=income_text(on, step)))


def _payment_option(view: View, decision: Decision, what: str) -> Choice:
    n = trade_prices(view, view.me)[what]
    has = view.me.stock[what]
    return Choice(counted(n, what), arrow(has, has - n) if has >= n else "")


def _ask_steps(key: str) -> str:
    return _("Choose how far {name} moves up before you trade.", name=tile_name(key))


OPTIONS["colony"] = _tile_option
OPTIONS["trade-steps"] = _steps_option
OPTIONS["trade-pay"] = _payment_option
QUESTIONS.update(
    {
        "found": lambda: _("Choose where to found a colony."),
        "send-fleet": lambda: _("Choose where to trade."),
        "trade-pay": lambda: _("Choose how to pay for the trade."),
        "trade-steps": _ask_steps,
        "track-up": lambda: _("Choose the colony tile whose marker moves up."),
        "track-down": lambda: _("Choose the colony tile whose marker moves down."),
        "add-tile": lambda: _("Choose the colony tile that comes into play."),
        "remove-tile": lambda: _("Choose the colony tile that leaves the game."),
    }
)


@say.register
def _traded(entry: Traded, log: Log) -> None:
    said = _("Trade with **{name}**", name=tile_name(entry.colony))
    if entry.cause.card:
        log.add(entry, said)
    else:
        log.start("trade", entry, said)


@say.register
def _fleet_gained(entry: FleetGained, log: Log) -> None:
    log.add(entry, _("+1\u00a0trade fleet"))


@say.register
def _fleets_corrected(entry: FleetsCorrected, log: Log) -> None:
    said = plural("{n} trade fleet", "{n} trade fleets", abs(entry.n), n=signed(entry.n))
    log.add(entry, said, arrow(number(entry.was), number(entry.was + entry.n)))


@say.register
def _returned(entry: FleetsReturned, log: Log) -> None:
    log.start("outposts", entry, _("**Colonies**"))


CATEGORIES.add({"fleets": N_("Trade fleets")})
LEVELS["fleets"] = lambda box, spot, n: plural("{n} trade fleet", "{n} trade fleets", n)
