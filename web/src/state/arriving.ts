/** Somebody has just said that he wants to play at a table: then he needn't ask for a chair once more. */
let wanted = "";

export function wantChair(code: string): void {
  wanted = code;
}

/** Was a chair wanted at this table? It is asked once. */
export function wantedChair(code: string): boolean {
  const was = wanted === code;
  if (was) wanted = "";
  return was;
}
