/** What the server has told: members, channels, messages, unread marks. Everything that can be derived is derived. */

const EPHEMERAL = 64;
const NOTICES = 12;

export class World {
  constructor(told) {
    Object.assign(this, told);
    this.members = new Map(told.members.map((member) => [member.id, member]));
    this.channels = new Map(told.channels.map((channel) => [channel.id, channel]));
    this.marks = new Map(told.unread.map((mark) => [`${mark.user} ${mark.channel}`, mark]));
    this.notices = new Map(Object.entries(told.notices));
    this.byChannel = new Map();
    for (const message of told.messages) this.put(message);
    /** Grows whenever a name changes, so that what was drawn with names is drawn again. */
    this.names = 0;
    this.setNow(told.now);
  }

  setNow(now) {
    this.away = Date.parse(now) - Date.now();
  }

  /** The bot's time in seconds. */
  seconds() {
    return (Date.now() + this.away) / 1000;
  }

  /** Take one change. Returns the message that was edited, if one was. */
  take(change) {
    switch (change.t) {
      case "message":
        return this.put(change.message);
      case "gone": {
        const there = this.byChannel.get(change.channel);
        there?.delete(change.id);
        break;
      }
      case "channel":
        this.channels.set(change.channel.id, change.channel);
        this.names++;
        break;
      case "nochannel":
        this.channels.delete(change.id);
        this.names++;
        break;
      case "member":
        this.members.set(change.member.id, change.member);
        this.names++;
        break;
      case "notice":
        this.notices.set(change.user, [...this.phone(change.user), change.notice].slice(-NOTICES));
        break;
      case "unread":
        this.marks.set(`${change.user} ${change.channel}`, change);
        break;
      case "time":
        this.setNow(change.now);
        this.ahead = change.ahead;
        break;
      case "permissions":
      case "guide":
      case "selects":
        this[change.t] = change[change.t];
        break;
    }
    return null;
  }

  put(message) {
    let there = this.byChannel.get(message.channel_id);
    if (!there) this.byChannel.set(message.channel_id, (there = new Map()));
    const before = there.get(message.id);
    there.set(message.id, message);
    return before ? message : null;
  }

  message(channel, id) {
    return this.byChannel.get(channel)?.get(id);
  }

  /** The messages of a channel that this member sees, oldest first. */
  seen(channel, user) {
    return [...(this.byChannel.get(channel)?.values() ?? [])].filter((message) => !message.for || message.for === user);
  }

  /** The channels of the list of this member: channels with their threads, then direct messages. */
  list(user) {
    const all = [...this.channels.values()];
    const here = this.members.get(user)?.here ?? true;
    return {
      texts: (here ? all : [])
        .filter((channel) => channel.kind === "text")
        .map((channel) => ({ channel, threads: all.filter((one) => one.kind === "thread" && one.parent === channel.id).reverse() })),
      direct: all.find((channel) => channel.kind === "direct" && channel.user === user),
    };
  }

  mark(user, channel) {
    return this.marks.get(`${user} ${channel}`) ?? { count: 0, mentions: 0 };
  }

  /** How many mentions wait for this member in all channels. */
  waiting(user) {
    let sum = 0;
    for (const mark of this.marks.values()) if (mark.user === user && this.channels.has(mark.channel)) sum += mark.mentions;
    return sum;
  }

  /** What this member's phone has shown, oldest first. */
  phone(user) {
    return this.notices.get(user) ?? [];
  }

  name(id) {
    return this.members.get(id)?.name ?? (id === this.bot.id ? this.bot.name : "unknown-user");
  }

  title(id) {
    const channel = this.channels.get(id);
    if (!channel) return "#unknown";
    return channel.kind === "direct" ? `@${this.bot.name}` : (channel.kind === "thread" ? "" : "#") + channel.name;
  }

  threadOf(message) {
    for (const channel of this.channels.values()) if (channel.kind === "thread" && channel.message === message) return channel;
    return null;
  }

  /** The commands that a member can use in a channel, in the member's language, each with its full name: `game new`. */
  usable(channel, user) {
    const { language } = this.members.get(user);
    const said = (one) => ({
      ...one,
      name: one.name_localizations?.[language] ?? one.name,
      description: one.description_localizations?.[language] ?? one.description,
      options: one.options?.map(said),
      choices: one.choices?.map(said),
    });
    const context = this.channels.get(channel)?.kind === "direct" ? 1 : 0;
    const out = [];
    const walk = (command, path) => {
      const below = (command.options ?? []).filter((option) => option.type === 1 || option.type === 2);
      for (const option of below) walk(option, `${path} ${option.name}`);
      if (!below.length) out.push({ path, description: command.description, options: command.options ?? [] });
    };
    for (const command of this.commands.map(said))
      if ((command.type ?? 1) === 1 && (!command.contexts || command.contexts.includes(context))) walk(command, command.name);
    return out.sort((a, b) => a.path.localeCompare(b.path));
  }
}

export function isPrivate(message) {
  return Boolean(message.flags & EPHEMERAL);
}
