"""The motifs of the cards of Corporate Era; each file is the motif of its name."""
