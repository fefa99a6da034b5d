"""Reads metrics as Prometheus does, and evaluates as much of its language as docs/alerts.yaml uses."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import yaml
from prometheus_client.parser import text_string_to_metric_families

ROOT: Final = Path(__file__).parents[2]
RULES: Final[dict[str, str]] = {
    rule["alert"]: rule["expr"]
    for group in yaml.safe_load((ROOT / "docs/alerts.yaml").read_text())["groups"]
    for rule in group["rules"]
}
SELECTOR: Final = re.compile(r"\b(mars_\w+)(?:\{(.*?)\})?(\[\w+\])?")
MATCHER: Final = re.compile(r'(\w+)(=~|!=|=)"([^"]*)"')

Scrape = Mapping[tuple[str, frozenset[tuple[str, str]]], float]


def parsed(text: str) -> Scrape:
    """All samples by name and labels."""
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def families(text: str) -> set[str]:
    """The names of all samples that the metrics can have, also of counters that have not counted yet."""
    found = {(family.name, family.type) for family in text_string_to_metric_families(text)}
    return {f"{name}_total" if kind == "counter" else name for name, kind in found}


def named(expression: str) -> set[str]:
    """The metrics in an expression."""
    return {name for name, _labels, _range in SELECTOR.findall(expression)}


def fires(expression: str, before: Scrape, after: Scrape) -> bool:
    """Whether an alert's expression is true after the second scrape; increases are those between the two.

    As with Prometheus, what a counter shows when it is first seen is no increase.
    """

    def series(name: str, labels: str, ranged: bool) -> list[float]:
        found = {key: value for key, value in after.items() if key[0] == name and _fits(labels, dict(key[1]))}
        return [value - before.get(key, value) if ranged else value for key, value in found.items()]

    def extreme(of: Any) -> Any:
        return lambda values: of(values) if values else math.nan

    def selector(match: re.Match[str]) -> str:
        return f"series({match[1]!r}, {match[2] or ''!r}, {bool(match[3])})"

    names = {"sum": extreme(sum), "max": extreme(max), "min": extreme(min), "increase": lambda values: values}
    absent = {"absent": lambda values: not values, "series": series}
    return bool(eval(SELECTOR.sub(selector, expression), {"__builtins__": {}}, names | absent))


def _fits(matchers: str, labels: Mapping[str, str]) -> bool:
    said = {"=~": lambda a, b: bool(re.fullmatch(b, a)), "=": str.__eq__, "!=": str.__ne__}
    return all(said[how](labels.get(name, ""), value) for name, how, value in MATCHER.findall(matchers))
