"""The motifs of the cards of Prelude 2; each file is the motif of its name."""
