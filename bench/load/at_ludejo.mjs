// A table of two at our server: opened over HTTP, played over a WebSocket each (docs/protocol.md).
import { WebSocket } from "ws";
import { post } from "./http.mjs";

const GAME = "love-letter";

function fail(why) {
  throw new Error(`ludejo: ${why}`);
}

// A guest's cookie.
export async function guest(url) {
  const { headers } = await post(`${url}/api/guest`, undefined, { Origin: url });
  return headers["set-cookie"][0].split(";")[0];
}

// A WebSocket of a guest, open.
export function connected(url, cookie) {
  const options = { headers: { Cookie: cookie }, origin: url, perMessageDeflate: false, skipUTF8Validation: true };
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws`, options);
  return new Promise((resolve, reject) => {
    socket.on("open", () => resolve(socket));
    socket.on("error", (error) => reject(new Error(`${socket.url}: ${error.message}`)));
  });
}

export async function openIdle(url) {
  return await connected(url, await guest(url));
}

// A table with two devices; the second one may come by another server of the same database.
export async function openTable(url, other = url) {
  const cookies = [await guest(url), await guest(url)];
  const wish = { game: GAME, seats: 2, options: {}, private: true, name: "Ana" };
  const { table: code } = (await post(`${url}/api/tables`, wish, { Origin: url, Cookie: cookies[0] })).body;
  const table = new Table(code, cookies);
  await table.enter(url, other);
  for (const player of table.players) await player.granted({ did: "sat", seat: player.seat, pledge: "" });
  await new Promise((resolve) => table.start(resolve));
  return table;
}

// One of the two: a seat, its socket, and the last it was shown.
class Player {
  constructor(table, seat, cookie) {
    this.table = table;
    this.seat = seat;
    this.cookie = cookie;
    this.sight = null;
    this.awaited = -1; // the moment after which a sight is the one that is waited for
    this.wishes = new Map(); // by command: what to do when it is granted
  }

  async enter(url) {
    this.socket = await connected(url, this.cookie);
    this.socket.on("close", (code) => this.table.closed || fail(`a socket closed: ${code}`));
    this.awaited = -1;
    const entered = new Promise((resolve) => (this.entered = resolve));
    this.socket.on("message", (frame) => JSON.parse(frame).forEach((message) => this.take(message)));
    this.socket.send(JSON.stringify({ do: "enter", table: this.table.code, name: this.seat ? "Bo" : "Ana" }));
    await entered;
  }

  take(message) {
    switch (message.type) {
      case "sight":
        this.sight = message;
        return this.see(message.moment);
      case "granted": {
        const then = this.wishes.get(message.command);
        this.wishes.delete(message.command);
        return then?.();
      }
      case "room":
        return this.entered();
      case "refused":
        return fail(`refused: ${JSON.stringify(message.refusal)}`);
    }
    return undefined;
  }

  // Where several processes serve a table, a sight may come that was not waited for: it counts once, and if it is news.
  see(moment) {
    if (moment <= this.awaited) return;
    this.awaited = Number.POSITIVE_INFINITY;
    this.table.step();
  }

  wish(did, then) {
    const command = `${this.seat}-${this.table.n_wishes++}`;
    this.wishes.set(command, then);
    this.socket.send(JSON.stringify({ do: "wish", command, did }));
  }

  granted(did) {
    return new Promise((resolve) => this.wish(did, resolve));
  }
}

class Table {
  constructor(code, cookies) {
    this.code = code;
    this.players = cookies.map((cookie, seat) => new Player(this, seat, cookie));
    this.n_moves = 0;
    this.n_wishes = 0;
    this.waiting = 0; // of three: the wish is granted, and each player has the sight that follows
    this.after = null; // not `then`: with one of that name a table would be a promise
    this.mover = null; // whose move is under way
    this.step = this.step.bind(this);
  }

  async enter(url, other = url) {
    await this.players[0].enter(url);
    await this.players[1].enter(other);
  }

  // One of the three has come.
  step() {
    this.waiting -= 1;
    if (this.waiting === 0) this.after();
  }

  await3(moment, then) {
    this.waiting = 3;
    this.after = then;
    for (const player of this.players) player.awaited = moment;
  }

  // The player who is due makes one of its choices.
  move() {
    const player = this.players.find((one) => one.sight.due);
    const { moment, choices } = player.sight;
    const move = choices[this.n_moves++ % choices.length];
    this.mover = player;
    this.await3(moment, () => this.settled(moment));
    player.wish({ did: "moved", seat: player.seat, moment, move }, this.step);
  }

  settled(moment) {
    if (this.players.some((player) => player.sight.moment <= moment)) fail("a sight that follows no move");
    this.mover = null;
    this.moved();
    if (this.players.some((player) => player.sight.due)) this.ready();
    else this.again(this.ready);
  }

  // A new game at the same table; its wishes are no moves, and are not counted.
  again(then) {
    this.players[0].wish({ did: "again" }, () => this.start(then));
  }

  start(then) {
    this.await3(-1, then);
    this.players[0].wish({ did: "started" }, this.step);
  }

  close() {
    this.closed = true;
    for (const player of this.players) player.socket.terminate();
  }
}
