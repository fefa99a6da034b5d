"""Shipped cards and games have words for everything: a name made from its key fails the test."""

from tests.spoken import spoken as spoken
