/** How what happens is told. */
import type { Teller } from "../../table/telling";
import type { CavernaEvent, CavernaPlayerView, CavernaView, LogLine } from "../../wire/types";

export function eventOf({ event }: LogLine): CavernaEvent {
    return event as CavernaEvent;
}

/** The phases of a round: dwarfs work, then comes the harvest in its three steps. */
const PHASES: Readonly<Partial<Record<CavernaEvent["kind"], string>>> = {
    "round-begun": "work",
    "dwarf-placed": "work",
    reaped: "fields",
    fed: "feeding",
    begged: "feeding",
    bred: "breeding",
};

const joined = { kind: "gain", joins: true } as const;

export const TELLER: Teller<CavernaEvent, CavernaView> = {
    tells: {
        started: "banner",
        "round-begun": "banner",
        "card-revealed": "reveal",
        "card-turned": "reveal",
        "order-broken": "move",
        "dwarf-placed": "move",
        stayed: "move",
        "fee-paid": joined,
        imitated: { kind: "move", joins: true },
        "token-taken": { kind: "move", joins: true },
        gained: joined,
        "tile-gave": joined,
        "tile-laid": "move",
        "twin-laid": "move",
        fenced: "move",
        "stable-built": "move",
        furnished: "gain",
        "tile-covered": "move",
        "family-grown": "gain",
        sown: "move",
        forged: "gain",
        looted: joined,
        strengthened: { kind: "move", joins: true },
        "all-strengthened": { kind: "move", joins: true },
        "ore-sold": "gain",
        bought: "gain",
        "ruby-spent": "move",
        eaten: { kind: "step", joins: true },
        exchanged: "gain",
        disarmed: "move",
        "harvest-begun": "banner",
        "phase-skipped": "move",
        reaped: "meal",
        fed: "meal",
        begged: { kind: "meal", joins: true },
        bred: "meal",
        "marker-turned": "reveal",
        "space-saved": "move",
        "space-emptied": "aside",
        delivered: "gain",
    },
    phase: ({ kind }) => PHASES[kind] ?? null,
    changed: withEvent,
    marks: (event) => ("space" in event && "seat" in event ? [`space-${event.space}`] : null),
};

/** A view after an event, as far as the next one needs it: the last one brings the truth. */
function withEvent(view: CavernaView, event: CavernaEvent): CavernaView {
    if (!("seat" in event)) return view;
    const players = view.players.map((player, seat) =>
        seat === event.seat ? withGoods(player, event) : player,
    );
    if (event.kind !== "dwarf-placed") return { ...view, players };
    const spaces = view.spaces.map((space) =>
        space.space === event.space ? { ...space, worker: event.seat } : space,
    );
    return { ...view, players, spaces };
}

function withGoods(player: CavernaPlayerView, event: CavernaEvent): CavernaPlayerView {
    const goods: Record<string, number> = { ...player.goods };
    const add = (more: Readonly<Record<string, number>>, sign: number): void => {
        for (const [good, count] of Object.entries(more))
            goods[good] = (goods[good] ?? 0) + sign * count;
    };
    if ("paid" in event) add(event.paid, -1);
    if ("goods" in event && event.kind !== "sown") add(event.goods, 1);
    return { ...player, goods };
}
