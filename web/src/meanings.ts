// What the fields of events stand for, so that sentences can be filled in. Written by `./ludejo golden` from the types
// in src/ludejo; a test says when it is no longer current.

/** `is`: a name at the table (seat), or a word of the game; `by`: what the places of a list stand for. */
export interface Meaning {
  is?: string;
  by?: string;
}

/** By game, event and field. */
export const MEANINGS: Record<string, Record<string, Record<string, Meaning>>> = {
  "love-letter": {
    dealt: {
      starter: { is: "seat" },
      face_up: { is: "card" },
    },
    hand: {
      card: { is: "card" },
    },
    turn: {
      seat: { is: "seat" },
    },
    drew: {
      card: { is: "card" },
    },
    played: {
      seat: { is: "seat" },
      card: { is: "card" },
      at: { is: "seat" },
      guess: { is: "card" },
    },
    idle: {
      card: { is: "card" },
    },
    missed: {
      seat: { is: "seat" },
      guess: { is: "card" },
    },
    looked: {
      seat: { is: "seat" },
      card: { is: "card" },
    },
    compared: {
      seats: { is: "seat" },
      cards: { is: "card" },
    },
    tied: {
      seats: { is: "seat" },
    },
    protected: {
      seat: { is: "seat" },
    },
    discarded: {
      seat: { is: "seat" },
      card: { is: "card" },
    },
    redrew: {
      seat: { is: "seat" },
    },
    swapped: {
      seats: { is: "seat" },
    },
    got: {
      seat: { is: "seat" },
      gave: { is: "card" },
      card: { is: "card" },
    },
    out: {
      seat: { is: "seat" },
      card: { is: "card" },
    },
    "round-over": {
      shown: { is: "card", by: "seat" },
      winners: { is: "seat" },
    },
    "match-over": {
      winners: { is: "seat" },
    },
  },
  codenames: {
    dealt: {
      starter: { is: "team" },
      cards: { is: "card" },
      spymasters: { is: "seat" },
    },
    key: {
      colours: { is: "colour" },
    },
    clue: {
      seat: { is: "seat" },
      team: { is: "team" },
    },
    asked: {
      seat: { is: "seat" },
    },
    answered: {
      seat: { is: "seat" },
    },
    marked: {
      seat: { is: "seat" },
      place: { is: "place" },
    },
    guessed: {
      seat: { is: "seat" },
      team: { is: "team" },
      place: { is: "place" },
      colour: { is: "colour" },
    },
    challenged: {
      seat: { is: "seat" },
    },
    voted: {
      seat: { is: "seat" },
    },
    ruled: {
      seat: { is: "seat" },
    },
    "turn-over": {
      team: { is: "team" },
    },
    covered: {
      seat: { is: "seat" },
      place: { is: "place" },
      colour: { is: "colour" },
    },
    glass: {
      seat: { is: "seat" },
    },
    over: {
      winner: { is: "team" },
      winners: { is: "seat" },
      grade: { is: "grade" },
      key: { is: "colour" },
    },
  },
  "lines-and-columns": {
    dealt: {
      dealer: { is: "seat" },
      objects: { is: "object" },
      colours: { is: "colour" },
    },
    hand: {
      cards: { is: "card" },
    },
    passed: {
      seat: { is: "seat" },
    },
    "lays-all": {
      seat: { is: "seat" },
      cards: { is: "card" },
    },
    laid: {
      seat: { is: "seat" },
      card: { is: "card" },
    },
    column: {
      colour: { is: "colour" },
    },
    over: {
      left: { by: "seat" },
      winners: { is: "seat" },
    },
  },
  "lupus-in-tabula": {
    role: {
      role: { is: "role" },
    },
    mates: {
      role: { is: "role" },
      seats: { is: "seat" },
    },
    pointed: {
      seat: { is: "seat" },
      at: { is: "seat" },
    },
    dawn: {
      dead: { is: "seat" },
    },
    shown: {
      roles: { is: "role", by: "seat" },
    },
    looked: {
      at: { is: "seat" },
      shade: { is: "shade" },
    },
    medium: {
      at: { is: "seat" },
      shade: { is: "shade" },
    },
    copied: {
      at: { is: "seat" },
      copy: { is: "copy" },
    },
    spoken: {
      seat: { is: "seat" },
      at: { is: "seat" },
      role: { is: "role" },
      shade: { is: "shade" },
    },
    ready: {
      seat: { is: "seat" },
    },
    more: {
      seat: { is: "seat" },
    },
    ballot: {
      first: { is: "seat" },
      nominees: { is: "seat" },
    },
    voted: {
      seat: { is: "seat" },
      at: { is: "seat" },
    },
    absent: {
      seat: { is: "seat" },
    },
    votes: {
      votes: { is: "seat", by: "seat" },
    },
    owl: {
      at: { is: "seat" },
    },
    nominated: {
      nominees: { is: "seat" },
    },
    lynched: {
      seat: { is: "seat" },
    },
    over: {
      winner: { is: "side" },
      winners: { is: "seat" },
      roles: { is: "role", by: "seat" },
    },
  },
  artus: {
    began: {
      kind: { is: "kind" },
      first: { is: "seat" },
    },
    dealt: {
      cards: { is: "card" },
    },
    placed: {
      seat: { is: "seat" },
    },
    played: {
      seat: { is: "seat" },
      card: { is: "card" },
    },
    scored: {
      seat: { is: "seat" },
    },
    moved: {
      seat: { is: "seat" },
      piece: { is: "piece" },
    },
    displaced: {
      piece: { is: "piece" },
      owner: { is: "seat" },
    },
    ringed: {
      seat: { is: "seat" },
      royal: { is: "royal" },
    },
    crowned: {
      royal: { is: "royal" },
      old: { is: "royal" },
    },
    drew: {
      seat: { is: "seat" },
      pile: { is: "pile" },
    },
    took: {
      card: { is: "card" },
    },
    over: {
      scores: { by: "seat" },
      winners: { is: "seat" },
    },
  },
};
