"""What the bot shows: functions from a look at a game (`context`) to a `Screen` (`bot.screen`); none of them calls a service."""
