/** What only Stone Age has. */
export const STONE_AGE = {} as const;
