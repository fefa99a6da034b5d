/** The socket to the server: requests with their answers, and what comes unasked. It opens again by itself when it is lost. */

const PATIENCE_MS = 60_000;
const AGAIN_MS = [300, 1000, 3000];

export class Connection {
  /** `told(message)` is called with everything that comes; `state(word)` with "open", "lost" or "refused"; `say(key, values)` makes sentences. */
  constructor(told, state, say) {
    Object.assign(this, { told, state, say });
    this.waiting = new Map();
    this.number = 0;
    this.tries = 0;
    window.addEventListener("hashchange", () => this.renew());
    this.open();
  }

  /** The address was changed in place, to that of another start for example: its key is tried at once. */
  renew() {
    if (this.socket.readyState === WebSocket.OPEN || this.socket.readyState === WebSocket.CONNECTING) this.socket.close();
    else if (this.refused) this.open();
  }

  open() {
    this.refused = false;
    this.socket = new WebSocket(`ws://${location.host}/socket`);
    this.socket.onopen = () => this.socket.send(JSON.stringify({ t: "hello", key: location.hash.slice(1) }));
    this.socket.onmessage = (event) => this.heard(JSON.parse(event.data));
    this.socket.onclose = (event) => this.closed(event.code);
  }

  heard(message) {
    if (message.t === "world") {
      this.tries = 0;
      this.state("open");
    }
    if (message.t !== "done") return this.told(message);
    const answer = this.waiting.get(message.n);
    this.waiting.delete(message.n);
    answer?.(message);
  }

  closed(code) {
    for (const answer of this.waiting.values()) answer({ ok: false, error: this.say("stopped") });
    this.waiting.clear();
    this.refused = code === 4001;
    if (this.refused) return this.state("refused");
    this.state("lost");
    setTimeout(() => this.open(), AGAIN_MS[Math.min(this.tries++, AGAIN_MS.length - 1)]);
  }

  /** Bring a file to the server; returns `{ok, error?, file?}`, where `file` names it in a command. Never throws. */
  async upload(file) {
    try {
      const answer = await fetch(`/uploads/${encodeURIComponent(file.name)}`, { method: "POST", headers: { "X-Key": location.hash.slice(1) }, body: file });
      return answer.ok ? { ok: true, ...(await answer.json()) } : { ok: false, error: await answer.text() };
    } catch {
      return { ok: false, error: this.say("unread-file", { name: file.name }) };
    }
  }

  /** Send a request; returns its answer, which is `{ok, error?, ...}`. Never throws. */
  ask(request) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve({ ok: false, error: this.say("stopped") });
    const n = ++this.number;
    return new Promise((answer) => {
      this.waiting.set(n, answer);
      setTimeout(() => {
        if (this.waiting.delete(n)) answer({ ok: false, error: this.say("silent") });
      }, PATIENCE_MS);
      this.socket.send(JSON.stringify({ ...request, n }));
    });
  }
}
