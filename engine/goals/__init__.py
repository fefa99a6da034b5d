"""Milestones and awards, each declared once and by its key; a map prints keys, and the pack of loose tiles is drawn from.

A goal says in `counts` what raises its score. Kinds of things are named `tag:KEY`, `production:KEY`, `stock:KEY`, `lying:KIND`
(resources on own cards), `card:WHAT`, `tile:KIND` and `raised:PARAMETER`. `production`, `lying` and `tile` are all of them, `rating` is
the terraform rating, `hand` the cards in hand; `settlement` and `delegate` are what expansions bring. What begins with `new-` counts
kinds of which a player has none yet. Goals that count where tiles lie say `by_space` instead.
"""
