"""Venus Next: the global parameter Venus, its standard project, milestone and award.

The game ends without Venus; a solo game is won only if Venus is complete too. A house rule asks for that in every game.
"""

from engine.box import Award, Milestone, Parameter, Project
from engine.effects import draw, tr
from engine.expansions.expansion import Expansion, add_expansion
from engine.expansions.venus.cards import CORPORATIONS, PROJECTS, venus
from engine.goals.scores import card_resources_of, own_tags

VENUS = add_expansion(
    Expansion(
        "venus",
        cards=(*PROJECTS, *CORPORATIONS),
        tags=("venus",),
        parameters=(Parameter("venus", 0, 30, 2, bonuses=((8, draw(1)), (16, tr(1))), ends=False, ends_solo=True),),
        projects=(Project("air-scrapping", 15, (venus(),)),),
        milestones=(Milestone("hoverlord", 7, card_resources_of("floater"), counts=("lying:floater",)),),
        awards=(Award("venuphile", own_tags("venus", purpose="award"), counts=("tag:venus",)),),
    )
)
COMPLETE_VENUS = add_expansion(Expansion("complete_venus", completes=("venus",)))
