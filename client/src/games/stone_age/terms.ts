/** How Stone Age calls what its views name. */
import { by, type Terms } from "../../text/naming";

export const TERMS: Terms = {
    names: { placed: by("stone_age-place", "place") },
    seats: ["first"],
};
