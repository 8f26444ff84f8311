// A table of two at a boardgame.io server: joined over HTTP, played over socket.io on a WebSocket.
import { io } from "socket.io-client";
import { post } from "./http.mjs";

const GAME = "letters";
const SOCKET = { transports: ["websocket"], forceNew: true, reconnection: false };

function fail(why) {
  throw new Error(`boardgame.io: ${why}`);
}

export function openIdle(url) {
  const socket = io(`${url}/${GAME}`, SOCKET);
  return new Promise((resolve, reject) => {
    socket.on("connect", () => resolve({ close: () => socket.close() }));
    socket.on("connect_error", reject);
  });
}

export async function openTable(url) {
  const { matchID } = (await post(`${url}/games/${GAME}/create`, { numPlayers: 2 })).body;
  const table = new Table(url, matchID);
  for (const seat of ["0", "1"]) await table.join(seat);
  return table;
}

class Table {
  constructor(url, match) {
    this.url = url;
    this.match = match;
    this.players = [];
    this.n_moves = 0;
    this.waiting = 0; // players who don't have the update yet
  }

  async join(seat) {
    const asked = { playerID: seat, playerName: `player ${seat}` };
    const { playerCredentials } = (await post(`${this.url}/games/${GAME}/${this.match}/join`, asked)).body;
    const player = { seat, credentials: playerCredentials, state: null, socket: io(`${this.url}/${GAME}`, SOCKET) };
    this.players.push(player);
    player.socket.on("update", (_match, state) => this.updated(player, state));
    player.socket.on("disconnect", (why) => this.closed || fail(`disconnected: ${why}`));
    await synced(player, this.match);
  }

  updated(player, state) {
    if (state._stateID <= player.state._stateID) fail("an update without a move");
    player.state = state;
    this.waiting -= 1;
    if (this.waiting > 0) return;
    this.moved();
    this.ready();
  }

  // The player whose turn it is plays one of the cards in its hand.
  move() {
    this.waiting = 2;
    const player = this.players[Number(this.players[0].state.ctx.currentPlayer)];
    const { hand } = player.state.G.players[player.seat];
    const args = [hand[this.n_moves % hand.length], 2 + (this.n_moves % 7)];
    this.n_moves += 1;
    const payload = { type: "play", args, playerID: player.seat, credentials: player.credentials };
    player.socket.emit("update", { type: "MAKE_MOVE", payload }, player.state._stateID, this.match, player.seat);
  }

  close() {
    this.closed = true;
    for (const player of this.players) player.socket.close();
  }
}

// Ask for the state, and have it.
function synced(player, match) {
  return new Promise((resolve, reject) => {
    player.socket.on("connect_error", reject);
    player.socket.on("connect", () => player.socket.emit("sync", match, player.seat, player.credentials, 2));
    player.socket.on("sync", (_match, info) => {
      player.state = info.state;
      resolve();
    });
  });
}
