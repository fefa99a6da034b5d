"""The sentences for refusals: every reason of the tables and of the engine has one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot import speech
from bot.speech import _, plural
from bot.tables import Look, Request, Status
from engine.core import Reason

TYPED: Final = 40
"""How many characters of what a user typed a refusal repeats."""


def refusal(why: str, data: Mapping[str, Any], status: Status | None, look: Look | None = None) -> str:
    """Return the sentence for the reason `why`, filled with `data`.

    With a look at the game, the reason why a choice of a turn is not offered names the choice and has its amounts.
    """
    host = data.get("host")
    seat = next((s.seat for s in status.seats if s.user == host), None) if status and host else None
    who_hosts = speech.who(status, seat) if status is not None and seat is not None else _("the host")
    match why:
        case "no-game":
            return _("That game does not exist any more.")
        case "aside":
            return _("The host has set this game aside to put it right. It waits meanwhile.")
        case "quota":
            return _too_many(data)
        case "too-fast":
            most = data["most"]
            return _("That was more than {n} clicks in a minute; this one was left out. Go on in a moment.", n=most)
        case "crowded":
            return _("Many answers in this game wait to be worked on. Please try again in a moment.")
        case "no-card":
            return _("Nothing is called {name}.", name=speech.verbatim(speech.cut(data["typed"], TYPED)))
        case "damaged":
            return _("The newest position of this game is damaged and is not played on.")
        case "not-damaged":
            return _("This game can be read again.")
        case "no-entry":
            return _("The game cannot go back there.")
        case "plays-here":
            return _("You play at this table. There somebody must do this who manages the server and does not play.")
        case "nothing-said":
            return _("A report needs a sentence.")
        case "too-many-reports":
            return _(
                "You have reported three things within an hour. The next can follow at {when}.",
                when=speech.date(data["at"]),
            )
        case "not-manager":
            return _("This is for those who manage the server.")
        case "asked-else":
            return _("Something else is asked of you first.")
        case "no-pass":
            return _("One passes instead of a first action. After it, End turn ends the turn.")
        case "no-end":
            return _("A turn is ended after its first action. Before it, Pass leaves the generation.")
        case "unknown" if data.get("typed"):
            none = _("Nothing called {name} can be chosen now.", name=speech.verbatim(speech.cut(data["typed"], TYPED)))
            return " ".join(filter(None, (none, data.get("meant"))))
        case "no-seat" | "not-seated":
            return _("You have no seat here.")
        case "not-running":
            return _not_running(status)
        case "not-asked" if status is not None and status.state != "running":
            return _not_running(status)
        case "not-asked":
            return _("Nothing is asked of you now.")
        case "stale":
            return _("**That button is old.** Its question has been answered.")
        case "lobby-full":
            return _("All seats are taken.")
        case "seats-reserved":
            until = speech.date(data["until"])
            return _("The open seats are reserved until {when} for those who played before.", when=until)
        case "already-seated":
            return _("You have a seat already.")
        case "already-started" if data.get("state") == "ended":
            return _("**That button is old.** This game was ended.")
        case "already-started":
            return _("This game has already started.")
        case "only-host":
            return _("Only the host, {who}, can do this.", who=who_hosts)
        case "too-few-players":
            least = data.get("least", 2)
            return _("A game needs at least {n} players. For one alone the host chooses solo in Options.", n=least)
        case "seats-taken":
            return _("{n} seats are taken already.", n=data.get("taken", 0))
        case "no-robot":
            return _("There is no robot at this table.")
        case "has-left":
            return _("Whoever that was for has left the table.")
        case "seat-taken":
            return _("That seat is taken.")
        case "bad-option":
            return _("These options do not go together.")
        case "nothing-to-take-back":
            return _("There is nothing to take back.")
        case "nothing-to-undo":
            return _("There is nothing that you could undo alone.")
        case "nothing-to-tell":
            return _("Everybody who is asked knows it already.")
        case "nothing-composed":
            return _("The action is not complete yet.")
        case "your-turn":
            return _("It is your turn: the panel does it at once.")
        case "no-turn":
            return _("You get no more turn in this generation; actions can be ordered in the next one.")
        case "no-order":
            return _("**That button is old.** The order has fired, or was withdrawn.")
        case "ordered-already":
            return _("You have ordered that already. Withdraw it first to order something else.")
        case "robots-wait":
            return _("The robots wait until the table has decided whether to go back.")
        case "not-over":
            return _("This game is not over yet.")
        case "no-request":
            return _("That request does not exist any more.")
        case "already-asked" if data.get("kind") == "undo":
            return _("{who} has asked the table to go back already; that comes first.", who=_asker(data, status))
        case "already-asked" if data.get("kind") == "correct":
            return _("{who} has asked for another correction already; that comes first.", who=_asker(data, status))
        case "already-asked":
            return _("{who} has asked the table that already.", who=_asker(data, status))
        case "nothing-to-correct":
            return _("There is nothing to correct yet: choose first what is wrong.")
        case "nobody-to-agree":
            return _(
                "Nobody else is there who could agree. Somebody who manages this server and does not play can do it."
            )
        case "vote-on-loser" if status is not None:
            who = speech.who(status, data["seat"])
            return _("The table votes on the absence of {who}, who would lose by it. That comes first.", who=who)
        case "in-the-middle" if status is not None and "seat" in data:
            who = speech.who(status, data["seat"])
            return _("{who} is in the middle of an action that this would disturb. It must be over first.", who=who)
        case "asked-lately":
            return _(
                "You have asked the table about this lately. You can ask again from {when}.",
                when=speech.date(data["until"]),
            )
        case "refused-lately":
            return _(
                "The table has refused you that seat. You can ask again from {when}.", when=speech.date(data["until"])
            )
        case "somebody-away" if status is not None:
            names = speech.listed([speech.who(status, seat) for seat in data["seats"]])
            return plural(
                "{names} is away. The table decides about that first.",
                "{names} are away. The table decides about that first.",
                len(data["seats"]),
                names=names,
            )
        case "not-a-member":
            return _("Only a member of the server of this game can take a seat there.")
        case "resigned-already":
            return _("You have resigned already.")
        case "seat-not-free":
            return _("That seat is not free.")
        case "somebody-there" if status is not None:
            who = speech.who(status, data["seat"])
            return _("{who} is not away. They can hand their seat over themselves, with `/game handover`.", who=who)
        case "for-somebody-else":
            return _("You can ask the table for that seat with `/game replace`, once it is free.")
        case "sat-here":
            return _("Who sits or has sat at this table cannot take another seat here: they may know another hand.")
        case "same-pace":
            return _("That is the pace already.")
        case "nobody-away":
            return _("Nobody is away.")
        case "voted-lately":
            return _(
                "The table has voted on this lately. It can vote again from {when}.", when=speech.date(data["until"])
            )
        case "said-already":
            return _("You have said that already; your answer ends the vote.")
        case "not-your-vote":
            return _("This vote does not ask you.")
        case "request-closed":
            return _closed(data.get("request"))
        case "unfinished":
            return _("That is more than one action. Nothing was kept of it; do one after the other.")
        case "no-zone":
            return _("Choose your time zone first: `/remind` asks what time it is for you.")
        case "no-hours":
            name = speech.verbatim(speech.cut(data["typed"], TYPED))
            return _("{name} is no span of hours. Type them as 22:30–07:00.", name=name)
        case "no-day":
            name = speech.verbatim(speech.cut(data["typed"], TYPED))
            return _("{name} is no day to come. Type it as 2027-01-31.", name=name)
        case "too-long":
            until = speech.date(data["most"])
            return _("One vacation lasts {n} days at most; this one can end on {when}.", n=data["days"], when=until)
        case "too-soon":
            said = _(
                "You have ended a vacation early, and can begin another one from {when}.", when=speech.date(data["at"])
            )
            return said
        case "has-resigned":
            return _("You have resigned, and a robot plays on.")
        case "nobody-to-poke":
            return _("They are not asked any more.")
        case "too-early":
            return _(
                "They were asked only just now. You can ask whether they still play from {when}.",
                when=speech.date(data["at"]),
            )
        case "poked":
            return _(
                "They were asked today already. Once a day is enough; the next time from {when}.",
                when=speech.date(data["at"]),
            )
        case "left-server":
            return _("**This game belongs to a server that you are not in any more.** Join it again to play on.")
        case "closing":
            return _("The bot is about to restart. Please try again in a minute.")
        case _:
            return _not_offered(data, look) or speech.reason_sentence(why)


def _not_offered(data: Mapping[str, Any], look: Look | None) -> str:
    """Why a choice of a turn is not offered: `**City, 25 M€: 4 M€ short.**`; nothing where that is not what was refused."""
    why = data.get("why")
    if look is None or look.view is None or not isinstance(why, Reason):
        return ""
    for choice in look.choices:
        if choice.key in data["picks"]:
            name = speech.choice_name(look, choice.key)
            return _("**{name}: {why}.**", name=name, why=speech.why_not_in_full(why, look.view))
    return ""


def _too_many(data: Mapping[str, Any]) -> str:
    """Which limit of the host on open games is reached, and what makes room."""
    most, more = data["most"], ""
    match data["where"]:
        case "member_lobbies":
            said = plural(
                "You are the host of {n} open lobby already.", "You are the host of {n} open lobbies already.", most
            )
            more = _("Start or close one first.")
        case "channel_games":
            said = plural("This channel has {n} open game already.", "This channel has {n} open games already.", most)
            more = _("Another channel may have room.")
        case "server_games":
            said = plural("This server has {n} open game already.", "This server has {n} open games already.", most)
            more = _("Finish or close one first.")
        case _ if data["asks"]:
            said = plural("You sit at {n} open game already.", "You sit at {n} open games already.", most)
            more = _("Finish or leave one first.")
        case _:
            said = plural("They sit at {n} open game already.", "They sit at {n} open games already.", most)
    return " ".join(filter(None, (said, _("This bot allows no more."), more)))


def _not_running(status: Status | None) -> str:
    match status.state if status else "":
        case "lobby":
            return _("The game has not begun yet.")
        case "over" | "ended":
            return _("The game is over.")
        case _:
            return _("This game is not running.")


def _asker(data: Mapping[str, Any], status: Status | None) -> str:
    seat = status.seat_of(data.get("user")) if status is not None else None
    return speech.who(status, seat) if status is not None and seat is not None else _("Another player")


def _closed(request: Request | None) -> str:
    match request.state if request is not None else "":
        case "agreed":
            return _("**That button is old.** It was agreed already.")
        case "refused":
            return _("**That button is old.** It was refused.")
        case "withdrawn":
            return _("**That button is old.** The request was withdrawn.")
        case "expired":
            return _("**That button is old.** The vote is over.")
        case _:
            return _("**That button is old.** The request has lapsed.")
