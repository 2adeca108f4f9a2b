import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { icons } from "./icons.ts";

const TEXT = /\.(html|js|css|svg|webmanifest)$/;

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
    const plain = readFileSync(path);
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
    writeFileSync(`${path}.br`, brotliCompressSync(plain));
}

const CATALOGUES = join(import.meta.dirname, "../src/grotto/i18n");
const GAMES = readdirSync(join(import.meta.dirname, "../docs/rules"));
const TEXTS = "virtual:texts/";
/** What terminals and reports say; and lessons and small parts of pages, which are loaded by whoever shows them. */
const ELSEWHERE = /^(cli.*|arena|research|stats|lessons_.*|later_.*)\.ftl$/;
const LABEL = /^[a-z_]+-(name|about) =.*\n(?:[ \t]+.*\n)*/gm;

/** Texts in pieces for each language: what pages say, with the labels of games; and what each game says at its tables. */
function texts(): Plugin {
    return {
        name: "texts",
        resolveId: (id) => (id.startsWith(TEXTS) ? `\0${id}` : null),
        load(id) {
            if (!id.startsWith(`\0${TEXTS}`)) return null;
            const [piece = "", language = ""] = id.slice(TEXTS.length + 1).split("/");
            if (piece === "games") return allGames();
            const sources = piece === "pages" ? ofPages(language) : ofGame(piece, language);
            return `export default ${JSON.stringify(sources)}`;
        },
    };
}

/** A module that loads the words of a game, by its name and the language. */
function allGames(): string {
    const loads = GAMES.flatMap((game) =>
        readdirSync(CATALOGUES)
            .filter((language) => /^[a-z]{2}$/.test(language))
            .map((language) => `${game}/${language}`)
            .map((piece) => `${JSON.stringify(piece)}: () => import("${TEXTS}${piece}")`),
    );
    return `export default { ${loads.join(", ")} }`;
}

function ofGame(game: string, language: string): string[] {
    return filesOf(language)
        .filter((file) => isOf(game, file))
        .map((file) => readText(language, file));
}

function ofPages(language: string): string[] {
    const isOfGame = (file: string): boolean => GAMES.some((game) => isOf(game, file));
    const common = filesOf(language).filter((file) => !isOfGame(file) && !ELSEWHERE.test(file));
    const labels = GAMES.map((game) => readText(language, `${game}.ftl`).match(LABEL)?.join(""));
    return [...common.map((file) => readText(language, file)), labels.join("")];
}

function filesOf(language: string): string[] {
    return readdirSync(join(CATALOGUES, language)).filter((file) => file.endsWith(".ftl"));
}

function isOf(game: string, file: string): boolean {
    return file === `${game}.ftl` || new RegExp(`^(web|coach)_${game}(_|\\.)`).test(file);
}

/** A catalogue without comments, and without what only terminals say. */
function readText(language: string, file: string): string {
    const lines = readFileSync(join(CATALOGUES, language, file), "utf-8").split("\n");
    let isForTerminals = false;
    const kept = lines.filter((line) => {
        if (/^\S/.test(line)) isForTerminals = line.startsWith("cli-");
        return !isForTerminals && line !== "" && !line.startsWith("#");
    });
    return kept.map((line) => `${line}\n`).join("");
}

// The built client is part of the Python package, which serves it.
export default defineConfig({
    plugins: [svelte(), texts(), icons(), packed()],
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
