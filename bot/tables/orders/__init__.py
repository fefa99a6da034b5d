"""What players prepare ahead: whole turns, and orders that are carried out when their turn comes."""
