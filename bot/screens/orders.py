"""What a player prepares: orders ahead, a whole turn before it is sent, and a note."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from bot import limits, speech
from bot.components import BLUE, GREEN, Option, row, rule, text, written
from bot.screen import QUIET, Screen
from bot.screens.context import ScreenContext
from bot.speech import _
from bot.tables import Look, Status
from bot.tables.orders.order import Fact, Order, assumed, beyond
from engine import entry_codec
from engine.card import CARDS
from engine.journal import Entry

STOPPED: Final = "stopped"
"""The value of the menu's option that clears all stopped orders."""
MOST_ACTIONS: Final = 2
LONGEST: Final = 1200
"""Characters of what /me shows of orders and notes."""


def _actions(news: Iterable[Sequence[Entry]], status: Status, seat: int) -> list[str]:
    """Return each action in the words of the log, as it would be executed."""
    return [speech.dots(line.text for line in speech.ahead(entries, status, seat)) for entries in news]


def sentence(order: Order, status: Status) -> str:
    """Return an order as the sentence that will be carried out."""
    match order.kind:
        case "pass":
            return _("pass for generation {n} when your turn comes", n=order.generation)
        case "none":
            return _("buy no cards in the research phase of generation {n}", n=order.generation)
        case _:
            said = _actions((action.news for action in order.actions), status, order.seat)
            if any(action.reveals for action in order.actions):
                return _("{actions}; then you are asked", actions=speech.semicolons(said))
            if len(said) == 1:
                return _("{actions}; then end your turn", actions=said[0])
            return speech.semicolons(said)


def bare(said: str) -> str:
    """Return a sentence without markdown, as menus need it."""
    return speech.plain(said).replace("**", "")


def why(order: Order, status: Status) -> str:
    """Return a clause about why an order was stopped, with the player who changed that."""
    reason = order.reason or {}
    match reason.get("why", "failed"):
        case "fact":
            said = _no_longer(order, Fact(**reason["fact"]), status)
        case "earlier":
            said = _("the order before it was stopped")
        case "reveals":
            said = _("it would reveal something hidden")
        case "asks":
            said = _("it would need another answer from you")
        case "failed":
            said = _("it could not be carried out")
        case key:
            said = speech.reason(key, reason.get("short", 0))
    if (by := reason.get("by")) is not None and by != order.seat:
        said = _("{who}: {what}", who=_cause(by, reason, status, order.seat), what=said)
    elif reason.get("kind") == "correct":
        said = _("the table was corrected: {what}", what=said)
    return _("{why}, after its first action", why=said) if reason.get("done") else said


def _cause(by: int, reason: Mapping[str, Any], status: Status, seat: int) -> str:
    """Return who hindered an order, and by what, where the reason does not say it."""
    who = speech.who(status, by)
    # What has changed on Mars or in somebody's stock tells what they did.
    if reason["why"] == "fact" and reason["fact"]["kind"] not in ("price", "same"):
        return who
    did = next(iter(speech.said(entry_codec.decode(reason.get("did", "[]").encode()), status, seat)), None)
    if did is None:
        return _("{who} (an undo)", who=who) if reason.get("kind") in ("undo", "reopen", "agreed") else who
    return _("{who} ({action})", who=who, action=bare(did.head))


def assumption(fact: Fact, status: Status, me: int) -> str:
    """Return a fact that an action assumed, in words."""
    match fact.kind:
        case "space":
            return _("{space} is free", space=speech.space(fact.what))
        case "price":
            return _("it costs {price}", price=speech.money(fact.n))
        case "same":
            return _("it brings what is shown")
        case _:
            return _held(fact, fact.n, status, me)


def _no_longer(order: Order, fact: Fact, status: Status) -> str:
    """Return how things are now, in place of a fact that an action assumed."""
    reason = order.reason or {}
    now = reason["now"]
    match fact.kind:
        case "space":
            return _("a tile lies on {space}", space=speech.space(fact.what))
        case "price":
            return _("it costs {price} now", price=speech.money(now))
        case "same":
            return _otherwise(order, reason, status)
        case _:
            held = _held(fact, now if fact.kind == "parameter" else max(0, now), status, order.seat)
            return _("{what} now", what=held)


def _otherwise(order: Order, reason: Mapping[str, Any], status: Status) -> str:
    """Return what an action would do now, and what it would have done."""
    before = order.actions[reason["done"]].news
    now = entry_codec.decode(reason.get("brings", "[]").encode())
    lost, new = (_effects(beyond(*two), status, order.seat) for two in ((before, now), (now, before)))
    if lost and new:
        return _("it would bring {new} now, not {lost}", new=new, lost=lost)
    if lost:
        return _("it would no longer bring {lost}", lost=lost)
    if new:
        return _("it would bring {new} as well", new=new)
    return _("it would bring the same in another order now")


def _effects(news: Sequence[Entry], status: Status, seat: int) -> str:
    lines = speech.said(news, status, seat)
    return speech.dots(effect for line in lines for effect in line.effects or (line.text,))


def _held(fact: Fact, n: int, status: Status, me: int) -> str:
    match fact.kind:
        case "parameter":
            return speech.parameter(fact.what, n)
        case "stock":
            return _("you have {things}", things=_counted(fact.what, n))
        case "theirs":
            return _("{who} has {things}", who=speech.who(status, fact.seat), things=_counted(fact.what, n))
        case "production":
            who = speech.who(status, fact.seat)
            return _("{who} has {production} {n}", who=who, production=speech.production(fact.what), n=speech.number(n))
        case _:
            name = CARDS[fact.card].name
            if fact.seat == me:
                return _("{n} on {card}", n=n, card=name)
            return _("{n} on {card} of {who}", n=n, card=name, who=speech.who(status, fact.seat))


def _counted(what: str, n: int) -> str:
    return speech.money(n) if what == "mc" else speech.amount(n, what)


def lines(orders: Sequence[Order], status: Status) -> list[str]:
    """Return orders as numbered sentences, then the stopped ones with their reasons."""
    waiting = [f"**{n}** {sentence(o, status)}" for n, o in enumerate([o for o in orders if not o.stopped], 1)]
    return waiting + [stopped(o, status) for o in orders if o.stopped]


def stopped(order: Order, status: Status) -> str:
    """Return a stopped order, struck through, with the reason."""
    plain = sentence(order, status).replace("**", "")
    return _("~~{order}~~ stopped: {why}", order=speech.cut(plain, 300), why=why(order, status))


def standing(context: ScreenContext) -> list[Any]:
    """Return the lines of a panel about the player's own orders and note."""
    said: list[str] = []
    if context.look.orders:
        said.append(_("**Ordered ahead**"))
        said += lines(context.look.orders, context.status)
    if context.look.note:
        said.append("-# " + _("Your note: {note}", note=speech.literal(speech.cut(context.look.note, 200))))
    return [text(*said)] if said else []


def overview(orders: Sequence[Order], notes: Mapping[str, str], statuses: Sequence[Status]) -> list[str]:
    """Return the lines of /me about a user's orders and notes in all games."""
    said: list[str] = []
    for status in statuses:
        mine = [o for o in orders if o.game == status.id]
        kept = notes.get(status.id, "")
        if mine or kept:
            said.append(f"**{speech.game_name(status)}**")
            said += lines(mine, status)
        if kept:
            said.append("-# " + _("Your note: {note}", note=speech.literal(speech.cut(kept, 100))))
    for game, kept in notes.items():
        if game not in {status.id for status in statuses}:
            name = _("Mars {id}", id=game)
            said += [f"**{name}**", "-# " + _("Your note: {note}", note=speech.literal(speech.cut(kept, 100)))]
    out, room = list[str](), LONGEST
    for line in said:
        room -= limits.units(written(line)) + 1
        if room < 0:
            return [*out, "…"]
        out.append(line)
    return out


def may_compose(look: Look) -> bool:
    """Return whether actions can be ordered: for a turn that is still to come in this generation."""
    view, seat = look.view, look.seat
    if view is None or seat is None or view.phase != "action" or view.seats[seat].passed or seat in view.owing:
        return False
    return not any(o.kind == "turn" and not o.stopped for o in look.orders)


def page(context: ScreenContext) -> Screen:
    """Show one's own orders, with menus to add, withdraw and adjust them."""
    look = context.look
    given = [o for o in look.orders if not o.stopped]
    ended = [o for o in look.orders if o.stopped]
    said = lines(given, context.status) or [_("You have no orders.")]
    menus = (
        [row(context.keys.menu(_("Withdraw"), "withdraw", _removable(context, given, ended)))] if look.orders else []
    )
    menus.append(row(context.keys.menu(_("Order ahead"), "order", _addable(context, given))))
    for order in given:
        menus += _minding(context, order)
    about = _(
        'An order is what the bot does for you once you are asked. Others then read "by order" in the log; before that they see '
        "nothing."
    )
    return context.screen(
        text(_("### While you wait"), *said),
        text(*(stopped(o, context.status) for o in ended)) if ended else None,
        text("-# " + about),
        rule(),
        *menus,
        row(context.tap(_("Note"), "note"), context.back(BLUE)),
        colour=QUIET,
    )


def _removable(context: ScreenContext, given: Sequence[Order], ended: Sequence[Order]) -> list[Option]:
    options = [Option(bare(sentence(o, context.status)), str(o.id)) for o in given]
    if ended:
        options.append(Option(_("Clear stopped orders"), STOPPED))
    return options


def _addable(context: ScreenContext, given: Sequence[Order]) -> list[Option]:
    there = {o.kind for o in given}
    options: list[Option] = []
    if "pass" not in there:
        options.append(Option(_("Pass when my turn comes"), "pass", _("a minute after the player before you")))
    if may_compose(context.look):
        hint = _("up to two, as things are now; done 1 to 10 minutes after your turn comes")
        options.append(Option(_("Actions for my next turn"), "turn", hint))
    if "none" not in there:
        options.append(Option(_("Buy no cards in the next research phase"), "none", _("once all others have answered")))
    return options or [Option(_("Nothing more can be ordered"), "nothing")]


def _minding(context: ScreenContext, order: Order) -> list[Any]:
    """Return a menu of an order's assumptions, of which the player selects those that must hold."""
    several = len(order.actions) > 1
    options = [
        Option(
            bare(assumption(fact, context.status, order.seat)),
            f"{n}.{f}",
            _("action {n}", n=n + 1) if several else "",
            f not in action.ignored,
        )
        for n, action in enumerate(order.actions)
        for f, fact in enumerate(action.facts)
    ][: limits.OPTIONS]
    if not options:
        return []
    title = _("Ask me if this changes")
    # What is chosen hides the title of the menu.
    return [text(f"{title}:"), row(context.keys.menu(title, f"mind/{order.id}", options, 0, len(options)))]


def is_whole(look: Look) -> bool:
    """Return whether the composed actions are complete and no further one is begun."""
    return bool(look.mode and look.planned) and sum(len(whole.picks) for whole in look.planned) == len(look.picks)


def goes_on(look: Look) -> bool:
    """Return whether another action can be composed after the present ones."""
    decision = look.decision
    if not look.planned or look.planned[-1].reveals or len(look.planned) >= MOST_ACTIONS or decision is None:
        return False
    return decision.kind == "turn" and "end" in decision.options


def composed(context: ScreenContext) -> Screen:
    """Show the actions that are composed before they are ordered or sent: one confirmation for all of them."""
    look, status, seat = context.look, context.status, context.seat
    ordering, more = look.mode == "order", goes_on(context.look)
    said = [f"**{n}** {line}" for n, line in enumerate(_actions((w.news for w in look.planned), status, seat), 1)]
    under: list[str] = []
    if look.planned[-1].reveals:
        under.append(_("It reveals something hidden; after that, you are asked."))
    if ordering:
        facts = [assumption(f, status, seat) for w in look.planned for f in assumed(seat, w.news)]
        under.append(_("You are asked if any of this changes: {list}.", list=speech.dots(dict.fromkeys(facts))))
    taps: list[Any] = []
    if ordering:
        taps.append(context.tap(_("Order it, end turn") if more else _("Order it"), "give/end", GREEN))
        if not look.planned[-1].reveals:
            taps.append(context.tap(_("Order it, then pass"), "give/pass"))
    elif more:
        taps += [context.tap(_("Send, end turn"), "send/end", GREEN), context.tap(_("Send"), "send/go")]
    else:
        taps.append(context.tap(_("Send"), "send/go", GREEN))
    other = [context.tap(_("And then …"), "next", BLUE)] if more else []
    other += [context.tap(_("Take back"), "back"), context.tap(_("Discard"), "plan/none")]
    title = _("### Your next turn, not ordered yet") if ordering else _("### Your turn, not sent yet")
    return context.screen(text(title, *said), text(*under) if under else None, row(*taps), row(*other))


def note(context: ScreenContext) -> Screen:
    """Show one's own note on a game."""
    said = speech.literal(context.look.note) if context.look.note else _("There is no note yet.")
    return context.screen(
        text(
            _("### Your note"), said, "-# " + _("Only you can read it. It stays with you even if you leave your seat.")
        ),
        row(context.tap(_("Write"), "note/write", BLUE), context.back()),
        colour=QUIET,
    )
