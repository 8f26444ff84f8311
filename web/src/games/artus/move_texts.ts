/** Short texts for what a move will do (on the button) and for what a deed did (in the list of deeds). */
import { t, tEvent } from "../../texts/translator.svelte";
import type { Label } from "../../state/seats";
import { plain, signed, type Card, type Foreseen, type Move, type Royal, type View } from "./cards";
import { kingChair, pieceAt, wrapped, type Table } from "./ring";
import type { Deed, Event } from "./events";

/** A piece that is pushed away. */
interface Away {
  piece: string;
  isKing: boolean;
  owner: number | null;
  back: number;
}

/** What the text says; the same for moves and deeds. */
interface What {
  says: string;
  points: number | null;
  away: Away | null;
  crowned: Royal | null;
  turns: boolean;
}

export function cardName(card: Card): string {
  return t(`artus-card-${card}`);
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** “silver Prince” or “bronze Prince”; “King” for the King, whatever the colour. */
export function royalName(royal: string, isKing: boolean): string {
  return isKing ? t("artus-board-king") : t(`artus-royal-${royal}`);
}

function moves(piece: string, isKing: boolean, steps: number): string {
  const name = piece === "knight" ? t("artus-piece-knight") : royalName(piece, isKing);
  const way = steps < 0 ? "back" : "forward";
  return t("artus-board-do-move", { piece: capital(name), steps: Math.abs(steps), way });
}

function rings(royal: string): string {
  return t("artus-board-do-ring", { royal: t(`artus-royal-${royal}`) });
}

function scores(card: Card): string {
  return card === "joker" ? t("artus-board-do-best") : cardName(card);
}

function isKing(table: Table, royal: string): boolean {
  return table.royals.some((one) => one.royal === royal && one.is_king);
}

function said(view: View, move: Move): string {
  switch (move.do) {
    case "place":
      return t("artus-board-do-place", { value: plain(view.values[move.chair]!) });
    case "draw":
      return t("artus-board-do-draw", { pile: t(`artus-pile-${move.pile}`, {}, "acc") });
    case "knight":
      return moves("knight", false, move.steps);
    case "royal":
      return moves(move.royal, isKing(view, move.royal), move.steps);
    case "ring":
      return rings(move.royal);
    default:
      return scores(move.card);
  }
}

function pushes({ piece, isKing, owner, back }: Away, names: readonly string[], me: number): string {
  const who = owner !== null ? (owner === me ? "own" : "knight") : isKing ? "king" : "prince";
  return t("artus-board-then-push", {
    who,
    owner: owner === null ? "" : names[owner]!,
    piece: owner === null ? t(`artus-royal-${piece}`, {}, "acc") : "",
    n: back,
  });
}

function joined(what: What, names: readonly string[], me: number): string {
  const first = what.points === null ? what.says : `${what.says}: ${signed(what.points)}`;
  const more = [
    what.away && pushes(what.away, names, me),
    what.crowned && t("artus-board-then-crowned", { royal: t(`artus-royal-${what.crowned}`) }),
    what.turns && t("artus-board-then-turns"),
  ];
  return [first, ...more.filter((part) => part)].join(", ");
}

/** The text of a move, with its consequences if the preview has arrived. */
export function moveWords(view: View, move: Move, seen: Foreseen | null, names: readonly string[]): string {
  const away = seen?.pushed && {
    piece: seen.pushed.piece,
    isKing: pieceAt(view, seen.pushed.start)?.isKing ?? false,
    owner: seen.pushed.owner,
    back: wrapped(seen.pushed.start - seen.pushed.goal),
  };
  const what: What = {
    says: said(view, move),
    points: seen?.points ?? null,
    away: away ?? null,
    crowned: seen?.crowned ?? null,
    turns: seen !== null && seen.king !== kingChair(view),
  };
  return joined(what, names, view.seat);
}

function saidOf({ moved, ringed, card }: Deed): string {
  if (moved) return moves(moved.piece, moved.is_king, moved.way === "back" ? -moved.steps : moved.steps);
  return ringed ? rings(ringed.royal) : scores(card!);
}

/** The text of a deed, with the name of the player. */
export function deedWords(deed: Deed, names: readonly string[]): string {
  const { displaced, placed } = deed;
  if (placed) return tEvent("artus", { event: "placed", seat: deed.seat, ...placed } as Event, names);
  const what: What = {
    says: saidOf(deed),
    points: deed.scored?.points ?? (deed.moved ? 0 : null),
    away: displaced && { ...displaced, isKing: displaced.is_king },
    crowned: deed.crowned?.royal ?? null,
    turns: false, // not said here: the disc always turns with the King
  };
  return t("artus-board-deed", { seat: names[deed.seat]!, what: joined(what, names, -1) });
}

/** The text for who sits on a chair. */
function sitter(table: Table, labels: readonly Label[], chair: number): string {
  const piece = pieceAt(table, chair);
  if (!piece) return t("artus-board-empty");
  if (piece.owner !== null) return t("artus-board-knight-of", { owner: labels[piece.owner]?.name ?? "" });
  const royal = capital(royalName(piece.royal!, piece.isKing));
  return t("artus-board-royal", { royal, rings: piece.rings });
}

/** The text of a chair, for screen readers. */
export function chairName(table: Table, labels: readonly Label[], chair: number): string {
  const plate = chair === kingChair(table) ? t("artus-board-crown") : plain(table.values[chair]!);
  const carpet = table.carpet.includes(chair) ? "yes" : "no";
  return t("artus-board-chair", { chair, plate, carpet, who: sitter(table, labels, chair) });
}
