"""The rules by topic, each with what it means in the player's game, and a picture of all signs with their names."""

from __future__ import annotations

from typing import Any, Final

from bot.components import BLUE, Keys, Option, Tap, row, rule, text
from bot.screen import QUIET, Screen, depending, picture, screen
from bot.screens import lobby_options
from bot.screens.context import ScreenContext
from bot.screens.pictures import Artist
from bot.speech import _, guide

SIGNS: Final = "signs"
"""The key of a page that is listed among the topics but is a picture."""
ROUTE: Final = "help"
AGREED: Final = "agreed"
AGREED_TOO: Final = "agreed-too"
"""The keys of pages of a table: what it has agreed to play."""
LINES: Final = 12
"""The most rules with their meanings that a page of them has."""
HERE: Final = guide.HERE
AIM: Final = guide.AIM


def button(keys: Keys, origin: str = "") -> Tap:
    """Return a button to the help pages; their Back leads to `origin`."""
    return keys.tap(_("How to play"), f"{ROUTE}@{origin}" if origin else ROUTE)


def first_steps(context: ScreenContext, origin: str = "") -> list[Tap]:
    """Return the button to the help pages in the first generation, which may be the first that a player sees; else nothing."""
    return [button(context.keys, origin)] if context.view.generation <= 1 else []


def titles() -> list[tuple[str, str, str]]:
    """Return title, key and summary of every page."""
    return [*((_(t.title), t.key, _(t.hint)) for t in guide.TOPICS.values()), _signs()]


def _signs() -> tuple[str, str, str]:
    return _("All signs with their names"), SIGNS, _("a picture: tags, resources, tiles, bonuses")


def found(typed: str) -> str:
    """Return the key of the page with this key or title, or with a part of the title; empty where there is none."""
    said = typed.strip().casefold()
    named = {key: title.casefold() for title, key, _hint in titles()}
    exact = [key for key, title in named.items() if said in (key, title)]
    part = [key for key, title in named.items() if said and said in title]
    return next(iter([*exact, *part]), "")


def page(context: ScreenContext | None, key: str, note: str = "") -> Screen:
    """Show one topic, with its game where there is a context. `note` stands on top."""
    topic = guide.TOPICS[key]
    return _screen(
        context,
        text(note) if note else None,
        text("### " + _(topic.title)),
        text("\n\n".join(topic.rules())),
        text("-# " + _("`/privacy` says what this bot keeps about you; `/report` tells its host what goes wrong."))
        if key == HERE
        else None,
        *_beside(context, topic),
        *_ways(context, key),
    )


def _beside(context: ScreenContext | None, topic: guide.Topic) -> list[Any]:
    """Return what a topic means in the reader's own game."""
    if context is None:
        return [text("-# " + _("In a game, these pages also say how things stand there."))]
    if context.look.view is None:
        return [text(_seated(context))] if topic.key == HERE and in_lobby(context) else []
    applies = topic.of(context.view.options)
    said = [line for line in topic.now(guide.Reader(context.view, context.names)) if line] if applies else []
    if topic.key == HERE:
        said.append(_("**Rules** {rules}", rules=lobby_options.rules_line(context.status.rules)))
    head = _("**As this game ended**") if context.view.over else _("**In this game now**")
    return [rule(), text(_below([head, *said]))] if said else []


def _below(blocks: list[str]) -> str:
    """Join blocks with an empty line after each list, because some clients draw the next line into the list's last item."""
    return "".join(f"{block}\n\n" if block.startswith("- ") else f"{block}\n" for block in blocks).strip()


def in_lobby(context: ScreenContext | None) -> bool:
    """Return whether the reader looks at a game that has not begun."""
    return context is not None and context.look.view is None and context.status.state == "lobby"


def has_table(context: ScreenContext | None) -> bool:
    """Return whether the reader looks at a lobby or at a game that can be read."""
    return context is not None and (context.look.view is not None or in_lobby(context))


def agreed(context: ScreenContext, key: str = AGREED) -> Screen:
    """Show what the rules of a table are called and mean, one line each: the first of them, or behind `AGREED_TOO` the rest."""
    lines = [f"- {line}" for line in lobby_options.explained(context.status.rules)]
    titles = {page: title for title, page, _hint in _agreed(context)}
    key = key if key in titles else AGREED  # the host may have taken rules out meanwhile
    half = lines[:LINES] if key == AGREED else lines[LINES:]
    return _screen(
        context,
        text(f"### {titles[key]}"),
        text(_below(["\n".join(half), *([_seated(context)] if in_lobby(context) else [])])),
        *_ways(context, key),
    )


def _agreed(context: ScreenContext) -> list[tuple[str, str, str]]:
    """Return title, key and summary of each page about what the table plays."""
    first = (_("What this table plays"), AGREED, _("its map, expansions, house rules and pace"))
    if len(lobby_options.explained(context.status.rules)) <= LINES:
        return [first]
    return [first, (_("What else it plays"), AGREED_TOO, _("the other rules that it has agreed"))]


def _seated(context: ScreenContext) -> str:
    """Return whether the reader takes part in what has not begun, and what happens next."""
    seat = context.look.seat
    if seat is not None and seat == context.status.seat_of(context.status.host):
        return _("You have a seat, and as the host you start the game.")
    if seat is not None:
        return _("You have a seat; the host starts the game.")
    return _("Press **Join** to take a seat.")


async def signs(context: ScreenContext | None, artist: Artist) -> Screen:
    """Show all signs that cards and Mars have, with their names."""
    drawn = await artist.legend()
    said = text(_("The picture could not be drawn. Cards and spaces say in words what they do."))
    failed = depending(drawn, lambda seen: [] if seen else [said], meanwhile=True)
    return _screen(context, text(f"### {_signs()[0]}"), picture(*drawn), failed, *_ways(context, SIGNS))


def _screen(context: ScreenContext | None, *items: Any) -> Screen:
    return context.screen(*items, colour=QUIET) if context is not None else screen(*items, colour=QUIET)


def _ways(context: ScreenContext | None, key: str) -> list[Any]:
    """Return a menu of the topics, and buttons to the next one, the signs, and back."""
    options = context.look.view.options if context is not None and context.look.view is not None else None
    of_table = _agreed(context) if context is not None and has_table(context) else []
    offered = [*of_table, *((_(t.title), t.key, _(t.hint)) for t in guide.topics_of(options)), _signs()]
    keys = context.keys if context is not None else Keys("", 0)

    def to(what: str) -> str:
        return context.stays(what) if context is not None else what

    order = [at for _title, at, _hint in offered]
    after = order[(order.index(key) + 1) % len(order)] if key in order else order[0]
    taps = [keys.tap(_("Next page"), to(f"{ROUTE}/{after}"))]
    if of_table and key in (HERE, AIM):
        taps.append(keys.tap(of_table[0][0], to(f"{ROUTE}/{AGREED}")))
    if SIGNS not in (key, after):
        taps.append(keys.tap(_("All signs"), to(f"{ROUTE}/{SIGNS}")))
    if context is not None and context.parent:
        taps.append(context.back(BLUE))
    return [row(keys.menu(_("Other pages"), to(ROUTE), [Option(*entry) for entry in offered if entry[1] != key])), row(*taps)]  # fmt: skip
