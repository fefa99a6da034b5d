"""The sentences for refusals: one for every reason of the tables and of the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from bot import speech
from bot.screens.lobby_options import few_goals, not_rated, too_few
from bot.speech import N_, N_plural, _, plural
from bot.tables import Look, Request, Status
from engine.core import Reason

TYPED: Final = 40
"""How many characters of what a user typed a refusal repeats."""


class _Facts(NamedTuple):
    """The values that fill a sentence: the data of the refusal, and the game."""

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


def _counting(words: tuple[str, str], n: Callable[[_Facts], int], **gaps: Callable[[_Facts], object]) -> Words:
    """Return a sentence about a number of things, `{n}`."""
    return lambda facts: plural(*words, n(facts), **{gap: fill(facts) for gap, fill in gaps.items()})


def _counted(words: tuple[str, str], name: str) -> Words:
    """Return a number in the data with its noun."""
    return _counting(words, _value(name))


def _of_seat(sentence: str) -> Words:
    """Return the sentence with the name of the player in the data's seat as `{who}`."""

    def words(facts: _Facts) -> str:
        if facts.status is None or "seat" not in facts.data:
            return ""
        return _(sentence, who=speech.who(facts.status, facts.data["seat"]))

    return words


def _typed_part(facts: _Facts) -> str:
    """Return the part of a pasted text that is no rule."""
    return speech.verbatim(facts.data["part"][:TYPED]) or _("it is empty")


def _value(name: str, default: int | None = None) -> Callable[[_Facts], Any]:
    return lambda facts: facts.data[name] if default is None else facts.data.get(name, default)


def _date(name: str) -> Callable[[_Facts], str]:
    return lambda facts: speech.date(facts.data[name])


def _typed(facts: _Facts) -> str:
    return speech.verbatim(speech.cut(facts.data["typed"], TYPED))


def _only_host(facts: _Facts) -> str:
    who = facts.name_of(facts.data.get("host") or None)
    return _("Only the host, {who}, can do this.", who=who) if who else _("Only the host can do this.")


def _robots(facts: _Facts) -> int:
    return facts.status.robots if facts.status is not None else 0


def _asker(facts: _Facts) -> str:
    return facts.name_of(facts.data.get("user")) or _("Another player")


def _unknown(facts: _Facts) -> str:
    if not facts.data.get("typed"):
        return ""
    none = _("Nothing called {name} can be chosen now.", name=_typed(facts))
    return speech.sentences((none, facts.data.get("meant") or ""))


def _no_such_name(facts: _Facts) -> str:
    return speech.sentences((_("Nothing is called {name}.", name=_typed(facts)), facts.data.get("meant") or ""))


def _not_asked(facts: _Facts) -> str:
    if facts.status is not None and facts.status.state != "running":
        return _not_running(facts)
    return _("You have nothing to answer right now.")


def _already_started(facts: _Facts) -> str:
    if facts.data.get("state") == "ended":
        return _("**That button is old.** This game was ended.")
    return _("This game has already started.")


def _already_asked(facts: _Facts) -> str:
    who = _asker(facts)
    match facts.data.get("kind"):
        case "undo":
            return _("{who} has already asked the table to go back; that comes first.", who=who)
        case "correct":
            return _("{who} has already asked for another correction; that comes first.", who=who)
        case _:
            return _("{who} has already asked the table that.", who=who)


def _somebody_away(facts: _Facts) -> str:
    if facts.status is None:
        return ""
    seats, until = facts.data["seats"], facts.data.get("until")
    said = plural(
        "{names} is away. The table must vote on that first.",
        "{names} are away. The table must vote on that first.",
        len(seats),
        names=speech.listed([speech.who(facts.status, seat) for seat in seats]),
    )
    again = _("It voted lately, and can vote again from {when}.", when=speech.date(until)) if until else ""
    return speech.sentences((said, again))


def _on_vacation(facts: _Facts) -> str:
    if facts.status is None:
        return ""
    who, until = speech.who(facts.status, facts.data["seat"]), speech.date(facts.data["until"])
    return _("{who} is on vacation until {when}. Until then the table cannot end the game.", who=who, when=until)


def _not_offered(data: Mapping[str, Any], look: Look | None) -> str:
    """Return why a turn's option is not offered: `**City, 25 M€: 4 M€ short.**`; empty where another thing was refused."""
    why = data.get("why")
    if look is None or look.view is None or not isinstance(why, Reason):
        return ""
    for choice in look.choices:
        if choice.key in data["picks"]:
            name = speech.choice_name(look, choice.key)
            return _("**{name}: {why}.**", name=name, why=speech.why_not_in_full(why, look.view))
    return ""


def _too_many(facts: _Facts) -> str:
    """Return which of the host's limits on open games is reached, and what makes room."""
    most, more = facts.data["most"], ""
    match facts.data["where"]:
        case "member_lobbies":
            said = plural("You already host {n} open lobby.", "You already host {n} open lobbies.", most)
            more = _("Start or close one first.")
        case "channel_games":
            said = plural("This channel already has {n} open game.", "This channel already has {n} open games.", most)
            more = _("Another channel may have room.")
        case "server_games":
            said = plural("This server already has {n} open game.", "This server already has {n} open games.", most)
            more = _("Finish or close one first.")
        case _ if facts.data["asks"]:
            said = plural("You are already in {n} open game.", "You are already in {n} open games.", most)
            more = _("Finish or leave one first.")
        case _:
            said = plural("They are already in {n} open game.", "They are already in {n} open games.", most)
    return speech.sentences((said, _("This bot allows no more."), more))


def _doubled(facts: _Facts) -> str:
    """Return where a game is that was imported before, with its receipt where this is the same file."""
    said = _("This game was imported before. Here it is {game}.", game=f"`{facts.data['game']}`")
    receipt = facts.data["receipt"]
    return (
        speech.sentences((said, _("Its receipt for the old bot is {receipt}.", receipt=f"`{receipt}`")))
        if receipt
        else said
    )


def _not_running(facts: _Facts) -> str:
    match facts.status.state if facts.status else "":
        case "lobby":
            return _("The game has not begun yet.")
        case "over" | "ended":
            return _("The game is over.")
        case _:
            return _("This game is not running.")


CLOSED: Final = {
    "agreed": N_("**That button is old.** It has already been agreed."),
    "refused": N_("**That button is old.** It was refused."),
    "withdrawn": N_("**That button is old.** The request was withdrawn."),
    "expired": N_("**That button is old.** The vote is over."),
}


def _closed(facts: _Facts) -> str:
    request: Request | None = facts.data.get("request")
    lapsed = N_("**That button is old.** The request has lapsed.")
    return _(CLOSED.get(request.state, lapsed) if request is not None else lapsed)


SENTENCES: Final[Mapping[str, str | Words]] = {
    "no-game": N_("That game no longer exists."),
    "aside": N_("The bot's host has set this game aside to fix it. It waits until then."),
    "moved": N_("This game has moved to another bot, and is closed here. It goes on with that bot, in this server."),
    "unclaimed": N_("This game came from another bot. Your seat and your hand are kept for you: sit down to play on."),
    "bad-key": N_("That is no key of a bot. Copy it from what `/admin import` of the other bot shows."),
    "no-key": N_(
        "To move a game, give the `key` that `/admin import` of the other bot shows. Only the file of a game that is on "
        "its way is given again without it, with `game`."
    ),
    "bad-receipt": N_("That is no receipt for a game that has moved from this bot."),
    "move-reopened": _filled(
        N_(
            "The other bot has {game}, but this bot's host has reopened it here, so it is now with both. Nothing was "
            "changed. Agree with which bot it goes on, and end it at the other one with `/admin end`."
        ),
        game=lambda facts: f"`{facts.data['game']}`",
    ),
    "move-untrusted": N_(
        "This bot's host does not know that key. Games move only to bots whose keys the host has written into "
        "`MARS_TRUSTED_HOSTS`."
    ),
    "move-too-large": N_("This game is too large for a file on Discord. Nothing was changed."),
    "move-sealed": N_("This file cannot be read here: it was made for another bot, or it is no whole file of a game."),
    "move-stranger": _filled(
        N_("This file comes from a bot that this bot's host has not written into `MARS_TRUSTED_HOSTS`: `{key}`."),
        key=_value("key"),
    ),
    "move-forged": N_("This file was changed after it was made, or its maker is not who it says."),
    "move-server": N_("This game belongs to another server. It can be imported only there."),
    "move-version": _filled(
        N_("The two bots run different versions: {there} there, {here} here. Update both to the same one."),
        there=_value("there"),
        here=_value("here"),
    ),
    "move-cards": N_("The two bots have different cards or rules. Update both to the same version."),
    "move-doubled": _doubled,
    "quota": _too_many,
    "too-fast": _counting(
        N_plural(
            "That was more than {n} click in a minute; this one was ignored. Try again in a moment.",
            "That was more than {n} clicks in a minute; this one was ignored. Try again in a moment.",
        ),
        _value("most"),
    ),
    "crowded": N_("This game has many answers to work through. Please try again in a moment."),
    "no-such-name": _no_such_name,
    "no-verb": N_("This table plays without that kind of action."),
    "not-now": N_("That cannot be done now."),
    "damaged": N_("This game's newest position is damaged, so it cannot go on."),
    "not-damaged": N_("This game can be read again."),
    "no-entry": N_("The game cannot go back there."),
    "plays-here": N_("You are playing in this game. Ask a server manager who isn't playing."),
    "nothing-said": N_("Please say in a sentence what went wrong."),
    "too-many-reports": _filled(
        N_("You have sent three reports within an hour. You can send another from {when}."), when=_date("at")
    ),
    "blocked": N_("The host of this bot has blocked you. `/privacy` still works."),
    "blocked-server": N_("The host of this bot has blocked this server. Its games are kept, and wait."),
    "is-blocked": N_("The host of this bot has blocked this member."),
    "not-host": N_("Only the host of this bot can do this."),
    "no-such-server": N_("That is no server. Choose one from the list, or copy its id."),
    "block-whom": N_("Choose either a member or a server."),
    "block-nobody": N_("You can block neither yourself nor a bot."),
    "downtime-when": N_("A downtime needs both `starts_in` and `lasts`, in minutes."),
    "announced-already": N_("A downtime is announced already. Call it off first."),
    "not-founder": _filled(N_("In this server, only members with the role {role} create games."), role=_value("role")),
    "not-founder-here": N_(
        "In the server of this game, only members with a certain role create games. If you have it, press it there."
    ),
    "no-channel": N_("The channel of this game is gone. Start the next one with `/game new` in its server."),
    "only-commands": _filled(
        N_(
            "**Only the commands of the bot were added to this server, not the bot itself.** A server manager can [add it]({link})."
        ),
        link=_value("link"),
    ),
    "not-manager": N_("Only server managers can do this."),
    "asked-else": N_("You have to answer something else first."),
    "no-pass": N_("You can pass only at the start of your turn. Once you have acted, use End turn."),
    "no-end": N_("You can end your turn only after an action. To take no more actions in this generation, use Pass."),
    "unknown": _unknown,
    "no-seat": N_("You have no seat here."),
    "not-seated": N_("You have no seat here."),
    "not-running": _not_running,
    "not-asked": _not_asked,
    "not-coached": N_("This game is not coached."),
    "hints-off": N_("This table plays without hints."),
    "no-thinking": N_("This bot's host has switched hints off."),
    "thought-long": N_("The bot has found no hint in time. Please ask again."),
    "only-payment": N_("The payment is proposed so that what is worth most to you stays with you."),
    "stale": N_("**That button is old.** Its question has been answered."),
    "lobby-full": N_("All seats are taken."),
    "seats-reserved": _filled(
        N_("The open seats are reserved until {when} for those who played before."), when=_date("until")
    ),
    "already-seated": N_("You already have a seat."),
    "already-started": _already_started,
    "only-host": _only_host,
    "too-few-players": _counting(
        N_plural(
            "A game needs at least {n} player. To play alone, the host chooses solo in Options.",
            "A game needs at least {n} players. To play alone, the host chooses solo in Options.",
        ),
        _value("least", 2),
    ),
    "not-rated": lambda facts: not_rated(),
    "not-counted": N_("This game does not count for levels or seasons."),
    "follows-many": _counting(
        N_plural(
            "You already follow {n} game. Stop following it first, with `/follow` in its thread.",
            "You already follow {n} games. Stop following one first, with `/follow` in its thread.",
        ),
        _value("most", 20),
    ),
    "nobody-fits": N_("Nobody who fits with your wish is left. `/lobby open` shows how it stands."),
    "season-running": _filled(
        N_("The season {name} runs until {when}. End it first with `/season end`."),
        name=_typed,
        when=_date("at"),
    ),
    "no-season": N_("There is no season on this server."),
    "too-few-cards": lambda facts: too_few(facts.data["short"]),
    "few-goals": lambda facts: few_goals(facts.data["milestones"], facts.data["awards"]),
    "no-draw": N_("No milestones and awards are drawn here now."),
    "no-swap": N_("There is nothing left to draw in place of that one."),
    "kept-goals": N_("These milestones and awards are settled."),
    "bad-text": _filled(N_("This text has a part that stands for no rule: {part}."), part=_typed_part),
    "bad-name": _counting(
        N_plural("A name has 1 to {n} character.", "A name has 1 to {n} characters."), _value("most")
    ),
    "server-only": N_("Use this in a server: it is about the games there."),
    "no-server": N_("Rules are kept in servers only."),
    "too-many-presets": _counting(
        N_plural(
            "This server keeps {n} set of rules already. Delete it first.",
            "This server keeps {n} sets of rules already. Delete one of them first.",
        ),
        _value("most"),
    ),
    "seats-taken": _counting(
        N_plural("{n} seat is already taken.", "{n} seats are already taken."), _value("taken", 0)
    ),
    "no-robot": N_("There is no robot at this table."),
    "has-left": N_("The player that was for has left the lobby."),
    "seat-taken": N_("That seat is taken."),
    "bad-option": N_("These options do not go together."),
    "oneself": N_("That is yourself."),
    "nothing-to-take-back": N_("There is nothing to take back."),
    "nothing-to-reopen": N_("That choice can no longer be changed."),
    "nothing-to-undo": N_("There is nothing you can undo on your own."),
    "nothing-to-tell": N_("Everybody who is asked already knows."),
    "nothing-composed": N_("The action is not complete yet."),
    "your-turn": N_("It is your turn: you can do this at once in your panel."),
    "no-turn": N_("You have no more turns in this generation; you can order actions in the next one."),
    "no-order": N_("**That button is old.** The order has been carried out or withdrawn."),
    "ordered-already": N_("You have already ordered that. Withdraw it first to order something else."),
    "robots-wait": _counting(
        N_plural(
            "The robot waits until the table has decided whether to go back.",
            "The robots wait until the table has decided whether to go back.",
        ),
        _robots,
    ),
    "not-over": N_("This game is not over yet."),
    "no-generation": _filled(
        N_("This game has generations {first} to {last}."), first=_value("first"), last=_value("last")
    ),
    "hands-gone": N_(
        "Hands at every step cannot be shown any more: somebody has left their seat, or the history was shortened."
    ),
    "posted-already": N_("The replay of this game has been posted already."),
    "shown-already": N_("What cost and brought you most has been posted already."),
    "no-request": N_("That request no longer exists."),
    "already-asked": _already_asked,
    "nothing-to-correct": N_("There is nothing to correct yet: first choose what is wrong."),
    "nobody-to-agree": N_("Nobody else is here to agree. A server manager who isn't playing can do it."),
    "vote-on-loser": _of_seat(
        N_("The table is voting on the absence of {who}, who would lose by this. That comes first.")
    ),
    "in-the-middle": _of_seat(
        N_("{who} is in the middle of an action that this would disturb. It must be finished first.")
    ),
    "asked-lately": _filled(
        N_("You asked the table about this recently. You can ask again from {when}."), when=_date("until")
    ),
    "refused-lately": _filled(
        N_("The table has refused you that seat. You can ask again from {when}."), when=_date("until")
    ),
    "somebody-away": _somebody_away,
    "on-vacation": _on_vacation,
    "not-a-member": N_("Only members of this game's server can take a seat in it."),
    "resigned-already": N_("You have already resigned."),
    "seat-not-free": N_("That seat is not free."),
    "somebody-there": _of_seat(
        N_("{who} is not away. They can hand over their seat themselves with `/game handover`.")
    ),
    "for-somebody-else": N_("You can ask the table for that seat with `/game replace`, once it is free."),
    "sat-here": N_("Nobody who is or was in this game can take another seat in it: they may know another hand."),
    "same-pace": N_("That is already the pace."),
    "nobody-away": N_("Nobody is away."),
    "voted-lately": _filled(
        N_("The table voted on this recently. It can vote again from {when}."), when=_date("until")
    ),
    "said-already": N_("You have already said that; the vote ends as soon as you answer."),
    "not-your-vote": N_("You have no say in this vote."),
    "request-closed": _closed,
    "unfinished": N_("That is more than one action, and none of it was done. Take them one at a time."),
    "no-zone": N_("Choose your time zone first: `/remind` asks what time it is for you."),
    "no-hours": _filled(N_("{name} isn't a span of hours. Type it as 22:30–07:00."), name=_typed),
    "no-day": _filled(N_("{name} isn't a future date. Type it as 2027-01-31."), name=_typed),
    "too-long": _counting(
        N_plural(
            "A vacation lasts {n} day at most; this one can last until {when}.",
            "A vacation lasts {n} days at most; this one can last until {when}.",
        ),
        _value("days"),
        when=_date("most"),
    ),
    "too-soon": _filled(N_("You ended a vacation early, so you can begin another only from {when}."), when=_date("at")),
    "has-resigned": N_("You have resigned, and a robot plays on."),
    "nobody-to-poke": N_("The game is no longer waiting for them."),
    "too-early": _filled(
        N_("They were asked only a moment ago. From {when} you can ask whether they are still playing."),
        when=_date("at"),
    ),
    "poked": _filled(
        N_("They have already been asked today. Once a day is enough; you can ask again from {when}."), when=_date("at")
    ),
    "left-server": N_("**This game belongs to a server that you are no longer in.** Join it again to play on."),
    "closing": N_("The bot is about to restart. Please try again in a minute."),
}
"""The sentence for each reason, or what makes it; the reasons of the engine have theirs in `words`."""
