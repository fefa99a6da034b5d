"""What shipped cards and games say has words: a key said in plain letters fails the test that met it."""

from tests.spoken import spoken as spoken
