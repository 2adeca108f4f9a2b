import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The built client is part of the Python package, which serves it.
export default defineConfig({
    plugins: [svelte()],
    build: {
        outDir: "../src/grotto/server/web",
        emptyOutDir: true,
        target: "es2022",
        chunkSizeWarningLimit: 600,
    },
    server: {
        fs: { allow: [".."] },
        proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    },
    test: { include: ["tests/**/*.test.ts"] },
    ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
});
