"""From a click to a screen: the table of routes, and the check of what a custom id and a menu send.

Discord returns the custom id of the button that was pressed and the values chosen in a menu. The message may be older than this
version of the program, and a request may be forged, so nothing is trusted: what does not match its route's patterns gets the
answer to an outdated button. Whether a card, a seat or an option exists is checked by the route itself.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import discord
import structlog

from bot import interaction_log
from bot.components import Click
from bot.fair import asking
from bot.routes import (
    admin,
    beginning,
    consent,
    correcting,
    following,
    help,
    hindsight,
    hints,
    lobby,
    looking,
    lookup,
    orders,
    panel,
    privacy,
    reminding,
    repair,
    replays,
    report,
    season,
    seats,
    stats,
    wishes,
)
from bot.routes.newest import Panels
from bot.routes.visit import Handler, VisitWith, answered
from bot.screen import Screen
from bot.screens import coach, navigation, plain
from bot.screens import hindsight as hindsight_screens
from bot.screens import hints as hint_screens
from bot.screens.pictures import Artist, keeping, waiting_at_most
from bot.screens.stage import AcknowledgedElsewhere, Stage
from bot.tables import Refused, Services, Trouble

log: Final = structlog.get_logger("panel")


@dataclass(frozen=True)
class Route:
    """A declared route: its handler, and patterns for everything that the bot's screens can send to it."""

    handler: Handler
    rest: str = ""
    """Pattern of what may follow the route's name in a custom id."""
    value: str | None = None
    """Pattern of a menu option's value or a form's field; None where no menu and no form leads here."""
    looks: bool = False
    """Whether it only shows what nobody needs for their turn: its pictures are drawn after those of turns."""

    def fits(self, rest: str, values: tuple[str, ...] = ()) -> bool:
        """Return whether a screen of the bot could send this."""
        if re.fullmatch(self.rest, rest) is None:
            return False
        return all(self.value is not None and re.fullmatch(self.value, value, re.DOTALL) for value in values)

    async def __call__(self, visit: VisitWith[Services], rest: str) -> Screen:
        if not self.fits(rest, visit.values):
            raise Refused("stale")
        return await self.handler(visit, rest)


PLAY: Final = "open"
"""The route of the public button Play."""
START: Final = "start"
"""The route of the lobby's button Start, which answers with a panel too."""
ELSEWHERE: Final = "enter"
"""The route of a menu that shows the panel of another game in the same message."""
NUMBER: Final = "[0-9]{1,9}"
PAGE: Final = "[0-9]?"
"""One of several pictures, each on a screen of its own."""
ANYTHING: Final = ".+"
"""Option keys, which the engine checks."""
KEY: Final = "[a-z0-9-]+"
"""The key of a card."""
WAY: Final = "[a-z_-]+"
"""A way to show the hand, such as `cheapest` or `tag-science`."""
EXPANSION: Final = "[a-z0-9_]+"
NAMED: Final = f"(?:[a-z]+:)?{KEY}"
"""The key of a card or of another thing that can be looked up, or of a verb or one of its options."""
MIX: Final = rf"{KEY}=[0-9]{{1,4}}(?:\.{KEY}=[0-9]{{1,4}})*"
PACKED: Final = r"[0-9a-f]{4}\.[0-9a-f]{1,32}"
"""A set of options, encoded by bot/screens/choose.py."""
CHOICE: Final = "corporation|preludes|buy"
SPOT: Final = "[A-Za-z0-9@-]{1,60}"
"""What can be corrected, such as a resource, a card, or a tile on a space."""
WHOSE: Final = "all|me|[0-9]"
GENERATION: Final = "[0-9]{1,3}"
SPAN: Final = "[0-9]{2}:[0-9]{2}-[0-9]{2}:[0-9]{2}"
"""A span of hours."""
WAITS: Final = rf"(?:{SPAN})?\+?(?:morning\.[0-9a-z]*)?"
"""What is set as soon as a time zone is known."""

ROUTES: Final[dict[str, Route]] = {
    PLAY: Route(panel.open_panel),
    "home": Route(panel.open_panel),
    "pick": Route(panel.pick, f"(?:{ANYTHING})?", ANYTHING),
    "sure": Route(panel.sure, ANYTHING),
    "all": Route(panel.every, ANYTHING),
    "do": Route(panel.do, f"(?:{NAMED})?", ANYTHING),
    "list": Route(panel.listed, NAMED),
    "own": Route(panel.own, f"{PACKED}/card:{KEY}"),
    "claim": Route(panel.claim, NAMED),
    "fewer": Route(panel.fewer),
    "passing": Route(panel.passing),
    "play": Route(panel.play, f"{KEY}(?:/{MIX})?"),
    "mix": Route(panel.mix, f"(?:{KEY})?", ANYTHING),
    "amounts": Route(panel.mix, f"(?:{KEY})?"),
    "pay": Route(panel.pay, MIX),
    "set": Route(panel.sketch, PACKED),
    "many": Route(panel.many, PACKED, ANYTHING),
    "begin": Route(beginning.begin, f"{PACKED}(?:/(?:{CHOICE}))?"),
    "buying": Route(beginning.buying, PACKED, ANYTHING),
    "begun": Route(beginning.begun, PACKED),
    "read": Route(looking.read, PAGE),
    "corporations": Route(looking.corporations, PAGE),
    "take": Route(panel.take, PACKED),
    "back": Route(panel.take_back, f"(?:{PACKED})?"),
    "tell": Route(panel.tell),
    "change": Route(panel.change),
    "undo": Route(consent.undo, value="[1-9][0-9]?|further"),
    "undone": Route(consent.undone, "[1-9][0-9]?"),
    "further": Route(consent.further, value=NUMBER),
    "ask": Route(consent.ask, NUMBER),
    "request": Route(consent.request, NUMBER),
    "vote": Route(consent.vote, "[a-z]{1,8}"),
    "correct": Route(correcting.form, "(?:ask|drop|again|on)?"),
    "fix": Route(correcting.add, f"(?:{KEY}(?:/(?:[0-9]|n)(?:/{SPOT})?)?)?", f"{SPOT}|lay={KEY}|-?{NUMBER}"),
    "away": Route(consent.away),
    "here": Route(consent.here),
    "resign": Route(seats.resign, "(?:sure)?"),
    "sit-again": Route(seats.sit_again),
    "take-seat": Route(seats.take, "[0-9]"),
    "end": Route(consent.end, "(?:sure)?"),
    "admin": Route(
        admin.act,
        f"back/{NUMBER}|seat/[0-9]/[0-9]{{15,20}}|move/mars-[A-Za-z0-9_-]{{43}}|start|close|end|strike|again|export|leave",
    ),
    "managed": Route(admin.games, "[0-9]{1,3}", looks=True),
    "mend": Route(repair.mend, "(?:ask|sure)?"),
    "follow": Route(following.follow, "(?:stop)?"),
    "more": Route(panel.more),
    "report": Route(report.send, value="text=.*"),
    "cards": Route(looking.cards, f"(?:{WAY}(?:/[0-9]{{1,2}})?)?", WAY),
    "hand": Route(looking.hand, "[0-9]{0,2}", looks=True),
    "ahead": Route(looking.ahead, value=f"play:{KEY}"),
    "table": Route(looking.table, "[0-9](?:/[0-9])?", looks=True),
    "everybody": Route(looking.everybody, PAGE, looks=True),
    "board": Route(looking.board, looks=True),
    "annex": Route(looking.annex, f"{EXPANSION}(?:/[0-9])?", looks=True),
    "full": Route(looking.full, looks=True),
    "words": Route(looking.in_words, f"(?:{NUMBER})?"),
    "since": Route(looking.since, looks=True),
    "points": Route(looking.points, looks=True),
    "hands": Route(looking.hands, "[0-9]?", looks=True),
    "my-hand": Route(looking.my_hand, "show|keep"),
    hindsight_screens.ROUTE: Route(hindsight.analysis, "(?:post)?", looks=True),
    "watch": Route(replays.watch, looks=True),
    "rewatch": Route(replays.watch_chosen, value=KEY, looks=True),
    "post-replay": Route(replays.post),
    "ask-hands": Route(replays.ask_hands),
    "charts": Route(looking.charts, looks=True),
    "lapse": Route(looking.lapse, looks=True),
    "generations": Route(looking.generations, f"(?:{GENERATION})?", GENERATION, looks=True),
    "film": Route(looking.film, GENERATION, looks=True),
    "poster": Route(looking.poster, looks=True),
    "log": Route(looking.log, f"(?:(?:{WHOSE})(?:/{GENERATION}(?:/{NUMBER})?)?)?"),
    "logof": Route(looking.log_of, GENERATION, WHOSE),
    "login": Route(looking.log_in, WHOSE, GENERATION),
    "games": Route(panel.games),
    "me": Route(reminding.me),
    "remind": Route(reminding.remind),
    "interval": Route(reminding.interval, value="game|[0-9]{1,3}"),
    "quiet": Route(reminding.quiet, "(?:type)?", f"off|{SPAN}|hours=.*"),
    "by": Route(reminding.by, value="direct|thread|both"),
    "zone": Route(reminding.zone, WAITS, "[0-9]{1,4}"),
    "zones": Route(reminding.zones, WAITS, "[A-Za-z_/+-]{1,64}"),
    "vacation": Route(reminding.vacation, "(?:robot)?", "[0-9]{1,2}"),
    "back-home": Route(reminding.back),
    "stats": Route(stats.page, "(?:show|hide|server(?:/[0-9]{1,3})?|corporations/[0-9]{1,3})?", looks=True),
    "season": Route(season.table, f"{NUMBER}/[0-9]{{1,3}}", looks=True),
    "privacy": Route(privacy.page),
    "my-data": Route(privacy.export),
    "forget": Route(privacy.forget, "(?:sure)?"),
    "later": Route(reminding.later, value="never|morning|away|[0-9]{1,2}"),
    "poke": Route(reminding.poke, "[0-9]"),
    "orders": Route(orders.page),
    "order": Route(orders.order, value="pass|none|turn|nothing"),
    "plan": Route(orders.plan, "turn|order|none"),
    "then": Route(orders.then, f"{KEY}(?:/{MIX})?"),
    "next": Route(orders.following),
    "give": Route(orders.give, "end|pass"),
    "send": Route(orders.send, "end|go"),
    "withdraw": Route(orders.withdraw, value=f"{NUMBER}|stopped"),
    "mind": Route(orders.mind, NUMBER, r"[0-9]\.[0-9]{1,2}"),
    "note": Route(orders.note, "(?:write)?", "note=.*"),
    coach.ROUTE: Route(hints.coach, f"do/{ANYTHING}|off|on"),
    hint_screens.ROUTE: Route(hints.hint, "(?:why)?", looks=True),
    "help": Route(help.guide, f"(?:{KEY})?", KEY, looks=True),
    lookup.ROUTE: Route(panel.about, f"(?:{NAMED})?", NAMED, looks=True),
    ELSEWHERE: Route(panel.enter, value=ANYTHING),
    "lobbies": Route(wishes.page, "[0-9]{1,3}", looks=True),
    "wished": Route(wishes.open_table),
    "join": Route(lobby.join),
    "leave": Route(lobby.leave),
    "options": Route(lobby.options),
    "boxes": Route(lobby.boxes),
    "goals": Route(lobby.goals, "(?:draw|keep|swap|pick/[0-9])?", KEY),
    "rules-text": Route(lobby.rules_as_text),
    "paste": Route(lobby.paste, value="text=.*"),
    "kept": Route(lobby.kept, value=ANYTHING),
    "keep-rules": Route(lobby.keep_rules, value="name=.*"),
    "drop-rules": Route(lobby.drop_rules, value=ANYTHING),
    START: Route(lobby.start),
    "seat": Route(lobby.seat, "(?:at|beginner)?", "[0-9]|yes|no"),
    "handicaps": Route(lobby.handicaps),
    "release": Route(lobby.release),
    "handicap": Route(lobby.handicap, ANYTHING, "[0-9]{1,2}"),
    "robot": Route(lobby.robot, "add|remove"),
    "robots": Route(lobby.robots),
    "level": Route(lobby.level, ANYTHING, "easy|normal|hard"),
    "rule": Route(lobby.rule, "[a-z_]+", EXPANSION),
    "name": Route(lobby.name, value="name=.*"),
    "cancel": Route(lobby.cancel, "(?:sure)?"),
    "again": Route(lobby.again),
}

FORMS: Final[dict[str, Callable[[VisitWith[Services], Click, Stage], Awaitable[bool]]]] = {
    "name": lobby.ask_name,
    "paste": lobby.ask_text,
    "keep-rules": lobby.ask_kept_name,
    "amounts": panel.ask_amounts,
    "report": report.ask,
    "quiet": reminding.ask_hours,
    "note": orders.ask_note,
}
"""Routes that may first open a form, which Discord allows only before the acknowledgement."""
UNKNOWN: Final = Route(panel.unknown, ".*", ".*")


def route_of(click: Click) -> tuple[Route, str, str, str]:
    """Return the route of a click, its name, what follows the name, and the route of the screen that was clicked, if it is given."""
    asked, origin = navigation.parted(click.what)
    found = _known(asked, click.values)
    if found is None or any(_known(back) is None for back in click.what.split("@")[1:]):
        return UNKNOWN, "", "", ""
    verb, _slash, rest = asked.partition("/")
    return found, verb, rest, origin


def _known(asked: str, values: tuple[str, ...] = ()) -> Route | None:
    verb, slash, rest = asked.partition("/")
    found = ROUTES.get(verb)
    fits = found is not None and bool(slash) == bool(rest) and found.fits(rest, values)
    return found if fits else None


async def clicked(
    services: Services, artist: Artist, panels: Panels, interaction: discord.Interaction[Any], click: Click
) -> None:
    """Handle a press on a button, a choice in a menu or a submitted form."""
    route, verb, rest, origin = route_of(click)
    interaction_log.about(verb, click.game)
    asked = f"{verb}/{rest}" if rest else verb
    visit = VisitWith(services, artist, interaction, click.game, click.token, click.values, asked, origin)
    stage, work = Stage(interaction), partial(route, visit, rest)
    if not click.values and (form := FORMS.get(verb)):  # a form that was submitted has values
        try:
            opened = await stage.formed(lambda: form(visit, click, stage))
            if opened:
                return
            if opened is None:
                work = partial(_offered_again, click)
        except (Refused, Trouble):
            pass  # the route itself answers with the reason
        except AcknowledgedElsewhere:
            raise
        except Exception as error:
            if interaction.response.is_done() or interaction_log.too_late(error):
                raise
            log.warning("form failed", what=verb, game=click.game, exc_info=error)
    panels.clicked(interaction)
    with asking(visit.user, looks=route.looks), keeping(stage.shown), waiting_at_most(artist.patience):
        shown = await stage.prepared(lambda: answered(visit, work, verb))
    message, version = await panels.late.show(stage, shown)
    if stage.in_place:
        panels.used(interaction, message, click.game, shown)
        if stage.direct:
            await _shown_there(visit, click, shown)
    elif verb in (PLAY, START):
        await panels.opened(interaction, message, click.game, shown)
    panels.late.follow(interaction, message, version, shown)


async def _offered_again(click: Click) -> Screen:
    """Offer a form that would have opened too late for Discord."""
    interaction_log.ended("refused", "slow-form")
    return plain.form_too_late(click)


async def _shown_there(visit: VisitWith[Services], click: Click, shown: Screen) -> None:
    """Record what a direct message shows once it was clicked, so that it is cleaned up when it should be.

    A panel takes the place of the user's other messages about the game. Where the question was answered there, the message stays a panel.
    """
    message = visit.interaction.message
    if message is None:
        return
    letters = visit.services.messages
    try:
        if click.what == PLAY:
            await letters.replace_letters(message.id, click.game)
        if click.what == ELSEWHERE:
            await letters.replace_letters(message.id, visit.chosen)
        for row in await letters.letters(message.id, answered=True):
            if row["game"] == visit.game:
                changeable = shown.momentary and (await visit.look()).reopenable
                await letters.keep_letter(message.id, visit.game, changeable=changeable)
            else:
                await letters.forget_letter(message.id, row["game"])
    except (Refused, Trouble) as error:
        log.warning("direct message not kept", message=message.id, exc_info=error)
