"""Reasons why something cannot be done now, as short clauses."""

from __future__ import annotations

from typing import Final

from words.catalogue import N_, _, sentence
from words.names import counted, money, parameter_name, production_name, resource_name
from words.unnamed import Names, WordsByKey

REASONS: Final = Names(
    "reason",
    {
        "not-asked": N_("nothing is asked of you now"),
        "stale": N_("that question was answered before"),
        "twice": N_("the same choice was named twice"),
        "unknown": N_("that is not among the choices"),
        "first-due": N_("your corporation's first action comes first"),
        "too-few": N_("that is too few"),
        "too-many": N_("that is too many"),
        "not-now": N_("the table can be corrected between the first generation and the end of the game"),
        "in-the-middle": N_("an action must be finished first"),
        "out-of-bounds": N_("that is more or less than there can be"),
        "nothing-to-reopen": N_("there is nothing to take back"),
        "requires": N_("its requirement is not met"),
        "too-dear": N_("too dear now"),
        "dues": N_("not enough M€ to raise your TR"),
        "needs-here": N_("not enough resources on the card"),
        "nobody-produces": N_("nobody has enough {production}"),
        "no-cards": N_("no cards in hand"),
        "no-card-to-play": N_("no card in hand can be played like that"),
        "too-few-cards": N_("too few cards in hand"),
        "no-action": N_("it has no action"),
        "no-tr-raised": N_("your terraform rating has not risen this generation"),
        "nothing-to-copy": N_("none of your cards has a production box that can be copied"),
        "nothing-used": N_("none of the actions that you have used can be used again"),
        "no-taker": N_("none of your cards can take that"),
        "none-own": N_("none of your cards has enough {resources}"),
        "nothing-to-host": N_("no card in hand to lay under it"),
        "nothing-fits": N_("none of your cards in hand fits under it"),
        "cannot-hold": N_("the card cannot hold that"),
        "claimed": N_("no longer available"),
        "not-reached": N_("not reached yet"),
        "used": N_("already used this generation"),
        "reacted": N_("this happens only once"),
        "beginner": N_("the Beginner Corporation is already chosen"),
        "all-complete": N_("all global parameters are complete"),
        "complete": N_("{parameter} is complete"),
        "no-holder": N_("none of your cards holds {resources}"),
        "no-prey": N_("no card has {resources} that can be removed"),
        "nobody-has": N_("nobody has {resources} that can be taken"),
    },
)
_SPACES: Final = WordsByKey(
    "rule of placing",
    {
        "": N_("no free space"),
        "land": N_("no free land space"),
        "ocean": N_("no free space reserved for ocean"),
        "city": N_("no space away from other cities"),
        "two-cities": N_("no space next to two cities"),
        "near-city": N_("no free space next to a city"),
        "near-ocean": N_("no free space next to an ocean"),
        "near-greenery": N_("no free space next to a greenery"),
        "greenery": N_("no free space for a greenery"),
        "alone": N_("no space without neighbours"),
        "volcanic": N_("no free volcanic space"),
        "volcanic-city": N_("no free volcanic space"),
        "metal": N_("no free space with steel or titanium"),
        "metal-near-own": N_("no free space with steel or titanium next to a tile of yours"),
        "noctis": N_("the reserved space is taken"),
    },
    lambda _said: N_("no free space"),
)
SHORT: Final = Names(
    "short reason",
    {
        "needs-production": N_("too little {production}"),
        "nobody-produces": N_("no {production} to lower"),
        "no-tr-raised": N_("no TR gained yet"),
        "nothing-to-copy": N_("no production to copy"),
        "nothing-used": N_("no used action to repeat"),
        "no-card-to-play": N_("no card for that"),
        "no-taker": N_("no card to take that"),
        "no-holder": N_("no card for {resources}"),
        "no-holder:any": N_("no resources on cards"),
        "none-own": N_("too few {resources}"),
        "no-prey": N_("no {resources} to remove"),
        "nobody-has": N_("no {resources} to take"),
        "nothing-to-host": N_("no card to lay under it"),
        "nothing-fits": N_("no card fits under it"),
        "no-space:land": N_("no land space"),
        "no-space:ocean": N_("no ocean space"),
        "no-space:city": N_("no space for a city"),
        "no-space:two-cities": N_("no space by two cities"),
        "no-space:near-city": N_("no space by a city"),
        "no-space:near-ocean": N_("no space by an ocean"),
        "no-space:near-greenery": N_("no space by a greenery"),
        "no-space:greenery": N_("no greenery space"),
        "no-space:alone": N_("no space on its own"),
        "no-space:volcanic": N_("no volcanic space"),
        "no-space:volcanic-city": N_("no volcanic space"),
        "no-space:metal": N_("no metal space"),
        "no-space:metal-near-own": N_("no metal by your tiles"),
        "no-space:noctis": N_("its space is taken"),
    },
)
"""Reasons with a shorter wording, by their whole message id or by the part before its colon."""


def reason_short(message_id: str, /, **values: object) -> str:
    """A reason of the engine in about 25 characters, for a strip or a menu: `no metal by your tiles`."""
    key, _colon, what = message_id.partition(":")
    said = SHORT.get(message_id) or SHORT.get(key)
    if values.get("short") or said is None:
        return reason(message_id, **values)
    if "{production}" in said:
        return _(said, production=production_name(what))
    return _(said, resources=resource_name(what)) if "{resources}" in said else _(said)


def reason(message_id: str, /, **values: object) -> str:
    """A reason of the engine as a clause.

    With `short` (how much is missing) the clause has a number: `7 plants short`, `4 M€ short`; the other values fill the placeholders of
    the message.
    """
    key, _colon, what = message_id.partition(":")
    short = values.get("short")
    if isinstance(short, int) and short > 0 and (exact := _short(key, what, short)):
        return exact
    match key:
        case "needs":
            return _("not enough {resource}", resource=resource_name(what))
        case "needs-production":
            return _("not enough {production}", production=production_name(what))
        case "nobody-produces":
            return _(REASONS[key], production=production_name(what))
        case "no-space":
            return _(_SPACES[what])
        case "no-holder" if what == "any":
            return _("none of your cards has resources on it")
        case "no-holder" | "no-prey" | "nobody-has" | "none-own":
            return _(REASONS[key], resources=resource_name(what))
        case "complete" if what == "oceans":
            return _("no ocean is left")
        case "complete":
            return _(REASONS[key], parameter=parameter_name(what))
        case _:
            return _(REASONS[key])


def _short(key: str, what: str, short: int) -> str:
    match key:
        case "needs":
            return _("{amount} short", amount=counted(short, what))
        case "needs-here":
            return _("{amount} short", amount=counted(short, what))
        case "needs-production":
            return _("{n} {production} short", n=short, production=production_name(what))
        case "too-dear":
            return _("{amount} short", amount=money(short))
        case "dues":
            return _("{amount} short to raise your TR", amount=money(short))
        case "not-reached":
            return _("{n} short", n=short)
        case _:
            return ""


def reason_sentence(message_id: str, /, **values: object) -> str:
    """A reason of the engine as a sentence of its own."""
    return sentence(reason(message_id, **values))
