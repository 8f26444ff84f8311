// Cuts the typefaces down to the letters of our three languages: from 125 kB to less than 60.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);
const ASCII = Array.from({ length: 95 }, (_, n) => String.fromCodePoint(32 + n)).join("");
const BASIC = `${ASCII}óÓ\u00a0·×°§«»–—‘’‚“”„…•−`;
const POLISH = "ąćęłńśźżĄĆĘŁŃŚŹŻ";
const ESPERANTO = "ĉĝĥĵŝŭĈĜĤĴŜŬ";
// Atkinson Hyperlegible has no Esperanto letters: we take these twelve from a similar typeface (fonts.css adjusts them)
const CUTS = [
  { face: "fraunces", part: "latin", letters: BASIC, weights: { min: 500, max: 700 } },
  { face: "fraunces", part: "latin-ext", letters: POLISH + ESPERANTO, weights: { min: 500, max: 700 } },
  { face: "atkinson-hyperlegible-next", part: "latin", letters: BASIC, weights: { min: 400, max: 700 } },
  { face: "atkinson-hyperlegible-next", part: "latin-ext", letters: POLISH, weights: { min: 400, max: 700 } },
  { face: "public-sans", part: "latin-ext", letters: ESPERANTO, weights: { min: 400, max: 700 } },
];

const folder = new URL("../src/fonts/", import.meta.url);
await mkdir(folder, { recursive: true });
for (const { face, part, letters, weights } of CUTS) {
  const whole = require.resolve(`@fontsource-variable/${face}/files/${face}-${part}-wght-normal.woff2`);
  const options = { targetFormat: "woff2", variationAxes: { wght: weights } };
  await writeFile(
    new URL(`${face}-${part}.woff2`, folder),
    await subsetFont(await readFile(whole), letters, options),
  );
}
