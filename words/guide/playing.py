"""Topics about the course of a game: playing by post, the game as a whole, its beginning, a generation, and a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import payment
from engine.card import BEGINNER, CARDS, KEYS, picked
from engine.expansions import open_box, shipped
from engine.phases.research import OFFERED
from engine.phases.start import CARDS_DEALT
from engine.prices import USUAL, award_price, milestone_price, project_prices, term
from engine.view import Seat, View
from words.cards import card_text
from words.catalogue import N_, _, capital, colon, commas, listed, number, plural
from words.decisions import question
from words.guide.standing import to_the_end
from words.guide.topic import Lines, Reader, Topic, bullets
from words.names import corporation_names, counted, goal_name, money, project_name
from words.turns import project_text
from words.verbs import choice_name

# Playing here.


def _here() -> Lines:
    return (
        _(
            "A game goes on for days. Its newest message shows Mars and has the button **Play**: it opens a panel that "
            "only you see, with your cards and all that you can do now."
        ),
        bullets(
            _("**A** to **G** are the seven kinds of action; expansions bring more. What cannot be done says why."),
            _("An action counts with its last choice. Until then **Back** or **Take back** changes it."),
            _("**Undo** takes an action back, until something hidden was seen or somebody else has acted."),
            _("**Pass** ends your part of this generation; you are asked again in the next one."),
            _("**More** shows the log, the board, everybody's table and these pages."),
            _("**Correct the table** under More sets right with the others' consent what this bot got wrong."),
        ),
        _(
            "Whoever is asked is told, and reminded later; cards to choose from may also come by direct message. What the "
            "buttons do, commands do too: type / and the beginning of a word."
        ),
    )


def _here_now(reader: Reader) -> Lines:
    view = reader.view
    if view.over:
        return (_("The game is over."),)
    said = [_("You are asked: {question}", question=question(view, reader.names))] if view.decision else []
    others = [reader.who(seat) for seat in view.owing if seat != view.you]
    if others:
        said.append(
            plural("{who} is asked something now.", "{who} are asked something now.", len(others), who=listed(others))
        )
    return said


# The whole game.


def _aim() -> Lines:
    return (
        _("Each player leads a corporation that makes Mars a place to live on. Three **global parameters** show how far that is."),
        bullets(
            _("Whoever raises temperature, oxygen or oceans a step rises a step in **terraform rating** (TR): income now, points later."),
            _("**M€** pay for project cards. These bring resources, production, tiles and points."),
            _("The game goes on in **generations**: buy cards, take turns, produce."),
            _("When all three parameters are complete, that generation is the last. Whoever then has the most victory points (VP) wins."),
        ),
    )  # fmt: skip


def _aim_now(reader: Reader) -> Lines:
    return (_("This is generation {n}.", n=reader.view.generation), bullets(*to_the_end(reader.view)))


# The beginning.


def _start() -> Lines:
    return (
        plural(
            "Before the first generation everybody is dealt {n} project card and some corporations, and chooses in secret:",
            "Before the first generation everybody is dealt {n} project cards and some corporations, and chooses in secret:",
            CARDS_DEALT,
        ),
        bullets(
            _("One **corporation**. It says what you start with, and what only you can do all through the game."),
            _(
                "Any of the **cards**, {price} each, out of the corporation's M€. The others are discarded.",
                price=money(USUAL["bought-card"]),
            ),
        ),
        plural(
            "The **beginner corporation** starts with {money} and keeps {n} card for nothing.",
            "The **beginner corporation** starts with {money} and keeps all {n} cards for nothing.",
            CARDS_DEALT,
            money=money(CARDS[KEYS[BEGINNER]].cost),
        ),
        _(
            "Without the corporate era everybody begins with one step of production of each resource; with it, with none. "
            "When all have chosen, everything is shown, and the first generation begins with the turns."
        ),
    )


def _start_now(reader: Reader) -> Lines:
    view = reader.view
    dealt = [card for card in view.looking if CARDS[card].kind == "corporation"]
    if dealt:
        cards = sum(CARDS[card].priced for card in view.looking)
        return (
            _("You choose between:"),
            bullets(*(_offered(view, card, cards) for card in dealt)),
        )
    me, said = reader.me, list[str]()
    for card in map(CARDS.__getitem__, me.corporations if me is not None else ()):
        if me is not None and card.id in me.played:
            said.append(_("You lead **{name}**. {text}", name=card.name, text=card_text(card)))
        else:
            said.append(_("You lead **{name}**. It lies face down, and counts as an event.", name=card.name))
    others = [seat for seat in view.seats if seat.corporations and seat.seat != view.you]
    led = [
        _("{who} leads {name}", who=capital(reader.who(seat.seat)), name=corporation_names(seat.corporations))
        for seat in others
    ]
    return (*said, bullets(*led))


def _offered(view: View, card: int, cards: int) -> str:
    corporation = CARDS[card]
    if not cards:
        return colon(f"**{corporation.name}**", money(corporation.cost))
    left = corporation.cost - term(view, payment.with_corporation(view.me, card), "bought-card") * cards
    return plural(
        "**{name}**: {money}; {left} would be left after buying {n} card",
        "**{name}**: {money}; {left} would be left after buying all {n} cards",
        cards,
        name=corporation.name,
        money=money(corporation.cost),
        left=money(left),
    )


# A generation.


def _generation() -> Lines:
    return (
        bullets(
            plural(
                "**Research** Each player is shown {n} new card and buys any of them for {price} each. The first generation has none.",
                "**Research** Each player is shown {n} new cards and buys any of them for {price} each. The first generation has none.",
                OFFERED,
                price=money(USUAL["bought-card"]),
            ),
            plural(
                "With the **draft** you keep one of {n} card and pass on the rest, until you have kept {n}; from these you buy.",
                "With the **draft** you keep one of {n} cards and pass on the rest, until you have kept {n}; from these you buy.",
                OFFERED,
            ),
            _("**Actions** In turns, one after the other, until everybody has passed."),
            _("**Production** Everybody is paid and produces. Used actions of cards are free again."),
        ),
        _("Then the first player marker moves on to the next player, and the next generation begins."),
    )


def _generation_now(reader: Reader) -> Lines:
    view = reader.view
    if view.over:
        return (plural("The game lasted {n} generation.", "The game lasted {n} generations.", view.generation),)
    order = listed([reader.who(seat) for seat in view.order])
    passed = [reader.who(seat.seat) for seat in view.seats if seat.passed]
    return (
        bullets(
            _("This is generation {n}.", n=view.generation),
            _("Order of play: {names}.", names=order) if not reader.solo else "",
            _("Passed so far: {names}.", names=listed(passed)) if passed and view.phase == "action" else "",
            _drafted(view) if not reader.solo else "",
        ),
    )


def _drafted(view: View) -> str:
    return _("Cards are drafted here.") if view.options.draft else _("Cards are not drafted here.")


# A turn.


def _turn() -> Lines:
    return (
        _("In your turn you take one or two of these actions, then the next player does. As long as you act you get more turns."),
        bullets(
            _("**A** Play a card from your hand: pay its price, do what it says."),
            _("**B** Use a standard project; each is there for everybody, as often as one can pay."),
            _("**C** Claim a milestone, or **D** fund an award."),
            _("**E** Use the action of a blue card or a corporation, each once a generation."),
            _("**F** Turn {plants} into a greenery tile.", plants=counted(USUAL["greenery"], "plants")),
            _("**G** Turn {heat} into a step of temperature.", heat=counted(USUAL["temperature"], "heat")),
        ),
        _("Whoever takes no action **passes** and sits out the rest of the generation."),
    )  # fmt: skip


def _turn_now(reader: Reader) -> Lines:
    view, me = reader.view, reader.me
    if view.over:
        return ()
    if me is None or view.decision is None or view.decision.kind != "turn":
        whose = _("It is the turn of {who}.", who=reader.who(view.active)) if view.phase == "action" else ""
        return (whose,) if whose else ()
    options = view.decision.options
    first = _("It is your turn: your second action.") if "end" in options else _("It is your turn: your first action.")
    if due := [f"**{CARDS[picked(option)].name}**" for option in options if option.startswith("first:")]:
        return (first, _("It is the one that {names} begins with.", names=listed(due)))
    return (first, bullets(*_letters(view, me, options)))


def _letters(view: View, me: Seat, options: tuple[str, ...]) -> Lines:
    def of(verb: str) -> list[str]:
        return [key.partition(":")[2] for key in options if key.startswith(f"{verb}:")]

    cards = len(view.hand) + len(me.hosted)
    acting = [card for card in me.played if CARDS[card].action is not None]
    projects = [
        _("{name} {price}", name=project_name(key), price=money(project_prices(view, me)[key])) for key in of("project")
    ]
    awards = [goal_name(key) for key in of("award")]
    price = award_price(view, me)
    return (
        plural("**A** {n} of your {all} card can be played", "**A** {n} of your {all} cards can be played", cards,
               n=len(of("play")), all=cards) if cards else "",
        _("**B** {projects}", projects=commas(projects)) if projects else _("**B** no standard project: too dear now"),
        _milestones(view, me, of("milestone")),
        _("**D** {goals} for {price}", goals=listed(awards), price=money(price)) if awards else "",
        plural("**E** {n} of your {all} card action", "**E** {n} of your {all} card actions", len(acting),
               n=len(of("action")), all=len(acting)) if acting else "",
        _held("F", me.stock["plants"], term(view, me, "greenery"), "plants"),
        _held("G", me.stock["heat"], term(view, me, "temperature"), "heat"),
        *(f"**{verb.letter}** {listed(names)}" for verb in open_box(view.options).verbs.values() if verb.letter > "G"
          and (names := [choice_name(view, key) for key in options if key.startswith(f"{verb.key}:") or key == verb.key])),
    )  # fmt: skip


def _milestones(view: View, me: Seat, keys: Sequence[str]) -> str:
    """The milestones that can be claimed, each with its price if their prices differ."""
    priced = {goal_name(key): money(milestone_price(view, me, key)) for key in keys}
    if not priced:
        return ""
    first, *others = dict.fromkeys(priced.values())
    if not others:
        return _("**C** {goals} for {price}", goals=listed(list(priced)), price=first)
    each = [_("{name} {price}", name=name, price=price) for name, price in priced.items()]
    return _("**C** {goals}", goals=commas(each))


def _held(letter: str, held: int, needed: int, what: str) -> str:
    return _("**{letter}** you have {n} of {amount}", letter=letter, n=number(held), amount=counted(needed, what))


# Standard projects.


def _projects() -> Lines:
    return (
        _("Standard projects belong to nobody. Each costs an action and its price, and may be used again and again:"),
        bullets(
            *(
                _project(project.key, money(project.cost), project_text(project.key))
                for e in shipped()
                for project in e.projects
            ),
            _project("sell-patents", "", _("discard cards from your hand, {price} for each", price=money(1))),
        ),
        _("What raises a parameter also brings its step of TR; who lays a tile also gets what is printed on the area."),
    )


def _project(key: str, price: str, does: str) -> str:
    name = _("{name} {price}", name=project_name(key), price=price) if price else project_name(key)
    return colon(f"**{name}**", does)


def _projects_now(reader: Reader) -> Lines:
    view, me = reader.view, reader.me
    if me is None or view.over or view.phase == "setup":
        return ()
    prices = project_prices(view, me)
    return (
        _("You can pay {money}.", money=money(payment.spendable(view, view.buyer))),
        bullets(*(_affordable(view, key, price) for key, price in prices.items())),
    )


def _affordable(view: View, key: str, price: int) -> str:
    does = project_text(key, view)
    if short := payment.missing(view, view.buyer, price, f"project:{key}"):
        does = _("{short} short", short=money(short))
    return _project(key, money(price), does)


HERE: Final = Topic(
    "here", N_("How to play here"), N_("the Play button, the letters, undo, commands"), _here, _here_now
)
AIM: Final = Topic("aim", N_("What the game is about"), N_("the aim, in four sentences"), _aim, _aim_now)
TOPICS: Final = (
    HERE,
    AIM,
    Topic("start", N_("Corporation and first cards"), N_("what is chosen before the first turn"), _start, _start_now),
    Topic("generation", N_("A generation"), N_("research, draft, actions, production"), _generation, _generation_now),
    Topic("turn", N_("A turn"), N_("the seven actions, A to G, and passing"), _turn, _turn_now),
    Topic("projects", N_("Standard projects"), N_("what everybody can do for M€ alone"), _projects, _projects_now),
)
