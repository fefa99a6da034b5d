"""The motifs of the cards of Turmoil; each file is the motif of its name."""
