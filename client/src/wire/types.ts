// Written by grotto.wire.typescript from the Python types. Do not edit.

export const PROTOCOL = 3;

export interface Frame {
  readonly type: "frame";
  readonly version: number;
  readonly viewer: number;
  readonly table: Meta;
  readonly occupants: readonly Occupant[];
  readonly moves: number;
  readonly to_act: number;
  readonly view: Readonly<Record<string, unknown>>;
  readonly lines: readonly LogLine[];
  readonly lines_from: number;
  readonly question: Question | null;
  readonly undoing: Undoing | null;
  readonly standings: readonly Standing[];
  readonly projection: readonly Standing[];
  readonly notices: readonly Notice[];
  readonly hand_over: number | null;
}

export interface Meta {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly visibility: string;
  readonly pace: string;
  readonly clock: string;
  readonly clock_seconds: number;
  readonly clock_increment: number;
  readonly auto_start: boolean;
  readonly status: string;
  readonly rules_version: number;
  readonly commitment: string;
  readonly seed: string;
  readonly host: boolean;
  readonly invite: string;
  readonly rematch: string;
  readonly rematch_invite: string;
  readonly from_record: number;
  readonly frozen: Text | null;
  readonly rated: boolean;
  readonly experience: string;
  readonly delay: number;
  readonly daily: string;
  readonly tournament: string;
  readonly slow: boolean;
}

export interface Text {
  readonly kind: "text";
  readonly key: string;
  readonly args: Readonly<Record<string, number | string | Seat | Text | readonly Text[]>>;
}

export interface Seat {
  readonly kind: "seat";
  readonly seat: number;
}

export interface Occupant {
  readonly seat: number;
  readonly kind: string;
  readonly name: string;
  readonly level: string;
  readonly stand_in: string;
  readonly why: string;
  readonly replace_in: number | null;
  readonly votes: readonly number[];
  readonly online: boolean;
  readonly yours: boolean;
  readonly seconds_left: number | null;
  readonly account: boolean;
  readonly by_hand: boolean;
  readonly ready: boolean;
  readonly vacation: number | null;
}

export interface LogLine {
  readonly move: number;
  readonly seat: number;
  readonly text: Text;
  readonly event: Readonly<Record<string, unknown>>;
}

export interface Question {
  readonly seat: number;
  readonly prompt: Text;
  readonly menus: readonly Menu[];
  readonly rule: string;
}

export interface Menu {
  readonly verb: string;
  readonly message: string;
  readonly choices?: readonly Choice[];
  readonly end?: End | null;
}

export interface Choice {
  readonly part: string;
  readonly kind: string;
  readonly of: readonly Alternative[];
  readonly then?: readonly Choice[];
  readonly end?: End | null;
}

export interface Alternative {
  readonly word?: string;
  readonly key?: string;
  readonly number?: number | null;
  readonly counts?: Readonly<Record<string, number>>;
  readonly said?: number | string | Seat | Text | readonly Text[] | null;
}

export interface End {
  readonly kind?: string;
  readonly cost?: Readonly<Record<string, number>>;
  readonly also?: readonly Reference[];
  readonly said?: Readonly<Record<string, number | string | Seat | Text | readonly Text[]>>;
  readonly grave?: boolean;
}

export interface Reference {
  readonly part: string;
  readonly kind: string;
  readonly key?: string;
  readonly number?: number | null;
  readonly counts?: Readonly<Record<string, number>>;
}

export interface Undoing {
  readonly undo: boolean;
  readonly redo: boolean;
  readonly turn: boolean;
  readonly held: boolean;
  readonly why_not: Text | null;
  readonly ask: boolean;
  readonly asked_by: number | null;
  readonly agreed: readonly number[];
}

export interface Standing {
  readonly seat: number;
  readonly total: number;
  readonly rank: number;
  readonly winner: boolean;
  readonly lines: readonly Score[];
}

export interface Score {
  readonly item: string;
  readonly points: number;
  readonly text: Text;
  readonly portions?: readonly Portion[];
}

export interface Portion {
  readonly key: string;
  readonly count: number;
  readonly points: number | null;
}

export interface Notice {
  readonly number: number;
  readonly move: number;
  readonly seat: number;
  readonly text: Text;
}

export interface Update {
  readonly type: "update";
  readonly base: number;
  readonly version: number;
  readonly moves: number;
  readonly to_act: number;
  readonly hand_over: number | null;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly lines: readonly LogLine[];
  readonly lines_from: number;
  readonly notices: readonly Notice[];
  readonly between: readonly Between[];
}

export interface Between {
  readonly moves: number;
  readonly to_act: number;
  readonly view: unknown;
}

export interface Ack {
  readonly type: "ack";
  readonly key: string;
  readonly version: number;
}

export interface Problem {
  readonly type: "problem";
  readonly key: string;
  readonly code: string;
  readonly text: Text;
  readonly version: number;
}

export interface ChatLine {
  readonly type: "chat";
  readonly number: number;
  readonly seat: number;
  readonly name: string;
  readonly said: string;
  readonly at: number;
}

export interface Audience {
  readonly type: "audience";
  readonly count: number;
  readonly names: readonly string[];
}

export interface Preview {
  readonly type: "preview";
  readonly key: string;
  readonly action: string;
  readonly lines: readonly Text[];
  readonly changes: readonly Change[];
}

export interface Change {
  readonly path: readonly (string | number)[];
  readonly before: unknown;
  readonly after: unknown;
}

export interface Why {
  readonly type: "why";
  readonly key: string;
  readonly version: number;
  readonly reasons: readonly NotPossible[];
}

export interface NotPossible {
  readonly target: string;
  readonly verb: string;
  readonly keys: readonly string[];
  readonly reason: Text;
  readonly rule: string;
}

export interface Ahead {
  readonly type: "ahead";
  readonly key: string;
  readonly version: number;
  readonly ahead: Readonly<Record<string, unknown>>;
}

export interface Hints {
  readonly type: "hints";
  readonly key: string;
  readonly version: number;
  readonly hints: readonly Hint[];
}

export interface Hint {
  readonly action: string;
  readonly points: number;
  readonly lead: number;
  readonly reason: Text;
}

export interface Coached {
  readonly type: "coached";
  readonly key: string;
  readonly version: number;
  readonly kinds: readonly Kind[];
}

export interface Kind {
  readonly purpose: Text;
  readonly answers: readonly string[];
}

export interface Judged {
  readonly type: "judged";
  readonly key: string;
  readonly version: number;
  readonly form: number;
  readonly voice: "brief" | "full" | "quiet";
  readonly doubt: Doubt | null;
}

export interface Doubt {
  readonly points: number;
  readonly penalties: readonly Penalty[];
  readonly given_up: readonly Text[];
}

export interface Penalty {
  readonly item: string;
  readonly points: number;
  readonly label: Text;
}

export interface Farewell {
  readonly type: "farewell";
  readonly code: string;
  readonly after: number;
}

export type ServerMessage = Frame | Update | Ack | Problem | ChatLine | Audience | Preview | Why | Ahead | Hints | Coached | Judged | Farewell;

export interface Play {
  readonly type: "play";
  readonly key: string;
  readonly expected: number;
  readonly action: string;
}

export interface Undo {
  readonly type: "undo";
  readonly key: string;
  readonly expected: number;
}

export interface UndoTurn {
  readonly type: "undo_turn";
  readonly key: string;
  readonly expected: number;
}

export interface Redo {
  readonly type: "redo";
  readonly key: string;
  readonly expected: number;
}

export interface EndTurn {
  readonly type: "end_turn";
  readonly key: string;
  readonly expected: number;
}

export interface ByHand {
  readonly type: "by_hand";
  readonly key: string;
  readonly seat: number;
  readonly on: boolean;
}

export interface AskBack {
  readonly type: "ask_back";
  readonly key: string;
  readonly expected: number;
  readonly agree: boolean;
}

export interface Say {
  readonly type: "say";
  readonly key: string;
  readonly said: string;
}

export interface Leave {
  readonly type: "leave";
  readonly key: string;
}

export interface Return {
  readonly type: "return";
  readonly key: string;
}

export interface Replace {
  readonly type: "replace";
  readonly key: string;
  readonly seat: number;
  readonly level: string;
}

export interface Look {
  readonly type: "look";
  readonly seat: number;
}

export interface Scores {
  readonly type: "scores";
  readonly on: boolean;
}

export interface Again {
  readonly type: "again";
}

export interface AskPreview {
  readonly type: "ask_preview";
  readonly key: string;
  readonly action: string;
}

export interface AskWhy {
  readonly type: "ask_why";
  readonly key: string;
  readonly action: string;
}

export interface AskAhead {
  readonly type: "ask_ahead";
  readonly key: string;
}

export interface AskHint {
  readonly type: "ask_hint";
  readonly key: string;
}

export interface AskCoach {
  readonly type: "ask_coach";
  readonly key: string;
}

export interface AskJudged {
  readonly type: "ask_judged";
  readonly key: string;
  readonly action: string;
  readonly form: number;
}

export type ClientMessage = Play | Undo | UndoTurn | Redo | EndTurn | ByHand | AskBack | Say | Leave | Return | Replace | Look | Scores | Again | AskPreview | AskWhy | AskAhead | AskHint | AskCoach | AskJudged;

export type Command = Play | Undo | UndoTurn | Redo | EndTurn | ByHand | AskBack | Say | Leave | Return | Replace;

export interface Lobby {
  readonly tables: readonly Card[];
  readonly next: string;
}

export interface Card {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly pace: string;
  readonly clock: string;
  readonly clock_seconds: number;
  readonly clock_increment: number;
  readonly status: string;
  readonly seats: readonly CardSeat[];
  readonly created: number;
  readonly changed: number;
  readonly from_record: number;
  readonly rated: boolean;
  readonly experience: string;
}

export interface CardSeat {
  readonly kind: string;
  readonly name: string;
  readonly level: string;
}

export interface Featured {
  readonly table: FeaturedTable | null;
}

export interface FeaturedTable {
  readonly card: Card;
  readonly round: number;
  readonly watching: number;
}

export interface MyInvitations {
  readonly invitations: readonly Invitation[];
}

export interface Invitation {
  readonly by: string;
  readonly at: number;
  readonly table: Card;
}

export interface Course {
  readonly stages: readonly Stage[];
}

export interface Stage {
  readonly round: number;
  readonly move: number;
  readonly totals: readonly number[];
}

export interface LogPage {
  readonly lines: readonly LogLine[];
  readonly lines_from: number;
}

export interface ReviewState {
  readonly state: "done" | "failed" | "none" | "running" | "waiting";
  readonly done: number;
  readonly moves: number;
  readonly review: Review | null;
}

export interface Review {
  readonly course: readonly (readonly number[])[];
  readonly luck: readonly number[];
  readonly cost: readonly number[];
  readonly slips: readonly Slip[];
}

export interface Slip {
  readonly move: number;
  readonly seat: number;
  readonly chosen: Text;
  readonly cost: number;
  readonly better: Text;
  readonly reason: Text;
}

export interface Days {
  readonly day: string;
  readonly seconds_left: number;
  readonly games: readonly DailyGame[];
}

export interface DailyGame {
  readonly game: string;
  readonly seats: number;
  readonly level: string;
  readonly finished: number;
  readonly mine: DailyTry | null;
  readonly results: readonly DailyResult[];
  readonly yesterday: readonly DailyResult[];
}

export interface DailyTry {
  readonly table: string;
  readonly status: string;
}

export interface DailyResult {
  readonly rank: number;
  readonly name: string;
  readonly account: boolean;
  readonly points: number;
  readonly lead: number;
  readonly yours: boolean;
  readonly table: string;
}

export interface SoloScores {
  readonly game: string;
  readonly played: number;
  readonly best: readonly BestScore[];
}

export interface BestScore {
  readonly table: string;
  readonly points: number;
  readonly at: number;
  readonly daily: string;
}

export interface Board {
  readonly game: string;
  readonly scale: string;
  readonly players: number;
  readonly best: readonly Ranked[];
  readonly mine: Ranked | null;
}

export interface Ranked {
  readonly rank: number;
  readonly name: string;
  readonly level: string;
  readonly rating: number;
  readonly doubt: number;
  readonly games: number;
  readonly yours: boolean;
}

export interface RatingChange {
  readonly seat: number;
  readonly scale: string;
  readonly before: number | null;
  readonly after: number;
  readonly doubt: number;
}

export interface PersonPage {
  readonly name: string;
  readonly page: "private" | "public";
  readonly yours: boolean;
  readonly ratings: readonly RatingNow[];
  readonly tallies: readonly Tally[];
  readonly bots: readonly LikedBot[];
}

export interface RatingNow {
  readonly game: string;
  readonly scale: string;
  readonly rating: number;
  readonly doubt: number;
  readonly games: number;
}

export interface Tally {
  readonly game: string;
  readonly seats: number;
  readonly played: number;
  readonly won: number;
  readonly best: number;
  readonly average: number;
}

export interface LikedBot {
  readonly game: string;
  readonly level: string;
  readonly played: number;
  readonly won: number;
}

export interface History {
  readonly games: readonly PastGame[];
  readonly next: string;
}

export interface PastGame {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly rated: boolean;
  readonly players: readonly PastPlayer[];
}

export interface PastPlayer {
  readonly name: string;
  readonly level: string;
  readonly rank: number;
  readonly points: number;
  readonly gone: boolean;
  readonly yours: boolean;
}

export interface RatingCourse {
  readonly game: string;
  readonly scale: string;
  readonly points: readonly RatingPoint[];
}

export interface RatingPoint {
  readonly at: number;
  readonly rating: number;
  readonly doubt: number;
}

export interface StatisticsState {
  readonly state: "done" | "failed" | "none" | "running" | "waiting";
  readonly seats: number;
  readonly games: number;
  readonly least: number;
  readonly choices: readonly CountBySeats[];
  readonly done: number;
  readonly counted: number;
  readonly made: number;
  readonly report: string;
}

export interface CountBySeats {
  readonly seats: number;
  readonly games: number;
}

export interface Tournament {
  readonly card: TournamentCard;
  readonly options: Readonly<Record<string, string>>;
  readonly advance: number;
  readonly rounds: number;
  readonly meetings: number;
  readonly bots: boolean;
  readonly level: string;
  readonly seeding: string;
  readonly visibility: string;
  readonly clock: string;
  readonly clock_seconds: number;
  readonly clock_increment: number;
  readonly yours: boolean;
  readonly table: string;
  readonly players: readonly TournamentPlayer[];
  readonly matches: readonly TournamentMatch[];
}

export interface TournamentCard {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly format: "knockout" | "round_robin" | "swiss";
  readonly size: number;
  readonly status: string;
  readonly round: number;
  readonly players: number;
  readonly places: number;
  readonly organiser: string;
  readonly pace: string;
  readonly rated: boolean;
  readonly joined: boolean;
  readonly changed: number;
}

export interface TournamentPlayer {
  readonly number: number;
  readonly name: string;
  readonly level: string;
  readonly account: boolean;
  readonly yours: boolean;
  readonly left: boolean;
  readonly place: number;
  readonly points: number;
  readonly opponents: number;
  readonly direct: number;
  readonly share: number;
  readonly survived: number;
  readonly played: number;
  readonly won: number;
}

export interface TournamentMatch {
  readonly round: number;
  readonly table: string;
  readonly over: boolean;
  readonly seats: readonly TournamentSeat[];
}

export interface TournamentSeat {
  readonly player: number;
  readonly rank: number;
  readonly points: number;
  readonly gone: boolean;
}

export interface TournamentList {
  readonly mine: readonly TournamentCard[];
  readonly public: readonly TournamentCard[];
}

export interface LessonState {
  readonly frame: Frame;
  readonly between: readonly Between[];
  readonly answers: readonly string[];
  readonly steps: number;
  readonly step: LessonStep | null;
  readonly wrong: Text | null;
  readonly next: string;
  readonly rule: string;
}

export interface LessonStep {
  readonly number: number;
  readonly text: Text;
  readonly asks: boolean;
  readonly points: PointedAt;
  readonly hints: readonly Text[];
  readonly tried: number;
}

export interface PointedAt {
  readonly actions: readonly string[];
  readonly spots: readonly string[];
}

export interface ListedCourse {
  readonly game: string;
  readonly lessons: readonly ListedLesson[];
}

export interface ListedLesson {
  readonly id: string;
  readonly kind: string;
  readonly minutes: number;
  readonly name: Text;
}

export interface Learned {
  readonly game: string;
  readonly lesson: string;
  readonly done: boolean;
  readonly answers: readonly string[];
}

export interface TakeLesson {
  readonly answers: readonly string[];
  readonly action?: string | null;
}

export interface KeepLearned {
  readonly done?: boolean;
  readonly answers: readonly string[];
}

export interface AskInLesson {
  readonly answers: readonly string[];
  readonly message: AskPreview | AskWhy | AskAhead;
}

export interface PlanState {
  readonly seat: number;
  readonly version: number;
  readonly possible: boolean;
  readonly answers: readonly string[];
  readonly failed: string;
}

export interface PlanOffers {
  readonly version: number;
  readonly menus: readonly Menu[];
}

export interface VacationState {
  readonly until: number | null;
  readonly left: number;
  readonly allowed: number;
}

export interface StoneAgeView {
  readonly cards: readonly string[];
  readonly deck_left: number;
  readonly endings: readonly EndingView[];
  readonly first: number;
  readonly players: readonly StoneAgePlayerView[];
  readonly question: StoneAgeQuestion | null;
  readonly round: number;
  readonly stacks: readonly StoneAgeStackView[];
  readonly to_act: number;
  readonly unseen_buildings: readonly string[];
  readonly unseen_cards: readonly string[];
}

export interface EndingView {
  readonly kind: string;
  readonly left: number;
}

export interface StoneAgePlayerView {
  readonly agriculture: number;
  readonly buildings: readonly string[];
  readonly cards: readonly string[];
  readonly collection: StoneAgeCollectionView;
  readonly figures: number;
  readonly goods: Readonly<Record<string, number>>;
  readonly home: number;
  readonly hunger: number;
  readonly one_use: readonly string[];
  readonly placed: Readonly<Record<string, number>>;
  readonly points: number;
  readonly secret_cards: readonly string[];
  readonly secret_count: number;
  readonly spare_food: number;
  readonly tools: readonly StoneAgeToolView[];
  readonly two_of_choice: boolean;
  readonly worth: readonly (StoneAgeWorthView | null)[];
}

export interface StoneAgeCollectionView {
  readonly people: Readonly<Record<string, number>>;
  readonly symbols: Readonly<Record<string, number>>;
  readonly times: Readonly<Record<string, number>>;
}

export interface StoneAgeToolView {
  readonly used: boolean;
  readonly value: number;
}

export interface StoneAgeWorthView {
  readonly count: number;
  readonly kind: string;
  readonly points: number;
  readonly times: number;
}

export interface StoneAgeStackView {
  readonly left: number;
  readonly top: string;
}

export interface CaveVsCaveView {
  readonly coming: readonly number[];
  readonly display: readonly string[];
  readonly endings: readonly EndingView[];
  readonly face_up: readonly string[];
  readonly first: number;
  readonly left: readonly number[];
  readonly per_turn: Readonly<Record<string, number>>;
  readonly players: readonly CaveVsCavePlayerView[];
  readonly question: CaveVsCaveQuestion | null;
  readonly removed: readonly string[];
  readonly round: number;
  readonly rounds: number;
  readonly stack: number;
  readonly tile: string;
  readonly to_act: number;
  readonly turns: number;
  readonly turns_later: number;
  readonly unseen: readonly string[];
  readonly used: readonly string[];
  readonly uses: number;
  readonly walls_left: number;
}

export interface CaveVsCavePlayerView {
  readonly accessible: readonly string[];
  readonly behind_walls: readonly string[];
  readonly caverns: Readonly<Record<string, CaveVsCaveCavernView>>;
  readonly empty: readonly string[];
  readonly extra: string;
  readonly extra_natural: readonly string[];
  readonly face_down: readonly string[];
  readonly furnishing: Readonly<Record<string, CaveVsCaveFurnishView>>;
  readonly goods: Readonly<Record<string, number>>;
  readonly points: number;
  readonly rooms: Readonly<Record<string, string>>;
  readonly tiles: readonly string[];
  readonly turns_left: number;
  readonly uses: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly walls: readonly string[];
}

export interface CaveVsCaveCavernView {
  readonly fits: Readonly<Record<string, CaveVsCaveFitView>>;
  readonly walls: string;
}

export interface CaveVsCaveFitView {
  readonly build: readonly string[];
  readonly raze: readonly string[];
}

export interface CaveVsCaveFurnishView {
  readonly cells: readonly string[];
  readonly missing: Readonly<Record<string, number>>;
  readonly points: number;
  readonly too_blue: boolean;
}

export interface LostMinesView {
  readonly aside: number;
  readonly board: readonly LostMinesCardView[];
  readonly discarded: number;
  readonly endings: readonly EndingView[];
  readonly first: number;
  readonly last_round: LostMinesRoundView | null;
  readonly last_to_play: number;
  readonly mines: readonly LostMinesMineView[];
  readonly pile: number;
  readonly played: readonly string[];
  readonly players: readonly LostMinesPlayerView[];
  readonly question: LostMinesQuestion | null;
  readonly reach: LostMinesReachView | null;
  readonly round: number;
  readonly rounds: number;
  readonly scores: readonly (readonly number[])[];
  readonly to_act: number;
  readonly tokens: Readonly<Record<string, number>>;
  readonly traps: readonly string[];
  readonly treasures: readonly LostMinesTreasureView[];
  readonly trolls: readonly LostMinesTrollView[];
  readonly unseen: Readonly<Record<string, number>>;
  readonly unseen_dwarfs: Readonly<Record<string, number>>;
  readonly unseen_mines: readonly string[];
  readonly unseen_treasures: readonly string[];
  readonly vote: LostMinesVoteView | null;
}

export interface LostMinesCardView {
  readonly card: string;
  readonly cell: string;
  readonly tool: string;
  readonly turned: boolean;
}

export interface LostMinesRoundView {
  readonly number: number;
  readonly pots: readonly LostMinesPotView[];
  readonly seats: readonly LostMinesSharerView[];
}

export interface LostMinesPotView {
  readonly clan: string;
  readonly lost: number;
  readonly remainder: number;
  readonly seats: readonly number[];
  readonly share: number;
  readonly total: number;
}

export interface LostMinesSharerView {
  readonly clan: string;
  readonly dragon: number;
  readonly finds: readonly string[];
  readonly found: number;
  readonly has_dragon: boolean;
  readonly own: number;
  readonly points: number;
  readonly pot: string;
  readonly remainder: number;
  readonly role: string;
  readonly share: number;
}

export interface LostMinesMineView {
  readonly cell: string;
  readonly known_to: readonly number[];
  readonly mine: string;
  readonly open: boolean;
}

export interface LostMinesPlayerView {
  readonly buried: readonly string[];
  readonly buried_size: number;
  readonly clan: string;
  readonly dragon: boolean;
  readonly hand: readonly string[];
  readonly hand_size: number;
  readonly pawn: string;
  readonly points: number;
  readonly role: string;
  readonly role_known_to: readonly number[];
}

export interface LostMinesReachView {
  readonly bars: readonly LostMinesBarView[];
  readonly seat: number;
  readonly steps: number;
  readonly ways: readonly LostMinesWayView[];
}

export interface LostMinesBarView {
  readonly by: string;
  readonly cell: string;
  readonly origin: string;
  readonly tool: string;
}

export interface LostMinesWayView {
  readonly cell: string;
  readonly lost: number;
  readonly narrow: readonly string[];
  readonly opens: boolean;
  readonly steps: number;
  readonly traps: readonly string[];
  readonly way: readonly string[];
}

export interface LostMinesTreasureView {
  readonly known_to: readonly number[];
  readonly owner: number;
  readonly symbol: string;
  readonly value: number;
}

export interface LostMinesTrollView {
  readonly edge: string;
  readonly seat: number;
}

export interface LostMinesVoteView {
  readonly agreed: readonly number[];
  readonly proposer: number;
  readonly waiting: readonly number[];
}

export interface CavernaView {
  readonly action: CavernaActionView | null;
  readonly calendar: readonly CavernaHarvestView[];
  readonly cards: readonly string[];
  readonly endings: readonly EndingView[];
  readonly expedition: CavernaExpeditionView | null;
  readonly face_down: readonly CavernaFaceDownView[];
  readonly harvest: string;
  readonly leaves: number;
  readonly marker: string;
  readonly players: readonly CavernaPlayerView[];
  readonly question: CavernaQuestion | null;
  readonly questions: number;
  readonly round: number;
  readonly rounds: number;
  readonly spaces: readonly CavernaSpaceView[];
  readonly start: number;
  readonly supply: readonly string[];
  readonly to_act: number;
}

export interface CavernaActionView {
  readonly begun: boolean;
  readonly dwarf: number;
  readonly parts: readonly CavernaPartView[];
  readonly seat: number;
  readonly space: string;
  readonly stands: string;
}

export interface CavernaPartView {
  readonly deed: string;
  readonly level: number;
  readonly standing: string;
  readonly tiles: readonly string[];
}

export interface CavernaHarvestView {
  readonly harvest: string;
  readonly round: number;
}

export interface CavernaExpeditionView {
  readonly dwarf: number;
  readonly left: number;
  readonly level: number;
  readonly reach: readonly string[];
  readonly seat: number;
  readonly strength: number;
  readonly taken: readonly string[];
}

export interface CavernaFaceDownView {
  readonly cards: readonly string[];
  readonly round: number;
  readonly stage: number;
}

export interface CavernaPlayerView {
  readonly begging: number;
  readonly coming: CavernaComingView | null;
  readonly crops: Readonly<Record<string, CavernaCropView>>;
  readonly deliveries: Readonly<Record<string, number>>;
  readonly dwarf_room: number;
  readonly dwarfs: readonly CavernaDwarfView[];
  readonly goods: Readonly<Record<string, number>>;
  readonly holders: readonly CavernaHolderView[];
  readonly homeless: Readonly<Record<string, number>>;
  readonly keeps: readonly CavernaKeepView[];
  readonly land: Readonly<Record<string, string>>;
  readonly large_pastures: readonly (readonly string[])[];
  readonly points: number;
  readonly stables: readonly string[];
  readonly stalls: readonly CavernaStallView[];
}

export interface CavernaComingView {
  readonly crops: Readonly<Record<string, number>>;
  readonly fertile: readonly string[];
  readonly harvest: string;
  readonly instead: number;
  readonly litters: readonly (readonly string[])[];
  readonly meal: number;
  readonly missing: number;
  readonly need: number;
  readonly round: number;
  readonly saved: number;
}

export interface CavernaCropView {
  readonly count: number;
  readonly crop: string;
}

export interface CavernaDwarfView {
  readonly place: string;
  readonly weapon: number;
}

export interface CavernaHolderView {
  readonly cell: string;
  readonly only: string;
  readonly room: number;
  readonly watched: boolean;
}

export interface CavernaKeepView {
  readonly eaten: Readonly<Record<string, number>>;
  readonly food: number;
  readonly kept: Readonly<Record<string, number>>;
}

export interface CavernaStallView {
  readonly animal: string;
  readonly cell: string;
  readonly count: number;
  readonly dogs: number;
}

export interface CavernaSpaceView {
  readonly goods: Readonly<Record<string, number>>;
  readonly overflows: boolean;
  readonly refill: Readonly<Record<string, number>>;
  readonly round: number;
  readonly space: string;
  readonly worker: number;
}

export interface CavernaAheadView {
  readonly feeding: CavernaFeedingPlan | null;
  readonly sites: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly stalls: readonly (readonly CavernaStallView[])[];
  readonly tiles: readonly CavernaTileAhead[];
}

export interface CavernaFeedingPlan {
  readonly begging: number;
  readonly points: number;
  readonly steps: readonly CavernaFeedingStep[];
}

export interface CavernaFeedingStep {
  readonly action: string;
  readonly gets: Readonly<Record<string, number>>;
  readonly pays: Readonly<Record<string, number>>;
}

export interface CavernaTileAhead {
  readonly best: string;
  readonly cells: readonly string[];
  readonly gets: Readonly<Record<string, number>>;
  readonly missing: Readonly<Record<string, number>>;
  readonly points: number;
  readonly price: Readonly<Record<string, number>>;
  readonly swap: string;
  readonly tile: string;
}

export type StoneAgeQuestion =
  | { readonly kind: "place"; readonly seat: number; readonly home: number }
  | { readonly kind: "act"; readonly seat: number }
  | { readonly kind: "tools"; readonly seat: number; readonly good: string; readonly total: number; readonly divisor: number; readonly count: number }
  | { readonly kind: "card"; readonly seat: number; readonly card: string; readonly space: number; readonly price: number }
  | { readonly kind: "cash"; readonly seat: number }
  | { readonly kind: "building"; readonly seat: number; readonly building: string; readonly stack: number }
  | { readonly kind: "die"; readonly seat: number; readonly buyer: number; readonly dice: readonly number[] }
  | { readonly kind: "feed"; readonly seat: number; readonly missing: number; readonly points: number };

export type StoneAgeEvent =
  | { readonly kind: "started"; readonly seat: number }
  | { readonly kind: "card-revealed"; readonly card: string; readonly space: number }
  | { readonly kind: "building-revealed"; readonly building: string; readonly stack: number }
  | { readonly kind: "placed"; readonly seat: number; readonly place: string; readonly count: number }
  | { readonly kind: "dice-rolled"; readonly seat: number; readonly good: string; readonly dice: readonly number[]; readonly total: number }
  | { readonly kind: "items-rolled"; readonly seat: number; readonly dice: readonly number[] }
  | { readonly kind: "tools-used"; readonly seat: number; readonly tools: Readonly<Record<string, number>>; readonly total: number }
  | { readonly kind: "gained"; readonly seat: number; readonly good: string; readonly count: number }
  | { readonly kind: "tool-gained"; readonly seat: number; readonly value: number }
  | { readonly kind: "figure-born"; readonly seat: number; readonly figures: number }
  | { readonly kind: "agriculture-raised"; readonly seat: number; readonly level: number }
  | { readonly kind: "nothing-gained"; readonly seat: number; readonly limit: string }
  | { readonly kind: "card-bought"; readonly seat: number; readonly card: string; readonly paid: Readonly<Record<string, number>> }
  | { readonly kind: "building-bought"; readonly seat: number; readonly building: string; readonly paid: Readonly<Record<string, number>>; readonly points: number }
  | { readonly kind: "declined"; readonly seat: number; readonly place: string }
  | { readonly kind: "points-scored"; readonly seat: number; readonly points: number }
  | { readonly kind: "card-drawn"; readonly seat: number; readonly card: string }
  | { readonly kind: "deck-was-empty"; readonly seat: number }
  | { readonly kind: "card-kept"; readonly seat: number; readonly card: string }
  | { readonly kind: "card-cashed"; readonly seat: number; readonly taken: Readonly<Record<string, number>> }
  | { readonly kind: "harvested"; readonly seat: number; readonly food: number }
  | { readonly kind: "fed"; readonly seat: number; readonly paid: Readonly<Record<string, number>> }
  | { readonly kind: "starved"; readonly seat: number; readonly missing: number; readonly points: number }
  | { readonly kind: "round-begun"; readonly number: number; readonly seat: number }
  | { readonly kind: "game-ended"; readonly cause: string };

export type CaveVsCaveQuestion =
  | { readonly kind: "take"; readonly seat: number }
  | { readonly kind: "carry-out"; readonly seat: number; readonly tile: string; readonly effects: readonly number[]; readonly uses: number }
  | { readonly kind: "room"; readonly seat: number; readonly room: string; readonly effects: readonly number[] }
  | { readonly kind: "dig-again"; readonly seat: number }
  | { readonly kind: "side"; readonly seat: number };

export type CaveVsCaveEvent =
  | { readonly kind: "started"; readonly seat: number }
  | { readonly kind: "room-removed"; readonly room: string }
  | { readonly kind: "round-begun"; readonly number: number; readonly turns: number; readonly seat: number }
  | { readonly kind: "tile-revealed"; readonly tile: string }
  | { readonly kind: "tile-taken"; readonly seat: number; readonly tile: string }
  | { readonly kind: "gained"; readonly seat: number; readonly goods: Readonly<Record<string, number>> }
  | { readonly kind: "traded"; readonly seat: number; readonly paid: Readonly<Record<string, number>>; readonly goods: Readonly<Record<string, number>> }
  | { readonly kind: "exchanged"; readonly seat: number; readonly good: string }
  | { readonly kind: "room-worked"; readonly seat: number; readonly room: string; readonly goods: Readonly<Record<string, number>> }
  | { readonly kind: "wall-built"; readonly seat: number; readonly border: string; readonly left: number }
  | { readonly kind: "wall-razed"; readonly seat: number; readonly border: string }
  | { readonly kind: "cavern-dug"; readonly seat: number; readonly cell: string; readonly paid: Readonly<Record<string, number>>; readonly count: number; readonly food: number }
  | { readonly kind: "room-dug-up"; readonly seat: number; readonly cell: string; readonly room: string }
  | { readonly kind: "room-revealed"; readonly room: string }
  | { readonly kind: "room-furnished"; readonly seat: number; readonly room: string; readonly cell: string; readonly paid: Readonly<Record<string, number>>; readonly points: number }
  | { readonly kind: "cavern-granted"; readonly seat: number }
  | { readonly kind: "cavern-laid"; readonly seat: number; readonly side: string }
  | { readonly kind: "room-used"; readonly seat: number; readonly room: string }
  | { readonly kind: "game-ended"; readonly rounds: number };

export type LostMinesQuestion =
  | { readonly kind: "card"; readonly seat: number; readonly voted: boolean }
  | { readonly kind: "move"; readonly seat: number; readonly cell: string; readonly steps: number }
  | { readonly kind: "take"; readonly seat: number; readonly cell: string; readonly mine: string; readonly slots: readonly number[] }
  | { readonly kind: "face"; readonly seat: number; readonly cell: string; readonly mine: string }
  | { readonly kind: "vote"; readonly seat: number; readonly proposer: number };

export type LostMinesEvent =
  | { readonly kind: "round-begun"; readonly number: number; readonly seat: number }
  | { readonly kind: "treasure-laid"; readonly number: number; readonly symbol: string }
  | { readonly kind: "dwarf-dealt"; readonly seat: number; readonly clan: string; readonly role: string }
  | { readonly kind: "round-ended"; readonly number: number; readonly cause: string }
  | { readonly kind: "role-revealed"; readonly seat: number; readonly clan: string; readonly role: string }
  | { readonly kind: "find-shown"; readonly seat: number; readonly treasure: string }
  | { readonly kind: "round-scored"; readonly seat: number; readonly points: number }
  | { readonly kind: "card-drawn"; readonly seat: number; readonly card: string }
  | { readonly kind: "path-laid"; readonly seat: number; readonly card: string; readonly cell: string; readonly way: string }
  | { readonly kind: "overcome"; readonly seat: number; readonly tool: string; readonly cell: string }
  | { readonly kind: "mine-peeked"; readonly seat: number; readonly cell: string; readonly mine: string }
  | { readonly kind: "treasure-peeked"; readonly seat: number; readonly number: number; readonly treasure: string }
  | { readonly kind: "dwarf-peeked"; readonly seat: number; readonly target: number; readonly clan: string; readonly role: string }
  | { readonly kind: "guarded"; readonly seat: number; readonly card: string; readonly edge: string }
  | { readonly kind: "troll-left"; readonly seat: number; readonly edge: string }
  | { readonly kind: "struck"; readonly seat: number; readonly card: string; readonly cell: string }
  | { readonly kind: "token-lost"; readonly card: string; readonly edge: string }
  | { readonly kind: "discarded"; readonly seat: number; readonly count: number; readonly cards: readonly string[] }
  | { readonly kind: "moved"; readonly seat: number; readonly origin: string; readonly cell: string }
  | { readonly kind: "card-lost"; readonly seat: number; readonly card: string }
  | { readonly kind: "mine-revealed"; readonly seat: number; readonly cell: string; readonly mine: string }
  | { readonly kind: "mine-turned"; readonly seat: number; readonly cell: string; readonly way: string; readonly forced: boolean }
  | { readonly kind: "dragon-taken"; readonly seat: number }
  | { readonly kind: "treasure-taken"; readonly seat: number; readonly number: number; readonly symbol: string }
  | { readonly kind: "skipped"; readonly seat: number }
  | { readonly kind: "end-proposed"; readonly seat: number }
  | { readonly kind: "voted"; readonly seat: number; readonly vote: string };

export type CavernaQuestion =
  | { readonly kind: "place"; readonly seat: number; readonly dwarf: number; readonly strength: number }
  | { readonly kind: "act"; readonly seat: number; readonly dwarf: number; readonly space: string; readonly stands: string; readonly begun: boolean }
  | { readonly kind: "imitate"; readonly seat: number; readonly dwarf: number }
  | { readonly kind: "loot"; readonly seat: number; readonly dwarf: number; readonly strength: number; readonly left: number }
  | { readonly kind: "loot-how"; readonly seat: number; readonly item: string }
  | { readonly kind: "sell"; readonly seat: number; readonly left: number }
  | { readonly kind: "buy"; readonly seat: number; readonly held: number }
  | { readonly kind: "keep"; readonly seat: number }
  | { readonly kind: "coins"; readonly seat: number; readonly held: number }
  | { readonly kind: "skip"; readonly seat: number }
  | { readonly kind: "feed"; readonly seat: number; readonly need: number; readonly held: number; readonly meal: number }
  | { readonly kind: "newborns"; readonly seat: number }
  | { readonly kind: "prepare"; readonly seat: number }
  | { readonly kind: "save"; readonly seat: number; readonly spaces: readonly string[] }
  | { readonly kind: "last-chance"; readonly seat: number };

export type CavernaEvent =
  | { readonly kind: "started"; readonly seat: number }
  | { readonly kind: "round-begun"; readonly number: number; readonly seat: number }
  | { readonly kind: "card-revealed"; readonly space: string }
  | { readonly kind: "card-turned" }
  | { readonly kind: "order-broken"; readonly seat: number; readonly strength: number }
  | { readonly kind: "dwarf-placed"; readonly seat: number; readonly space: string; readonly strength: number }
  | { readonly kind: "stayed"; readonly seat: number }
  | { readonly kind: "fee-paid"; readonly seat: number; readonly food: number }
  | { readonly kind: "imitated"; readonly seat: number; readonly space: string }
  | { readonly kind: "token-taken"; readonly seat: number }
  | { readonly kind: "gained"; readonly seat: number; readonly goods: Readonly<Record<string, number>> }
  | { readonly kind: "tile-gave"; readonly seat: number; readonly tile: string; readonly goods: Readonly<Record<string, number>> }
  | { readonly kind: "tile-laid"; readonly seat: number; readonly landscape: string; readonly cell: string }
  | { readonly kind: "twin-laid"; readonly seat: number; readonly landscape: string; readonly cell: string; readonly other: string }
  | { readonly kind: "fenced"; readonly seat: number; readonly cells: readonly string[]; readonly paid: Readonly<Record<string, number>> }
  | { readonly kind: "stable-built"; readonly seat: number; readonly cell: string; readonly paid: Readonly<Record<string, number>> }
  | { readonly kind: "furnished"; readonly seat: number; readonly tile: string; readonly cell: string; readonly paid: Readonly<Record<string, number>> }
  | { readonly kind: "tile-covered"; readonly seat: number; readonly tile: string }
  | { readonly kind: "family-grown"; readonly seat: number }
  | { readonly kind: "sown"; readonly seat: number; readonly goods: Readonly<Record<string, number>> }
  | { readonly kind: "forged"; readonly seat: number; readonly strength: number; readonly ore: number }
  | { readonly kind: "looted"; readonly seat: number; readonly item: string }
  | { readonly kind: "strengthened"; readonly seat: number; readonly strength: number }
  | { readonly kind: "all-strengthened"; readonly seat: number }
  | { readonly kind: "ore-sold"; readonly seat: number; readonly ore: number; readonly goods: Readonly<Record<string, number>> }
  | { readonly kind: "bought"; readonly seat: number; readonly good: string; readonly gold: number }
  | { readonly kind: "ruby-spent"; readonly seat: number; readonly paid: Readonly<Record<string, number>>; readonly goods: Readonly<Record<string, number>> }
  | { readonly kind: "eaten"; readonly seat: number; readonly paid: Readonly<Record<string, number>>; readonly food: number }
  | { readonly kind: "exchanged"; readonly seat: number; readonly tile: string; readonly paid: Readonly<Record<string, number>>; readonly goods: Readonly<Record<string, number>> }
  | { readonly kind: "disarmed"; readonly seat: number; readonly strength: number; readonly food: number }
  | { readonly kind: "harvest-begun"; readonly harvest: string }
  | { readonly kind: "phase-skipped"; readonly seat: number; readonly phase: string }
  | { readonly kind: "reaped"; readonly seat: number; readonly goods: Readonly<Record<string, number>> }
  | { readonly kind: "fed"; readonly seat: number; readonly paid: Readonly<Record<string, number>> }
  | { readonly kind: "begged"; readonly seat: number; readonly count: number }
  | { readonly kind: "bred"; readonly seat: number; readonly animals: Readonly<Record<string, number>> }
  | { readonly kind: "marker-turned"; readonly harvest: string }
  | { readonly kind: "space-saved"; readonly seat: number; readonly space: string }
  | { readonly kind: "space-emptied"; readonly space: string; readonly lost: Readonly<Record<string, number>> }
  | { readonly kind: "delivered"; readonly seat: number; readonly goods: Readonly<Record<string, number>> };
