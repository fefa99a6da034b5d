"""The validator of requests (`tests.bot.strict`) notices each of its rules when it is broken."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
from discord import app_commands

from tests.bot.strict import of_tree
from tests.bot.strict.commands import registered
from tests.bot.strict.messages import FILE_BYTES, V2, answer, message

Json = dict[str, Any]


def text(said: str = "Mars") -> Json:
    return {"type": 10, "content": said}


def button(label: str = "Play", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": label, "custom_id": "m:abcde:1:open", **more}


def menu(*options: Json, **more: Any) -> Json:
    return {"type": 3, "custom_id": "s:abcde:1:pick", "options": list(options or (option(),)), **more}


def option(label: str = "Comet", value: str = "comet", **more: Any) -> Json:
    return {"label": label, "value": value, **more}


def row(*items: Json) -> Json:
    return {"type": 1, "components": list(items)}


def gallery(name: str = "board.webp", description: str = "The board") -> Json:
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, "description": description}]}


def body(*components: Json, **more: Any) -> Json:
    return {"components": list(components), "flags": V2, "allowed_mentions": {"parse": []}, **more}


def plain(content: str, **more: Any) -> Json:
    return body(row(button()), flags=0, content=content, **more)


def file(name: str = "board.webp", size: int = 1) -> discord.File:
    return discord.File(io.BytesIO(bytes(size)), filename=name)


def noticed(sent: Json, *files: discord.File, new: bool = True) -> set[str]:
    return {finding.rule for finding in message(sent, files, new=new, notifies=True)}


def test_what_is_right_is_not_noticed() -> None:
    assert noticed(body(text(), gallery(), row(button()), row(menu())), file()) == set()
    assert noticed(plain("● <@7>, your turn in generation 8, tomcat_77", nonce="a" * 25)) == set()
    assert list(registered([command()])) == []


NASTY_MENUS = {
    "required though none may be chosen": menu(min_values=0, required=True),
    "defaults": menu(option(default=True), option(value="b", default=True)),
    "options": menu(max_values=2),
    "blank option": menu(option(" ")),
    "length": menu(option("😀" * 51)),
    "markup where none is read": menu(option("**Comet**")),
}


@pytest.mark.parametrize("rule", NASTY_MENUS)
def test_menus(rule: str) -> None:
    assert noticed(body(row(NASTY_MENUS[rule]))) == {rule}


@pytest.mark.parametrize(
    ("rule", "broken"),
    [
        ("blank option", menu(option(description=""))),
        ("options", menu(*(option(value=str(n)) for n in range(26)))),
        ("length", menu(option(value="x" * 101))),
        ("length", menu(placeholder="x" * 151)),
        ("markup where none is read", menu(option("tomcat\\_77"))),
        ("markup where none is read", menu(option(description="asked <t:1800000000:R>"))),
        ("no route", button(custom_id="m:abcde:1:nowhere")),
        ("no route", menu(option(value="Prelude 2"), custom_id="s:abcde:1:rule/expansions")),
        ("blank label", button(" ")),
        ("length", button("😀" * 41)),
        ("length", button(custom_id="m:abcde:1:pick/" + "x" * 101)),
        ("length", {"type": 2, "style": 5, "label": "Open", "url": "https://x.org/" + "x" * 500}),
        ("markup where none is read", button("Tell <@7> now")),
    ],
)
def test_buttons_and_options(rule: str, broken: Json) -> None:
    assert noticed(body(row(broken))) == {rule}


@pytest.mark.parametrize(
    ("rule", "broken"),
    [
        ("empty container", body({"type": 17, "components": []})),
        ("blank text", body(text(" \n"))),
        ("length", body(text("😀" * 2001))),
        ("length", plain("😀" * 1001)),
        ("length", plain("Mars", nonce="a" * 26)),
        ("components", body(*(text() for _ in range(41)))),
        ("custom id twice", body(row(button(), button()))),
        ("v2 with content", body(text(), content="Mars")),
        ("no alt text", body(gallery(description=" "), row(button()))),
        ("length", body(gallery(description="x" * 1025))),
        ("markup where none is read", body(gallery(description="tomcat\\_77 leads"))),
        ("no allowed_mentions", {"components": [text()], "flags": V2}),
        ("markup in a notification", plain("**Olympus Rising**: your turn")),
        ("markup in a notification", plain("your turn, asked <t:1800000000:R>")),
        ("markup in a notification", plain("tomcat\\_77 plays")),
        (
            "a mention without a text in its notification",
            body(text("<@7>, your turn"), allowed_mentions={"parse": [], "users": [7]}),
        ),
    ],
)
def test_messages(rule: str, broken: Json) -> None:
    assert rule in noticed(broken, file())


def test_what_only_a_new_message_shows_on_a_phone_may_stand_in_an_edit() -> None:
    assert noticed(plain("**Olympus Rising**: your turn"), new=False) == set()
    assert noticed(body(text("<@7>, your turn"), allowed_mentions={"parse": [], "users": [7]}), new=False) == set()


@pytest.mark.parametrize(
    ("rule", "files"),
    [
        ("files", [(f"{n}.webp", 1) for n in range(11)]),
        ("file size", [("board.webp", FILE_BYTES + 1)]),
        ("file size", [(f"{n}.webp", FILE_BYTES) for n in range(3)]),
        ("file name", [("a board.webp", 1)]),
        ("file name", [("board.webp", 1), ("board.webp", 1)]),
    ],
)
def test_files(rule: str, files: list[tuple[str, int]]) -> None:
    shown = [gallery(name) for name, _size in files]
    assert noticed(body(*shown), *(file(name, size) for name, size in files)) == {rule}


def test_every_upload_is_shown() -> None:
    assert noticed(body(gallery()), file(), file("other.webp")) == {"upload not shown"}
    assert noticed(plain("Mars"), file()) == set(), "an ordinary message shows its uploads below"


@pytest.mark.parametrize(
    ("rule", "broken"),
    [
        ("deferred with more than whether it is private", {"type": 5, "data": {"flags": V2}}),
        ("options", {"type": 8, "data": {"choices": [{"name": str(n), "value": str(n)} for n in range(26)]}}),
        ("blank option", {"type": 8, "data": {"choices": [{"name": " ", "value": "x"}]}}),
        ("length", {"type": 8, "data": {"choices": [{"name": "x", "value": "😀" * 51}]}}),
        ("markup where none is read", {"type": 8, "data": {"choices": [{"name": "tomcat\\_77", "value": "x"}]}}),
        ("length", {"type": 9, "data": {"title": "x" * 46, "custom_id": "t", "components": []}}),
        (
            "length",
            {
                "type": 9,
                "data": {
                    "title": "Pay",
                    "custom_id": "t",
                    "components": [
                        {
                            "type": 18,
                            "label": "Steel",
                            "component": {"type": 4, "custom_id": "steel", "value": "x" * 9, "max_length": 8},
                        }
                    ],
                },
            },
        ),
        (
            "length",
            {"type": 9, "data": {"title": "Pay", "custom_id": "t", "components": [{"type": 18, "label": "x" * 46}]}},
        ),
        ("no alt text", {"type": 4, "data": body(gallery(description=""))}),
    ],
)
def test_answers_to_interactions(rule: str, broken: Json) -> None:
    assert {finding.rule for finding in answer(broken, [file()])} == {rule}


def command(**more: Any) -> Json:
    return {"name": "play", "description": "Your panel", "contexts": [0, 1], "integration_types": [0], **more}


TRANSLATED = [{"name": f"{n}", "name_localizations": {"de": "x" * 99}, "value": f"{n}"} for n in range(5)]
LONG = [{"name": f"{n}" * 99, "value": f"{n}"} for n in range(5)]


def parameter(**more: Any) -> Json:
    return {"type": 3, "name": "card", "description": "A card", **more}


@pytest.mark.parametrize(
    ("rule", "broken"),
    [
        ("name", command(name="Play")),
        ("name", command(name="play now")),
        ("name", command(options=[parameter(), parameter()])),
        ("length", command(description="")),
        ("length", command(options=[parameter(description="x" * 101)])),
        ("length", command(options=[parameter(choices=[{"name": "x" * 101, "value": "x"}])])),
        ("length", command(options=[parameter(name=f"p{n}", choices=LONG) for n in range(20)])),
        ("length", command(description_localizations={"de": "x" * 101})),
        ("length", command(options=[parameter(name=f"p{n}", choices=TRANSLATED) for n in range(20)])),
        ("no description", command(options=[parameter(description="…")])),
        ("required after optional", command(options=[parameter(), parameter(name="space", required=True)])),
        ("options", command(options=[parameter(name=f"p{n}") for n in range(26)])),
        ("options", command(options=[parameter(choices=[{"name": "x", "value": "x"}], autocomplete=True)])),
        ("contexts", command(contexts=[])),
        ("installs", command(integration_types=[0, 1])),
    ],
)
def test_commands(rule: str, broken: Json) -> None:
    assert {finding.rule for finding in registered([broken])} == {rule}


def test_at_most_a_hundred_commands() -> None:
    assert {f.rule for f in registered([command(name=f"c{n}") for n in range(101)])} == {"commands"}
    assert {f.rule for f in registered([command(), command()])} == {"name"}


def test_a_subcommand_has_no_contexts_of_its_own() -> None:
    group = app_commands.Group(name="game", description="Games", guild_only=True)

    @group.command(description="Found a game")
    @app_commands.guild_only()
    async def new(interaction: discord.Interaction[Any]) -> None: ...

    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    tree.add_command(group)
    assert [finding.what for finding in of_tree(tree)] == ["/game new: guild_only, allowed_contexts"]
