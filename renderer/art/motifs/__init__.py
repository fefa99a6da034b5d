"""The motifs that cards of several expansions show, or cards without art; each file is the motif of its name."""
