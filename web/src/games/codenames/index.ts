import { addPictures } from "../../ui/Picture.svelte";
import type { GameUi } from "../contract";
import Beliefs from "./Beliefs.svelte";
import Board from "./Board.svelte";
import Reference from "./Reference.svelte";
import Seating from "./Seating.svelte";
import Stage from "./Stage.svelte";
import { isPrivate, worded } from "./events";

addPictures(
  "games/codenames/",
  import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true }),
);

export const ui: GameUi<"codenames"> = {
  id: "codenames",
  Board,
  Stage,
  Reference,
  Beliefs,
  Seating,
  isPrivate,
  worded,
};
