"""Seats without people: answers at random, by a plan, and what things are worth to them."""
