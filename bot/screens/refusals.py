"""The sentences for refusals: every reason of the tables and of the engine has one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from bot import speech
from bot.speech import N_, _, plural
from bot.tables import Look, Request, Status
from engine.core import Reason

TYPED: Final = 40
"""How many characters of what a user typed a refusal repeats."""


class _Facts(NamedTuple):
    """What sentences are filled with: what came with the reason, and the game as its table shows it."""

    data: Mapping[str, Any]
    status: Status | None

    def name_of(self, user: int | None) -> str:
        """The name of a user who has a seat; else an empty one."""
        seat = self.status.seat_of(user) if self.status is not None else None
        return speech.who(self.status, seat) if self.status is not None and seat is not None else ""


Words = Callable[[_Facts], str]
"""Makes a sentence; an empty one where it would name what is not known."""


def refusal(why: str, data: Mapping[str, Any], status: Status | None, look: Look | None = None) -> str:
    """Return the sentence for the reason `why`, filled with `data`.

    With a look at the game, the reason why a choice of a turn is not offered names the choice and has its amounts.
    """
    words = SENTENCES.get(why, "")
    said = words(_Facts(data, status)) if callable(words) else words and _(words)
    return said or _not_offered(data, look) or speech.reason_sentence(why)


def _filled(sentence: str, **gaps: Callable[[_Facts], object]) -> Words:
    return lambda facts: _(sentence, **{gap: fill(facts) for gap, fill in gaps.items()})


def _of_seat(sentence: str) -> Words:
    """A sentence that names who sits in the seat of the data, as `{who}`."""

    def words(facts: _Facts) -> str:
        if facts.status is None or "seat" not in facts.data:
            return ""
        return _(sentence, who=speech.who(facts.status, facts.data["seat"]))

    return words


def _value(name: str, default: int | None = None) -> Callable[[_Facts], object]:
    return lambda facts: facts.data[name] if default is None else facts.data.get(name, default)


def _date(name: str) -> Callable[[_Facts], str]:
    return lambda facts: speech.date(facts.data[name])


def _typed(facts: _Facts) -> str:
    return speech.verbatim(speech.cut(facts.data["typed"], TYPED))


def _host(facts: _Facts) -> str:
    return facts.name_of(facts.data.get("host") or None) or _("the host")


def _asker(facts: _Facts) -> str:
    return facts.name_of(facts.data.get("user")) or _("Another player")


def _unknown(facts: _Facts) -> str:
    if not facts.data.get("typed"):
        return ""
    none = _("Nothing called {name} can be chosen now.", name=_typed(facts))
    return speech.sentences((none, facts.data.get("meant") or ""))


def _not_asked(facts: _Facts) -> str:
    if facts.status is not None and facts.status.state != "running":
        return _not_running(facts)
    return _("Nothing is asked of you now.")


def _already_started(facts: _Facts) -> str:
    if facts.data.get("state") == "ended":
        return _("**That button is old.** This game was ended.")
    return _("This game has already started.")


def _already_asked(facts: _Facts) -> str:
    who = _asker(facts)
    match facts.data.get("kind"):
        case "undo":
            return _("{who} has asked the table to go back already; that comes first.", who=who)
        case "correct":
            return _("{who} has asked for another correction already; that comes first.", who=who)
        case _:
            return _("{who} has asked the table that already.", who=who)


def _somebody_away(facts: _Facts) -> str:
    if facts.status is None:
        return ""
    seats = facts.data["seats"]
    return plural(
        "{names} is away. The table decides about that first.",
        "{names} are away. The table decides about that first.",
        len(seats),
        names=speech.listed([speech.who(facts.status, seat) for seat in seats]),
    )


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


def _too_many(facts: _Facts) -> str:
    """Which limit of the host on open games is reached, and what makes room."""
    most, more = facts.data["most"], ""
    match facts.data["where"]:
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
        case _ if facts.data["asks"]:
            said = plural("You sit at {n} open game already.", "You sit at {n} open games already.", most)
            more = _("Finish or leave one first.")
        case _:
            said = plural("They sit at {n} open game already.", "They sit at {n} open games already.", most)
    return speech.sentences((said, _("This bot allows no more."), more))


def _not_running(facts: _Facts) -> str:
    match facts.status.state if facts.status else "":
        case "lobby":
            return _("The game has not begun yet.")
        case "over" | "ended":
            return _("The game is over.")
        case _:
            return _("This game is not running.")


CLOSED: Final = {
    "agreed": N_("**That button is old.** It was agreed already."),
    "refused": N_("**That button is old.** It was refused."),
    "withdrawn": N_("**That button is old.** The request was withdrawn."),
    "expired": N_("**That button is old.** The vote is over."),
}


def _closed(facts: _Facts) -> str:
    request: Request | None = facts.data.get("request")
    lapsed = N_("**That button is old.** The request has lapsed.")
    return _(CLOSED.get(request.state, lapsed) if request is not None else lapsed)


SENTENCES: Final[Mapping[str, str | Words]] = {
    "no-game": N_("That game does not exist any more."),
    "aside": N_("The host has set this game aside to put it right. It waits meanwhile."),
    "quota": _too_many,
    "too-fast": _filled(
        N_("That was more than {n} clicks in a minute; this one was left out. Go on in a moment."), n=_value("most")
    ),
    "crowded": N_("Many answers in this game wait to be worked on. Please try again in a moment."),
    "no-card": _filled(N_("Nothing is called {name}."), name=_typed),
    "damaged": N_("The newest position of this game is damaged and is not played on."),
    "not-damaged": N_("This game can be read again."),
    "no-entry": N_("The game cannot go back there."),
    "plays-here": N_("You play at this table. There somebody must do this who manages the server and does not play."),
    "nothing-said": N_("A report needs a sentence."),
    "too-many-reports": _filled(
        N_("You have reported three things within an hour. The next can follow at {when}."), when=_date("at")
    ),
    "not-manager": N_("This is for those who manage the server."),
    "asked-else": N_("Something else is asked of you first."),
    "no-pass": N_("One passes instead of a first action. After it, End turn ends the turn."),
    "no-end": N_("A turn is ended after its first action. Before it, Pass leaves the generation."),
    "unknown": _unknown,
    "no-seat": N_("You have no seat here."),
    "not-seated": N_("You have no seat here."),
    "not-running": _not_running,
    "not-asked": _not_asked,
    "stale": N_("**That button is old.** Its question has been answered."),
    "lobby-full": N_("All seats are taken."),
    "seats-reserved": _filled(
        N_("The open seats are reserved until {when} for those who played before."), when=_date("until")
    ),
    "already-seated": N_("You have a seat already."),
    "already-started": _already_started,
    "only-host": _filled(N_("Only the host, {who}, can do this."), who=_host),
    "too-few-players": _filled(
        N_("A game needs at least {n} players. For one alone the host chooses solo in Options."), n=_value("least", 2)
    ),
    "seats-taken": _filled(N_("{n} seats are taken already."), n=_value("taken", 0)),
    "no-robot": N_("There is no robot at this table."),
    "has-left": N_("Whoever that was for has left the table."),
    "seat-taken": N_("That seat is taken."),
    "bad-option": N_("These options do not go together."),
    "nothing-to-take-back": N_("There is nothing to take back."),
    "nothing-to-undo": N_("There is nothing that you could undo alone."),
    "nothing-to-tell": N_("Everybody who is asked knows it already."),
    "nothing-composed": N_("The action is not complete yet."),
    "your-turn": N_("It is your turn: the panel does it at once."),
    "no-turn": N_("You get no more turn in this generation; actions can be ordered in the next one."),
    "no-order": N_("**That button is old.** The order has fired, or was withdrawn."),
    "ordered-already": N_("You have ordered that already. Withdraw it first to order something else."),
    "robots-wait": N_("The robots wait until the table has decided whether to go back."),
    "not-over": N_("This game is not over yet."),
    "no-request": N_("That request does not exist any more."),
    "already-asked": _already_asked,
    "nothing-to-correct": N_("There is nothing to correct yet: choose first what is wrong."),
    "nobody-to-agree": N_(
        "Nobody else is there who could agree. Somebody who manages this server and does not play can do it."
    ),
    "vote-on-loser": _of_seat(N_("The table votes on the absence of {who}, who would lose by it. That comes first.")),
    "in-the-middle": _of_seat(
        N_("{who} is in the middle of an action that this would disturb. It must be over first.")
    ),
    "asked-lately": _filled(
        N_("You have asked the table about this lately. You can ask again from {when}."), when=_date("until")
    ),
    "refused-lately": _filled(
        N_("The table has refused you that seat. You can ask again from {when}."), when=_date("until")
    ),
    "somebody-away": _somebody_away,
    "not-a-member": N_("Only a member of the server of this game can take a seat there."),
    "resigned-already": N_("You have resigned already."),
    "seat-not-free": N_("That seat is not free."),
    "somebody-there": _of_seat(
        N_("{who} is not away. They can hand their seat over themselves, with `/game handover`.")
    ),
    "for-somebody-else": N_("You can ask the table for that seat with `/game replace`, once it is free."),
    "sat-here": N_("Who sits or has sat at this table cannot take another seat here: they may know another hand."),
    "same-pace": N_("That is the pace already."),
    "nobody-away": N_("Nobody is away."),
    "voted-lately": _filled(
        N_("The table has voted on this lately. It can vote again from {when}."), when=_date("until")
    ),
    "said-already": N_("You have said that already; your answer ends the vote."),
    "not-your-vote": N_("This vote does not ask you."),
    "request-closed": _closed,
    "unfinished": N_("That is more than one action. Nothing was kept of it; do one after the other."),
    "no-zone": N_("Choose your time zone first: `/remind` asks what time it is for you."),
    "no-hours": _filled(N_("{name} is no span of hours. Type them as 22:30–07:00."), name=_typed),
    "no-day": _filled(N_("{name} is no day to come. Type it as 2027-01-31."), name=_typed),
    "too-long": _filled(
        N_("One vacation lasts {n} days at most; this one can end on {when}."), n=_value("days"), when=_date("most")
    ),
    "too-soon": _filled(
        N_("You have ended a vacation early, and can begin another one from {when}."), when=_date("at")
    ),
    "has-resigned": N_("You have resigned, and a robot plays on."),
    "nobody-to-poke": N_("They are not asked any more."),
    "too-early": _filled(
        N_("They were asked only just now. You can ask whether they still play from {when}."), when=_date("at")
    ),
    "poked": _filled(
        N_("They were asked today already. Once a day is enough; the next time from {when}."), when=_date("at")
    ),
    "left-server": N_("**This game belongs to a server that you are not in any more.** Join it again to play on."),
    "closing": N_("The bot is about to restart. Please try again in a minute."),
}
"""The sentence for each reason, or what makes it; the reasons of the engine have theirs in `words`."""
