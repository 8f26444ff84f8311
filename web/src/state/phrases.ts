/** Quick phrases, sent by name so that all read them in their own language. */
export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "oh-no",
  "hurry",
  "moment",
  "thanks",
  "bye",
] as const;

const SIGN = /^:([a-z-]+):$/;

/** The text with which a phrase is sent. */
export const sent = (phrase: string): string => `:${phrase}:`;

/** The name of the phrase in a message; null if the message is an ordinary text. */
export function phraseIn(text: string): string | null {
  const name = SIGN.exec(text)?.[1];
  return name && (PHRASES as readonly string[]).includes(name) ? name : null;
}
