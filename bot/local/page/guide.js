/** Five steps for who opens the page first, beside everything else. Closed, it is gone. */

import { h } from "./dom.js";

const PERMISSIONS = "309237746688";
/** What the bot asks for when it is invited: the README says which permissions these are. */

export class Guide {
  constructor(app) {
    this.app = app;
    this.application = "";
    this.copied = false;
    this.looked = null;
  }

  names() {
    const { guide, members } = this.app.world;
    const playing = [...members.values()].filter((one) => guide.people.includes(one.id));
    const [host, second, third] = playing.length > 1 ? playing : [...members.values()];
    return { host, second: second ?? host, third: third ?? second ?? host, alone: playing.length === 1 ? playing[0] : null };
  }

  steps() {
    const { world } = this.app;
    const { host, second, third, alone } = this.names();
    const text = [...world.channels.values()].find((one) => one.kind === "text");
    const { waits, voting } = world.guide;
    const thread = world.channels.get(world.guide.thread) ?? text;
    const direct = (user) => world.list(user.id).direct;
    const written = (user) => world.guide.written.includes(user.id);
    const be = (user, channel) => {
      if (!user || !channel || this.app.looksAt(user.id, channel.id)) return {};
      return { does: this.app.shown.includes(user.id) ? "Show it" : `Be ${user.name}`, act: () => this.app.show(user.id, channel.id) };
    };
    const whose = world.members.get(waits[0]) ?? host;
    const other = world.members.get(waits.find((id) => id !== third.id));
    const voter = world.members.get(thread?.members?.find((id) => !waits.includes(id))) ?? host;
    const turn = waits.length > 1
      ? `Before the first turn all choose at once; now ${whose.name} is asked. Press Play in the game's thread: a panel opens that only ${whose.name} sees. Once it is somebody's turn, take an action or two, and end the turn.`
      : `In the game's thread it is ${whose.name}'s turn. Press Play: a panel opens that only ${whose.name} sees. Take an action or two, and end the turn.`;
    const day = { does: "Let a day pass", act: () => this.app.time("day") };
    const vanish = voting
      ? { said: `The table votes on ${third.name}. Let the others choose, in the thread, what should happen; then let another day pass, and the votes are counted.`, ...day, ...be(voter, thread) }
      : other
        ? { said: `Answer for everybody but ${third.name}: now ${other.name} is asked. Then let two days pass.`, ...be(other, written(other) ? direct(other) : thread) }
        : { said: `The game waits for ${third.name}. Let a day pass: reminders come, then the table votes; let another pass, and see what came of it.`, ...day };
    const choosing = written(second)
      ? { said: "Now all choose cards at once, each in direct messages, and their phones say so.", ...be(second, direct(second)) }
      : { said: `Let each of them press Play, Pass, and Pass again; now it is ${whose.name}'s turn. Then all choose cards at once, each in direct messages.`, ...be(whose, thread) };
    const apart = [
      { id: "direct", title: `See ${second.name}'s direct message`, ...choosing },
      { id: "vote", title: `Let ${third.name} vanish`, ...vanish },
    ];
    const cards = alone && written(alone)
      ? { said: "The cards of the new generation came in a direct message too, and the phone said so. Choose there or in the thread.", ...be(alone, direct(alone)) }
      : { said: `Take what you like, then press Pass. Once everybody has passed, the next cards to choose also come to ${alone?.name} by direct message.`, ...be(alone, thread) };
    const robots = [
      { id: "direct", title: `See ${alone?.name}'s direct message`, ...cards },
      { id: "vote", title: "Let somebody vanish", said: `Robots never vanish, and nobody else waits for ${alone?.name}. To see what becomes of somebody who is absent, start a game of several people: reminders come first, then the table votes.`, ...be(alone, text) },
    ];
    const next = { said: `No game is running now. In #${text?.name ?? "mars"}, press the Start button below an open game, or type /game new for another one.`, ...be(host, text) };
    const playing = (step) => (world.guide.people.length ? step : { ...step, act: null, ...next });
    return [
      { id: "start", title: "Start the first game", said: `You are ${host.name}, and everybody else too. In #${text?.name ?? "mars"}, press the Start button below the open game; /game new opens another one.`, ...be(host, text) },
      playing({ id: "turn", title: "Play a turn", said: turn, ...be(whose, thread) }),
      ...(alone ? robots : apart).map(playing),
      { id: "invite", title: "Invite it to your server", said: "" },
    ];
  }

  draw() {
    const { guide } = this.app.world;
    if (guide.closed) return null;
    const steps = this.steps();
    const open = this.looked ?? steps.find((step) => !guide.done.includes(step.id)).id;
    const step = steps.find((one) => one.id === open) ?? steps[4];
    const number = steps.indexOf(step) + 1;
    return h(
      "aside",
      { class: "guide", key: "guide", "aria-label": "First steps" },
      h(
        "ol",
        { class: "guide-steps" },
        steps.map((one, i) => {
          const done = guide.done.includes(one.id);
          return h("li", { key: one.id }, h("button", { type: "button", class: `guide-step${done ? " done" : ""}`, "aria-current": one.id === open ? "step" : null, "aria-label": `Step ${i + 1} of 5: ${one.title}${done ? " (done)" : ""}`, onclick: () => ((this.looked = one.id), this.app.draw()) }, h("span", { class: "guide-number", "aria-hidden": "true" }, done ? "✓" : i + 1), h("span", { class: "guide-title" }, one.title)));
        }),
      ),
      h("div", { class: "guide-body", "aria-live": "polite" }, h("p", null, h("b", { class: "guide-now" }, `${number} of 5 · ${step.title}. `), step.id === "invite" ? this.invite() : step.said), step.act ? h("button", { type: "button", class: "button button-primary", onclick: step.act }, step.does) : null),
      h("button", { type: "button", class: "close", "aria-label": "Close the guide", title: "Close the guide", onclick: () => this.app.ask({ t: "guide", closed: true }) }, "×"),
    );
  }

  invite() {
    const id = this.application.trim();
    const good = /^\d{17,20}$/.test(id);
    const url = `https://discord.com/oauth2/authorize?client_id=${id}&scope=bot+applications.commands&permissions=${PERMISSIONS}`;
    return h(
      "span",
      { class: "invite" },
      "Create an application in Discord's ", h("a", { href: "https://discord.com/developers/applications", target: "_blank", rel: "noreferrer noopener" }, "developer portal"), ", add a bot, and put its token into ", h("code", null, ".env"), " as ", h("code", null, "DISCORD_TOKEN"), ". Its application id: ",
      h("input", {
        class: "field", inputmode: "numeric", "aria-label": "Application id", placeholder: "17 to 20 digits", value: this.application,
        oninput: (event) => {
          this.application = event.target.value;
          this.app.draw();
        },
      }),
      " ",
      good ? h("a", { class: "button button-link", href: url, target: "_blank", rel: "noreferrer noopener" }, "Invite the bot ↗") : h("span", { class: "none" }, id ? "That is not an application id." : "The link appears here."),
      " Then ", h("code", null, "make run"), ", and ", h("code", null, "/setup"), " in your server.",
    );
  }
}
