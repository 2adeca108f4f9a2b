/** What only Cave vs Cave has. */
export const CAVE_VS_CAVE = {} as const;
