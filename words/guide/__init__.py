"""The rules by topic in our own words; within a game, each topic also gives the present state of its subject."""

from words.guide import cards, mars, playing
from words.guide.topic import TOPICS, Reader, Topic, add_topics, topics_of

HERE = playing.HERE.key
"""The topic for players who use the bot for the first time."""
AIM = playing.AIM.key
"""The first topic of the rules."""

add_topics(*playing.TOPICS, *cards.TOPICS, *mars.TOPICS)

__all__ = ["AIM", "HERE", "TOPICS", "Reader", "Topic", "add_topics", "topics_of"]
