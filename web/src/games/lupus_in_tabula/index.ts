import { addPictures } from "../../ui/Picture.svelte";
import type { GameUi } from "../contract";
import Beliefs from "./Beliefs.svelte";
import Between from "./Between.svelte";
import Board from "./Board.svelte";
import Reference from "./Reference.svelte";
import Seating from "./Seating.svelte";
import { audience, mayTake } from "./audience";
import Stage from "./Stage.svelte";
import { isPrivate } from "./events";

addPictures(
  "games/lupus_in_tabula/",
  import.meta.glob<string>("./art/*.svg", { query: "?raw", import: "default", eager: true }),
);

export const ui: GameUi<"lupus-in-tabula"> = {
  id: "lupus-in-tabula",
  Board,
  Between,
  Stage,
  Reference,
  Beliefs,
  Seating,
  isPrivate,
  audience,
  mayTake,
  covers: true,
};
