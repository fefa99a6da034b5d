"""The motifs of the cards of Venus Next; each file is the motif of its name."""
