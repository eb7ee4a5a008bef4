/** Tests that need no browser: the client's own modules, a page in memory, a socket and a clock that the test holds. */
import { defineConfig, mergeConfig } from "vitest/config";
import client from "./vite.config.ts";

export default mergeConfig(
  client,
  defineConfig({
    test: {
      dir: "tests",
      pool: "vmThreads", // a page for every file, in a tenth of a second instead of half of one
      environment: "happy-dom",
      environmentOptions: {
        happyDOM: {
          url: "http://kaizhuo.test/",
          // A link is followed by the client or not at all.
          settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
        },
      },
      restoreMocks: true,
      unstubGlobals: true,
    },
  }),
);
