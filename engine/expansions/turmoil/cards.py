"""The 17 project cards and 5 corporations of Turmoil. Facts by printed number."""

from typing import Final

from engine.amounts import per_everybodys_tag, per_free_space_near, per_resource, per_tag
from engine.card import active, automated, corporation, event
from engine.effects import add_here, both, city, draw, gain, greenery, production, remove, spend, tr
from engine.expansions.turmoil.amounts import per_own
from engine.expansions.turmoil.corporations import IfNotRaised, SellProduction
from engine.expansions.turmoil.effects import BecomeChairman, Delegates, Recruit, Unseat
from engine.expansions.turmoil.requirements import IsChairman, Leads, ruling
from engine.expansions.turmoil.senate import Influence
from engine.modifiers import changed
from engine.triggers import when_ocean, when_phase, when_tag

# fmt: off
PROJECTS: Final = (
    automated("T01", "Aerial Lenses", 2, "", production(heat=2), remove(plants=2), requires=ruling("kelvinists"), points=-1,
        art="skylens@mars"),
    event("T02", "Banned Delegate", 0, "", Unseat(), requires=IsChairman(), art="emptychair@hall"),
    automated("T03", "Cultural Metropolis", 20, "city building", production(energy=-1, mc=3), city(), Delegates(2),
        requires=ruling("unity"), art="opera@mars"),
    automated("T04", "Diaspora Movement", 7, "jovian", gain(mc=per_everybodys_tag("jovian")), requires=ruling("reds"), points=1,
        art="suitcases@jovian"),
    active("T05", "Event Analysts", 5, "science", Influence(), requires=ruling("scientists"), art="calendar@rays"),
    active("T06", "GMO Contract", 3, "microbe science", when_tag("plant animal microbe", gain(mc=2)), requires=ruling("greens"),
        art="corn@rays"),
    active("T07", "Martian Media Center", 7, "building", production(mc=2), action=spend(Delegates(), mc=3),
        requires=ruling("mars-first"), art="newsroom@hall"),
    automated("T08", "Parliament Hall", 8, "building", production(mc=per_tag("building", 3)), requires=ruling("mars-first"), points=1,
        art="hemicycle@hall"),
    automated("T09", "PR Office", 7, "earth", gain(mc=per_tag("earth")), tr(1), requires=ruling("unity"), art="megaphone@rays"),
    event("T10", "Public Celebrations", 8, "", requires=IsChairman(), points=2, art="fireworks@street"),
    event("T11", "Recruitment", 2, "", Recruit(), art="lapelpin@rays"),
    event("T12", "Red Tourism Wave", 3, "earth", gain(mc=per_free_space_near()), requires=ruling("reds"), art="tourbus@mars"),
    automated("T13", "Sponsored Mohole", 5, "building", production(heat=2), requires=ruling("kelvinists"), art="mohole@mars"),
    automated("T14", "Supported Research", 3, "science", draw(2), requires=ruling("scientists"), art="grant@hall"),
    automated("T15", "Wildlife Dome", 15, "animal plant building", greenery(), requires=ruling("greens"), art="wilddome@mars"),
    event("T16", "Vote Of No Confidence", 5, "", BecomeChairman(), requires=(Leads(), IsChairman(neutral=True)), art="thumbsdown@rays"),
    event("X09", "Political Alliance", 4, "", tr(1), requires=Leads(2), art="crossedflags@rays"),
)
CORPORATIONS: Final = (
    corporation("R07", "Pristar", 53, "", tr(-2), when_phase("production", IfNotRaised(both(gain(mc=6), add_here()))),
        points=per_resource(), holds="preservation", art="snowglobe@rays"),
    corporation("R14", "TerraLabs Research", 14, "science earth", tr(-1), changed("bought-card", to=1), art="globeflask@rays"),
    corporation("R15", "Septem Tribus", 36, "wild", action=gain(mc=per_own("parties", 2)), art="sevenshields@rays"),
    corporation("R33", "Utopia Invest", 40, "building", production(steel=1, titanium=1), action=SellProduction(4),
        art="cointowers@rays"),
    corporation("R38", "Lakefront Resorts", 54, "building", changed("ocean-bonus", 1), when_ocean(production(mc=1)),
        art="sailboats@shore"),
)
# fmt: on
