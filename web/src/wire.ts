// The messages of docs/protocol.md. `./ludejo golden` writes this file from the types in src/ludejo; a test fails if it
// is out of date. Devices may leave out fields with a `?`; messages from the server always contain every field.

export type LoveLetterCard = "guard" | "spy" | "baron" | "handmaid" | "prince" | "king" | "countess" | "princess";

/** The target and the guess are missing only if everybody else is protected. */
export interface LoveLetterGuard {
  play: "guard";
  at?: number | null;
  guess?: LoveLetterCard | null;
}

export interface LoveLetterSpy {
  play: "spy";
  at?: number | null;
}

export interface LoveLetterBaron {
  play: "baron";
  at?: number | null;
}

export interface LoveLetterHandmaid {
  play: "handmaid";
}

export interface LoveLetterPrince {
  play: "prince";
  at: number;
}

export interface LoveLetterKing {
  play: "king";
  at?: number | null;
}

export interface LoveLetterCountess {
  play: "countess";
}

export interface LoveLetterPrincess {
  play: "princess";
}

/** A move of love-letter, as devices send it. */
export type LoveLetterMove =
  | LoveLetterGuard
  | LoveLetterSpy
  | LoveLetterBaron
  | LoveLetterHandmaid
  | LoveLetterPrince
  | LoveLetterKing
  | LoveLetterCountess
  | LoveLetterPrincess;

/** A round begins (LL-2). */
export interface LoveLetterDealt {
  event: "dealt";
  round: number;
  starter: number;
  face_up: readonly LoveLetterCard[];
}

/** The first card of the round; told to its holder. */
export interface LoveLetterHand {
  event: "hand";
  card: LoveLetterCard;
}

/** A seat begins its turn: its protection ends (LL-13), it draws (LL-4). */
export interface LoveLetterTurn {
  event: "turn";
  seat: number;
}

/** The card that was drawn; told to its holder. */
export interface LoveLetterDrew {
  event: "drew";
  card: LoveLetterCard;
}

/** A card was played, with its target and guess. */
export interface LoveLetterPlayed {
  event: "played";
  seat: number;
  card: LoveLetterCard;
  at: number | null;
  guess: LoveLetterCard | null;
}

/** The card did nothing, because there was no target (LL-19, LL-20). */
export interface LoveLetterIdle {
  event: "idle";
  card: LoveLetterCard;
}

/** The Guard's guess was wrong (LL-10). */
export interface LoveLetterMissed {
  event: "missed";
  seat: number;
  guess: LoveLetterCard;
}

/** The card that a Spy saw; told to the seat that looked (LL-11). */
export interface LoveLetterLooked {
  event: "looked";
  seat: number;
  card: LoveLetterCard;
}

/** The two hands that a Baron compares; told to their two holders (LL-12). */
export interface LoveLetterCompared {
  event: "compared";
  seats: readonly [number, number];
  cards: readonly [LoveLetterCard, LoveLetterCard];
}

/** The Baron found two equal hands (LL-12). */
export interface LoveLetterTied {
  event: "tied";
  seats: readonly [number, number];
}

/** The Handmaid protects (LL-13). */
export interface LoveLetterProtected {
  event: "protected";
  seat: number;
}

/** A Prince made this seat discard its hand (LL-14). */
export interface LoveLetterDiscarded {
  event: "discarded";
  seat: number;
  card: LoveLetterCard;
}

/** The seat took a new card after a Prince, from the pile or the one set aside (LL-14). */
export interface LoveLetterRedrew {
  event: "redrew";
  seat: number;
  aside: boolean;
}

/** A King made two seats swap hands (LL-16). */
export interface LoveLetterSwapped {
  event: "swapped";
  seats: readonly [number, number];
}

/** The swap as one of the two seats sees it: the card that it gave and the card that it got (LL-16). */
export interface LoveLetterGot {
  event: "got";
  seat: number;
  gave: LoveLetterCard;
  card: LoveLetterCard;
}

/** A seat is out of the round and lays its hand open (LL-5). */
export interface LoveLetterOut {
  event: "out";
  seat: number;
  card: LoveLetterCard;
}

export type LoveLetterEnd = "last" | "showdown";

/** The round is decided (LL-6, LL-7, LL-8). */
export interface LoveLetterRoundOver {
  event: "round-over";
  end: LoveLetterEnd;
  shown: readonly (LoveLetterCard | null)[];
  sums: readonly number[];
  winners: readonly number[];
}

/** The match is decided (LL-9). */
export interface LoveLetterMatchOver {
  event: "match-over";
  winners: readonly number[];
}

/** What can happen in love-letter. */
export type LoveLetterEvent =
  | LoveLetterDealt
  | LoveLetterHand
  | LoveLetterTurn
  | LoveLetterDrew
  | LoveLetterPlayed
  | LoveLetterIdle
  | LoveLetterMissed
  | LoveLetterLooked
  | LoveLetterCompared
  | LoveLetterTied
  | LoveLetterProtected
  | LoveLetterDiscarded
  | LoveLetterRedrew
  | LoveLetterSwapped
  | LoveLetterGot
  | LoveLetterOut
  | LoveLetterRoundOver
  | LoveLetterMatchOver;

/** A card that was played in this round, its target, and what a Guard guessed. */
export interface LoveLetterAimed {
  seat: number;
  card: LoveLetterCard;
  at: number | null;
  guess: LoveLetterCard | null;
}

/** How the round before this one (or, after the end, the last one) was decided. */
export interface LoveLetterLastRound {
  end: LoveLetterEnd;
  shown: readonly (LoveLetterCard | null)[];
  discards: readonly (readonly LoveLetterCard[])[];
  winners: readonly number[];
}

/**
 * What a seat may know (LL-24). Lists are by seat; `hand` is empty for an onlooker and for a seat that is out;
 * `turns` has the cards of this round in the order in which they were played, also with wrong guesses.
 */
export interface LoveLetterView {
  seat: number;
  goal: number;
  tokens: readonly number[];
  round: number;
  starter: number;
  turn: number | null;
  pile: number;
  face_up: readonly LoveLetterCard[];
  hand: readonly LoveLetterCard[];
  living: readonly boolean[];
  protected: readonly boolean[];
  discards: readonly (readonly LoveLetterCard[])[];
  known: readonly (LoveLetterCard | null)[];
  turns: readonly LoveLetterAimed[];
  last_round: LoveLetterLastRound | null;
  winners: readonly number[];
}

/** Point at a card; everybody sees it, and it is not final (CN-9). */
export interface CodenamesMark {
  do: "mark";
  place: number;
}

/** Touch a card: the guess is final (CN-9). */
export interface CodenamesConfirm {
  do: "confirm";
  place: number;
}

/** A spymaster covers a word: the penalty of CN-11, or the turn of the fictional team (CN-27). */
export interface CodenamesCover {
  do: "cover";
  place: number;
}

/** End the own team's turn (CN-7). */
export interface CodenamesStop {
  do: "stop";
}

/** Say that the clue is invalid (CN-31). */
export interface CodenamesChallenge {
  do: "challenge";
}

/** Decide, or vote, on a challenge (CN-31). */
export interface CodenamesRule {
  do: "rule";
  upheld: boolean;
}

/** Consent to a clue beforehand, or not (CN-12). */
export interface CodenamesAnswer {
  do: "answer";
  yes: boolean;
}

/** Turn the sand-glass (CN-26). */
export interface CodenamesGlass {
  do: "glass";
}

/** Give a clue (CN-4); `#17` is entry 17 of the clue list of a learner. */
export interface CodenamesClue {
  do: "clue";
  word: string;
  number: number | null;
}

/** Ask the opposing spymaster beforehand (CN-12). */
export interface CodenamesAsk {
  do: "ask";
  word: string;
  number: number | null;
}

/** A move of codenames, as devices send it. */
export type CodenamesMove =
  | CodenamesMark
  | CodenamesConfirm
  | CodenamesCover
  | CodenamesStop
  | CodenamesChallenge
  | CodenamesRule
  | CodenamesAnswer
  | CodenamesGlass
  | CodenamesClue
  | CodenamesAsk;

/** A clue with the referee's verdict, as the log has it. */
export interface CodenamesJudgedClue {
  do: "clue";
  word: string;
  number: number | null;
  verdict?: string;
}

/** A question with the referee's verdict, as the log has it. */
export interface CodenamesJudgedAsk {
  do: "ask";
  word: string;
  number: number | null;
  verdict?: string;
}

/** A move of codenames, as a record has it. */
export type CodenamesLogged =
  | CodenamesMark
  | CodenamesConfirm
  | CodenamesCover
  | CodenamesStop
  | CodenamesChallenge
  | CodenamesRule
  | CodenamesAnswer
  | CodenamesGlass
  | CodenamesJudgedClue
  | CodenamesJudgedAsk;

export type CodenamesTeam = "red" | "blue";

export type CodenamesMode = "teams" | "shared" | "together";

/** The cards lie on the table, the key is drawn (CN-2). */
export interface CodenamesDealt {
  event: "dealt";
  starter: CodenamesTeam;
  mode: CodenamesMode;
  cards: readonly number[];
  spymasters: readonly number[];
}

export type CodenamesColour = "red" | "blue" | "bystander" | "assassin";

/** The colour of each card; only the spymasters are told. */
export interface CodenamesKey {
  event: "key";
  colours: readonly CodenamesColour[];
}

/** A clue is given (CN-4). `doubtful` is always False: only the giver's own view shows a doubt (CN-19). */
export interface CodenamesClueGiven {
  event: "clue";
  seat: number;
  team: CodenamesTeam;
  word: string;
  number: number | null;
  agreed: boolean;
  doubtful: boolean;
}

/**
 * One spymaster asks the other whether a clue is valid; only these two are told, and only the asker of a doubt
 * (CN-12).
 */
export interface CodenamesAsked {
  event: "asked";
  seat: number;
  word: string;
  number: number | null;
  doubtful: boolean;
}

/** The other spymaster consents or not; only the two spymasters are told (CN-12). */
export interface CodenamesAnswered {
  event: "answered";
  seat: number;
  yes: boolean;
}

/** An operative points at a card (CN-9). */
export interface CodenamesMarked {
  event: "marked";
  seat: number;
  place: number;
}

/** An operative touched a card, and it is covered (CN-8). */
export interface CodenamesGuessed {
  event: "guessed";
  seat: number;
  team: CodenamesTeam;
  place: number;
  colour: CodenamesColour;
}

/** Somebody says that the clue is invalid; guessing waits (CN-31). */
export interface CodenamesChallenged {
  event: "challenged";
  seat: number;
}

/** A vote on a challenge (CN-31). */
export interface CodenamesVoted {
  event: "voted";
  seat: number;
  upheld: boolean;
}

/** A challenge is decided (CN-31): by a spymaster, by vote, or by the clock (no seat). */
export interface CodenamesRuled {
  event: "ruled";
  seat: number | null;
  upheld: boolean;
}

export type CodenamesWhy = "stopped" | "enough" | "bystander" | "opponent" | "invalid" | "time";

/** The turn of a team is over. */
export interface CodenamesTurnOver {
  event: "turn-over";
  team: CodenamesTeam;
  why: CodenamesWhy;
}

/** A spymaster covered a word (CN-11, CN-27); no seat: time was up, and luck picked it. */
export interface CodenamesCovered {
  event: "covered";
  seat: number | null;
  place: number;
  colour: CodenamesColour;
}

/** Somebody turned the sand-glass (CN-26). */
export interface CodenamesGlassTurned {
  event: "glass";
  seat: number;
}

export type CodenamesEnd = "found" | "assassin" | "used-up";

export type CodenamesGrade = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8";

/**
 * The game is over, and everybody sees the key (CN-8, CN-10, CN-27). No winner: the team lost to the fictional
 * one.
 */
export interface CodenamesOver {
  event: "over";
  end: CodenamesEnd;
  mode: CodenamesMode;
  winner: CodenamesTeam | null;
  winners: readonly number[];
  score: number;
  grade: CodenamesGrade;
  key: readonly CodenamesColour[];
}

/** What can happen in codenames. */
export type CodenamesEvent =
  | CodenamesDealt
  | CodenamesKey
  | CodenamesClueGiven
  | CodenamesAsked
  | CodenamesAnswered
  | CodenamesMarked
  | CodenamesGuessed
  | CodenamesChallenged
  | CodenamesVoted
  | CodenamesRuled
  | CodenamesTurnOver
  | CodenamesCovered
  | CodenamesGlassTurned
  | CodenamesOver;

export type CodenamesPack = "en" | "eo" | "pl";

export type CodenamesPhase = "clue" | "guess" | "ruling" | "penalty" | "cover" | "over";

/**
 * A clue that was given, and the places touched for it, in order. `doubtful`: the referee warned the viewer, who
 * gave it; for others it is always False (CN-19). `challenger`: the seat that said it is invalid, rightly or not
 * (CN-31).
 */
export interface CodenamesGiven {
  team: CodenamesTeam;
  word: string;
  number: number | null;
  agreed: boolean;
  doubtful: boolean;
  invalid: boolean;
  places: readonly number[];
  challenger: number | null;
}

/** A clue that one spymaster asked the other about; `answer` is None until there is one. */
export interface CodenamesQuestion {
  word: string;
  number: number | null;
  answer: boolean | null;
}

/**
 * What a seat may know. `key` is empty for viewers who may not see it (CN-2), `questions` for all but spymasters
 * (CN-12); `colours` has the colours of covered cards. `cards` are numbers in the pack of the language, or in the
 * host's own list (CN-30); `words` has the words of that list that lie on the table. `affixes`: affixes that are roots
 * count (CN-19); `several`: a clue may have several words (CN-22 to CN-24). `limit`: guesses that are left, None if
 * there is no limit or no guessing.
 */
export interface CodenamesView {
  seat: number;
  mode: CodenamesMode;
  starter: CodenamesTeam;
  one_tap: boolean;
  by_vote: boolean;
  pack: CodenamesPack;
  own: boolean;
  affixes: boolean;
  several: boolean;
  cards: readonly number[];
  words: readonly string[];
  teams: readonly (CodenamesTeam | null)[];
  spymasters: readonly (number | null)[];
  phase: CodenamesPhase;
  turn: CodenamesTeam | null;
  colours: readonly (CodenamesColour | null)[];
  left: readonly number[];
  key: readonly CodenamesColour[];
  marks: readonly (readonly number[])[];
  history: readonly CodenamesGiven[];
  guesses: number;
  limit: number | null;
  challengeable: boolean;
  challenger: number | null;
  votes: readonly (boolean | null)[];
  questions: readonly CodenamesQuestion[];
  glass: boolean;
  end: CodenamesEnd | null;
  winner: CodenamesTeam | null;
  winners: readonly number[];
  score: number;
}

/**
 * What the referee says of a clue before it is given: fine, or doubtful because of a word on the table and a
 * root.
 */
export interface CodenamesJudged {
  doubtful: boolean;
  word: string;
  root: string;
}

export type LinesAndColumnsCard =
  | "white-car"
  | "blue-car"
  | "brown-car"
  | "yellow-car"
  | "black-car"
  | "red-car"
  | "green-car"
  | "violet-car"
  | "white-glass"
  | "blue-glass"
  | "brown-glass"
  | "yellow-glass"
  | "black-glass"
  | "red-glass"
  | "green-glass"
  | "violet-glass"
  | "white-die"
  | "blue-die"
  | "brown-die"
  | "yellow-die"
  | "black-die"
  | "red-die"
  | "green-die"
  | "violet-die"
  | "white-book"
  | "blue-book"
  | "brown-book"
  | "yellow-book"
  | "black-book"
  | "red-book"
  | "green-book"
  | "violet-book"
  | "white-chair"
  | "blue-chair"
  | "brown-chair"
  | "yellow-chair"
  | "black-chair"
  | "red-chair"
  | "green-chair"
  | "violet-chair"
  | "white-table"
  | "blue-table"
  | "brown-table"
  | "yellow-table"
  | "black-table"
  | "red-table"
  | "green-table"
  | "violet-table"
  | "white-vase"
  | "blue-vase"
  | "brown-vase"
  | "yellow-vase"
  | "black-vase"
  | "red-vase"
  | "green-vase"
  | "violet-vase";

export type LinesAndColumnsSide = "left" | "right";

/** Lay one card: a green card starts its row and has no side, any other card goes to one end of its row. */
export interface LinesAndColumnsLay {
  do: "lay";
  card: LinesAndColumnsCard;
  side?: LinesAndColumnsSide | null;
}

/** Lay all cards one after the other, and win (LK-10). */
export interface LinesAndColumnsLayAll {
  do: "lay-all";
}

/** A move of lines-and-columns, as devices send it. */
export type LinesAndColumnsMove = LinesAndColumnsLay | LinesAndColumnsLayAll;

export type LinesAndColumnsObject = "car" | "glass" | "die" | "book" | "chair" | "table" | "vase";

export type LinesAndColumnsColour = "white" | "blue" | "brown" | "yellow" | "black" | "red" | "green" | "violet";

/** The cards are dealt (LK-2, LK-3). */
export interface LinesAndColumnsDealt {
  event: "dealt";
  dealer: number;
  objects: readonly LinesAndColumnsObject[];
  colours: readonly LinesAndColumnsColour[];
  counts: readonly number[];
  undealt: number;
}

/** The cards that a seat was dealt; told to their holder. */
export interface LinesAndColumnsHand {
  event: "hand";
  cards: readonly LinesAndColumnsCard[];
}

/** A seat has no card that can be laid (LK-4, LK-9). */
export interface LinesAndColumnsPassed {
  event: "passed";
  seat: number;
}

/** A seat is about to lay all its cards (LK-10); then each of them has an event `laid`. */
export interface LinesAndColumnsLaysAll {
  event: "lays-all";
  seat: number;
  cards: readonly LinesAndColumnsCard[];
}

/** A card was laid: a green one starts a row, any other card lies left or right in its row (LK-6, LK-8). */
export interface LinesAndColumnsLaid {
  event: "laid";
  seat: number;
  card: LinesAndColumnsCard;
  side: LinesAndColumnsSide | null;
}

/** The card just laid opened a column for its colour (LK-7). */
export interface LinesAndColumnsColumn {
  event: "column";
  colour: LinesAndColumnsColour;
  side: LinesAndColumnsSide | null;
}

export type LinesAndColumnsEnd = "out" | "stuck";

/** The game is over: somebody has no cards left (LK-11), or nobody can lay a card (LK-14). */
export interface LinesAndColumnsOver {
  event: "over";
  end: LinesAndColumnsEnd;
  left: readonly number[];
  winners: readonly number[];
}

/** What can happen in lines-and-columns. */
export type LinesAndColumnsEvent =
  | LinesAndColumnsDealt
  | LinesAndColumnsHand
  | LinesAndColumnsPassed
  | LinesAndColumnsLaysAll
  | LinesAndColumnsLaid
  | LinesAndColumnsColumn
  | LinesAndColumnsOver;

/** A row that was started: how many cards lie left and right of its green card. */
export interface LinesAndColumnsRow {
  left: number;
  right: number;
}

/**
 * What a seat may know (LK-15). `columns` goes from left to right, `rows` is in the order of `objects`; `hand` is
 * empty for an onlooker; `passed`: which seats passed on their last turn. `lacks`: what passes have shown, by seat and
 * by object: the colours (bit 0 is the first in the order of `Colour`) of cards not laid yet that this seat can't hold
 * (LK-9).
 */
export interface LinesAndColumnsView {
  seat: number;
  objects: readonly LinesAndColumnsObject[];
  colours: readonly LinesAndColumnsColour[];
  lay_all: boolean;
  hint: boolean;
  dealer: number;
  turn: number | null;
  columns: readonly LinesAndColumnsColour[];
  rows: readonly (LinesAndColumnsRow | null)[];
  hand: readonly LinesAndColumnsCard[];
  counts: readonly number[];
  undealt: number;
  passed: readonly boolean[];
  lacks: readonly (readonly number[])[];
  end: LinesAndColumnsEnd | null;
  winners: readonly number[];
}

/** Where a card would lie: its column, counted to the right from green, and whether that column is new. */
export interface LinesAndColumnsPlace {
  card: LinesAndColumnsCard;
  side: LinesAndColumnsSide | null;
  column: number;
  is_new: boolean;
}

/** What a move would lay, in order: one card, or all of them. */
export interface LinesAndColumnsForeseen {
  places: readonly LinesAndColumnsPlace[];
}

/** Answer the question of the night, which depends on the role; at nobody: no suspicion, or no copy (LT-30). */
export interface LupusInTabulaPoint {
  do: "point";
  at?: number | null;
}

/** Name somebody in a ballot (LT-18, LT-21). */
export interface LupusInTabulaVote {
  do: "vote";
  at: number;
}

/** Say that the talk may end, or that the own plea is over. */
export interface LupusInTabulaReady {
  do: "ready";
}

/** Ask for more time to talk; it is given when more than half of the living want it. */
export interface LupusInTabulaMore {
  do: "more";
}

/** I accuse this player. */
export interface LupusInTabulaAccuse {
  do: "accuse";
  at: number;
}

/** I trust this player. */
export interface LupusInTabulaTrust {
  do: "trust";
  at: number;
}

/** I doubt what this player says. */
export interface LupusInTabulaDoubt {
  do: "doubt";
  at: number;
}

export type LupusInTabulaShade = "wolf" | "human";

/** I saw that this player is a wolf or a human; true or not (LT-17). */
export interface LupusInTabulaSaw {
  do: "saw";
  at: number;
  shade: LupusInTabulaShade;
}

export type LupusInTabulaRole =
  "villager" | "wolf" | "seer" | "medium" | "possessed" | "bodyguard" | "owl" | "freemason" | "hamster" | "mythomaniac";

/** I am the …; true or not (LT-17). */
export interface LupusInTabulaAm {
  do: "am";
  role: LupusInTabulaRole;
}

/** A move of lupus-in-tabula, as devices send it. */
export type LupusInTabulaMove =
  | LupusInTabulaPoint
  | LupusInTabulaVote
  | LupusInTabulaReady
  | LupusInTabulaMore
  | LupusInTabulaAccuse
  | LupusInTabulaTrust
  | LupusInTabulaDoubt
  | LupusInTabulaSaw
  | LupusInTabulaAm;

/** The cards are dealt: how many of each role there are (LT-32). The first night falls. */
export interface LupusInTabulaDealt {
  event: "dealt";
  mix: readonly number[];
}

/** The own card; only this seat is told. */
export interface LupusInTabulaOwnRole {
  event: "role";
  role: LupusInTabulaRole;
}

/** Seats of the same role see each other: wolves, freemasons (LT-13), two seers (LT-14); only they are told. */
export interface LupusInTabulaMates {
  event: "mates";
  role: LupusInTabulaRole;
  seats: readonly number[];
}

export type LupusInTabulaTask = "suspect" | "look" | "guard" | "haunt" | "tear" | "copy";

/** An answer of the night; the seat and those with whom it decides are told (LT-7, LT-14). */
export interface LupusInTabulaPointed {
  event: "pointed";
  seat: number;
  task: LupusInTabulaTask;
  at: number | null;
}

/** It is night: everybody is asked something. */
export interface LupusInTabulaNightFell {
  event: "night";
  night: number;
}

/** Day breaks. `dead`: in seat order, without a cause (LT-17); `moderator`: the victim was the moderator (LT-8). */
export interface LupusInTabulaDawn {
  event: "dawn";
  day: number;
  dead: readonly number[];
  moderator: boolean;
}

/** The role of everybody; the moderator and new ghosts are told (LT-31, LT-32). */
export interface LupusInTabulaShown {
  event: "shown";
  roles: readonly LupusInTabulaRole[];
}

/** What the seer saw; the seer, or both seers, are told (LT-6). */
export interface LupusInTabulaLooked {
  event: "looked";
  at: number;
  shade: LupusInTabulaShade;
}

/** What the player lynched yesterday was; the medium is told (LT-9). */
export interface LupusInTabulaMedium {
  event: "medium";
  at: number;
  shade: LupusInTabulaShade;
}

export type LupusInTabulaCopy = "wolf" | "seer" | "neither";

/** What the mythomaniac has become; only the mythomaniac is told (LT-29). */
export interface LupusInTabulaCopied {
  event: "copied";
  at: number;
  copy: LupusInTabulaCopy;
}

export type LupusInTabulaAct = "accuse" | "trust" | "doubt" | "saw" | "am";

/** A spoken act. */
export interface LupusInTabulaActed {
  event: "spoken";
  seat: number;
  act: LupusInTabulaAct;
  at: number | null;
  role: LupusInTabulaRole | null;
  shade: LupusInTabulaShade | null;
}

/** Somebody has heard enough, or has pleaded. */
export interface LupusInTabulaIsReady {
  event: "ready";
  seat: number;
}

/** Somebody wants more time. */
export interface LupusInTabulaWantsMore {
  event: "more";
  seat: number;
}

/** The village talks on: the clock starts again. */
export interface LupusInTabulaProlonged {
  event: "prolonged";
}

/** A ballot begins: round 1 nominates (no nominees yet), 2 and 3 are between the nominees. */
export interface LupusInTabulaBallotOpened {
  event: "ballot";
  round: number;
  first: number;
  nominees: readonly number[];
}

/** A vote; everybody is told (LT-18). At tables that vote at once only the voter is told, until `votes`. */
export interface LupusInTabulaVoted {
  event: "voted";
  seat: number;
  at: number;
}

/** The time of a voter was up: no vote is recorded (LT-18). */
export interface LupusInTabulaAbsent {
  event: "absent";
  seat: number;
}

/** A ballot is over: all votes, by seat. */
export interface LupusInTabulaCounted {
  event: "votes";
  round: number;
  votes: readonly (number | null)[];
}

/** The seat that the owl named in the night (LT-20). */
export interface LupusInTabulaOwlNamed {
  event: "owl";
  at: number;
}

/** The seats that must plead, in the order of their pleas; `tie`: they were tied (LT-19, LT-21). */
export interface LupusInTabulaNominated {
  event: "nominated";
  nominees: readonly number[];
  tie: boolean;
}

/** A player is lynched: the village decided it, or luck did (LT-21, LT-22). */
export interface LupusInTabulaLynched {
  event: "lynched";
  seat: number;
  by_luck: boolean;
}

export type LupusInTabulaSide = "village" | "wolves" | "hamster";

/** Somebody has won, and everybody sees all cards (LT-23, LT-25, LT-32). */
export interface LupusInTabulaOver {
  event: "over";
  winner: LupusInTabulaSide;
  winners: readonly number[];
  roles: readonly LupusInTabulaRole[];
}

/** What can happen in lupus-in-tabula. */
export type LupusInTabulaEvent =
  | LupusInTabulaDealt
  | LupusInTabulaOwnRole
  | LupusInTabulaMates
  | LupusInTabulaPointed
  | LupusInTabulaNightFell
  | LupusInTabulaDawn
  | LupusInTabulaShown
  | LupusInTabulaLooked
  | LupusInTabulaMedium
  | LupusInTabulaCopied
  | LupusInTabulaActed
  | LupusInTabulaIsReady
  | LupusInTabulaWantsMore
  | LupusInTabulaProlonged
  | LupusInTabulaBallotOpened
  | LupusInTabulaVoted
  | LupusInTabulaAbsent
  | LupusInTabulaCounted
  | LupusInTabulaOwlNamed
  | LupusInTabulaNominated
  | LupusInTabulaLynched
  | LupusInTabulaOver;

export type LupusInTabulaPhase = "night" | "talk" | "ballot" | "plea" | "final" | "over";

export type LupusInTabulaHow = "night" | "lynched";

/** A player who is out, and since when. */
export interface LupusInTabulaFate {
  seat: number;
  day: number;
  how: LupusInTabulaHow;
}

/** What this seat was told at the dawn after a night: by the seer's look, as a medium, or by copying. */
export interface LupusInTabulaLearned {
  night: number;
  task: "copy" | "look" | "medium";
  at: number;
  answer: "human" | "neither" | "seer" | "wolf";
}

/** A spoken act of this day. */
export interface LupusInTabulaSpoken {
  seat: number;
  act: LupusInTabulaAct;
  at: number | null;
  role: LupusInTabulaRole | null;
  shade: LupusInTabulaShade | null;
}

/** Something that a seat said it saw, on any day; it stays in the view until the end. */
export interface LupusInTabulaClaim {
  day: number;
  seat: number;
  at: number;
  shade: LupusInTabulaShade;
}

/**
 * A ballot that is over: round 1 nominates, 2 and 3 lynch. Votes by seat. Round 1 has `owl`, the seat that the owl
 * had named, as it was told after the ballot (LT-20).
 */
export interface LupusInTabulaBallot {
  day: number;
  round: number;
  votes: readonly (number | null)[];
  owl: number | null;
}

/** A night, for viewers who may know everything: each seat's task and answer, and whom wolves and seers chose. */
export interface LupusInTabulaNight {
  night: number;
  tasks: readonly (LupusInTabulaTask | null)[];
  pointed: readonly (number | null)[];
  victim: number | null;
  looked: number | null;
  guarded: number | null;
}

/**
 * What a seat may know. `roles` has the roles that this seat knows for sure: its own, its fellows', at the end all.
 * `fellows` are the seats with which it decides tonight; their answers are in `pointing`. `mix` counts the roles in
 * play, in the order of `Role` (LT-32). `first` is asked first in a ballot (LT-18). `nights` is empty except for
 * viewers who may know everything: everybody at the end, the moderator, ghosts (LT-31, LT-32).
 */
export interface LupusInTabulaLupusView {
  seat: number;
  phase: LupusInTabulaPhase;
  day: number;
  mix: readonly number[];
  moderator: number | null;
  first_victim: boolean;
  at_once: boolean;
  shadows: boolean;
  ghosts: boolean;
  whispers: boolean;
  more_time: boolean;
  alive: readonly boolean[];
  fates: readonly LupusInTabulaFate[];
  role: LupusInTabulaRole | null;
  roles: readonly (LupusInTabulaRole | null)[];
  fellows: readonly number[];
  task: LupusInTabulaTask | null;
  answered: boolean;
  pointed: number | null;
  pointing: readonly (number | null)[];
  learned: readonly LupusInTabulaLearned[];
  first: number;
  turn: number | null;
  ready: readonly boolean[];
  more: readonly boolean[];
  prolonged: number;
  left: number;
  spoken: readonly LupusInTabulaSpoken[];
  says: readonly (LupusInTabulaRole | null)[];
  claims: readonly LupusInTabulaClaim[];
  voters: readonly boolean[];
  votes: readonly (number | null)[];
  nominees: readonly number[];
  owl: number | null;
  tie: boolean;
  ballots: readonly LupusInTabulaBallot[];
  nights: readonly LupusInTabulaNight[];
  winner: LupusInTabulaSide | null;
  winners: readonly number[];
}

/** Place the next Knight on an empty chair (AR-13). */
export interface ArtusPlace {
  do: "place";
  chair: number;
}

export type ArtusKnightCard =
  "knight-1-4" | "knight-2-5" | "knight-3-6" | "knight-4-7" | "knight-5-8" | "knight-6-9" | "knight-7-9" | "knight-1-5";

/** Move a Knight of this seat; steps below 0 go backward. */
export interface ArtusMoveKnight {
  do: "knight";
  card: ArtusKnightCard | "joker";
  knight: number;
  steps: number;
}

export type ArtusRoyalCard = "silver-1-7" | "bronze-1-7" | "royal-4-8" | "royal-1-5";

export type ArtusRoyal = "silver-1" | "silver-2" | "bronze-1" | "bronze-2";

/** Move a Prince or the King. */
export interface ArtusMoveRoyal {
  do: "royal";
  card: ArtusRoyalCard | "joker";
  royal: ArtusRoyal;
  steps: number;
}

export type ArtusRingCard = "ring-silver" | "ring-bronze" | "ring-any";

/** Put a spare ring on a Prince. */
export interface ArtusRing {
  do: "ring";
  card: ArtusRingCard | "joker";
  royal: ArtusRoyal;
}

export type ArtusScoringCard = "score-all" | "score-reversed" | "score-colours" | "score-carpet" | "score-red";

/** Score with a scoring card; `knights` are named only if the card lets the player choose (AR-30 to AR-33). */
export interface ArtusScore {
  do: "score";
  card: ArtusScoringCard | "joker";
  knights?: readonly number[];
}

export type ArtusPile = "knight" | "king" | "scoring";

/** Draw the top card of one of the seat's own piles. */
export interface ArtusDraw {
  do: "draw";
  pile: ArtusPile;
}

/** A move of artus, as devices send it. */
export type ArtusMove = ArtusPlace | ArtusMoveKnight | ArtusMoveRoyal | ArtusRing | ArtusScore | ArtusDraw;

export type ArtusKind = "basic" | "advanced";

/** The cards are dealt; the right neighbour of `first` places the first Knight (AR-12, AR-13). */
export interface ArtusBegan {
  event: "began";
  kind: ArtusKind;
  first: number;
}

export type ArtusCard =
  | "knight-1-4"
  | "knight-2-5"
  | "knight-3-6"
  | "knight-4-7"
  | "knight-5-8"
  | "knight-6-9"
  | "knight-7-9"
  | "knight-1-5"
  | "silver-1-7"
  | "bronze-1-7"
  | "royal-4-8"
  | "royal-1-5"
  | "ring-silver"
  | "ring-bronze"
  | "ring-any"
  | "score-all"
  | "score-reversed"
  | "score-colours"
  | "score-carpet"
  | "score-red"
  | "joker";

/** The cards that a seat was dealt; told to their holder. */
export interface ArtusDealt {
  event: "dealt";
  cards: readonly ArtusCard[];
}

/** A Knight was placed (AR-13), before a plate of this value. */
export interface ArtusPlaced {
  event: "placed";
  seat: number;
  chair: number;
  value: number;
}

/** A card was played and leaves the game (AR-19). */
export interface ArtusPlayed {
  event: "played";
  seat: number;
  card: ArtusCard;
}

export type ArtusReason = "left" | "ring" | "knights" | "penalty" | "best";

/** A seat gained or lost points; `chairs` are those whose plates counted (AR-21, AR-26, AR-30 to AR-33). */
export interface ArtusScored {
  event: "scored";
  seat: number;
  reason: ArtusReason;
  chairs: readonly number[];
  points: number;
  score: number;
}

export type ArtusPiece = "knight" | "silver-1" | "silver-2" | "bronze-1" | "bronze-2";

export type ArtusWay = "forward" | "back";

/** A seat moved its own Knight, a Prince or the King (AR-21, AR-22). */
export interface ArtusMoved {
  event: "moved";
  seat: number;
  piece: ArtusPiece;
  is_king: boolean;
  start: number;
  goal: number;
  way: ArtusWay;
  steps: number;
}

/** A piece had to give way, `back` chairs counter-clockwise (AR-23); `owner` is the seat of a Knight. */
export interface ArtusDisplaced {
  event: "displaced";
  piece: ArtusPiece;
  owner: number | null;
  is_king: boolean;
  start: number;
  goal: number;
  back: number;
}

/** A Prince got a ring and has `rings` now (AR-26). */
export interface ArtusRinged {
  event: "ringed";
  seat: number;
  royal: ArtusRoyal;
  rings: number;
}

/** A Prince with three rings is King; the old King keeps one ring (AR-27). */
export interface ArtusCrowned {
  event: "crowned";
  royal: ArtusRoyal;
  old: ArtusRoyal;
}

/** The disc turned, so that the crown faces the King on this chair (AR-25). */
export interface ArtusTurned {
  event: "turned";
  chair: number;
}

/** A seat drew a card of this kind (AR-19). */
export interface ArtusDrew {
  event: "drew";
  seat: number;
  pile: ArtusPile;
}

/** The card that was drawn; told to its holder. */
export interface ArtusTook {
  event: "took";
  card: ArtusCard;
}

/** The last round is over (AR-34). */
export interface ArtusOver {
  event: "over";
  scores: readonly number[];
  winners: readonly number[];
}

/** What can happen in artus. */
export type ArtusEvent =
  | ArtusBegan
  | ArtusDealt
  | ArtusPlaced
  | ArtusPlayed
  | ArtusScored
  | ArtusMoved
  | ArtusDisplaced
  | ArtusRinged
  | ArtusCrowned
  | ArtusTurned
  | ArtusDrew
  | ArtusTook
  | ArtusOver;

export type ArtusPhase = "place" | "play" | "draw" | "over";

/** Where a Prince or the King sits, and with how many rings. */
export interface ArtusRoyalSight {
  royal: ArtusRoyal;
  chair: number;
  rings: number;
  is_king: boolean;
}

/** How many cards of each kind: everybody sees their backs (AR-35). */
export interface ArtusKinds {
  knight: number;
  king: number;
  scoring: number;
}

/**
 * What a seat may know (AR-35). `values` are the plates before the chairs 0 to 27 as the disc lies now; `knights`
 * are the chairs of each seat's Knights, by number; `left` is how many cards are still to be played, or to be drawn,
 * in this turn; `deck` is what every player began with; `hand` is empty for an onlooker.
 */
export interface ArtusView {
  seat: number;
  game: ArtusKind;
  deck: readonly ArtusCard[];
  carpet: readonly number[];
  first: number;
  turn: number | null;
  phase: ArtusPhase;
  round: number;
  rounds: number;
  left: number;
  values: readonly number[];
  royals: readonly ArtusRoyalSight[];
  spare: number;
  knights: readonly (readonly number[])[];
  to_place: readonly number[];
  scores: readonly number[];
  chips: readonly number[];
  hand: readonly ArtusCard[];
  held: readonly ArtusKinds[];
  piles: readonly ArtusKinds[];
  played: readonly (readonly ArtusCard[])[];
  winners: readonly number[];
}

/** A piece that would be displaced; `owner` is the seat of a Knight. */
export interface ArtusPushed {
  piece: ArtusPiece;
  owner: number | null;
  start: number;
  goal: number;
}

/**
 * What a card would do: the points it earns, where its piece goes, which piece is pushed where, who becomes King
 * (else None), and the chair that the crown faces afterwards.
 */
export interface ArtusForeseen {
  points: number;
  start: number | null;
  goal: number | null;
  pushed: ArtusPushed | null;
  crowned: ArtusRoyal | null;
  king: number;
}

/** The types of each game, by its id. */
export interface Games {
  "love-letter": {
    view: LoveLetterView;
    move: LoveLetterMove;
    logged: LoveLetterMove;
    event: LoveLetterEvent;
    preview: null;
  };
  codenames: {
    view: CodenamesView;
    move: CodenamesMove;
    logged: CodenamesLogged;
    event: CodenamesEvent;
    preview: CodenamesJudged | null;
  };
  "lines-and-columns": {
    view: LinesAndColumnsView;
    move: LinesAndColumnsMove;
    logged: LinesAndColumnsMove;
    event: LinesAndColumnsEvent;
    preview: LinesAndColumnsForeseen | null;
  };
  "lupus-in-tabula": {
    view: LupusInTabulaLupusView;
    move: LupusInTabulaMove;
    logged: LupusInTabulaMove;
    event: LupusInTabulaEvent;
    preview: null;
  };
  artus: {
    view: ArtusView;
    move: ArtusMove;
    logged: ArtusMove;
    event: ArtusEvent;
    preview: ArtusForeseen | null;
  };
}

export type GameId = keyof Games;

/**
 * A guest takes a seat and pledges (by SHA-256) a number that will be part of the deal. Several people may share
 * one device, so a chair can have its own name and colour.
 */
export interface DidSat {
  did: "sat";
  seat: number;
  pledge: string;
  name?: string;
  colour?: number;
}

/** A guest leaves a seat. */
export interface DidStood {
  did: "stood";
  seat: number;
}

/** A guest hands a seat to another guest, who may be the same person with another device. */
export interface DidGave {
  did: "gave";
  seat: number;
  person: number;
}

/** A bot takes an empty seat, or plays for somebody who is away. */
export interface DidFilled {
  did: "filled";
  seat: number;
  bot: string;
}

/** A bot is sent away before the game. */
export interface DidEmptied {
  did: "emptied";
  seat: number;
}

/** The host chooses an option. */
export interface DidChose {
  did: "chose";
  option: string;
  value: number | string;
}

/** The host starts the game: nobody sits down any more, and the numbers are to be opened. */
export interface DidStarted {
  did: "started";
}

/** A seat's device opens the number it pledged. */
export interface DidOpened {
  did: "opened";
  seat: number;
  number: string;
}

/** A seat's device pledges a fresh number, for a deal that begins again. */
export interface DidPledged {
  did: "pledged";
  seat: number;
  pledge: string;
}

/** A seat makes a move, as an answer to a moment. */
export interface DidMoved<G extends GameId = GameId> {
  did: "moved";
  seat: number;
  moment: number;
  move: Games[G]["move"];
}

/** A guest says something. With a `moment`, only in that moment: a whisper of the night must not come by day. */
export interface DidSaid {
  did: "said";
  text: string;
  moment?: number;
}

/** A seat asks to take back its last move. */
export interface DidAsked {
  did: "asked";
  seat: number;
}

/** Another seat agrees to that, or doesn't. */
export interface DidAgreed {
  did: "agreed";
  seat: number;
  yes: boolean;
}

/**
 * The host removes a person for good. `network`: newcomers from the same network are refused, too; null: they are,
 * unless others who are here share that network.
 */
export interface DidRemove {
  did: "removed";
  person: number;
  network?: boolean | null;
}

/** The host silences a person, or lets them speak again. */
export interface DidMuted {
  did: "muted";
  person: number;
  muted: boolean;
}

/** Play stops. */
export interface DidPaused {
  did: "paused";
}

/** Play goes on. */
export interface DidResumed {
  did: "resumed";
}

/** The table is over. */
export interface DidClosed {
  did: "closed";
}

/** The host wishes another game; the server draws its secret. */
export interface DidPlayAgain {
  did: "again";
}

/** What a device can wish for. */
export type Did<G extends GameId = GameId> =
  | DidSat
  | DidStood
  | DidGave
  | DidFilled
  | DidEmptied
  | DidChose
  | DidStarted
  | DidOpened
  | DidPledged
  | DidMoved<G>
  | DidSaid
  | DidAsked
  | DidAgreed
  | DidRemove
  | DidMuted
  | DidPaused
  | DidResumed
  | DidClosed
  | DidPlayAgain;

/**
 * The first message: come to a table. A `ticket` from another device brings that device's seat along. A `screen`
 * belongs to nobody at the table: it is shown only what everybody may see. If several devices of a guest number their
 * commands, each must have another name in `device`. An `invitation` comes from a link of the host.
 */
export interface Enter {
  do: "enter";
  table: string;
  name: string;
  ticket?: string;
  screen?: boolean;
  device?: string;
  invitation?: string;
}

/**
 * A wish. `command` is the device's own id for it: a wish that is sent again happens once; another wish with the
 * same id is refused.
 */
export interface Wish<G extends GameId = GameId> {
  do: "wish";
  command: string;
  did: Did<G>;
}

/** A question: what can this seat know of the consequences of this move? Nothing happens. */
export interface Preview<G extends GameId = GameId> {
  do: "preview";
  command: string;
  seat: number;
  moment: number;
  move: Games[G]["move"];
}

/** Asks for a ticket, with which another device may take over a seat, or (-1) come as a screen, once. */
export interface Offer {
  do: "offer";
  command: string;
  seat: number;
}

/** Asks whether the server is there. */
export interface Beat {
  do: "beat";
}

/** Says nothing, in a frame as long as any other: in a hush a device sends one frame per tick. */
export interface Still {
  do: "still";
}

/** All that a device can send: one per frame. */
export type Saying<G extends GameId = GameId> = Enter | Wish<G> | Preview<G> | Offer | Beat | Still;

/** The body of `POST /api/tables`. */
export interface NewTable {
  name: string;
  game: string;
  seats: number;
  options: Record<string, number | string>;
  private: boolean;
}

/** The body of `POST /api/name`: a name that somebody types, before it is used. */
export interface NewName {
  name: string;
}

/** The body of `POST /api/tables/{code}/words`: one word per line. */
export interface NewList {
  text: string;
}

export type Phase = "gathering" | "sealing" | "playing" | "over" | "closed";

export type Kind = "empty" | "person" | "bot";

/**
 * A chair, as everybody sees it. `name` is the chair's own ("": its person's), `colour` -1 if none was chosen.
 * Until the cards are dealt everybody sees each `pledge`, and can compare the numbers with it afterwards.
 */
export interface SeatSign {
  kind: Kind;
  person: number | null;
  bot: string;
  opened: boolean;
  name: string;
  colour: number;
  pledge: string;
}

/** A person at the table, as everybody sees it. A person who `withheld` a number gives none to a later deal here. */
export interface PersonSign {
  name: string;
  present: boolean;
  muted: boolean;
  withheld: boolean;
}

/** How a game ended: the place (1 is best, equals share it) and the points of each seat, and the seats that won. */
export interface Result {
  places: readonly number[];
  points: readonly number[];
  winners: readonly number[];
}

/**
 * The table itself. `you` is the viewer's number among the people (-1: a screen). `redeals`: how often the deal of
 * this game began again because somebody withheld a number; `pledging`: fresh numbers are to be pledged for it.
 */
export interface Room {
  type: "room";
  you: number;
  host: number;
  phase: Phase;
  game: string;
  options: Record<string, number | string>;
  private: boolean;
  seal: string;
  seats: readonly SeatSign[];
  people: readonly PersonSign[];
  paused: boolean;
  asking: number | null;
  result: Result | null;
  redeals: number;
  pledging: boolean;
}

/** An open move: the tag of its shape, and how long its text may be. */
export interface OpenMove {
  name: string;
  limit: number;
}

/**
 * The game as a seat (or an onlooker) sees it: what is new, and the whole view after it.
 *
 * `n` counts this viewer's messages without a gap, so it shows nothing of what others are told. `fresh` is False when
 * the events are the viewer's whole past, told to a device that has come back.
 */
export interface Sight<G extends GameId = GameId> {
  type: "sight";
  seat: number;
  n: number;
  fresh: boolean;
  events: readonly Games[G]["event"][];
  view: Games[G]["view"];
  moment: number;
  due: boolean;
  choices: readonly Games[G]["move"][];
  opens: readonly OpenMove[];
}

/** Somebody said something. */
export interface Chat {
  type: "chat";
  person: number;
  text: string;
}

/** A wish was granted: it is stored. */
export interface Granted {
  type: "granted";
  command: string;
}

export type RefusalKind = "malformed" | "illegal" | "late" | "unknown" | "damaged";

/** A reason: the kind, a code for the sentence, the rule behind it ("" if none), and what fills the sentence in. */
export interface Refusal {
  kind: RefusalKind;
  code: string;
  rule: string;
  args: Record<string, number | string>;
}

/** A wish was refused, and nothing has changed. `command` is empty if it could not be read. */
export interface Denied {
  type: "refused";
  command: string;
  refusal: Refusal;
}

/**
 * The device is at the table; the state of the table follows. `invitation` goes into links for others ("" if this
 * guest may invite nobody).
 */
export interface Entered {
  type: "entered";
  table: string;
  invitation: string;
}

/** The ticket that the device asked for, and for how many seconds it is valid. */
export interface Offered {
  type: "offered";
  command: string;
  ticket: string;
  seconds: number;
}

/** What the seat can know of the consequences of a move; null if there is nothing to tell. */
export interface Previewed<G extends GameId = GameId> {
  type: "previewed";
  command: string;
  preview: Games[G]["preview"];
}

/** The clock that runs now ("" if none), and how many milliseconds it has left. */
export interface Clock {
  type: "clock";
  clock: string;
  moment: number;
  left: number;
}

/** The store has a problem (or no longer has one): nothing is granted until it is over. */
export interface Saving {
  type: "saving";
  trouble: boolean;
}

/** The answer to `beat`: the server is there. */
export interface Alive {
  type: "beat";
}

/**
 * From now on one frame comes every `tick` milliseconds, and the device answers each with one frame of `bytes`
 * bytes; 0: the hush is over.
 */
export interface Hush {
  type: "hush";
  tick: number;
  bytes: number;
}

/** A part of the text of one message that was too long for a frame; with the `last` part it is complete. */
export interface Part {
  type: "part";
  text: string;
  last: boolean;
}

/** The server closes this connection; the code says why, as with refusals. */
export interface Bye {
  type: "bye";
  code: string;
}

/** All that a device can be told. */
export type Told<G extends GameId = GameId> =
  | Room
  | Sight<G>
  | Chat
  | Granted
  | Denied
  | Entered
  | Offered
  | Previewed<G>
  | Clock
  | Saving
  | Alive
  | Hush
  | Part
  | Bye;

/** A frame from the server. */
export type Frame<G extends GameId = GameId> = readonly Told<G>[];

/** A seat made a move; `late`: its bot did not answer in time, and this is a quick move in its place. */
export interface MoveStep<G extends GameId = GameId> {
  did: "moved";
  seat: number;
  move: Games[G]["logged"];
  at: number;
  late?: boolean;
}

/** The time of a moment was up. */
export interface ExpiredStep {
  did: "expired";
  at: number;
}

/** The move just before was taken back. */
export interface StepUndone {
  did: "undone";
  at: number;
}

/** A step of a record. */
export type Step<G extends GameId = GameId> = MoveStep<G> | ExpiredStep | StepUndone;

/** The answer to `POST /api/tables`. */
export interface Opened {
  table: string;
}

/** The answer to `POST /api/name`: the name as others would see it, if nobody at the table has a similar one. */
export interface NameSign {
  name: string;
}

/**
 * The answer to `POST /api/tables/{code}/words`: whether the table has `taken` the list, how many words can be
 * used, how many lines were empty or comments, what is wrong (line by line, then with the whole list), and how many
 * `more` faults there are.
 */
export interface ListSign {
  taken: boolean;
  words: number;
  skipped: number;
  faults: readonly Refusal[];
  more: number;
}

/** A public table, as the lobby shows it. `host` is "" if the name is not fit for strangers. */
export interface TableSign {
  table: string;
  game: string;
  phase: Phase;
  seats: number;
  free: number;
  host: string;
}

/** The answer to `GET /api/tables`. */
export interface Lobby {
  tables: readonly TableSign[];
}

/**
 * One choice: its legal values in the order in which they are offered, and its default.
 *
 * Tests try all `values`. `more` are further values of the same sort, for which a test would show nothing new. If
 * several things may be picked at once, they are in `of`, and `kind` says what they are; then any of them, joined by
 * hyphens in this order, are legal, too. For the kind `language` a page proposes its own language. If there is a
 * `span`, every whole number in it is legal, too, including both ends. `group` names the fold in which the option is
 * offered; "" means that it is always visible.
 */
export interface Option {
  name: string;
  values: readonly (number | string)[];
  default: number | string;
  rule: string;
  of: readonly string[];
  kind: string;
  group: string;
  more: readonly (number | string)[];
  span: readonly [number, number] | null;
}

/** A game that can be played here. */
export interface GameSign {
  game: string;
  rules: number;
  fewest: number;
  most: number;
  options: readonly Option[];
  bots: readonly string[];
  stand_in: string;
  list_option: string;
}

/** The answer to `GET /api/games`; `home` is the address by which others reach this server. */
export interface GameList {
  home: string;
  games: readonly GameSign[];
}

/** The answer to `GET /api/health`. It says how many tables are damaged and how many entries were lost, if any. */
export interface Health {
  ok: boolean;
  version: string;
  damaged?: number;
  lost?: number;
}

/** The answer to any HTTP request that is refused. */
export interface Failure {
  refusal: Refusal;
}

/** Who sat there when the game ended: a person, a bot that played for a person, or a bot alone; "" for none. */
export interface Seated {
  name: string;
  bot: string;
}

/**
 * A deal that failed, by seat: what was pledged, what was opened ("" if nothing), and the name of the person who
 * pledged there and did not open in time, else "".
 */
export interface FailedDeal {
  pledges: readonly string[];
  numbers: readonly string[];
  withheld: readonly string[];
}

/**
 * The luck, opened (hexadecimal); a seat without a number has "". `failed` is left out if no number was
 * withheld.
 */
export interface Deal {
  seal: string;
  secret: string;
  numbers: readonly string[];
  failed?: readonly FailedDeal[];
}

/** The result; unknown fields are refused. */
export interface Ending {
  places: readonly number[];
  points: readonly number[];
  winners: readonly number[];
}

/** One whole game. `words` is the table's own list, from which luck drew by number; left out if there is none. */
export interface GameRecord<G extends GameId = GameId> {
  format: 1;
  game: string;
  rules: number;
  seats: number;
  options: Record<string, number | string>;
  people: readonly Seated[];
  luck: Deal;
  steps: readonly Step<G>[];
  result: Ending;
  hash: string;
  words?: readonly string[];
}

/**
 * The game after a step of its record (0: the deal), as a viewer saw it; `at` is 0 for the deal.
 *
 * A step that was no news to the viewer has no frame: the frames are the sights that the viewer was sent. `late`: the
 * bot that was to make this move did not answer in time, and a quick move was made in its place.
 */
export interface ReplayFrame<G extends GameId = GameId> {
  step: number;
  at: number;
  undone: boolean;
  events: readonly Games[G]["event"][];
  view: Games[G]["view"];
  moment: number;
  due: boolean;
  late?: boolean;
}

/** The answer to `GET /api/tables/{code}/replay`: game `number` of the `games` that were finished at this table. */
export interface Replay<G extends GameId = GameId> {
  game: string;
  number: number;
  games: number;
  seat: number;
  options: Record<string, number | string>;
  people: readonly Seated[];
  result: Ending;
  frames: readonly ReplayFrame<G>[];
}

/** A fact that a seat considered possible: how likely (0 to 1), and whether it was true. */
export interface Belief {
  about: number;
  what: string;
  share: number;
  true: boolean;
}

/** What a seat could believe when it made the move of this step, from all it knew and from how others had played. */
export interface Thought {
  step: number;
  seat: number;
  beliefs: readonly Belief[];
}

/** The answer to `GET /api/tables/{code}/thoughts`: game `number`, a thought for each move. */
export interface Thoughts {
  game: string;
  number: number;
  thoughts: readonly Thought[];
}
