"""Requests are held against Discord's own description of its interface (`tests.bot.strict.described`)."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord.http import Route

from tests.bot.server import Server, begun
from tests.bot.strict import Finding, world
from tests.bot.strict.described import description

Json = dict[str, Any]

MESSAGES, MESSAGE, ANSWER = "/channels/5/messages", "/channels/5/messages/6", "/interactions/5/secret/callback"
THREADS, THREAD = "/channels/5/threads", "/channels/5"


def button(**more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Play", "custom_id": "play", **more}


def row(*items: Json) -> Json:
    return {"components": [{"type": 1, "components": list(items)}]}


def wrong(method: str, path: str, body: Any, **query: Any) -> list[Finding]:
    return list(description().wrong(method, path, query, body))


@pytest.mark.parametrize(
    ("method", "path", "body", "said"),
    [
        ("POST", MESSAGES, {"content": 5}, "$.content: 5 is not of type 'string', 'null'"),
        ("POST", MESSAGES, {"content": "x" * 4001}, "$.content: 'xxx"),
        (
            "POST",
            MESSAGES,
            {"allowed_mentions": {"users": ["Ann"]}},
            "$.allowed_mentions.users[0]: 'Ann' does not match",
        ),
        (
            "POST",
            MESSAGES,
            {"allowed_mentions": {"users": ["7", "7"]}},
            "$.allowed_mentions.users: ['7', '7'] has non-unique",
        ),
        ("PATCH", MESSAGE, row(button(style=9)), "$.components[0].components[0].style: 9 is not"),
        (
            "PATCH",
            MESSAGE,
            row({"type": 3, "custom_id": "a", "options": []}),
            "$.components[0].components[0].options: []",
        ),
        (
            "POST",
            ANSWER,
            {"type": 4, "data": row(button(custom_id=5))},
            "$.data.components[0].components[0].custom_id: 5 is",
        ),
        (
            "POST",
            ANSWER,
            {"type": 9, "data": {"title": "A", "custom_id": "a", "components": []}},
            "$.data.components: []",
        ),
        ("PATCH", THREAD, {"archived": "yes"}, "$.archived: 'yes' is not of type"),
        ("POST", THREADS, {"name": "A", "type": 11, "auto_archive_duration": 7}, "is not valid under any"),
    ],
)
def test_a_request_that_discord_would_refuse_is_found(method: str, path: str, body: Json, said: str) -> None:
    (found,) = wrong(method, path, body)
    assert found.refused
    assert said in found.what


def test_a_field_that_discord_does_not_know_is_found_though_discord_would_ignore_it() -> None:
    (found,) = wrong("POST", MESSAGES, row(button(lable="Play")))
    assert not found.refused
    assert "'lable' was unexpected" in found.what


def test_routes_queries_and_bodies_that_are_not_there_are_found() -> None:
    assert [found.rule for found in wrong("GET", "/channels/5/letters", None)] == ["no such route"]
    assert [found.rule for found in wrong("POST", MESSAGES, {}, loud=1)] == ["no such query"]
    assert [found.rule for found in wrong("POST", MESSAGES, None)] == ["no body"]
    assert [found.rule for found in wrong("GET", MESSAGE, {"content": "A"})] == ["no body is read"]


def test_ids_may_be_numbers_as_discord_py_sends_them() -> None:
    assert (
        wrong("POST", MESSAGES, {"allowed_mentions": {"users": [7]}, "attachments": [{"id": 0, "filename": "a.png"}]})
        == []
    )


@pytest.mark.parametrize(
    ("sound", "unsound"),
    [
        (row(button(label="x" * 80)), row(button(label="x" * 81))),
        (row(button(disabled=True)), row(button(disabled=1))),
        (row(button()), row(button(), *(button() for _ in range(5)))),
        ({"allowed_mentions": {"users": ["7", "8"]}}, {"allowed_mentions": {"users": ["8", "8"]}}),
        ({"allowed_mentions": {"users": ["7"]}}, {"allowed_mentions": {"users": ["x"]}}),
        ({"allowed_mentions": {"parse": ["users"]}}, {"allowed_mentions": {"parse": ["folks"]}}),
    ],
)
def test_a_body_is_not_taken_for_one_of_another_shape_that_was_sound(sound: Json, unsound: Json) -> None:
    for _ in range(2):
        assert wrong("POST", MESSAGES, sound) == []
        assert wrong("POST", MESSAGES, unsound)


async def test_a_test_whose_bot_sends_something_wrong_fails(server: Server, strict: world.Strict) -> None:
    with strict.noticing() as found:
        with pytest.raises(discord.HTTPException) as caught:
            await server.bot.http.request(Route("POST", f"/channels/{server.channel.id}/messages"), json={"content": 5})
        assert caught.value.code == 50035
        assert "not as Discord describes it" in {each.rule for each in found}


async def test_what_the_simulator_answers_is_as_discord_describes_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Finding] = []
    routes: set[str] = set()
    dispatch = world._dispatch

    def watched(backend: Any, method: str, path: str, **more: Any) -> Any:
        answer = dispatch(backend, method, path, **more)
        routes.add(method)
        found.extend(description().misanswered(method, path, answer))
        return answer

    monkeypatch.setattr(world, "_dispatch", watched)
    await begun(server)
    assert routes >= {"POST", "PATCH"}
    # simcord says so that there is none.
    assert {each.what for each in found if "$.nonce: None is not" not in each.what} == set()
