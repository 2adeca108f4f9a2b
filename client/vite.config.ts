import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const TEXT = /\.(html|js|css|svg)$/;

/** Packs what is text, so that the server need not do it for every browser. */
function packed(): Plugin {
    return {
        name: "packed",
        apply: "build",
        writeBundle({ dir }) {
            for (const name of readdirSync(dir ?? ".", { recursive: true, encoding: "utf8" }))
                if (TEXT.test(name)) pack(join(dir ?? ".", name));
        },
    };
}

function pack(path: string): void {
    writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
}

// The built client is part of the Python package, which serves it.
export default defineConfig({
    plugins: [svelte(), packed()],
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
