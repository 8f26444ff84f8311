import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { ProxyOptions } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = process.env["LUDEJO_SERVER"] ?? "http://127.0.0.1:8666";

/** A proxy to the server. The `Origin` header makes the request look as if the server had sent the page. */
function proxied(): ProxyOptions {
  return { target: SERVER, changeOrigin: true, headers: { Origin: SERVER } };
}

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: "../src/ludejo/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": proxied(), "/ws": { ...proxied(), ws: true } },
  },
  test: { environment: "happy-dom" },
});
