import { MediaQuery } from "svelte/reactivity";

/** Is there room beside the board? The style sheets use the same width. */
export const isWide = new MediaQuery("(min-width: 1000px)");
