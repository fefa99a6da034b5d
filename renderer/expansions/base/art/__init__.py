"""The motifs of the cards of the base game; each file is the motif of its name."""
