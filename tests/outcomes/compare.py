"""Compares one measured result with every end that the engine can reach."""

from __future__ import annotations

from typing import Any

from engine.card import CARDS, picked
from engine.core import Decision, Game
from tests.outcomes.delta import Delta, change, differences, expected, picture
from tests.outcomes.names import IDS, STOCK, card, printed, slug
from tests.outcomes.policy import Asked, endings

Measured = dict[str, Any]

CARDS_TO_CHOOSE = ("card", "projectCard")


def compare(
    before: Game, begun: Game, measured: Measured, *, tested: str = "", paid: int = 0, without: tuple[str, ...] = ()
) -> tuple[list[str], Game]:
    """The differences between the measured delta and choices and the nearest end of `begun`, and that end.

    `paid` is added back to p1's M€; the keys in `without` are ignored, as they are in the file.
    """
    _shipped(measured)
    wanted = expected(measured.get("delta", {}))
    was = picture(before)
    best: tuple[list[str], Game] | None = None
    for end, asked in endings(begun):
        got = change(was, picture(end), tested=tested)
        for key in without:
            got.pop(key, None)
        _pay_back(got, paid)
        found = differences(wanted, got, "delta") + _choices(measured.get("choices", []), asked)
        if best is None or len(found) < len(best[0]):
            best = found, end
        if not found:
            break
    assert best is not None
    return best


def _shipped(measured: Measured) -> None:
    """Raise `NotYet` if a card that the engine lacks was drawn, discarded or offered: it is missing in our deck."""
    for key, value in measured.items():
        if isinstance(value, dict):
            _shipped(value)
        elif key in ("drawnCards", "discards", "alsoPlayed"):
            for name in value:
                card(name)
        elif key == "choices":
            for name in (name for choice in value if choice["kind"] in CARDS_TO_CHOOSE for name in choice["options"]):
                card(name)


def _pay_back(delta: Delta, paid: int) -> None:
    if not paid:
        return
    stock = delta.setdefault("p1", {}).setdefault("stock", {})
    stock["megacredits"] = stock.get("megacredits", 0) + paid
    if not stock["megacredits"]:
        del stock["megacredits"]
    if not stock:
        del delta["p1"]["stock"]
    if not delta["p1"]:
        del delta["p1"]


def _choices(measured: list[Measured], asked: Asked) -> list[str]:
    """Check that measured questions about spaces, cards, players, amounts and payments were asked, with the same answers."""
    ours = [found for decision in asked if (found := _answers(decision)) is not None]
    out: list[str] = []
    for choice in measured:
        found = _measured_answers(choice)
        if found is None or len(found[1]) < 2:
            continue
        if found in ours:
            ours.remove(found)
        else:
            same = [sorted(options) for kind, options in ours if kind == found[0]]
            out.append(f"choices.{found[0]}: {same}, measured {sorted(found[1])}")
    return out


def _measured_answers(choice: Measured) -> tuple[str, frozenset[str]] | None:
    kind = choice["kind"]
    if kind in CARDS_TO_CHOOSE:
        return "card", frozenset(printed(name) for name in choice["options"])
    if kind in ("colony", "party"):
        return kind, frozenset(slug(name) for name in choice["options"])
    if kind in ("space", "player"):
        return kind, frozenset(choice["options"])
    if kind == "amount":
        return kind, frozenset(str(n) for n in range(choice["min"], choice["max"] + 1))
    if kind == "payment":
        return kind, frozenset(STOCK.get(str(what), str(what)) for what in choice["options"])
    return None


def _answers(decision: Decision) -> tuple[str, frozenset[str]] | None:
    options = [option for option in decision.options if option != "none"]
    match decision.kind:
        case "option" if options and options[0].startswith("colony:"):
            return "colony", frozenset(option.partition(":")[2] for option in options)
        case "option" if options and options[0].startswith("party:"):
            return "party", frozenset(option.partition(":")[2] for option in options)
        case "space":
            return "space", frozenset(IDS[option.removeprefix("space:")] for option in options)
        case "card":
            return "card", frozenset(CARDS[picked(option)].name for option in options)
        case "player":
            return "player", frozenset(f"p{int(option[5:]) + 1}" for option in options if option.startswith("seat:"))
        case "amount":
            return "amount", frozenset(options)
        case "payment" if decision.budget:
            return "payment", frozenset(what for what, _, _ in decision.budget.ways)
        case _:
            return None
