"""Completes the options of commands while somebody types, and reads what was typed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import discord
from discord import app_commands

from bot import limits, speech
from bot.routes import lookup
from bot.speech import _
from bot.spelling import Spelling
from bot.tables import Look, Refused

Choices = list[app_commands.Choice[str]]
Interaction = discord.Interaction[Any]


class Offer(NamedTuple):
    """One line that an autocomplete can show."""

    shown: str
    value: str
    name: str = ""
    """What is compared with typed text for a similar spelling, where it is not all that is shown."""


def offer(look: Look, key: str) -> Offer:
    """Build the line for an option of the present question, with its label and hint."""
    choice = speech.option(look, key)
    return Offer(speech.dots((choice.label, choice.hint)), key, choice.name)


def named(look: Look, key: str) -> str:
    """Return the name of an option; for one that is no card its whole label."""
    in_turn = look.decision is not None and look.decision.kind == "turn"
    return speech.plain(speech.choice_name(look, key) if in_turn else speech.option(look, key).label)


class Offers:
    """Lines of an autocomplete, prepared once for comparison with typed text."""

    def __init__(self, found: Iterable[Offer]) -> None:
        self._spelling: Spelling | None = None
        self._all = [
            (one.shown.casefold(), one.value.casefold(), one) for one in (_plain(offered) for offered in found)
        ]

    def fitting(self, typed: str) -> Iterator[Offer]:
        """Return the lines whose name or value contains the typed text, else those with a similar name, the most similar first."""
        said, some = typed.casefold().strip(), False
        for shown, value, one in self._all:
            if said in shown or said in value:
                some = True
                yield one
        if some:
            return
        self._spelling = self._spelling or Spelling(one.name for _shown, _value, one in self._all)
        near = self._spelling.nearest(said)
        yield from sorted((one for *_, one in self._all if one.name in near), key=lambda one: near.index(one.name))


def options(look: Look, *prefixes: str) -> list[Offer]:
    """Return the options of the present question with one of these prefixes; those that cannot be chosen come last, with reason."""
    if look.decision is None or look.view is None:
        return []
    found = [
        offer(look, key) for key in look.decision.options if not prefixes or key.startswith(prefixes) or key in prefixes
    ]
    if prefixes:
        found += [
            Offer(_("Not now · {what}: {why}", what=name, why=speech.why_not(why, look.view)), key, name)
            for key, why in look.hindered.items()
            if key.startswith(prefixes) and not why.moot and (name := named(look, key))
        ]
    return found


def matching(found: Iterable[Offer] | Offers, current: str) -> Choices:
    """Return up to 25 choices whose name or value contains the typed text, else those with a similar name."""
    out: Choices = []
    for one in (found if isinstance(found, Offers) else Offers(found)).fitting(current):
        if limits.units(one.value) <= limits.CHOICE:
            out.append(app_commands.Choice(name=speech.cut(one.shown, limits.CHOICE), value=one.value))
        if len(out) == limits.CHOICES:
            break
    return out


def by_name(interaction: Interaction, current: str, names: Callable[[], Mapping[str, str]]) -> Choices:
    """Return completions among named things, in the user's language. `names` returns their names by key."""
    with speech.speaking(str(interaction.locale)):
        return matching([Offer(name, key) for key, name in names().items()], current)


def _plain(one: Offer) -> Offer:
    return one._replace(shown=speech.plain(one.shown), name=speech.plain(one.name or one.shown))


class Listed:
    """The options of a list with commas, prepared once, and the meanings of its items."""

    def __init__(self, look: Look, found: Iterable[Offer]) -> None:
        self.look, self.found = look, tuple(found)
        self.offers = Offers(self.found)
        self._meant: dict[str, str | None] = {}

    def meant(self, typed: str) -> str | None:
        """Return the option for which an item stands; None for none."""
        if typed not in self._meant:
            try:
                self._meant[typed] = one_of_list(self.look, typed)
            except Refused:
                self._meant[typed] = None
        return self._meant[typed]


def several(listed: Listed, current: str) -> Choices:
    """Complete the last item of a list with commas. The items before it are kept, whether they were typed or chosen.

    Discord shows a choice's name and sends the name back while the user types on, so names are parsed as well as keys. Where
    either gets too long, the numbers of the options stand for the kept items.
    """
    look = listed.look
    *before, typed = [part.strip() for part in current.split(",")]
    items = dict.fromkeys(part for part in before if part)
    if len(items) > len(listed.found):  # nobody types so many, and to look each up takes long
        return []
    chosen = dict[str, None]()
    for item in items:
        if (key := listed.meant(item)) is None:
            return []
        chosen[key] = None
    kept = list(chosen)
    rest = [*Offers(_within_list(one) for one in listed.found if one.value not in kept).fitting(typed)]
    if not kept:
        return matching(rest, typed)
    options = look.decision.options if look.decision else ()
    numbers = ", ".join(str(options.index(key) + 1) for key in kept)
    names = ", ".join(named(look, key) for key in kept)
    forms = (",".join(part for part in before if part), ",".join(_bare(key) for key in kept), numbers)
    out: Choices = []
    for name, value, _spelt in rest:
        if value in options and len(out) < limits.CHOICES:
            label = speech.cut(name, limits.CHOICE // 2).removesuffix("…")
            shown = next((s for s in (f"{names}, {name}", f"{names}, {label}") if limits.units(s) <= limits.CHOICE), "")
            ways = (value, _bare(value), str(options.index(value) + 1))
            said = next(
                (s for a, b in zip(forms, ways, strict=True) if limits.units(s := f"{a},{b}") <= limits.CHOICE), ""
            )
            shown = shown or f"{numbers}, {label}"
            if said and limits.units(shown) <= limits.CHOICE:
                out.append(app_commands.Choice(name=shown, value=said))
    return out


def one_of_list(look: Look, typed: str) -> str:
    """Return one option of a list by key, name, displayed line or number. Raises `Refused`."""
    try:
        return resolved(look, typed)
    except Refused:
        options = look.decision.options if look.decision else ()
        if typed.isdecimal() and len(typed) <= len(str(len(options))) and 1 <= int(typed) <= len(options):
            return options[int(typed) - 1]
        said = _returned(typed)
        shown = [key for key in options if said and said in _returns(offer(look, key))]
        if len(shown) == 1:
            return shown[0]
        raise


def _returns(one: Offer) -> set[str]:
    """Return the texts that Discord may send back for a chosen line: all that it shows, or as much as there was room for."""
    shown = _within_list(one).shown
    return {_returned(speech.cut(shown, room)) for room in (limits.CHOICE, limits.CHOICE // 2)}


def _returned(shown: str) -> str:
    return shown.removesuffix("…").strip().casefold()


def _within_list(one: Offer) -> Offer:
    """Return a line as an item of a list with commas, without commas of its own."""
    plain = _plain(one)
    return plain._replace(shown=plain.shown.replace(",", ";"))


def _bare(key: str) -> str:
    """Return a card's key as a user types it."""
    return key.removeprefix("card:")


def resolved(look: Look, typed: str, *prefixes: str) -> str:
    """Return the option for a typed key, name or unique part of a name. Raises `Refused`.

    A single letter, a number, and a whole name of one card never count as a part of another name.
    """
    options = look.decision.options if look.decision else ()
    pool = [o for o in options if not prefixes or o.startswith(prefixes) or o in prefixes]
    hindered = [o for o in look.hindered if prefixes and o.startswith(prefixes)]
    said = typed.strip().casefold()
    for key in (*pool, *hindered):
        if said in (key.casefold(), key.casefold().partition(":")[2]):
            return key
    names = {key: named(look, key).casefold() for key in (*pool, *hindered)}
    exact = [key for key, name in names.items() if name == said]
    whole = any(said == card.name.casefold() for card in speech.all_cards())
    # One letter is too easily sent by accident, and a number may be meant as that of an option.
    partial = len(said) > 1 and not said.isdecimal() and not whole
    part = [key for key, name in names.items() if said in name] if partial else []
    for found in (exact, part):
        if len(found) == 1:
            return found[0]
    bare = [speech.plain(speech.option(look, key).name) for key in (*pool, *hindered)]
    raise Refused("unknown", typed=typed, meant=lookup.meant(typed, bare))
