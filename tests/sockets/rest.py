"""The REST interface of a loopback Discord: the routes that the bot uses, with Discord's limits and error codes."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any, Final

from aiohttp import BodyPartReader, web

from tests.sockets import limits as rates
from tests.sockets.interactions import Interaction
from tests.sockets.loopback import BASE, Discord
from tests.sockets.world import EPHEMERAL, FORUM, Json, Posted, made_at

Handler = Callable[[Discord, web.Request], Awaitable[web.Response]]
MESSAGES: Final = {
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    40060: "Interaction has already been acknowledged.",
    50007: "Cannot send messages to this user",
    50027: "Invalid Webhook Token",
    50035: "Invalid Form Body",
}
STATUS: Final = {40060: 400, 50007: 403, 50027: 401, 50035: 400}


class Refusal(Exception):
    """Discord's answer to a request that it refuses."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def answered(data: Any, status: int = 200) -> web.Response:
    # discord.py reads JSON only where the type is exactly this, without a character set.
    return web.Response(body=json.dumps(data).encode(), status=status, headers={"Content-Type": "application/json"})


async def body(request: web.Request) -> tuple[Json, list[tuple[str, int]]]:
    """Read the JSON of a request, and the name and size of each file."""
    if not request.content_type.startswith("multipart/"):
        return (await request.json() if request.can_read_body else {}), []
    found: Json = {}
    files: list[tuple[str, int]] = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        data = await part.read()
        if part.name == "payload_json":
            found = json.loads(data)
            request[SAID] = data
        else:
            files.append((part.filename or "", len(data)))
    return found, files


def route(method: str, path: str, bucket: str = "", major: str = "") -> Callable[[Handler], Handler]:
    """Declare the handler of a route, its bucket, and the parameter that each have a bucket of their own."""

    def declared(handler: Handler) -> Handler:
        ROUTES.append((method, path, bucket, major, handler))
        return handler

    return declared


SAID: Final = web.RequestKey("said", bytes)
"""The JSON of a request with files, as it was sent."""
ROUTES: Final[list[tuple[str, str, str, str, Handler]]] = []


@route("GET", "/users/@me")
async def me(discord: Discord, request: web.Request) -> web.Response:
    return answered(discord.world.users[discord.world.bot] | {"flags": 0, "verified": True, "mfa_enabled": True})


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
async def application(discord: Discord, request: web.Request) -> web.Response:
    bot = discord.world.users[discord.world.bot]
    about = {
        "name": bot["global_name"],
        "icon": None,
        "description": "",
        "bot_public": True,
        "verify_key": "",
        "flags": 0,
    }
    owner = discord.world.users[discord.world.owner]
    return answered({"id": bot["id"], "bot_require_code_grant": False, "team": None, "owner": owner, **about})


@route("GET", "/gateway/bot")
async def gateway(discord: Discord, request: web.Request) -> web.Response:
    left = {
        "total": 1000,
        "remaining": discord.gateway.identifies_left,
        "reset_after": 86_400_000,
        "max_concurrency": 1,
    }
    return answered({"url": discord.gateway.url, "shards": discord.gateway.shards, "session_start_limit": left})


@route("GET", "/users/@me/guilds")
async def guilds(discord: Discord, request: web.Request) -> web.Response:
    return answered([{"id": g["id"], "name": g["name"], "permissions": "8"} for g in discord.world.guilds.values()])


@route("GET", "/applications/{application}/commands")
async def known_commands(discord: Discord, request: web.Request) -> web.Response:
    return answered(discord.world.commands)


@route("PUT", "/applications/{application}/commands")
async def commands(discord: Discord, request: web.Request) -> web.Response:
    discord.world.commands = _registered(discord, json.loads(await request.read()))
    return answered(discord.world.commands)


@route("PUT", "/applications/{application}/guilds/{guild}/commands")
async def guild_commands(discord: Discord, request: web.Request) -> web.Response:
    made = _registered(discord, json.loads(await request.read()))
    discord.world.guild_commands[int(request.match_info["guild"])] = made
    return answered([command | {"guild_id": request.match_info["guild"]} for command in made])


def _registered(discord: Discord, sent: list[Json]) -> list[Json]:
    about = {"application_id": str(discord.world.bot), "version": "1", "default_member_permissions": None}
    return [{"id": str(discord.world.new_id()), **about, **command} for command in sent]


@route("GET", "/guilds/{guild}")
async def guild(discord: Discord, request: web.Request) -> web.Response:
    if (found := discord.world.guilds.get(int(request.match_info["guild"]))) is None:
        raise Refusal(10004)
    return answered(found | {"emojis": [], "stickers": [], "features": []})


@route("GET", "/guilds/{guild}/members/{user}", "read", "guild")
async def member(discord: Discord, request: web.Request) -> web.Response:
    guild, user = int(request.match_info["guild"]), int(request.match_info["user"])
    if user not in discord.world.members.get(guild, ()):
        raise Refusal(10007)
    return answered(discord.world.member(guild, user))


@route("POST", "/users/@me/channels")
async def open_direct(discord: Discord, request: web.Request) -> web.Response:
    return answered(discord.world.direct_channel(int((await request.json())["recipient_id"])))


@route("GET", "/channels/{channel}", "read", "channel")
async def channel(discord: Discord, request: web.Request) -> web.Response:
    return answered(discord.world.channels[_channel(discord, request)])


@route("PATCH", "/channels/{channel}", "thread", "channel")
async def change_channel(discord: Discord, request: web.Request) -> web.Response:
    found = discord.world.channels[_channel(discord, request)]
    found["thread_metadata"] |= {k: v for k, v in (await request.json()).items() if k in found["thread_metadata"]}
    discord.world.tell("THREAD_UPDATE", found, int(found["guild_id"]))
    return answered(found)


@route("DELETE", "/channels/{channel}", "thread", "channel")
async def delete_channel(discord: Discord, request: web.Request) -> web.Response:
    found = discord.world.channels.pop(_channel(discord, request))
    discord.world.tell("THREAD_DELETE", found, int(found["guild_id"]))
    return answered(found)


@route("POST", "/channels/{channel}/messages", "post", "channel")
async def post(discord: Discord, request: web.Request) -> web.Response:
    there = _channel(discord, request)
    data, files = await body(request)
    recipients = discord.world.channels[there].get("recipients", ())
    if any(int(user["id"]) in discord.closed for user in recipients):
        raise Refusal(50007)
    discord.uploaded("post", there, files)
    made = discord.world.post(there, data, files)
    discord.posted(made)
    return answered(made.data)


@route("GET", "/channels/{channel}/messages", "read", "channel")
async def read_newest(discord: Discord, request: web.Request) -> web.Response:
    after, most = int(request.query.get("after", 0)), int(request.query.get("limit", 50))
    found = [m.data for m in discord.world.messages_in(_channel(discord, request)) if int(m.data["id"]) > after]
    return answered(found[::-1][:most])


@route("GET", "/channels/{channel}/messages/{message}", "read", "channel")
async def read(discord: Discord, request: web.Request) -> web.Response:
    return answered(_message(discord, request).data)


@route("PATCH", "/channels/{channel}/messages/{message}", "edit", "channel")
async def edit(discord: Discord, request: web.Request) -> web.Response:
    found = _message(discord, request)
    data, files = await body(request)
    discord.uploaded("edit", found.channel, files)
    _edit(discord, found, data, files)
    return answered(found.data)


@route("DELETE", "/channels/{channel}/messages/{message}", "delete", "channel")
async def delete(discord: Discord, request: web.Request) -> web.Response:
    _message(discord, request).deleted = True
    return web.Response(status=204)


@route("POST", "/channels/{channel}/threads", "thread", "channel")
@route("POST", "/channels/{channel}/messages/{message}/threads", "thread", "channel")
async def open_thread(discord: Discord, request: web.Request) -> web.Response:
    there = _channel(discord, request)
    id = int(_message(discord, request).data["id"]) if "message" in request.match_info else 0
    if id in discord.world.channels:
        return answered({"code": 160004, "message": "A thread has already been created for this message"}, 400)
    said, files = await body(request)
    made = discord.world.channels[discord.world.add_thread(there, said["name"], id)]
    if discord.world.channels[there]["type"] == FORUM:
        made = made | {"message": discord.world.post(int(made["id"]), said["message"], files).data}
    return answered(made)


@route("POST", "/interactions/{id}/{token}/callback")
async def callback(discord: Discord, request: web.Request) -> web.Response:
    said, files = await body(request)
    data = said.get("data") or {}
    kind = said["type"]
    made = discord.interactions.acknowledge(
        int(request.match_info["id"]), request.match_info["token"], lambda on: kind != 7 or _keeps(on, data, files)
    )
    if isinstance(made, int):
        raise Refusal(made)
    discord.uploaded(made.asked, made.user, files)
    if kind in (8, 9):
        made.answer(given=data)
    elif kind in (4, 5):
        made.private = bool(data.get("flags", 0) & EPHEMERAL)
        if kind == 4:
            made.answer(_respond(discord, made, data, files))
    elif kind == 7 and made.on is not None:
        _edit(discord, made.on, data, files)
        made.answer(made.on)
    about = {"id": str(made.id), "type": 2, "response_message_ephemeral": made.private}
    given: Json = {"interaction": about | {"response_message_loading": kind == 5}}
    if made.shown is not None:
        given["resource"] = {"type": kind, "message": made.shown.data}
    return answered(given)


@route("PATCH", "/webhooks/{application}/{token}/messages/@original", "webhook", "token")
async def edit_original(discord: Discord, request: web.Request) -> web.Response:
    made = _of_token(discord, request)
    data, files = await body(request)
    discord.uploaded(made.asked, made.user, files)
    # What was only acknowledged (type 6) is answered in the message that was clicked.
    shown = made.shown or (made.on if made.on is not None and not made.private else None)
    if shown is None:
        shown = _respond(discord, made, data, files)
    else:
        _edit(discord, shown, data, files)
    made.answer(shown)
    return answered(shown.data)


@route("GET", "/webhooks/{application}/{token}/messages/@original", "webhook", "token")
async def original(discord: Discord, request: web.Request) -> web.Response:
    shown = _of_token(discord, request).shown
    if shown is None:
        raise Refusal(10008)
    return answered(shown.data)


@route("DELETE", "/webhooks/{application}/{token}/messages/{message}", "webhook", "token")
async def delete_original(discord: Discord, request: web.Request) -> web.Response:
    made, which = _of_token(discord, request), request.match_info["message"]
    shown = made.shown if which == "@original" else discord.world.messages.get(int(which))
    if shown is None or shown.deleted:
        raise Refusal(10008)
    shown.deleted = True
    return web.Response(status=204)


def _edit(discord: Discord, shown: Posted, data: Json, files: list[tuple[str, int]]) -> None:
    """Edit a message; what it shall keep attached must be attached to it."""
    if not _keeps(shown, data, files):
        raise Refusal(50035)
    discord.world.edit(shown, data, files)


def _keeps(shown: Posted | None, data: Json, files: list[tuple[str, int]]) -> bool:
    """Whether an edit only keeps what is attached."""
    there = shown.files if shown is not None else ()
    known = {*(file["id"] for file in there), *map(str, range(len(files)))}
    return all(str(file["id"]) in known for file in data.get("attachments", ()))


def _respond(discord: Discord, made: Interaction, data: Json, files: list[tuple[str, int]]) -> Posted:
    return discord.world.post(made.channel, data, files, ephemeral=made.private)


def _of_token(discord: Discord, request: web.Request) -> Interaction:
    found = discord.interactions.of_token(request.match_info["token"])
    if isinstance(found, int):
        raise Refusal(found)
    return found


def _channel(discord: Discord, request: web.Request) -> int:
    id = int(request.match_info["channel"])
    if id not in discord.world.channels:
        raise Refusal(10003)
    return id


def _message(discord: Discord, request: web.Request) -> Posted:
    found = discord.world.messages.get(int(request.match_info["message"]))
    if found is None or found.deleted or found.channel != _channel(discord, request) or found.data["flags"] & EPHEMERAL:
        raise Refusal(10008)
    return found


def add_routes(app: web.Application, discord: Discord) -> None:
    for method, path, bucket, major, handler in ROUTES:
        app.router.add_route(method, BASE + path, _guarded(discord, bucket or path, major, handler))
    app.router.add_route("*", BASE + "/{rest:.*}", _guarded(discord, "unknown", "", unknown))


async def unknown(discord: Discord, request: web.Request) -> web.Response:
    discord.strange.append(f"{request.method} {request.path}")
    return answered({"code": 0, "message": "404: Not Found"}, 404)


def _guarded(discord: Discord, bucket: str, major: str, handler: Handler) -> Callable[[web.Request], Awaitable[Any]]:
    async def guarded(request: web.Request) -> web.StreamResponse:
        await discord.before(request)
        path = request.path.removeprefix(BASE)
        exempt = path.startswith(("/interactions/", "/webhooks/"))
        if not exempt and request.headers.get("Authorization") != f"Bot {discord.token}":
            discord.limits.invalid()
            return answered({"code": 0, "message": "401: Unauthorized"}, 401)
        kind = bucket
        if kind == "edit" and made_at(int(request.match_info["message"])) < discord.clock() - rates.OLD_SECONDS:
            kind = "edit old"
        verdict = discord.limits.take(kind, request.match_info.get(major, ""), exempt=exempt)
        if verdict.wait:
            discord.limits.invalid()
            if verdict.banned:
                return web.Response(text="error code: 1015", status=429)
            refused = {
                "message": "You are being rate limited.",
                "retry_after": verdict.wait,
                "global": verdict.everywhere,
            }
            response = answered(refused | ({"code": 30046} if kind == "edit old" else {}), 429)
        elif (code := discord.refused.get(discord.requests)) is not None:
            discord.limits.invalid()
            response = answered({"code": code, "message": MESSAGES.get(code, "refused")}, 403)
        elif (fault := discord.fault(request.method, path)) is not None and fault.status:
            if fault.done:
                await handler(discord, request)
            response = answered({"code": 0, "message": "fault"}, fault.status)
        else:
            try:
                response = await handler(discord, request)
                if discord.described:
                    written = await request.read() if request.content_type == "application/json" else request.get(SAID)
                    discord.hold(request, json.loads(written) if written else None, response)
            except Refusal as refusal:
                status = STATUS.get(refusal.code, 404)
                if status in (401, 403):
                    discord.limits.invalid()
                response = answered({"code": refusal.code, "message": MESSAGES[refusal.code]}, status)
            if fault is not None and request.transport is not None:
                request.transport.abort()  # it was done, and the bot does not learn that
        response.headers.update(verdict.headers)
        return response

    return guarded
