"""Reads the fact sheet from the copied YAML; different notations of the same fact become one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

from engine.expansions import shipped
from tests.outcomes.names import slug as key

FOLDER: Final = Path(__file__).parents[1] / "data" / "facts"
SHIPPED_HERE: Final = tuple(expansion for expansion in shipped() if expansion.cards)
NAMES: Final[dict[str, str]] = {"promo": "promos"}
"""Expansions whose names in the sheet differ from ours."""

Op = dict[str, Any]


@cache
def read(name: str) -> dict[str, Any]:
    """Read a file of the sheet."""
    return yaml.load((FOLDER / f"{name}.yaml").read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)


def cards() -> list[dict[str, Any]]:
    """All cards of the shipped expansions."""
    names = {expansion.name for expansion in SHIPPED_HERE}
    return [card for card in all_cards() if expansion(card) in names]


def expansion(card: dict[str, Any]) -> str:
    """The name of our expansion that a card belongs to."""
    return named(card["module"])


def named(module: str) -> str:
    """Our name of an expansion of the sheet."""
    return NAMES.get(module, module)


def ours(card: dict[str, Any]) -> str:
    """The key of a card among ours; a card that takes the place of another has its number in it."""
    return key(f"{printed(card)} {card['number']}" if "name_printed" in card else card["name"])


@cache
def all_cards() -> list[dict[str, Any]]:
    """All cards of the sheet, also those not shipped; `number` is its number among ours.

    Where two cards have the same printed number, that of the later expansion is prefixed: `promo 033`.
    """
    found = [card for path in sorted(FOLDER.glob("*.yaml")) for card in read(path.stem).get("cards", [])]
    numbers = Counter(card["number"] for card in found)
    twice = {number for number, n in numbers.items() if n > 1}
    return [
        {**card, "number": f"{card['module']} {card['number']}"}
        if card["number"] in twice and card["module"] != "base"
        else card
        for card in found
    ]


def printed(card: dict[str, Any]) -> str:
    """The name on a card, which two cards share where one replaces the other."""
    return card.get("name_printed", card["name"])


def plays(card: dict[str, Any]) -> list[Op]:
    """What happens once when the card is played, one operation each."""
    return list(_normal(card["effect"].get("play", [])))


def first_actions(card: dict[str, Any]) -> list[Op]:
    return list(_normal(card["effect"].get("first_action", [])))


def actions(card: dict[str, Any]) -> list[Op]:
    """The alternatives of a card's action."""
    return [_alternative(entry) for entry in card["effect"].get("action", [])]


def ongoing(card: dict[str, Any]) -> list[Op]:
    """The ongoing effects of a card, one value each."""
    out: list[Op] = []
    for entry in card["effect"].get("ongoing", []):
        if bonus := entry.get("payment_value_bonus"):
            out += [{"payment_value_bonus": {metal: plus}} for metal, plus in bonus.items()]
        elif "milestone_and_award_cost" in entry:
            out += [{f"{goal}_cost": entry["milestone_and_award_cost"]} for goal in ("milestone", "award")]
        elif "when" in entry:
            when = dict(entry["when"])
            if any(
                name.startswith("tags_count") for name in when.get("play_card", ())
            ):  # who has so many tags sees itself
                when.pop("incl_this", None)
            if "tile_placed" in when:  # a card reacts to its own tile only where it places one, and then it says so
                when.pop("incl_this", None)
                when.setdefault("where", "anywhere")
            if "colony_built" in when:
                when.pop("incl_this", None)
            if isinstance(when.get("play_tag"), list) and not {*when["play_tag"]} & {*card["tags"]}:
                when["incl_this"] = True  # a card without such a tag cannot see its own
            for tags in ("play_tag", "gain_placement_bonus"):
                if isinstance(when.get(tags), list):
                    when[tags] = sorted(when[tags])
            out.append({**entry, "when": when, "do": list(_normal(entry["do"]))})
        else:
            out.append(entry)
    return out


def _alternative(entry: Op) -> Op:
    pay = dict(entry.get("pay", {}))
    do = list(_normal(entry["do"]))
    if lost := pay.pop("production", None):
        do.append({"production": {what: -n for what, n in lost.items()}})
    return {name: value for name, value in (("if", entry.get("if")), ("pay", pay), ("do", do)) if value}


def _normal(ops: Iterable[Op]) -> Iterator[Op]:
    for op in ops:
        if "pay" in op:
            paid = dict(op["pay"])
            if cards := paid.pop("discard_cards", 0):
                yield {"discard_cards": cards}
            if paid:
                yield {"lose": paid}
            if rest := {name: value for name, value in op.items() if name != "pay"}:
                yield from _normal([rest])
        elif "choose_one" in op:
            yield {"choose_one": [_alternative(entry) for entry in op["choose_one"]]}
        elif "if" in op:
            branches = {name: list(_normal(op[name])) for name in ("then", "else") if name in op}
            yield {"if": op["if"], **branches}
        elif "place" in op:
            place = op["place"]
            where = place["where"]
            if isinstance(where, dict) and "off_map" in where:
                where = {"off_map": key(where["off_map"])}
            more = {name: place[name] for name in ("placed_by", "counts_as", "also") if name in place}
            yield from [{"place": {"tile": key(place["tile"]), "where": where, **more}}] * place.get("count", 1)
        elif "copy_production_box" in op:
            box = op["copy_production_box"]
            yield {"copy_production_box": f"{box['count']} {box['of']}" if "count" in box else box["of"]}
        elif "build_colony" in op:
            found = op["build_colony"]
            yield {"build_colony": {"count": found["count"], "may_duplicate": found.get("may_duplicate", False)}}
        elif "gain" in op and (parts := _of_all_players(op["gain"])):
            yield from parts
        elif "production_any" in op:
            yield from [{"production_any": {what: n}} for what, n in op["production_any"].items()]
        else:
            (verb, what), *_ = op.items()
            yield {verb: _counted(what)}


def _of_all_players(gain: Any) -> list[Op]:
    """A gain for each of several things that all players have, where the sheet has one for their sum."""
    if not isinstance(gain, dict) or len(gain) != 1:
        return []
    ((what, n),) = gain.items()
    if not isinstance(n, dict) or n.get("who") != "all_players" or "sum" not in n["for_each"]:
        return []
    who = {"who": "all_players"}
    return [
        {"gain": {what: {"for_each": part, **({} if "city_tiles" in part else who)}}} for part in n["for_each"]["sum"]
    ]


def _counted(what: Any) -> Any:
    """Amounts without `counts_this`, which follows from the tags of the card (see test_cards)."""
    if not isinstance(what, dict):
        return what
    if "for_each" in what:
        return {name: value for name, value in what.items() if name != "counts_this"}
    return {name: _counted(value) for name, value in what.items()}
