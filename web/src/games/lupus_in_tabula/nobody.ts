/** The answer of the night that means none of the houses. */
export const NOBODY = -1;
