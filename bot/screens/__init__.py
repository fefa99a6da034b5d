"""What the bot shows: functions from a look at a game (`context`) to a `Screen` (`bot.components`); none of them calls a service."""
