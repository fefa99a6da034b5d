"""The motifs of the cards of the promos; each file is the motif of its name."""
