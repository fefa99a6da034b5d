"""The motifs of the cards of Prelude; each file is the motif of its name."""
