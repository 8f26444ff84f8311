import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      eqeqeq: "error",
      "svelte/no-at-html-tags": "off", // only for our own pictures, which are built in
      "svelte/prefer-svelte-reactivity": "off", // maps in our state are never changed, only replaced
      "svelte/no-navigation-without-resolve": "off", // only for SvelteKit
    },
  },
  { files: ["*.js", "*.ts", "tools/**"], languageOptions: { globals: { ...globals.node } } },
  { ignores: ["node_modules", "src/wire.ts", "src/meanings.ts"] },
);
