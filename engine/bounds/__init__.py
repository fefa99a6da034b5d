"""What an answer may cost while terraform rating is taxed: found by a bound, or by trying it on a copy of the game."""
