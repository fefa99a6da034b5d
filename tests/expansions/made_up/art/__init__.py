"""The motifs of the cards of the made-up expansion; each file is the motif of its name."""
