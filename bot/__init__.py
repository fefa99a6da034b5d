"""The Discord bot: the only package that does I/O (Discord, the store, the clock).

The floors, lowest first; each uses those above it:

    basis       `config` (settings), `limits` (of Discord), `log`, `metrics` and `interaction_log` (what a host reads of it),
                `threads` and `fair` (work beside the event loop), `thinker` (the process that computes robots' moves),
                `recall`, `shelf`, `spelling`, `folding` (each is one tool with its reason)
    store       the database: tables, migrations, and queries by subject; its transactions
    version     which program this is
    tables      what is done with games: services, and the functions behind them (`bot/tables/__init__.py` is a guide)
    parts       `screen` (what one message shows), `components` (of which it is made), `button_rows`, `speech` (sentences),
                `click_limits`
    screens     what is shown: functions from a look at a game to a `Screen`; `pictures` asks the renderer, `stage` answers Discord
    routes      what a click does: `dispatch` lists all routes; a route calls a service and returns the next screen
    delivery    what happens without a click: `outbox` sends what is due, `announce` puts it on Discord; a loop for reminders, robots,
                votes and so on each (`due`)
    commands    slash commands, which call routes
    gateway     the connection to Discord
    monitor     health, metrics and the watchdog of a running bot
    app         the client, which makes all of this and connects it
    programs    `__main__` (`python -m bot`), `local` (an offline Discord and its page), `doctor` (examines a host),
                `health` (asks a running bot)
"""
