"""Holds requests against Discord's own description of its interface (`tests/data/discord`): routes, queries and bodies.

The description says less than Discord checks, but what it refuses, Discord refuses. Bodies are many and alike, so that a body is judged
by its shape: of a text only counts how it stands to the limits and patterns that the description has.
"""

from __future__ import annotations

import gzip
import json
import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from functools import cache, cached_property, partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match
from jsonschema.validators import extend
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from tests.bot.strict.finding import Finding

Json = Mapping[str, Any]

FILE: Final = Path(__file__).parents[2] / "data/discord/openapi.json.gz"
NAME: Final = "urn:discord"
KINDS: Final = ("application/json", "multipart/form-data")
"""The forms of a body, of which the first that a route has is looked at: files are no part of the JSON that is sent with them."""

UNDESCRIBED: Final = (
    ("ApplicationCommandUpdateRequest", "nsfw"),
    ("MessageEditRequestPartial", "tts"),
    ("IncomingWebhookUpdateRequestPartial", "tts"),
    ("IncomingWebhookUpdateForInteractionCallbackRequestPartial", "tts"),
    ("BaseCreateMessageCreateRequest", "tts"),
    ("CreateForumThreadRequest", "type"),
)
"""Fields that discord.py sends, and of which the description says nothing."""
UNDESCRIBED_QUERIES: Final = frozenset({"use_nested_fields"})
"""The same of queries: discord.py says so that the message of a forum's post is a field of its own."""
MOST_SAID: Final = 300
"""Characters of what is said of a request that is wrong."""


class Route(NamedTuple):
    """What the description says of one method of one path."""

    path: re.Pattern[str]
    method: str
    pointer: str
    """Where it stands in the description, as a JSON pointer."""
    about: Json


class Description:
    """The description, and what was judged by it."""

    def __init__(self, found: dict[str, Any]) -> None:
        _amended(found)
        self._found = found
        self._registry: Registry[Any] = Registry().with_resource(NAME, Resource(found, DRAFT202012))
        usual = Draft202012Validator.VALIDATORS
        unions = {kind: partial(self._one_of, usual[kind]) for kind in ("oneOf", "anyOf")}
        self._kind: Any = extend(Draft202012Validator, {"$ref": partial(self._referred, usual["$ref"]), **unions})
        self._texts: dict[str, int] = {}
        self._shapes: dict[int, int] = {}
        """The shapes of the objects in the body that is looked at, by their identity."""
        self._sound: set[int] = set()
        """Hashes of values and of shapes in which nothing was wrong, each with the schema."""

    @cached_property
    def _routes(self) -> dict[str, list[Route]]:
        """The routes by method, those first that have the fewest variable parts."""
        routes: dict[str, list[Route]] = {}
        for path in sorted(self._found["paths"], key=lambda path: path.count("{")):
            pattern = re.compile(re.sub(r"\\\{[^}]+\\\}", "[^/]+", re.escape(path)))
            place = "/paths/" + path.replace("~", "~0").replace("/", "~1")
            for method, about in self._found["paths"][path].items():
                if method != "parameters":
                    made = Route(pattern, method.upper(), f"{place}/{method}", about)
                    routes.setdefault(made.method, []).append(made)
        return routes

    @cached_property
    def _limits(self) -> list[int]:
        """All lengths that matter anywhere, ascending: a limit, and the first length beyond it."""
        return sorted(
            {n + more for n in _all(self._found, "minLength", "maxLength") for more in (-1, 0, 1) if n + more >= 0}
        )

    @cached_property
    def _words(self) -> frozenset[str]:
        """All texts that a schema names as a value."""
        named = {word for words in _all(self._found, "enum") for word in words} | set(_all(self._found, "const"))
        return frozenset(word for word in named if isinstance(word, str))

    @cached_property
    def _patterns(self) -> list[re.Pattern[str]]:
        return [re.compile(pattern) for pattern in set(_all(self._found, "pattern"))]

    def wrong(self, method: str, path: str, query: Json, body: Any) -> Iterator[Finding]:
        """Yield what is wrong with a request. `path` begins behind the version of the interface; `body` is None without one."""
        route = self._route(method, path)
        if route is None:
            yield Finding("no such route", f"{method} {path}")
            return
        known = {about["name"]: about for about in route.about.get("parameters", ()) if about["in"] == "query"}
        for name in query.keys() - known.keys() - UNDESCRIBED_QUERIES:
            yield Finding("no such query", f"{name} of {method} {path}")
        content = route.about.get("requestBody", {}).get("content", {})
        kind = next((kind for kind in KINDS if kind in content), None)
        if kind is None:
            if body:
                yield Finding("no body is read", f"{method} {path}: {body}")
            return
        if body is None:
            if route.about["requestBody"].get("required"):
                yield Finding("no body", f"{method} {path}")
            return
        yield from self._judged(f"{route.pointer}/requestBody/content/{kind.replace('/', '~1')}/schema", body)

    def misanswered(self, method: str, path: str, answer: Any) -> Iterator[Finding]:
        """Yield what is wrong with the answer of a simulated Discord to a request that it has accepted.

        It may leave out what the description requires, and what nobody reads: simulators do.
        """
        route = self._route(method, path)
        if route is None or answer is None:
            return
        for status in ("200", "201"):
            if "application/json" in route.about["responses"].get(status, {}).get("content", {}):
                yield from self._judged(f"{route.pointer}/responses/{status}/content/application~1json/schema", answer)

    def _route(self, method: str, path: str) -> Route | None:
        return next((route for route in self._routes.get(method, ()) if route.path.fullmatch(path)), None)

    def _judged(self, schema: str, body: Any) -> Iterator[Finding]:
        exactly = hash((schema, json.dumps(body)))
        if exactly in self._sound:
            return
        self._shapes.clear()
        error = best_match(self._kind({"$ref": f"{NAME}#{schema}"}, registry=self._registry).iter_errors(body))
        if error is None:
            self._sound.add(exactly)
            return
        said = error.message if len(error.message) < MOST_SAID else f"{error.message[:MOST_SAID]} ..."
        # Discord does not look at a field that it does not know: it would have no effect.
        yield Finding(
            "not as Discord describes it", f"{error.json_path}: {said}", error.validator != "additionalProperties"
        )

    def _referred(self, usual: Any, validator: Any, ref: str, value: Any, schema: Json) -> Iterator[ValidationError]:
        """Judge a value by a schema that has a name, once for each shape that values of it have."""
        if not isinstance(value, dict):
            yield from usual(validator, ref, value, schema)
            return
        shape = hash((ref, self._shape(value)))
        if shape not in self._sound:
            errors = list(usual(validator, ref, value, schema))
            yield from errors
            if not errors:
                self._sound.add(shape)

    def _one_of(
        self, usual: Any, validator: Any, schemas: list[Json], value: Any, schema: Json
    ) -> Iterator[ValidationError]:
        """Judge a value that may be one of several by the one that has its `type`: that says best what is wrong with it."""
        fitting = [each for each in schemas if self._may_be(each, value)]
        if len(fitting) == 1:
            yield from validator.descend(value, fitting[0])
        else:
            yield from usual(validator, fitting or schemas, value, schema)

    def _may_be(self, schema: Json, value: Any) -> bool:
        about = self._found["components"]["schemas"][schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema
        if about.get("type") in ("null", "object"):
            if isinstance(value, dict) != (about["type"] == "object"):
                return False
            if isinstance(value, dict) and "type" in value:
                return value["type"] in about.get("properties", {}).get("type", {}).get("enum", [value["type"]])
        return True

    def _shape(self, value: Any) -> int:
        """A hash of what the description can tell apart in a value, taken once of each object within a body."""
        if isinstance(value, dict):
            known = self._shapes.get(id(value))
            if known is None:
                known = hash(tuple((key, self._shape(value[key])) for key in sorted(value)))
                self._shapes[id(value)] = known
            return known
        if isinstance(value, list | tuple):
            # Which of them are equal matters where each may stand only once.
            equal = not any(isinstance(inner, dict | list) for inner in value) and len({*value}) < len(value)
            return hash((equal, *map(self._shape, value)))
        return self._of_text(value) if isinstance(value, str) else hash(repr(value))

    def _of_text(self, text: str) -> int:
        if text in self._words:
            return hash(text)
        if text not in self._texts:
            self._texts[text] = hash(
                (bisect_left(self._limits, len(text)), *(bool(p.search(text)) for p in self._patterns))
            )
        return self._texts[text]


def _amended(found: dict[str, Any]) -> None:
    """Let ids be numbers too, which discord.py sends and Discord takes, and nobody send a field that is not described.

    What is required in answers is not required of simulators.
    """
    schemas = found["components"]["schemas"]
    schemas["SnowflakeType"]["type"] = ["string", "integer"]
    for name, field in UNDESCRIBED:
        schemas[name]["properties"][field] = {}
    for name, schema in schemas.items():
        if "Request" in name and "properties" in schema:
            schema.setdefault("additionalProperties", False)
        elif "Response" in name:
            schema.pop("required", None)


def _all(within: Any, *keys: str) -> Iterator[Any]:
    """The values of these keys in all schemas within a part of the description."""
    if isinstance(within, dict):
        for key, value in within.items():
            if key in keys and not isinstance(value, dict):
                yield value
            yield from _all(value, *keys)
    elif isinstance(within, list):
        for value in within:
            yield from _all(value, *keys)


@cache
def description() -> Description:
    """Discord's description, read once."""
    return Description(json.loads(gzip.decompress(FILE.read_bytes())))
