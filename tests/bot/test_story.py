"""The history in words: sentences grouped by player, undone actions struck through, and first what affected the reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest
from discord import ui
from msgspec.structs import replace as replace_fields

from bot import speech
from bot.screen import Gallery
from bot.screens import past
from bot.screens.past import LogFilter
from bot.screens.story import chosen, cut, fresh, own, told
from bot.tables import Done
from engine.card import CARDS, KEYS
from engine.core import Cause
from engine.journal import (
    AwardFunded,
    CardPlayed,
    CardsBought,
    CorporationPlayed,
    Drafted,
    Entry,
    GenerationBegan,
    Kept,
    LookedAt,
    MilestoneClaimed,
    Paid,
    ParameterLowered,
    ParameterRaised,
    Passed,
    ProjectUsed,
    StockChanged,
    TilePlaced,
    TileRemoved,
    TurnEnded,
)
from tests.bot.looks import AT, NoPictures, SomePictures, context, look, opened
from tests.bot.test_screens import ids, texts
from words import Said, markdown

GAME = opened(1)
ME, OTHER, THIRD = 0, 1, 2
SEEN = look(GAME, ME)
STATUS = replace(SEEN.status, name="Olympus Rising", generation=2)
CALLED = ("**● Łukasz**", "**■ Aïcha B.**", "**▲ tomcat\\_77**")
PASS = Passed(OTHER)
POWER = ProjectUsed(OTHER, "power-plant")
ASTEROID = ProjectUsed(OTHER, "asteroid")


def made(seat: int, what: str, n: int) -> Entry:
    return StockChanged(seat, what, n, 0, cause=Cause(source="production"))


def bought(seat: int, n: int) -> list[Entry]:
    return [
        Paid(seat, 3 * n, {"mc": 3 * n}, cause=Cause(source="research")),
        CardsBought(seat, n),
    ]


def done(
    number: int,
    seat: int,
    *news: Entry,
    turn: int | None = None,
    undone: bool = False,
    kind: str = "answer",
    taken_back: tuple[int, ...] = (),
) -> Done:
    at = AT + timedelta(minutes=number)
    return Done(number, seat, kind, news, at, turn or number, undone, taken_back=taken_back)  # type: ignore[arg-type]


def said(*story: Done) -> list[str]:
    return [markdown(line).strip().replace("\u00a0", " ") for line in told(story, STATUS)]


def words(shown: object) -> str:
    return "\n".join(texts(shown))  # type: ignore[arg-type]


GENERATION = (PASS, made(ME, "mc", 22), made(OTHER, "mc", 30), GenerationBegan(ME, 2))


def test_what_everybody_chose_stands_under_nobodys_name() -> None:
    lines = said(done(1, OTHER, *bought(ME, 1), *bought(OTHER, 2)))
    assert lines == ["Bought: ● 1 card for 3 M€ · ■ 2 cards for 6 M€"]
    corporation = CARDS[KEYS["credicor"]]
    revealed = [CorporationPlayed(seat, cause=Cause(card=corporation.id)) for seat in (ME, OTHER)]
    assert said(done(1, OTHER, *revealed)) == ["● Łukasz played **CrediCor**", "■ Aïcha B. played **CrediCor**"]


def test_a_new_generation_stands_on_its_own() -> None:
    lines = said(done(1, OTHER, POWER), done(2, OTHER, *GENERATION, turn=1))
    assert lines == [
        f"{CALLED[OTHER]} took 1 action",
        "- Standard project **Power plant**: nothing came of it",
        "- ■ Aïcha B. passed",
        "● Łukasz produced 22 M€",
        "■ Aïcha B. produced 30 M€",
        "**Generation 2** begins, ● Łukasz is first",
    ]


def test_done_tells_what_i_did_and_not_what_it_set_going() -> None:
    assert own([done(1, OTHER, *GENERATION)], STATUS, OTHER) == ["■\u00a0Aïcha B. passed"]
    assert own([done(1, OTHER, *bought(ME, 1))], STATUS, OTHER) == []
    assert own([done(1, OTHER, *GENERATION)], STATUS, OTHER, but="pass") == []


def test_a_pass_by_a_stand_in_is_not_told_as_the_players_own() -> None:
    passed = replace(done(1, OTHER, PASS), facts={"by": "stand-in"})
    assert said(passed) == ["■ Aïcha B. passed, by a stand-in"]
    acted = replace(done(1, OTHER, POWER), facts={"by": "stand-in"})
    assert said(acted) == [
        "**■ Aïcha B. (robot)** took 1 action",
        "- Standard project **Power plant**: nothing came of it",
    ]


def test_an_answered_draft_names_the_cards_that_were_kept_in_one_line() -> None:
    comet, trees = (CARDS[KEYS[key]].id for key in ("comet", "trees"))
    picked = [done(n, ME, Drafted(ME, card)) for n, card in enumerate((comet, trees), 1)]
    story = [replace(one, forked=True) for one in picked]
    assert chosen(story, STATUS, ME) == ["You kept: **Comet**, **Trees**"]


def test_a_prelude_that_an_action_finds_is_told_with_that_action() -> None:
    project, donation = CARDS[KEYS["wg-project"]].id, CARDS[KEYS["donation"]].id
    looked = [CardPlayed(OTHER, cause=Cause(card=project)), LookedAt(OTHER, 3, cause=Cause(card=project))]
    gained = StockChanged(OTHER, "mc", 21, 0, cause=Cause(card=donation))
    played = [CardPlayed(OTHER, cause=Cause(card=donation)), gained]
    story = [done(1, OTHER, *looked), done(2, OTHER, *played, turn=1)]
    line = "**WG Project**: looked at 3 cards, played **Donation**, +21 M€ (Donation)"
    assert said(*story) == [f"{CALLED[OTHER]} took 1 action", f"- {line}"]
    assert [one.replace("\u00a0", " ") for one in own(story, STATUS, OTHER)] == [line]
    begun = [done(1, OTHER, CorporationPlayed(OTHER, cause=Cause(card=KEYS["credicor"]))), done(2, OTHER, *played)]
    assert said(*begun) == ["■ Aïcha B. played **CrediCor**", "■ Aïcha B. played **Donation**: +21 M€"]


def test_an_action_that_looked_at_cards_is_one_action() -> None:
    card = CARDS[KEYS["business-contacts"]].id
    looked = [CardPlayed(OTHER, cause=Cause(card=card)), LookedAt(OTHER, 4, cause=Cause(card=card))]
    kept = Kept(OTHER, 2, 4, cause=Cause(card=card))
    lines = said(done(1, OTHER, *looked), done(2, OTHER, kept, turn=1))
    assert lines == [f"{CALLED[OTHER]} took 1 action", "- **Business Contacts**: kept 2 of 4 cards"]


def test_what_was_undone_is_struck_through_beside_what_was_done_instead() -> None:
    lines = said(done(1, OTHER, POWER, undone=True), done(2, OTHER, kind="undo"), done(3, OTHER, ASTEROID))
    assert lines == [
        f"{CALLED[OTHER]} took 1 action",
        "- ~~Standard project **Power plant**: nothing came of it~~ undone",
        "- Standard project **Asteroid**: nothing came of it",
    ]


def test_two_turns_in_a_row_are_two_paragraphs() -> None:
    assert said(done(1, OTHER, POWER), done(2, OTHER, ASTEROID)).count(f"{CALLED[OTHER]} took 1 action") == 2


async def since(*story: Done) -> list[str]:
    at = context(replace(SEEN, status=STATUS), NoPictures())
    return words(await past.since(at, fresh(story[::-1], STATUS, ME))).split("\n")


async def test_since_my_turn_begins_with_how_much_was_done_and_leaves_out_what_i_did() -> None:
    lost = StockChanged(ME, "plants", -2, 3, cause=Cause(card=KEYS["virus"]))
    hit = [CardPlayed(OTHER, cause=Cause(card=KEYS["virus"])), lost]
    raised = [
        POWER,
        ParameterRaised(OTHER, "temperature", -10, -8),
        TilePlaced(OTHER, "ocean", "F6"),
    ]
    lines = await since(done(1, ME, AwardFunded(ME, "banker")), done(2, OTHER, *hit), done(3, THIRD, *raised))
    assert lines[1] == "■ Aïcha B. 1 action · ▲ tomcat\\_77 1 action", "what they did is in the log"
    assert lines[2:4] == ["**To you**", "- ■ Aïcha B.: **Virus**: ● −2 plants (3 → 1)"]
    assert lines[4:7] == ["**On Mars**", "- temperature −10 → −8 °C", "- ocean at F6 (■)"]
    assert not any("Banker" in line for line in lines)


async def test_since_my_turn_tells_who_has_passed_and_which_milestones_and_awards_are_taken() -> None:
    view = SEEN.view
    assert view is not None
    passed = [replace_fields(seat, passed=seat.seat != ME) for seat in view.seats]
    at = replace(SEEN, status=STATUS, view=replace_fields(view, phase="action", seats=passed))
    story = [
        done(1, ME, POWER),
        done(2, OTHER, MilestoneClaimed(OTHER, "mayor")),
        done(3, THIRD, AwardFunded(THIRD, "banker"), undone=True),
        done(4, THIRD, Passed(THIRD)),
        done(5, OTHER, AwardFunded(OTHER, "banker"), PASS),
    ]
    shown = await past.since(context(at, NoPictures()), fresh(story[::-1], STATUS, ME))
    assert words(shown).split("\n")[1:5] == [
        "■ Aïcha B. 2 actions, passed · ▲ tomcat\\_77 passed",
        "**Milestones and awards**",
        "- ■ Aïcha B.: Milestone **Mayor** claimed",
        "- ■ Aïcha B.: Award **Banker** funded",
    ]
    over = replace(at, view=replace_fields(view, phase="research"))
    lines = words(await past.since(context(over, NoPictures()), fresh(story[::-1], STATUS, ME))).split("\n")
    assert lines[1] == "■ Aïcha B. 2 actions", "a pass counts for its generation alone"


async def test_since_my_turn_shows_the_map_above_all_sentences_but_the_summary() -> None:
    at = context(replace(SEEN, status=STATUS), SomePictures())
    hit = StockChanged(ME, "plants", -2, 3, cause=Cause(card=KEYS["virus"]))
    shown = await past.since(at, fresh([done(2, OTHER, POWER, hit), done(1, ME, POWER)], STATUS, ME))
    summary, board, to_you = shown.items[:3]
    assert isinstance(board, Gallery)
    assert isinstance(summary, ui.TextDisplay)
    assert summary.content.splitlines()[1:] == ["■\u00a0Aïcha B. 1\u00a0action"]
    assert isinstance(to_you, ui.TextDisplay)
    assert "**To you**" in to_you.content


LOG = ["**Ann** passed", "**Ben** took 3 actions", "- one", "- two", "- three"]


def test_a_log_that_is_too_long_says_so_and_its_first_list_keeps_its_head() -> None:
    left_out = "-# Earlier lines are in the log."
    assert cut(LOG, 1000) == LOG
    assert cut(LOG, 1000, 4) == [left_out, "**Ben** took 3 actions", "- two", "- three"]
    assert cut(LOG, 1000, 2) == [left_out]
    assert cut([*LOG[:3], "\n**Cleo** passed"], 1000, 2) == [left_out, "**Cleo** passed"]
    assert cut(["- x" * 100, "- two"], 1000, 2) == [left_out, "- two"]


async def test_since_my_turn_tells_what_my_passing_set_going_though_research_came_between() -> None:
    mine = (Passed(ME), made(ME, "mc", 22), GenerationBegan(OTHER, 2))
    lines = await since(done(1, ME, *mine), done(2, OTHER), done(3, ME, *bought(ME, 1), *bought(OTHER, 2)))
    assert "- ● Łukasz produced 22 M€" in lines
    assert "● Łukasz passed" not in lines


RAISED = ParameterRaised(ME, "oceans", 0, 1)
OCEAN = TilePlaced(ME, "ocean", "B6")
AQUIFER = (ProjectUsed(ME, "aquifer"), RAISED, OCEAN)


async def test_what_i_did_myself_is_not_new_to_me() -> None:
    lines = await since(done(1, ME, *AQUIFER), done(2, OTHER, POWER))
    assert "**On Mars**" not in lines
    assert fresh([done(2, OTHER, POWER), done(1, ME, *AQUIFER)], STATUS, ME).after == 1, "compared with after it"
    assert "Nothing has happened." in await since(done(1, ME, *AQUIFER))


async def test_what_my_answer_set_going_for_all_is_new_to_me_though_not_the_answer_itself() -> None:
    mine = done(2, ME, *AQUIFER, TurnEnded(ME), made(ME, "mc", 22), GenerationBegan(OTHER, 2))
    new = fresh([mine, done(1, OTHER, POWER)], STATUS, ME)
    assert (new.after, new.spaces) == (1, [])
    lines = await since(done(1, OTHER, POWER), mine)
    assert "**On Mars**" not in lines
    assert "- ● Łukasz produced 22 M€" in lines


async def test_all_entries_of_my_turn_are_left_out_and_an_answer_in_the_turn_of_another_is_none() -> None:
    card = CARDS[KEYS["business-contacts"]].id
    looked = done(1, ME, CardPlayed(ME, cause=Cause(card=card)), LookedAt(ME, 4, cause=Cause(card=card)))
    kept = done(2, ME, Kept(ME, 2, 4, cause=Cause(card=card)), turn=1)
    theirs, answered, more = done(3, OTHER, ASTEROID), done(4, ME, made(ME, "mc", 1)), done(5, OTHER, POWER)
    answered = replace(answered, news=(StockChanged(ME, "mc", 1, 0, cause=Cause(card=card)),))
    new = fresh([more, answered, theirs, kept, looked], STATUS, ME)
    assert (new.after, [d.number for d in new.done]) == (2, [3, 4, 5])


async def test_neither_research_nor_a_draft_is_a_turn() -> None:
    picked = done(3, ME, Drafted(ME, 1))
    chosen = done(4, ME, *bought(ME, 1), *bought(OTHER, 2))
    new = fresh([chosen, picked, done(2, OTHER, ASTEROID), done(1, ME, POWER)], STATUS, ME)
    assert (new.after, [d.number for d in new.done]) == (1, [2, 3, 4])


async def test_a_prelude_or_a_second_corporation_of_mine_is_a_turn() -> None:
    donation, thorgate = Cause(card=KEYS["donation"]), Cause(card=KEYS["thorgate"])
    for kind in (CardPlayed(ME, cause=donation), CorporationPlayed(ME, cause=thorgate)):
        theirs = replace_fields(kind, seat=OTHER)
        new = fresh([done(3, OTHER, POWER), done(2, ME, kind), done(1, OTHER, theirs)], STATUS, ME)
        assert (new.after, [d.number for d in new.done]) == (2, [3])


async def test_what_i_have_undone_does_not_end_what_is_new_to_me() -> None:
    back = [done(4, ME, kind="undo"), done(3, ME, POWER, undone=True), done(2, OTHER, ASTEROID), done(1, ME, PASS)]
    assert fresh(back, STATUS, ME).after == 1


async def test_to_who_had_no_turn_yet_all_is_new() -> None:
    assert fresh([done(1, OTHER, POWER)], STATUS, ME).after == -1


async def test_the_corporation_that_i_chose_is_not_new_to_me_and_those_of_others_are() -> None:
    chosen = [CorporationPlayed(seat, cause=Cause(card=KEYS["thorgate"])) for seat in (ME, OTHER)]
    lines = await since(done(1, OTHER, *chosen))
    assert "**To you**" not in lines
    assert "Nothing has happened." not in lines
    assert "Nothing has happened." in await since(done(1, OTHER, chosen[0]))


def log(story: Sequence[Done], wanted: LogFilter) -> str:
    at = context(replace(SEEN, status=STATUS), NoPictures())
    return words(past.log(at, story[::-1], wanted))


def test_what_i_kept_in_a_draft_that_others_completed_is_nobody_elses_in_the_log_of_what_touched_me() -> None:
    kept = Drafted(ME, CARDS[KEYS["comet"]].id)
    assert "- You kept: **Comet**" in log([done(1, OTHER, POWER, kept)], LogFilter(whose="me"))


def test_the_log_is_of_one_generation_or_one_player_or_of_what_touched_me() -> None:
    lost = StockChanged(ME, "plants", -2, 3, cause=Cause(card=KEYS["virus"]))
    hit = [CardPlayed(OTHER, cause=Cause(card=KEYS["virus"])), lost]
    story = [
        done(1, THIRD, POWER),
        done(2, OTHER, *GENERATION),
        done(3, ME, AwardFunded(ME, "banker")),
        done(4, OTHER, *hit),
    ]
    all_of_it = log(story, LogFilter())
    assert all(said in all_of_it for said in ("Power plant", "passed", "produced", "Banker", "Virus"))
    assert all_of_it.index("Virus") < all_of_it.index("Power plant"), "newest first"
    second = log(story, LogFilter(generation=2))
    assert "Banker" in second
    assert "Power plant" not in second
    assert "produced" in log(story, LogFilter(generation=1))
    assert "Banker" not in log(story, LogFilter(whose=str(OTHER)))
    touched = log(story, LogFilter(whose="me"))
    assert "Aïcha B.: **Virus**" in touched
    assert "produced 22 M€" in touched
    assert not any(said in touched for said in ("Banker", "30 M€", "Power plant"))


def test_what_the_table_took_back_is_told_with_who_had_asked() -> None:
    story = [
        done(1, OTHER, POWER, undone=True),
        done(2, THIRD, POWER, undone=True),
        done(3, OTHER, kind="agreed", taken_back=(1, 2)),
        done(4, OTHER, ASTEROID),
    ]
    back = (
        "■ Aïcha B. went back, as agreed, to before: Standard project **Power plant**."
        " Undone: ■ Aïcha B. 1 action · ▲ tomcat\\_77 1 action"
    )
    assert said(*story)[-3:] == [
        back,
        f"{CALLED[OTHER]} took 1 action",
        "- Standard project **Asteroid**: nothing came of it",
    ]
    assert log(story, LogFilter()).index("went back") < log(story, LogFilter()).index("~~"), "newest first"
    above = markdown(told(story[2:], STATUS, story)[0])
    assert above.strip().replace("\u00a0", " ") == back, "what was taken back is told above"
    assert "went back" not in log(story, LogFilter(whose="me")), "nothing of mine was taken back"
    mine = [done(0, ME, POWER, undone=True), *story[:2], replace(story[2], taken_back=(0, 1, 2))]
    assert "went back" in log(mine, LogFilter(whose="me"))


def test_who_plays_alone_went_back_without_anybodys_consent() -> None:
    robots = tuple(replace(s, user=None) if s.seat != ME else s for s in STATUS.seats)
    story = [done(1, ME, POWER, undone=True), done(2, OTHER, PASS, undone=True), done(3, ME, kind="agreed")]
    assert told(story, replace(STATUS, seats=robots))[-1].strip() == "●\u00a0Łukasz went back"


def test_a_page_of_the_log_is_cut_by_length_and_nothing_is_lost_between_two() -> None:
    story = [done(n, n % 3, POWER, StockChanged(n % 3, "mc", n, 0)) for n in range(1, 301)]
    found: list[str] = []
    wanted = LogFilter(whose="1")
    while True:
        at = context(replace(SEEN, status=STATUS), NoPictures())
        shown = past.log(at, [d for d in story[::-1] if wanted.before is None or d.number < wanted.before], wanted)
        assert len(shown.words()) < 3800
        found += [line for said in texts(shown) for line in said.split("\n") if line.startswith("- ")]
        older = [i for i in ids(shown) if ":log/1/0/" in i]
        if not older:
            break
        wanted = LogFilter.read(older[0].split(":", 3)[3].partition("@")[0].removeprefix("log/"))
    assert len(found) == len(set(found)) == 100


@pytest.mark.parametrize("wanted", [LogFilter(), LogFilter("1"), LogFilter("me"), LogFilter("all", 1)])
def test_a_page_is_the_same_however_little_of_the_history_is_worded_first(
    wanted: LogFilter, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = StockChanged(ME, "plants", -2, 3, cause=Cause(card=KEYS["virus"]))
    news = ([POWER], [CardPlayed(OTHER, cause=Cause(card=KEYS["virus"])), lost], [PASS], [ASTEROID])
    story = [done(n, n // 2 % 3, *news[n % 4], turn=n // 2, undone=n % 5 == 0) for n in range(1, 200)]
    story.append(done(200, THIRD, kind="agreed", taken_back=(5, 15, 155)))
    monkeypatch.setattr(past, "SOME", 10_000)
    whole = log(story, wanted)
    monkeypatch.setattr(past, "SOME", 1)
    assert log(story, wanted) == whole


def test_what_is_older_than_a_page_is_not_put_into_words(monkeypatch: pytest.MonkeyPatch) -> None:
    story = [done(n, n % 3, POWER) for n in range(1, 2000)]
    worded: list[int] = []
    said = speech.said

    def counted(entries: Sequence[Entry], *more: object) -> list[Said]:
        worded.append(1)
        return said(entries, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(speech, "said", counted)
    log(story, LogFilter())
    assert len(worded) < 200


def test_a_page_of_the_log_is_less_than_two_screens_of_a_phone_with_its_filters_on_top() -> None:
    story = [done(n, n % 3, POWER, StockChanged(n % 3, "mc", n, 0)) for n in range(1, 301)]
    at = context(replace(SEEN, status=STATUS), NoPictures())
    shown = past.log(at, story[::-1][: past.PAGE], LogFilter())
    title, log_of_it = texts(shown)[0], max(texts(shown), key=len)
    assert 30 < sum(-(-len(line) // 32) for line in log_of_it.split("\n") if line) <= 45
    kinds = [type(item).__name__ for item in shown.items]
    assert kinds[:4] == ["TextDisplay", "ActionRow", "ActionRow", "TextDisplay"], title


def test_an_ocean_that_was_removed_is_among_what_happened_on_mars() -> None:
    news = [TileRemoved(-1, "ocean", "E5"), ParameterLowered(0, "oceans", 5, 4)]
    assert past._on_mars(news) == ["oceans 5\u00a0→\u00a04", "ocean removed from E5"]  # pyright: ignore[reportPrivateUsage]
