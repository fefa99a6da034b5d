"""The requests of a page: each is checked and carried out, or answered with a sentence about why it cannot be."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any, Final

import structlog

from bot import speech
from bot.local import passing
from bot.local.offline import ENGLISH, Failed, Impossible
from bot.local.world import World
from bot.speech import N_

log: Final = structlog.get_logger("local")

LONGEST_WORDS: Final = 2000
"""Discord's limit for a message of a member."""
WRONG: Final = N_("The page sent something that was not understood. Reload it.")
DEFECT: Final = N_("Something went wrong here. The log in the terminal says what.")


class PageRequest:
    """One request of a page, whose fields are read with their types. A wrong type raises `Impossible`."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self._fields = fields

    def _of(self, name: str, kind: type, *more: type) -> Any:
        value = self._fields.get(name)
        if not isinstance(value, (kind, *more)) or (isinstance(value, bool) and kind is not bool):
            raise Impossible(WRONG)
        return value

    def text(self, name: str, longest: int = 4000) -> str:
        value = self._of(name, str)
        if len(value) > longest:
            raise Impossible(N_("This is too long: the limit is {n}."), n=longest)
        return value

    def id(self, name: str) -> int:
        value = self._of(name, str)
        if not value.isascii() or not value.isdecimal() or len(value) > 20:
            raise Impossible(WRONG)
        return int(value)

    def yes(self, name: str) -> bool:
        return self._of(name, bool)

    def texts(self, name: str) -> list[str]:
        found = self._of(name, list)
        if len(found) > 25 or not all(isinstance(value, str) for value in found):
            raise Impossible(WRONG)
        return found

    def table(self, name: str) -> dict[str, Any]:
        return self._of(name, dict)

    def one_of(self, name: str, *known: str) -> str:
        value = self.text(name)
        if value not in known:
            raise Impossible(WRONG)
        return value


Work = Callable[[World, PageRequest], Awaitable[dict[str, Any] | None]]


async def answer(world: World, said: str) -> dict[str, Any]:
    """Carry out a request of a page, and return the reply, whose error is in the language of the member who asks (`as`)."""
    number: Any = None
    fields: Any = None
    try:
        fields = json.loads(said)
        if not isinstance(fields, dict):
            raise Impossible(WRONG)
        number = fields.get("n")
        work = WORKS.get(str(fields.get("t")))
        if work is None or not isinstance(number, int):
            raise Impossible(WRONG)
        if work is not _time:
            await world.still()
        done = await work(world, PageRequest(fields))
        return {"t": "done", "n": number, "ok": True, **(done or {})}
    except Impossible as refused:
        wrong = refused
    except (ValueError, RecursionError):
        wrong = Impossible(WRONG)
    except Exception as error:
        log.error("request of the page failed", exc_info=error)
        wrong = Impossible(DEFECT)
    with speech.speaking(_language(world, fields)):
        told = {"t": "done", "n": number, "ok": False, "error": str(wrong)}
    return {**told, "failed": True} if isinstance(wrong, Failed) else told


def _language(world: World, fields: Any) -> str:
    """Return the language of the member in whose name a page asks; English where there is none."""
    asks = fields.get("as") if isinstance(fields, dict) else None
    return next((person.language for person in world.discord.people.values() if str(person.id) == asks), ENGLISH)


async def _click(world: World, asked: PageRequest) -> dict[str, Any]:
    where = asked.id("as"), asked.id("channel"), asked.id("message")
    return _acted(await world.discord.click(*where, asked.text("custom_id", 100)))


async def _select(world: World, asked: PageRequest) -> dict[str, Any]:
    where = asked.id("as"), asked.id("channel"), asked.id("message")
    custom_id, values = asked.text("custom_id", 100), asked.texts("values")
    return _acted(await world.discord.select(*where, custom_id, values))


async def _modal(world: World, asked: PageRequest) -> dict[str, Any]:
    return _acted(await world.discord.send_form(asked.id("as"), asked.id("modal"), asked.table("values")))


async def _slash(world: World, asked: PageRequest) -> dict[str, Any]:
    where = asked.id("as"), asked.id("channel")
    return _acted(await world.discord.slash(*where, asked.text("command", 100), asked.table("options")))


def _acted(record: Any) -> dict[str, Any]:
    """Return the reply for an interaction that the bot has acknowledged."""
    if record.modal is None:
        return {}
    return {"modal": {"id": str(record.id), **record.modal}}


async def _complete(world: World, asked: PageRequest) -> dict[str, Any]:
    where = asked.id("as"), asked.id("channel"), asked.text("command", 100)
    typed = asked.text("option", 32), asked.text("value"), asked.table("options")
    return {"choices": await world.discord.complete(*where, *typed)}


async def _say(world: World, asked: PageRequest) -> None:
    content = asked.text("content", LONGEST_WORDS).strip()
    if not content:
        raise Impossible(N_("Write something first."))
    world.discord.say(asked.id("as"), asked.id("channel"), content)


async def _read(world: World, asked: PageRequest) -> None:
    await world.read(asked.id("as"), asked.id("channel"))


async def _dismiss(world: World, asked: PageRequest) -> None:
    world.discord.dismiss(asked.id("as"), asked.id("channel"), asked.id("message"))


async def _member(world: World, asked: PageRequest) -> dict[str, Any]:
    do = asked.one_of("do", "add", "rename", "leave", "return", "direct", "speak")
    if do == "add":
        return {"user": str((await world.add(asked.text("name"))).id)}
    user = asked.id("user")
    match do:
        case "rename":
            await world.rename(user, asked.text("name"))
        case "leave":
            await world.leave(user)
        case "return":
            await world.come_back(user)
        case "speak":
            await world.speak(user, asked.text("language"))
        case _:
            await world.direct(user, asked.yes("open"))
    return {"user": str(user)}


async def _permission(world: World, asked: PageRequest) -> None:
    await world.permit(asked.text("name", 100), asked.yes("allowed"))


async def _time(world: World, asked: PageRequest) -> dict[str, Any]:
    return await passing.forward(world, asked.one_of("to", passing.NEXT, *passing.SPANS))


async def _guide(world: World, asked: PageRequest) -> None:
    await world.close_guide(asked.yes("closed"))


async def _selects(world: World, asked: PageRequest) -> None:
    world.choose_reading(asked.one_of("reading", "strict", "mild"))


WORKS: Final[dict[str, Work]] = {
    "click": _click,
    "select": _select,
    "modal": _modal,
    "slash": _slash,
    "autocomplete": _complete,
    "say": _say,
    "read": _read,
    "dismiss": _dismiss,
    "member": _member,
    "permission": _permission,
    "time": _time,
    "guide": _guide,
    "selects": _selects,
}
"""What a page can ask for."""
