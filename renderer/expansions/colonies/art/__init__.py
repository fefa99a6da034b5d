"""The motifs of the cards of Colonies; each file is the motif of its name."""
