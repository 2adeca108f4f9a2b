// Written by grotto.wire.facts from the tables of the games. Do not edit.

export const COLUMNS = 11 as const;

export const ROWS = 7 as const;

export const SIDES = ["n","e","s","w"] as const;

export const START_OPENINGS = 15 as const;

export const MINES = [
  {"key":"gold","symbol":0,"openings":14},
  {"key":"silver","symbol":1,"openings":3},
  {"key":"gems","symbol":2,"openings":9},
  {"key":"dragon","symbol":-1,"openings":7},
] as const;

export const CARDS = [
  {"key":"plain_cross","effect":"path","count":2,"openings":15,"feature":"plain","shape":"cross","tool":-1,"subjects":[]},
  {"key":"plain_t_side","effect":"path","count":2,"openings":7,"feature":"plain","shape":"t_side","tool":-1,"subjects":[]},
  {"key":"plain_t_flat","effect":"path","count":3,"openings":14,"feature":"plain","shape":"t_flat","tool":-1,"subjects":[]},
  {"key":"plain_straight_ns","effect":"path","count":3,"openings":5,"feature":"plain","shape":"straight_ns","tool":-1,"subjects":[]},
  {"key":"plain_straight_ew","effect":"path","count":3,"openings":10,"feature":"plain","shape":"straight_ew","tool":-1,"subjects":[]},
  {"key":"plain_curve_ne","effect":"path","count":4,"openings":3,"feature":"plain","shape":"curve_ne","tool":-1,"subjects":[]},
  {"key":"plain_curve_nw","effect":"path","count":4,"openings":9,"feature":"plain","shape":"curve_nw","tool":-1,"subjects":[]},
  {"key":"rocks_t_side","effect":"path","count":1,"openings":7,"feature":"rocks","shape":"t_side","tool":-1,"subjects":[]},
  {"key":"rocks_t_flat","effect":"path","count":1,"openings":14,"feature":"rocks","shape":"t_flat","tool":-1,"subjects":[]},
  {"key":"rocks_straight_ns","effect":"path","count":1,"openings":5,"feature":"rocks","shape":"straight_ns","tool":-1,"subjects":[]},
  {"key":"rocks_straight_ew","effect":"path","count":1,"openings":10,"feature":"rocks","shape":"straight_ew","tool":-1,"subjects":[]},
  {"key":"rocks_curve_ne","effect":"path","count":1,"openings":3,"feature":"rocks","shape":"curve_ne","tool":-1,"subjects":[]},
  {"key":"rocks_curve_nw","effect":"path","count":1,"openings":9,"feature":"rocks","shape":"curve_nw","tool":-1,"subjects":[]},
  {"key":"campfire_cross","effect":"path","count":1,"openings":15,"feature":"campfire","shape":"cross","tool":-1,"subjects":[]},
  {"key":"campfire_t_flat","effect":"path","count":1,"openings":14,"feature":"campfire","shape":"t_flat","tool":-1,"subjects":[]},
  {"key":"campfire_curve_ne","effect":"path","count":1,"openings":3,"feature":"campfire","shape":"curve_ne","tool":-1,"subjects":[]},
  {"key":"campfire_curve_nw","effect":"path","count":1,"openings":9,"feature":"campfire","shape":"curve_nw","tool":-1,"subjects":[]},
  {"key":"tree_cross","effect":"path","count":1,"openings":15,"feature":"tree","shape":"cross","tool":-1,"subjects":[]},
  {"key":"tree_t_side","effect":"path","count":1,"openings":7,"feature":"tree","shape":"t_side","tool":-1,"subjects":[]},
  {"key":"tree_straight_ew","effect":"path","count":1,"openings":10,"feature":"tree","shape":"straight_ew","tool":-1,"subjects":[]},
  {"key":"lake_cross","effect":"path","count":1,"openings":15,"feature":"lake","shape":"cross","tool":-1,"subjects":[]},
  {"key":"lake_t_side","effect":"path","count":1,"openings":7,"feature":"lake","shape":"t_side","tool":-1,"subjects":[]},
  {"key":"lake_straight_ew","effect":"path","count":1,"openings":10,"feature":"lake","shape":"straight_ew","tool":-1,"subjects":[]},
  {"key":"pit_cross","effect":"path","count":1,"openings":15,"feature":"pit","shape":"cross","tool":-1,"subjects":[]},
  {"key":"pit_t_side","effect":"path","count":1,"openings":7,"feature":"pit","shape":"t_side","tool":-1,"subjects":[]},
  {"key":"pit_straight_ew","effect":"path","count":1,"openings":10,"feature":"pit","shape":"straight_ew","tool":-1,"subjects":[]},
  {"key":"axe","effect":"tool","count":3,"openings":0,"feature":"","shape":"","tool":0,"subjects":[]},
  {"key":"boat","effect":"tool","count":3,"openings":0,"feature":"","shape":"","tool":1,"subjects":[]},
  {"key":"rope","effect":"tool","count":3,"openings":0,"feature":"","shape":"","tool":2,"subjects":[]},
  {"key":"peek_mine_treasure","effect":"peek","count":2,"openings":0,"feature":"","shape":"","tool":-1,"subjects":["mine","treasure"]},
  {"key":"peek_mine_dwarf","effect":"peek","count":2,"openings":0,"feature":"","shape":"","tool":-1,"subjects":["mine","dwarf"]},
  {"key":"peek_treasure_dwarf","effect":"peek","count":2,"openings":0,"feature":"","shape":"","tool":-1,"subjects":["treasure","dwarf"]},
  {"key":"trap","effect":"trap","count":3,"openings":0,"feature":"","shape":"","tool":-1,"subjects":[]},
  {"key":"troll","effect":"troll","count":3,"openings":0,"feature":"","shape":"","tool":-1,"subjects":[]},
  {"key":"thunderstorm","effect":"thunderstorm","count":2,"openings":0,"feature":"","shape":"","tool":-1,"subjects":[]},
] as const;

export const CELLS = ["a1","b1","c1","d1","e1","f1","g1","h1","i1","j1","k1","a2","b2","c2","d2","e2","f2","g2","h2","i2","j2","k2","a3","b3","c3","d3","e3","f3","g3","h3","i3","j3","k3","a4","b4","c4","d4","e4","f4","g4","h4","i4","j4","k4","a5","b5","c5","d5","e5","f5","g5","h5","i5","j5","k5","a6","b6","c6","d6","e6","f6","g6","h6","i6","j6","k6","a7","b7","c7","d7","e7","f7","g7","h7","i7","j7","k7"] as const;

export const EDGES = [
  {"key":"a1-b1","cell":"a1","side":"e"},
  {"key":"a1-a2","cell":"a1","side":"s"},
  {"key":"b1-c1","cell":"b1","side":"e"},
  {"key":"b1-b2","cell":"b1","side":"s"},
  {"key":"c1-d1","cell":"c1","side":"e"},
  {"key":"c1-c2","cell":"c1","side":"s"},
  {"key":"d1-e1","cell":"d1","side":"e"},
  {"key":"d1-d2","cell":"d1","side":"s"},
  {"key":"e1-f1","cell":"e1","side":"e"},
  {"key":"e1-e2","cell":"e1","side":"s"},
  {"key":"f1-g1","cell":"f1","side":"e"},
  {"key":"f1-f2","cell":"f1","side":"s"},
  {"key":"g1-h1","cell":"g1","side":"e"},
  {"key":"g1-g2","cell":"g1","side":"s"},
  {"key":"h1-i1","cell":"h1","side":"e"},
  {"key":"h1-h2","cell":"h1","side":"s"},
  {"key":"i1-j1","cell":"i1","side":"e"},
  {"key":"i1-i2","cell":"i1","side":"s"},
  {"key":"j1-k1","cell":"j1","side":"e"},
  {"key":"j1-j2","cell":"j1","side":"s"},
  {"key":"k1-k2","cell":"k1","side":"s"},
  {"key":"a2-b2","cell":"a2","side":"e"},
  {"key":"a2-a3","cell":"a2","side":"s"},
  {"key":"b2-c2","cell":"b2","side":"e"},
  {"key":"b2-b3","cell":"b2","side":"s"},
  {"key":"c2-d2","cell":"c2","side":"e"},
  {"key":"c2-c3","cell":"c2","side":"s"},
  {"key":"d2-e2","cell":"d2","side":"e"},
  {"key":"d2-d3","cell":"d2","side":"s"},
  {"key":"e2-f2","cell":"e2","side":"e"},
  {"key":"e2-e3","cell":"e2","side":"s"},
  {"key":"f2-g2","cell":"f2","side":"e"},
  {"key":"f2-f3","cell":"f2","side":"s"},
  {"key":"g2-h2","cell":"g2","side":"e"},
  {"key":"g2-g3","cell":"g2","side":"s"},
  {"key":"h2-i2","cell":"h2","side":"e"},
  {"key":"h2-h3","cell":"h2","side":"s"},
  {"key":"i2-j2","cell":"i2","side":"e"},
  {"key":"i2-i3","cell":"i2","side":"s"},
  {"key":"j2-k2","cell":"j2","side":"e"},
  {"key":"j2-j3","cell":"j2","side":"s"},
  {"key":"k2-k3","cell":"k2","side":"s"},
  {"key":"a3-b3","cell":"a3","side":"e"},
  {"key":"a3-a4","cell":"a3","side":"s"},
  {"key":"b3-c3","cell":"b3","side":"e"},
  {"key":"b3-b4","cell":"b3","side":"s"},
  {"key":"c3-d3","cell":"c3","side":"e"},
  {"key":"c3-c4","cell":"c3","side":"s"},
  {"key":"d3-e3","cell":"d3","side":"e"},
  {"key":"d3-d4","cell":"d3","side":"s"},
  {"key":"e3-f3","cell":"e3","side":"e"},
  {"key":"e3-e4","cell":"e3","side":"s"},
  {"key":"f3-g3","cell":"f3","side":"e"},
  {"key":"f3-f4","cell":"f3","side":"s"},
  {"key":"g3-h3","cell":"g3","side":"e"},
  {"key":"g3-g4","cell":"g3","side":"s"},
  {"key":"h3-i3","cell":"h3","side":"e"},
  {"key":"h3-h4","cell":"h3","side":"s"},
  {"key":"i3-j3","cell":"i3","side":"e"},
  {"key":"i3-i4","cell":"i3","side":"s"},
  {"key":"j3-k3","cell":"j3","side":"e"},
  {"key":"j3-j4","cell":"j3","side":"s"},
  {"key":"k3-k4","cell":"k3","side":"s"},
  {"key":"a4-b4","cell":"a4","side":"e"},
  {"key":"a4-a5","cell":"a4","side":"s"},
  {"key":"b4-c4","cell":"b4","side":"e"},
  {"key":"b4-b5","cell":"b4","side":"s"},
  {"key":"c4-d4","cell":"c4","side":"e"},
  {"key":"c4-c5","cell":"c4","side":"s"},
  {"key":"d4-e4","cell":"d4","side":"e"},
  {"key":"d4-d5","cell":"d4","side":"s"},
  {"key":"e4-f4","cell":"e4","side":"e"},
  {"key":"e4-e5","cell":"e4","side":"s"},
  {"key":"f4-g4","cell":"f4","side":"e"},
  {"key":"f4-f5","cell":"f4","side":"s"},
  {"key":"g4-h4","cell":"g4","side":"e"},
  {"key":"g4-g5","cell":"g4","side":"s"},
  {"key":"h4-i4","cell":"h4","side":"e"},
  {"key":"h4-h5","cell":"h4","side":"s"},
  {"key":"i4-j4","cell":"i4","side":"e"},
  {"key":"i4-i5","cell":"i4","side":"s"},
  {"key":"j4-k4","cell":"j4","side":"e"},
  {"key":"j4-j5","cell":"j4","side":"s"},
  {"key":"k4-k5","cell":"k4","side":"s"},
  {"key":"a5-b5","cell":"a5","side":"e"},
  {"key":"a5-a6","cell":"a5","side":"s"},
  {"key":"b5-c5","cell":"b5","side":"e"},
  {"key":"b5-b6","cell":"b5","side":"s"},
  {"key":"c5-d5","cell":"c5","side":"e"},
  {"key":"c5-c6","cell":"c5","side":"s"},
  {"key":"d5-e5","cell":"d5","side":"e"},
  {"key":"d5-d6","cell":"d5","side":"s"},
  {"key":"e5-f5","cell":"e5","side":"e"},
  {"key":"e5-e6","cell":"e5","side":"s"},
  {"key":"f5-g5","cell":"f5","side":"e"},
  {"key":"f5-f6","cell":"f5","side":"s"},
  {"key":"g5-h5","cell":"g5","side":"e"},
  {"key":"g5-g6","cell":"g5","side":"s"},
  {"key":"h5-i5","cell":"h5","side":"e"},
  {"key":"h5-h6","cell":"h5","side":"s"},
  {"key":"i5-j5","cell":"i5","side":"e"},
  {"key":"i5-i6","cell":"i5","side":"s"},
  {"key":"j5-k5","cell":"j5","side":"e"},
  {"key":"j5-j6","cell":"j5","side":"s"},
  {"key":"k5-k6","cell":"k5","side":"s"},
  {"key":"a6-b6","cell":"a6","side":"e"},
  {"key":"a6-a7","cell":"a6","side":"s"},
  {"key":"b6-c6","cell":"b6","side":"e"},
  {"key":"b6-b7","cell":"b6","side":"s"},
  {"key":"c6-d6","cell":"c6","side":"e"},
  {"key":"c6-c7","cell":"c6","side":"s"},
  {"key":"d6-e6","cell":"d6","side":"e"},
  {"key":"d6-d7","cell":"d6","side":"s"},
  {"key":"e6-f6","cell":"e6","side":"e"},
  {"key":"e6-e7","cell":"e6","side":"s"},
  {"key":"f6-g6","cell":"f6","side":"e"},
  {"key":"f6-f7","cell":"f6","side":"s"},
  {"key":"g6-h6","cell":"g6","side":"e"},
  {"key":"g6-g7","cell":"g6","side":"s"},
  {"key":"h6-i6","cell":"h6","side":"e"},
  {"key":"h6-h7","cell":"h6","side":"s"},
  {"key":"i6-j6","cell":"i6","side":"e"},
  {"key":"i6-i7","cell":"i6","side":"s"},
  {"key":"j6-k6","cell":"j6","side":"e"},
  {"key":"j6-j7","cell":"j6","side":"s"},
  {"key":"k6-k7","cell":"k6","side":"s"},
  {"key":"a7-b7","cell":"a7","side":"e"},
  {"key":"b7-c7","cell":"b7","side":"e"},
  {"key":"c7-d7","cell":"c7","side":"e"},
  {"key":"d7-e7","cell":"d7","side":"e"},
  {"key":"e7-f7","cell":"e7","side":"e"},
  {"key":"f7-g7","cell":"f7","side":"e"},
  {"key":"g7-h7","cell":"g7","side":"e"},
  {"key":"h7-i7","cell":"h7","side":"e"},
  {"key":"i7-j7","cell":"i7","side":"e"},
  {"key":"j7-k7","cell":"j7","side":"e"},
] as const;

export const MINE_CELLS = [
  "j1",
  "j3",
  "j5",
  "j7",
] as const;

export const START_CELLS = {"blue":"b3","yellow":"b5"} as const;

export const SHAPES = [
  {"key":"cross","openings":15},
  {"key":"t_side","openings":7},
  {"key":"t_flat","openings":14},
  {"key":"straight_ns","openings":5},
  {"key":"straight_ew","openings":10},
  {"key":"curve_ne","openings":3},
  {"key":"curve_nw","openings":9},
] as const;

export const OBSTACLES = ["tree","lake","pit"] as const;

export const TOOLS = ["axe","boat","rope"] as const;

export const TOKENS = {"axe":3,"boat":3,"rope":3,"trap":3,"troll":3} as const;

export const SUBJECTS = ["mine","treasure","dwarf"] as const;

export const SYMBOLS = ["gold","silver","gems"] as const;

export const TREASURES = [
  {"key":"gold_1","symbol":0,"value":1},
  {"key":"gold_2","symbol":0,"value":2},
  {"key":"gold_3","symbol":0,"value":3},
  {"key":"gold_4","symbol":0,"value":4},
  {"key":"silver_1","symbol":1,"value":1},
  {"key":"silver_2","symbol":1,"value":2},
  {"key":"silver_3","symbol":1,"value":3},
  {"key":"silver_4","symbol":1,"value":4},
  {"key":"gems_1","symbol":2,"value":1},
  {"key":"gems_2","symbol":2,"value":2},
  {"key":"gems_3","symbol":2,"value":3},
  {"key":"gems_4","symbol":2,"value":4},
] as const;

export const CLANS = ["blue","yellow"] as const;

export const ROLES = ["loyal","selfish","saboteur"] as const;

export const SHARES = [
  {"role":"loyal","pot":"own"},
  {"role":"selfish","pot":"none"},
  {"role":"saboteur","pot":"other"},
] as const;

export const DRAGON_PENALTY = 2 as const;

export const LOYAL_PER_CLAN = [0,0,0,1,1,2,2,3,3,3] as const;

export const HAND_SIZE = [0,0,0,5,5,5,5,4,4,4] as const;

export const ASIDE = 10 as const;

export const MOST_DISCARDS = 2 as const;

export const STEPS = 3 as const;

export const STEPS_FROM_CAMPFIRE = 5 as const;
