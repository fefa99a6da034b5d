"""What the page itself says, in each language of the bot, and what it says in the place of Discord's client."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from string import Formatter
from typing import Final

from bot import limits, speech
from bot.speech import N_, _

GUIDE: Final[Mapping[str, str]] = {
    "label": N_("First steps"),
    "step": N_("Step {n} of 5: {title}"),
    "step-done": N_("Step {n} of 5: {title} (done)"),
    "now": N_("{n} of 5 · {title}."),
    "close": N_("Close the guide"),
    "be": N_("Be {name}"),
    "show": N_("Show it"),
    "day": N_("Let a day pass"),
    "start": N_("Start the first game"),
    "start-said": N_(
        "You are {host}, and everybody else too. In #{channel}, press the Start button below the open game; /game new opens another one."
    ),
    "turn": N_("Play a turn"),
    "turn-first": N_(
        "Before the first turn all choose at once; now {name} is asked. Press Play in the game's thread: a panel opens that only {name} "
        "sees. Once it is somebody's turn, take an action or two, and end the turn."
    ),
    "turn-said": N_(
        "In the game's thread it is {name}'s turn. Press Play: a panel opens that only {name} sees. Take an action or two, and end the "
        "turn."
    ),
    "direct": N_("See {name}'s direct message"),
    "direct-said": N_("Now all choose cards at once, each in direct messages, and their phones say so."),
    "direct-passing": N_(
        "Let each of them press Play, Pass, and Pass again; now it is {name}'s turn. Then all choose cards at once, each in direct "
        "messages."
    ),
    "direct-alone": N_(
        "The cards of the new generation came in a direct message too, and the phone said so. Choose there or in the thread."
    ),
    "direct-alone-passing": N_(
        "Take what you like, then press Pass. Once everybody has passed, the next cards to choose also come to {name} by direct message."
    ),
    "vote": N_("Let {name} vanish"),
    "vote-voting": N_(
        "The table votes on {name}. Let the others choose, in the thread, what should happen; then let another day pass, and the votes are "
        "counted."
    ),
    "vote-answering": N_("Answer for everybody but {name}: now {other} is asked. Then let two days pass."),
    "vote-waiting": N_(
        "The game waits for {name}. Let a day pass: reminders come, then the table votes; let another pass, and see what came of it."
    ),
    "vote-alone": N_("Let somebody vanish"),
    "vote-alone-said": N_(
        "Robots never vanish, and nobody else waits for {name}. To see what becomes of somebody who is absent, start a game of several "
        "people: reminders come first, then the table votes."
    ),
    "none": N_(
        "No game is running now. In #{channel}, press the Start button below an open game, or type /game new for another one."
    ),
    "invite": N_("Invite it to your server"),
    "invite-said": N_(
        "Create an application in Discord's {portal}, add a bot, and put its token into {file} as {token}. Its application id: {field} "
        "{link} Then {command}, and {setup} in your server."
    ),
    "portal": N_("developer portal"),
    "field": N_("Application id"),
    "digits": N_("17 to 20 digits"),
    "link": N_("Invite the bot ↗"),
    "wrong": N_("That is not an application id."),
    "missing": N_("The link appears here."),
}
TIME: Final[Mapping[str, str]] = {
    "time": N_("Time"),
    "time-next": N_("Next event"),
    "time-next-short": N_("Next"),
    "time-next-about": N_("Go on to the next thing that happens"),
    "time-hour": N_("+1 h"),
    "time-hour-about": N_("One hour on"),
    "time-half": N_("+12 h"),
    "time-half-about": N_("Twelve hours on"),
    "time-day": N_("+1 day"),
    "time-day-about": N_("One day on"),
    "time-ahead": N_("{time} ahead"),
    "time-ahead-days": N_("{n} d"),
    "time-ahead-hours": N_("{n} h"),
    "time-ahead-minutes": N_("{n} min"),
    "time-passes": N_("Time passes…"),
    "time-hours": N_("{n} h later: {what}"),
    "time-minutes": N_("{n} min later: {what}"),
    "time-nothing": N_("nothing happened"),
}
FIELD: Final[Mapping[str, str]] = {
    "field-name": N_("Message {title}"),
    "field-hint": N_("Message {title}, or / for commands"),
    "field-send": N_("Send"),
    "field-commands": N_("Commands"),
    "field-run": N_("Run the command"),
    "field-leave": N_("Leave the command"),
    "field-unknown": N_("There is no such command here."),
    "field-missing": N_("{name} is needed."),
    "field-wrong": N_("Choose {name} from the list."),
    "field-odd": N_("{name} takes a number."),
    "field-large": N_("{name} is too large: Discord takes files of up to {n} MB."),
    "field-empty": N_("{name} is empty."),
    "field-true": N_("True"),
    "field-false": N_("False"),
    "field-type-4": N_("whole number"),
    "field-type-5": N_("yes or no"),
    "field-type-6": N_("member"),
    "field-type-7": N_("channel"),
    "field-type-10": N_("number"),
    "field-type-11": N_("file"),
}
FRAME: Final[Mapping[str, str]] = {
    "local": N_("local mode"),
    "lost": N_("The bot is not running. This page goes on when it is back."),
    "stopped": N_("The bot is not running."),
    "silent": N_("No answer came."),
    "unread-file": N_("{name} could not be read, or the bot is not running."),
    "undrawn": N_("This message cannot be drawn: {error}"),
    "members": N_("Members"),
    "members-about": N_("Members: add, rename, leave"),
    "members-said": N_(
        "You play all of them. Try what every host meets sooner or later: somebody leaves, changes their name, or closes their direct "
        "messages. {owner} owns the server, and may use /admin."
    ),
    "member-name": N_("Name of {name}"),
    "member-language": N_("Language of {name}"),
    "member-direct": N_("Direct messages"),
    "member-leave": N_("Leave the server"),
    "member-return": N_("Come back"),
    "member-new": N_("Name of a new member"),
    "member-add": N_("Add"),
    "member-unread": N_("{name}, {n} unread"),
    "side": N_("Members side by side"),
    "side-so-many": N_("Members side by side: {n}"),
    "phone": N_("{name}'s phone"),
    "phone-about": N_("{name}'s phone: notifications"),
    "phone-shown": N_("What {name}'s phone showed"),
    "phone-none": N_("Nothing yet. It shows what mentions the member, and direct messages."),
    "phone-wordless": N_("(a message without plain text)"),
    "phone-rang": N_("{name}'s phone: {words}"),
    "settings": N_("Settings"),
    "colours": N_("Colours"),
    "colours-": N_("As the system"),
    "colours-light": N_("Light"),
    "colours-dark": N_("Dark"),
    "permissions": N_("What the bot may do in this server"),
    "menus": N_("Menus, after an edit that brings the same menu again"),
    "menus-mild": N_("show the defaults that the bot sent"),
    "menus-strict": N_("keep showing what was chosen"),
    "menus-about": N_("How Discord's menus behave"),
    "guide-again": N_("Show the guide again"),
    "scene": N_("This is the scene {name}; nothing in it is kept."),
    "scenes": N_("Scenes to look at, with {command}: {names}."),
    "picture": N_("Picture"),
    "picture-fit": N_("Fit the picture to the window"),
    "picture-whole": N_("Show the picture in its own size"),
    "picture-alt": N_("Alt text"),
    "picture-tab": N_("Open in a new tab"),
    "picture-open": N_("Open the picture: {alt}"),
    "picture-silent": N_("no description"),
}
CLIENT: Final[Mapping[str, str]] = {
    "used": N_("{who} used {command}"),
    "thinking": N_("{who} is thinking…"),
    "edited": N_("(edited)"),
    "only-you": N_("Only you can see this"),
    "dismiss": N_("Dismiss message"),
    "joined": N_("{who} joined the server."),
    "began-thread": N_("{who} started a thread: {thread}"),
    "thread": N_("Messages: {n}"),
    "archived": N_("archived"),
    "bot": N_("Bot"),
    "spoiler": N_("Spoiler"),
    "spoiler-show": N_("Spoiler: show it"),
    "unknown": N_("Component of type {type}"),
    "choose": N_("Make a selection"),
    "search": N_("Search"),
    "search-none": N_("Nothing found"),
    "least": N_("Choose at least {n}"),
    "most": N_("{n} of up to {most}"),
    "done": N_("Done"),
    "shut": N_("Close"),
    "cancel": N_("Cancel"),
    "submit": N_("Submit"),
    "channels": N_("Channels and messages"),
    "channels-of": N_("{name}'s channels"),
    "channel-none": N_("No channel"),
    "direct-list": N_("Direct messages"),
    "direct-none": N_("None yet"),
    "direct-empty": N_("Direct messages from the bot arrive here."),
    "empty": N_("Nothing has been said here yet."),
    "messages": N_("Messages"),
    "messages-in": N_("Messages in {title}"),
    "newer": N_("New messages"),
    "sending": N_("Sending…"),
    "gone": N_("{name} has left the server."),
    "online": N_("online"),
    "direct-closed": N_("direct messages closed"),
}
PERMISSIONS: Final[Mapping[str, str]] = {f"permission-{name}": speech.PERMISSIONS[name] for name in limits.PERMISSIONS}
PARTS: Final = (GUIDE, TIME, FIELD, FRAME, CLIENT, PERMISSIONS)
SENTENCES: Final[Mapping[str, str]] = {key: said for part in PARTS for key, said in part.items()}
"""What stands in braces is filled in by the page."""


def sentences(languages: Iterable[str]) -> dict[str, dict[str, str]]:
    """Return the sentences by these languages, which are Discord's codes."""
    return {code: _in(code) for code in languages}


def _in(code: str) -> dict[str, str]:
    with speech.speaking(code):
        return {key: _(said, **_kept(said)) for key, said in SENTENCES.items()}


def _kept(said: str) -> dict[str, str]:
    """Return values that keep what stands in braces."""
    return {name: f"{{{name}}}" for _text, name, _form, _conversion in Formatter().parse(said) if name}
