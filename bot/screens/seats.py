"""The history's sentences about seats: stand-ins, and players who come back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot import speech
from bot.speech import N_, _
from bot.tables import Status

SENTENCES: Final = {
    "back": N_("{who} is back"),
    "unasked": N_(
        "Discord has refused every message that asks {who}. Their time runs from now on. A server manager can check "
        "whether the bot may still write here"
    ),
    "restored": N_("{who} plays again"),
    "freed": N_("The seat of {who} is free. A member of this server can take it: /game replace"),
    "again": N_("{who} takes their own seat again"),
    "forgotten": N_("The player of this seat has left for good. A robot plays on as {who}"),
    "gone": N_("{who} has left the server"),
    "joined": N_("{who} has rejoined the server"),
    "arrived": N_("The game goes on here. Everybody sits down again in their own seat, with Play"),
    "claimed": N_("{who} sits down again"),
    "blocked": N_("{who} can no longer use this bot"),
    "unblocked": N_("{who} can use this bot again"),
    "resumed": N_("The game goes on. Whoever has to answer is asked anew, and everybody has their whole time"),
    "asleep": N_("Nobody has played for a generation. The game waits until somebody presses Play"),
}
"""By what has changed, what the history says; stand-ins and successors have sentences of their own."""


def changed(facts: Mapping[str, Any], status: Status) -> str:
    """Return a sentence about a change of who plays a seat."""
    who = speech.who(status, facts["seat"]) if "seat" in facts else ""
    match facts.get("what"), facts.get("how"):
        case None, _how:
            return _("Something about a seat has changed; what it was can no longer be read")
        case "stand-in", _how if facts.get("why") == "resigned":
            return _("{who} has resigned. A robot plays on", who=who)
        case "stand-in", "once":
            return _("The table passes for {who} this turn", who=who)
        case "stand-in", "pass":
            return _("The table passes for {who} until they are back", who=who)
        case "stand-in", _how:
            return _("A robot plays for {who} until they are back", who=who)
        case "successor", _how:
            named = {"name": speech.verbatim(facts["name"]), "former": speech.verbatim(facts["former"])}
            return _("**{name}** takes the seat of {former}", **named)
        case "conceded", _how:
            return _("{who} has resigned, and {winner} wins", who=who, winner=speech.who(status, facts["winner"]))
        case what, _how:
            return _(SENTENCES[what], who=who) if what in SENTENCES else speech.capital(what)
