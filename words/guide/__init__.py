"""The rules by topic in our own words, each with what it means in a game as it stands; outside of a game the rules alone."""

from words.guide import cards, mars, playing
from words.guide.topic import TOPICS, Reader, Topic, add_topics, topics_of

HERE = playing.HERE.key
"""The topic with which a stranger to the game begins."""

add_topics(*playing.TOPICS, *cards.TOPICS, *mars.TOPICS)

__all__ = ["HERE", "TOPICS", "Reader", "Topic", "add_topics", "topics_of"]
