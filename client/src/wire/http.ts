// Written by grotto.wire.typescript from the Python types. Do not edit.

export interface NewTable {
  readonly name: string;
  readonly visibility?: "private" | "public" | "unlisted";
  readonly pace?: "correspondence" | "live";
  readonly clock?: ClockBody;
  readonly auto_start?: boolean;
  readonly key?: string | null;
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
}

export interface ClockBody {
  readonly kind?: "bank" | "days" | "none";
  readonly seconds?: number;
  readonly increment?: number;
}

export interface NewFromRecord {
  readonly name: string;
  readonly visibility?: "private" | "public" | "unlisted";
  readonly pace?: "correspondence" | "live";
  readonly clock?: ClockBody;
  readonly auto_start?: boolean;
  readonly key?: string | null;
  readonly record: string;
}

export interface TableMade {
  readonly id: string;
  readonly invite: string;
}

export interface Join {
  readonly name: string;
  readonly seat?: number | null;
  readonly knows_record?: boolean;
  readonly key: string;
}

export interface SeatBot {
  readonly level?: string;
  readonly seat?: number | null;
  readonly key: string;
}

export interface Stand {
  readonly seat: number;
  readonly key: string;
}

export interface Start {
  readonly level?: string;
  readonly key: string;
}

export interface Once {
  readonly key: string;
}

export interface Mute {
  readonly line: number;
}

export interface Muted {
  readonly id: string;
  readonly name: string;
}

export interface Note {
  readonly body: string;
}

export interface NewName {
  readonly name: string;
}

export interface SignUp {
  readonly name: string;
  readonly password: string;
}

export interface SignIn {
  readonly name: string;
  readonly password: string;
  readonly claim?: boolean;
}

export interface NewPassword {
  readonly old: string;
  readonly new: string;
}

export interface Me {
  readonly person: Known | null;
}

export interface Known {
  readonly name: string;
  readonly account: boolean;
}

export interface MyTable {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly changed: number;
  readonly your_move: boolean;
  readonly seats: readonly TableSeat[];
  readonly from_record: number;
}

export interface TableSeat {
  readonly name: string;
  readonly level: string;
  readonly yours: boolean;
}

export interface Game {
  readonly id: string;
  readonly seats: readonly number[];
  readonly options: readonly GameOption[];
  readonly bots: readonly string[];
  readonly usual_bot: string;
  readonly built_in: boolean;
}

export interface GameOption {
  readonly key: string;
  readonly default: boolean | number | string;
  readonly choices: readonly (boolean | number | string)[];
  readonly rule: string;
}
