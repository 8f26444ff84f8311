/** Stands for the answer "nobody" in a night. */
export const NOBODY = -1;
