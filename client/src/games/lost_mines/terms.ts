/** What the views of The Lost Mines hold that is no news. */
import type { Terms } from "../../text/naming";

export const TERMS: Terms = { silent: ["endings", "last_round", "reach", "vote"] };
