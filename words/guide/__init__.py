"""The rules by topic in our own words, each with what it means in a game as it stands; outside of a game the rules alone."""

from words.guide import cards, mars, playing
from words.guide.topic import TOPICS, Reader, Topic, add_topics, topics_of

HERE = playing.HERE.key
"""The topic with which somebody begins who has never played here."""
AIM = playing.AIM.key
"""The topic with which the rules begin."""

add_topics(*playing.TOPICS, *cards.TOPICS, *mars.TOPICS)

__all__ = ["AIM", "HERE", "TOPICS", "Reader", "Topic", "add_topics", "topics_of"]
