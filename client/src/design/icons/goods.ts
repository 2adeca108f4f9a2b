/** Goods, animals and crops, which mean the same in every game. */
export const GOODS = {} as const;
