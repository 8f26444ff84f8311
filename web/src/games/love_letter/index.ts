import { addPictures } from "../../ui/Picture.svelte";
import type { GameUi } from "../contract";
import Beliefs from "./Beliefs.svelte";
import Board from "./Board.svelte";
import Reference from "./Reference.svelte";
import Stage from "./Stage.svelte";
import { isPrivate } from "./events";

addPictures(
  "games/love_letter/",
  import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true }),
);

export const ui: GameUi<"love-letter"> = {
  id: "love-letter",
  Board,
  Stage,
  Reference,
  Beliefs,
  isPrivate,
};
