/** Which answers are asked for twice. */
import type { Offer } from "../../net/offers";

/** Who starves loses points, and nobody shall do it by accident. */
export const isGrave = ({ verb }: Offer): boolean => verb === "starve";
