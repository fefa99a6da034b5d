"""A finished game as one page of HTML, to be watched entry by entry in any browser, without a network.

course      what a replay is made of: the public view after each entry that stands, with what happened
flat        a view as flat values under short keys, of which the page has the first whole and then the changes
symbols     pictures of the renderer as data, each once in a page
board       Mars as SVG, by the layout and the colours of the pictures
charts      the course of the game as SVG, and the ribbon of who acted
markup      words as HTML: sentences, names, marks of players, buttons of cards
log         the log as HTML
sections    the sections around them: head, players, result, goals, what lies beside the map, cards
script      what the script of the page reads
page        the whole page: all that can be read without a script; `page/` has its frame, its style and its script
"""
