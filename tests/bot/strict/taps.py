"""The rule that every button and every option of a menu leads somewhere: one that no route takes is answered as an old one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bot.components import NOWHERE, Click
from bot.routes.dispatch import UNKNOWN, route_of
from tests.bot.strict.finding import Finding


def tap(component: Mapping[str, Any]) -> Iterator[Finding]:
    """Yield the custom id of a button or a menu that no route takes, with the option for which that is so."""
    custom_id = component.get("custom_id")
    if custom_id is None or component.get("disabled"):
        return
    for option in component.get("options") or [None]:
        values = () if option is None else (option["value"],)
        if route_of(Click.read(custom_id, values) or NOWHERE)[0] is UNKNOWN:
            yield Finding("no route", " ".join((custom_id, *values)), refused=False)
