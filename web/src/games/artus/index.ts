import { addPictures } from "../../ui/Picture.svelte";
import type { GameUi } from "../contract";
import Beliefs from "./Beliefs.svelte";
import Board from "./Board.svelte";
import Examples from "./Examples.svelte";
import Reference from "./Reference.svelte";
import Stage from "./Stage.svelte";
import { isPrivate } from "./events";

addPictures(
  "games/artus/",
  import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true }),
);

export const ui: GameUi<"artus"> = {
  id: "artus",
  Board,
  Stage,
  Reference,
  Examples,
  Beliefs,
  isPrivate,
};
