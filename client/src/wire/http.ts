// Written by grotto.wire.typescript from the Python types. Do not edit.

export interface NewTable {
  readonly name: string;
  readonly visibility?: "private" | "public" | "unlisted";
  readonly pace?: "correspondence" | "live";
  readonly clock?: ClockBody;
  readonly auto_start?: boolean;
  readonly experience?: "" | "experienced" | "newcomers";
  readonly delay?: 0 | 120 | 300 | 600;
  readonly key?: string | null;
  readonly game: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly rated?: boolean;
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
  readonly experience?: "" | "experienced" | "newcomers";
  readonly delay?: 0 | 120 | 300 | 600;
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

export interface ChangeSeat {
  readonly seat: number;
  readonly to: number;
  readonly key: string;
}

export interface Ready {
  readonly seat: number;
  readonly ready: boolean;
  readonly key: string;
}

export interface Start {
  readonly level?: string;
  readonly key: string;
}

export interface Once {
  readonly key: string;
}

export interface MakePlan {
  readonly answers: readonly string[];
  readonly version: number;
}

export interface TakeVacation {
  readonly days: number;
}

export interface Mute {
  readonly seat?: number | null;
  readonly line?: number | null;
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
  readonly moderator?: boolean;
}

export interface ShowPage {
  readonly page: "private" | "public";
}

export interface DeleteMe {
  readonly name: string;
  readonly password?: string | null;
}

export interface WantCodes {
  readonly password: string;
}

export interface Recover {
  readonly name: string;
  readonly code: string;
  readonly password: string;
}

export interface RecoveryCodes {
  readonly codes: readonly string[];
}

export interface CodesLeft {
  readonly left: number;
}

export interface Friends {
  readonly friends: readonly Friend[];
  readonly link: string;
  readonly shown: boolean;
  readonly named: boolean;
}

export interface Friend {
  readonly name: string;
  readonly state: string;
  readonly here: boolean;
}

export interface AskFriend {
  readonly name: string;
}

export interface FollowLink {
  readonly link: string;
}

export interface ShowPresence {
  readonly shown?: boolean | null;
  readonly named?: boolean | null;
}

export interface Invite {
  readonly name: string;
}

export interface TableInvitations {
  readonly people: readonly Invited[];
  readonly by: string;
}

export interface Invited {
  readonly name: string;
  readonly state: "asked" | "declined" | "sits";
  readonly by: string;
}

export interface ReportSomebody {
  readonly seat?: number | null;
  readonly line?: number | null;
  readonly said: string;
}

export interface Reports {
  readonly reports: readonly Report[];
}

export interface Report {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly about: string;
  readonly account: string;
  readonly suspended: boolean;
  readonly said: string;
  readonly table: string;
  readonly game: string;
  readonly status: string;
  readonly talk: readonly ReportedLine[];
}

export interface ReportedLine {
  readonly number: number;
  readonly name: string;
  readonly said: string;
  readonly at: number;
  readonly hidden: boolean;
  readonly reported: boolean;
}

export interface Suspend {
  readonly days: number;
}

export interface SuspendAccount {
  readonly name: string;
  readonly days: number;
}

export interface Pardon {
  readonly name: string;
}

export interface Deeds {
  readonly deeds: readonly Deed[];
  readonly next: number;
}

export interface Deed {
  readonly at: number;
  readonly by: string;
  readonly what: string;
  readonly about: string;
  readonly table: string;
  readonly said: string;
}

export interface Reach {
  readonly others: boolean;
  readonly origin: string;
}

export interface MyTable {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly changed: number;
  readonly your_move: boolean;
  readonly seats: readonly TableSeat[];
  readonly from_record: number;
  readonly round: number;
  readonly last_seat: number;
  readonly slow: boolean;
  readonly deadline: number | null;
  readonly rated: boolean;
}

export interface TableSeat {
  readonly name: string;
  readonly level: string;
  readonly yours: boolean;
  readonly vacation: number | null;
}

export interface Game {
  readonly id: string;
  readonly seats: readonly number[];
  readonly options: readonly GameOption[];
  readonly bots: readonly string[];
  readonly usual_bot: string;
  readonly ladder: readonly Rung[];
  readonly lessons: boolean;
  readonly built_in: boolean;
}

export interface GameOption {
  readonly key: string;
  readonly default: boolean | number | string;
  readonly choices: readonly (boolean | number | string)[];
  readonly rule: string;
}

export interface Rung {
  readonly points: number;
  readonly goal: boolean;
}

export interface NoticeState {
  readonly wishes: NoticeWishes;
  readonly channels: readonly NoticeChannel[];
  readonly push_key: string;
  readonly mail: boolean;
}

export interface NoticeWishes {
  readonly language: string;
  readonly zone: string;
  readonly quiet_from?: number;
  readonly quiet_until?: number;
  readonly digest_at?: number;
  readonly invitations?: "all" | "friends" | "none";
}

export interface NoticeChannel {
  readonly id: string;
  readonly kind: "mail" | "push" | "webhook";
  readonly address: string;
  readonly confirmed: boolean;
  readonly trouble: string;
  readonly preset: string;
  readonly secret: string;
}

export interface PushBrowser {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface MailAddress {
  readonly address: string;
}

export interface MailCode {
  readonly address: string;
  readonly code: string;
}

export interface NewWebhook {
  readonly url: string;
  readonly preset?: "content" | "json" | "text";
}

export interface Waits {
  readonly count: number;
  readonly next: string;
}

export interface NewTournament {
  readonly name: string;
  readonly title: string;
  readonly game: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly format?: "knockout" | "round_robin" | "swiss";
  readonly size?: number;
  readonly advance?: number;
  readonly rounds?: number;
  readonly meetings?: number;
  readonly places?: number;
  readonly bots?: boolean;
  readonly level?: string;
  readonly seeding?: "lots" | "rating";
  readonly visibility?: "public" | "unlisted";
  readonly pace?: "correspondence" | "live";
  readonly clock: ClockBody;
  readonly rated?: boolean;
  readonly joins?: boolean;
  readonly key?: string | null;
}

export interface JoinTournament {
  readonly name: string;
}

export interface ChangeTournament {
  readonly status: "cancelled" | "playing";
}
