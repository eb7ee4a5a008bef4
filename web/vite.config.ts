import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Boards live with their games, outside this folder; what they import comes from here.
export default defineConfig({
  root: here("."),
  resolve: { alias: { "@kaizhuo/shell": here("src/board.ts") }, dedupe: ["preact"] },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: here("../src/kaizhuo/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    manifest: "files.json", // the server names in the page what it will need (server/web/pages.py)
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": "http://127.0.0.1:8168", "/ws": { target: "ws://127.0.0.1:8168", ws: true } },
  },
});
