/** Draws the icons of the app as PNG when the client is built: the arch of a cave, and a fire in it. */
import { deflateSync } from "node:zlib";

import type { Plugin } from "vite";

type Colour = readonly [number, number, number, number];

const NIGHT: Colour = [0x2b, 0x22, 0x1a, 255];
const STONE: Colour = [0xd8, 0xc6, 0xa6, 255];
const FIRE: Colour = [0xf0, 0xa3, 0x57, 255];
const NOTHING: Colour = [0, 0, 0, 0];
const WHITE: Colour = [255, 255, 255, 255];

/** So many times each way a pixel is looked at, so that edges are smooth. */
const LOOKS = 3;

/** Whether a point lies in an arch with this foot: straight below its shoulders, an ellipse above. */
function isInArch(x: number, y: number, half: number, shoulder: number, rise: number): boolean {
    if (Math.abs(x - 16) > half || y > 27) return false;
    return y >= shoulder || ((x - 16) / half) ** 2 + ((y - shoulder) / rise) ** 2 <= 1;
}

/** The sign in a square of 32, as design/icon.svg draws it. */
function signAt(x: number, y: number): "stone" | "fire" | "none" {
    if ((x - 16) ** 2 + (y - 22) ** 2 <= 9) return "fire";
    return isInArch(x, y, 11, 18, 13) && !isInArch(x, y, 5, 20, 6) ? "stone" : "none";
}

/** Icons may be cut round: the sign keeps away from the edge. */
function icon(x: number, y: number): Colour {
    const [inX, inY] = [16 + (x - 16) * 1.35, 16 + (y - 16) * 1.35];
    return { stone: STONE, fire: FIRE, none: NIGHT }[signAt(inX, inY)];
}

/** Of a badge only the shape is seen. */
function badge(x: number, y: number): Colour {
    return signAt(x, y) === "none" ? NOTHING : WHITE;
}

function pixels(size: number, colourAt: (x: number, y: number) => Colour): Buffer {
    const rows = Buffer.alloc(size * (size * 4 + 1));
    for (let y = 0; y < size; y++)
        for (let x = 0; x < size; x++)
            for (let part = 0; part < 4; part++)
                rows[y * (size * 4 + 1) + 1 + x * 4 + part] = mean(size, x, y, part, colourAt);
    return rows;
}

function mean(
    size: number,
    x: number,
    y: number,
    part: number,
    colourAt: (x: number, y: number) => Colour,
): number {
    let sum = 0;
    for (let look = 0; look < LOOKS * LOOKS; look++) {
        const inX = x + ((look % LOOKS) + 0.5) / LOOKS;
        const inY = y + (Math.floor(look / LOOKS) + 0.5) / LOOKS;
        sum += colourAt((inX * 32) / size, (inY * 32) / size)[part] ?? 0;
    }
    return Math.round(sum / (LOOKS * LOOKS));
}

function png(size: number, colourAt: (x: number, y: number) => Colour): Buffer {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(size, 0);
    head.writeUInt32BE(size, 4);
    head.set([8, 6, 0, 0, 0], 8); // eight bits each of red, green, blue and how solid it is
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const drawn = deflateSync(pixels(size, colourAt), { level: 9 });
    return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", drawn), chunk("IEND")]);
}

function chunk(kind: string, body: Buffer = Buffer.alloc(0)): Buffer {
    const named = Buffer.concat([Buffer.from(kind, "ascii"), body]);
    const whole = Buffer.alloc(named.length + 8);
    whole.writeUInt32BE(body.length, 0);
    named.copy(whole, 4);
    whole.writeUInt32BE(checksum(named), named.length + 4);
    return whole;
}

/** The CRC-32 of PNG. */
function checksum(bytes: Buffer): number {
    let sum = 0xffffffff;
    for (const byte of bytes) {
        sum ^= byte;
        for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    }
    return (sum ^ 0xffffffff) >>> 0;
}

export function icons(): Plugin {
    return {
        name: "icons",
        apply: "build",
        generateBundle() {
            for (const size of [180, 192, 512])
                this.emitFile(file(`icon-${size}`, png(size, icon)));
            this.emitFile(file("badge-96", png(96, badge)));
        },
    };
}

function file(name: string, source: Buffer): { type: "asset"; fileName: string; source: Buffer } {
    return { type: "asset", fileName: `assets/${name}.png`, source };
}
