"""Routes before the game: seats, options, the start; and to play again after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol, TypeVar

from bot import speech
from bot.components import Click
from bot.routes import hosting
from bot.routes.visit import VisitServices, VisitWith
from bot.screen import Screen
from bot.screens import goals_page, lobby, lobby_options, plain, setup_page, votes
from bot.screens.stage import Stage
from bot.speech import _
from bot.tables import Refused, Status, goal_choice, rules_text, services
from bot.tables.lobby_rules import choosable, chosen, presets
from engine.robots.levels import SIMULATIONS, Level


class LobbyServices(VisitServices, Protocol):
    """The services that these routes use."""

    lobby: services.Lobby
    seats: services.Seats
    votes: services.Votes


LEVELS: Final[dict[str, Level]] = {level: level for level in SIMULATIONS}
YES: Final = {"yes": True, "no": False}

T = TypeVar("T")


def _one_of(known: Mapping[str, T], said: str) -> T:
    """Return the value for which a menu's option stands. Raises `Refused` for one that the bot's screens do not have."""
    if said not in known:
        raise Refused("stale")
    return known[said]


async def join(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    await visit.status()
    await visit.check_member()
    return _own(visit, await visit.services.lobby.join(visit.game, visit.user, visit.name))


def _own(visit: VisitWith[LobbyServices], status: Status) -> Screen:
    at = status.seat_of(visit.user)
    if at is None:
        raise Refused("not-seated")
    return lobby.seat(status, at, direct=not status.direct)


async def seat(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    """Show the player's own options, or change one of them."""
    match rest:
        case "at":
            return _own(visit, await visit.services.lobby.choose(visit.game, visit.user, seat=visit.number))
        case "beginner":
            beginner = _one_of(YES, visit.chosen)
            return _own(visit, await visit.services.lobby.choose(visit.game, visit.user, beginner=beginner))
        case _:
            return _own(visit, await _lobby(visit))


async def _lobby(visit: VisitWith[LobbyServices]) -> Status:
    status = await visit.status()
    if status.state != "lobby":
        raise Refused("already-started")
    return status


async def leave(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    before = await visit.status()
    await visit.services.lobby.leave(visit.game, visit.user)
    if before.seat_of(visit.user) is None:
        return plain.notice(_("You no longer have a reserved seat."))
    return plain.notice(_("You have left the lobby."))


async def start(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    status = await visit.services.lobby.start(visit.game, visit.user)
    if asked := next((r for r in status.requests if r.kind == "start"), None):
        return votes.private(
            visit.context(await visit.look()), await visit.services.votes.request(visit.game, asked.id)
        )
    return await visit.then(await visit.look())


async def options(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    """Show the host's options; to other players their own."""
    status = await _lobby(visit)
    if status.host != visit.user and status.seat_of(visit.user) is not None:
        return _own(visit, status)
    return lobby.options(await _hosted(visit, status))


async def _hosted(visit: VisitWith[LobbyServices], status: Status) -> Status:
    if status.host != visit.user:
        raise Refused("only-host", await visit.look(), host=status.host)
    return status


async def handicaps(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    return lobby.handicaps(await _hosted(visit, await _lobby(visit)))


async def handicap(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    whom = int(rest) if rest.isdecimal() else rest
    return lobby.handicaps(await visit.services.lobby.handicap(visit.game, visit.user, whom, visit.number))


async def robot(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    """Seat or remove a robot."""
    if rest == "remove":
        return lobby.options(await visit.services.lobby.unseat_robot(visit.game, visit.user))
    names = lobby.robot_names([s.name for s in (await _lobby(visit)).seats])
    if not names:
        raise Refused("lobby-full")
    return lobby.options(await visit.services.lobby.seat_robot(visit.game, visit.user, names[0]))


async def robots(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    return lobby.robots(await _hosted(visit, await _lobby(visit)))


async def level(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    """Set how well a robot plays."""
    chosen = _one_of(LEVELS, visit.chosen)
    return lobby.robots(await visit.services.lobby.level(visit.game, visit.user, rest, chosen))


async def release(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    return lobby.options(await visit.services.lobby.release(visit.game, visit.user))


async def boxes(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    """Show the host's page about the map and the expansions."""
    return await _boxes(visit, await _hosted(visit, await _lobby(visit)))


async def _boxes(visit: VisitWith[LobbyServices], status: Status) -> Screen:
    return setup_page.boxes(status, await _kept(visit, status))


async def _kept(visit: VisitWith[LobbyServices], status: Status) -> dict[str, str]:
    """Return the names of the saved rules of a lobby's server; private games have none."""
    return await visit.services.lobby.kept_rules(status.guild) if status.guild else {}


async def goals(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    """Show the host's page about milestones and awards, and apply what was pressed there.

    Anybody with a seat may confirm drawn goals.
    """
    what, _slash, menu = rest.partition("/")
    status = await _lobby(visit)
    match what:
        case "keep":
            status = await visit.services.lobby.change_goals(visit.game, visit.user, what)
            if status.host != visit.user:
                return plain.notice(_("These milestones and awards are settled."))
        case "draw":
            status = await visit.services.lobby.change_goals(visit.game, visit.user, what)
        case "swap":
            status = await visit.services.lobby.change_goals(visit.game, visit.user, what, visit.chosen)
        case "pick":
            there = goals_page.offered(status.rules)
            if not int(menu) < len(there) or not {*there[int(menu)][1]}.issuperset(visit.values):
                raise Refused("stale")
            offered = there[int(menu)][1]
            status = await visit.services.lobby.choose_goals(visit.game, visit.user, offered, visit.values)
        case _:
            pass
    return goals_page.goals(await _hosted(visit, status))


async def rules_as_text(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    """Show the rules as a text, with the names of the server's saved rules."""
    status = await _hosted(visit, await _lobby(visit))
    return setup_page.as_text(status, await _kept(visit, status))


async def paste(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    """Apply the rules of the text in the submitted form."""
    await _lobby(visit)
    changes = rules_text.read("\n".join(visit.values).partition("=")[2])
    return await _boxes(visit, await visit.services.lobby.configure(visit.game, visit.user, changes))


async def kept(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    """Apply saved rules of the server."""
    changes = rules_text.read(_one_of(await _kept(visit, await _lobby(visit)), visit.chosen))
    return await _boxes(visit, await visit.services.lobby.configure(visit.game, visit.user, changes))


async def keep_rules(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    """Save the rules under the name in the submitted form."""
    await _lobby(visit)
    status = await visit.services.lobby.keep_rules(visit.game, visit.user, visit.chosen.partition("=")[2])
    return setup_page.as_text(status, await _kept(visit, status))


async def drop_rules(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    """Delete saved rules of the server."""
    await _lobby(visit)
    status = await visit.services.lobby.drop_rules(visit.game, visit.user, visit.chosen)
    return setup_page.as_text(status, await _kept(visit, status))


async def rule(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    """Apply one of the host's menus."""
    rules, changes = (await _lobby(visit)).rules, dict[str, object]()
    match rest:
        case "preset":
            changes = _one_of(presets(), visit.chosen)
        case "map":
            changes = {rest: _one_of({option.value: option.value for option in setup_page.maps(rules)}, visit.chosen)}
        case "maps":
            wanted = {option.value for option in setup_page.some_maps(rules)}
            if not wanted.issuperset(visit.values):
                raise Refused("stale")
            changes = {rest: () if wanted == {*visit.values} else visit.values}
        case "expansions":
            if not {one.name for one in choosable(rules)}.issuperset(visit.values):
                raise Refused("stale")
            changes = chosen(rules, visit.values)
        case "switches":
            known = {switch.value: switch.chosen for switch in lobby_options.switches(rules)}
            if not known.keys() >= {*visit.values}:
                raise Refused("stale")
            wanted = {switch: switch in visit.values for switch in known}
            changes = {switch: on for switch, on in wanted.items() if on != known[switch]}
        case "reminder_hours":
            changes = {rest: _one_of(lobby_options.PACES, visit.chosen)}
        case "seats" | "corporations" | "preludes" | "deadline" | "goal_number":
            changes = {rest: visit.number}
        case "goals_among":
            changes = {rest: _one_of(YES, visit.chosen)}
        case "goal_choice":
            changes = {**goal_choice.FREE, rest: visit.chosen}
        case "first_raises" | "seating":
            changes = {rest: visit.chosen}
        case _:
            raise Refused("stale")
    status = await visit.services.lobby.configure(visit.game, visit.user, changes)
    if (rest, visit.values) == ("preset", ("first",)) and len(status.seats) == 1 < status.rules.seats:
        status = await visit.services.lobby.seat_robot(visit.game, visit.user, lobby.robot_names()[0])
    if rest in setup_page.MENUS:
        return await _boxes(visit, status)
    return goals_page.goals(status) if rest in goals_page.MENUS else lobby.options(status)


async def name(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    """Apply the submitted form for the game's name."""
    await _lobby(visit)
    said = visit.chosen.partition("=")[2].strip()
    return lobby.options(await visit.services.lobby.configure(visit.game, visit.user, {"name": said}))


async def cancel(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    """Close the lobby after a confirmation."""
    status = await _lobby(visit)
    manages = visit.manages(status)
    if not manages:
        await _hosted(visit, status)
    if rest != "sure":
        return lobby.cancelling(status, visit.user)
    await visit.services.lobby.cancel(visit.game, visit.user, manages)
    return plain.notice(_("The lobby is closed."))


async def again(visit: VisitWith[LobbyServices], rest: str) -> Screen:
    """Found a lobby with the same rules, in the same channel if possible, or join the one that another player has founded so.

    On the result of an older game it is the newest lobby that followed from it.
    """
    old = await visit.status()
    if old.seat_of(visit.user) is None:
        raise Refused("no-seat")
    if old.state not in ("over", "ended") or old.started is None:
        raise Refused("not-over")
    await visit.check_member()
    status = old
    while status.state in ("over", "ended"):
        # The last lobby may have been closed: the rules and seats are those of the last game.
        old = status if status.started is not None else old
        once, channel = f"again:{status.id}", old.channel
        if await visit.services.lobby.created_by(once) is None:
            await hosting.may_found(visit, old.guild)
            channel, needed = await hosting.place_of_next(visit.interaction, old)
            if needed:
                return plain.permissions(needed)
        status = await visit.services.lobby.create(
            old.guild, channel, visit.user, visit.name, old.name, old.rules, once, earlier=old
        )
    if status.state == "running":
        return plain.notice(_("This table's next game has already begun."), game=status.id)
    if status.seat_of(visit.user) is None:
        await visit.services.lobby.join(status.id, visit.user, visit.name)
        status = await visit.services.games.status(status.id)
    where = f"<#{status.channel}>" if status.guild else _("the channel")
    said = _("A new lobby with the same options is in {channel}, and you have a seat in it.", channel=where)
    return plain.notice(said, lobby.reserved(status))


async def ask_name(visit: VisitWith[LobbyServices], click: Click, stage: Stage) -> bool:
    """Open the form for the name of a game."""
    status = await visit.status()
    if status.state != "lobby":
        return False
    await stage.form(click, _("Name of the game"), {"name": (_("Name"), speech.harmless(status.name))})
    return True


async def ask_text(visit: VisitWith[LobbyServices], click: Click, stage: Stage) -> bool:
    """Open the form for the text of rules."""
    await stage.form(click, _("Paste rules"), {"text": (_("Text"), "")}, most=rules_text.LONGEST)
    return True


async def ask_kept_name(visit: VisitWith[LobbyServices], click: Click, stage: Stage) -> bool:
    """Open the form for the name under which a server saves rules."""
    await stage.form(click, _("Keep these rules"), {"name": (_("Name"), "")})
    return True
