// The server we are measured beside: boardgame.io, in memory, with a card game of two whose moves are like Love Letter's.
// Usage: node boardgame.mjs [--undo]. Prints its port as one line of JSON, on loopback only.
import { parseArgs } from "node:util";
import core from "boardgame.io/dist/cjs/core.js";
import boardgame from "boardgame.io/dist/cjs/server.js";

const DECK = [1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8];
const { values } = parseArgs({ options: { undo: { type: "boolean", default: false } } });

// One card in each hand, one set aside, and a second card for whoever is to move.
function dealt(random, mover, tokens) {
  const deck = random.Shuffle(DECK);
  deck.pop();
  const players = { 0: { hand: [deck.pop()] }, 1: { hand: [deck.pop()] } };
  players[mover].hand.push(deck.pop());
  return { secret: { deck }, players, played: [], left: deck.length, tokens };
}

function isHit(G, other, card, guess) {
  return card === 1 && G.players[other].hand[0] === guess;
}

// Play one of two cards; the round ends by a right guess or an empty deck, and the next is dealt at once.
function play({ G, random, playerID }, card, guess) {
  const { hand } = G.players[playerID];
  const other = playerID === "0" ? "1" : "0";
  if (!hand.includes(card)) return core.INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.played.push({ by: playerID, card, guess });
  if (isHit(G, other, card, guess) || G.secret.deck.length === 0) {
    G.tokens[playerID] += 1;
    Object.assign(G, dealt(random, other, G.tokens));
    return undefined;
  }
  G.players[other].hand.push(G.secret.deck.pop());
  G.left = G.secret.deck.length;
  return undefined;
}

const game = {
  name: "letters",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => dealt(random, "0", [0, 0]),
  playerView: core.PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { play: { move: play, client: false } },
  disableUndo: !values.undo, // a card once drawn is not given back; it also spares their server memory
};

const server = boardgame.Server({ games: [game], origins: [] });
// Their `port` goes straight to node's listen, which takes a host beside it: nothing but this machine may connect.
const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
console.log(JSON.stringify({ port: appServer.address().port }));
