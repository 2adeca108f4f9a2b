// Written by grotto.wire.facts from the tables of the games. Do not edit.

export const GOODS = ["wood","stone","emmer","flax","food","gold"] as const;

export const LIMITS = [9,9,9,9,9,19] as const;

export const START_EACH = 1 as const;

export const EXCHANGES = [
  {"pay":{"emmer":1},"get":{"food":1}},
  {"pay":{"flax":1},"get":{"food":1}},
  {"pay":{"gold":1},"get":{"food":1}},
] as const;

export const CELLS = [
  {"key":"a1","row":0,"column":0,"natural":9,"food":0},
  {"key":"b1","row":0,"column":1,"natural":3,"food":0},
  {"key":"a2","row":1,"column":0,"natural":8,"food":0},
  {"key":"b2","row":1,"column":1,"natural":2,"food":1},
  {"key":"a3","row":2,"column":0,"natural":8,"food":0},
  {"key":"b3","row":2,"column":1,"natural":2,"food":0},
  {"key":"a4","row":3,"column":0,"natural":0,"food":0},
  {"key":"b4","row":3,"column":1,"natural":2,"food":1},
  {"key":"a5","row":4,"column":0,"natural":12,"food":0},
  {"key":"b5","row":4,"column":1,"natural":4,"food":0},
  {"key":"c5","row":4,"column":2,"natural":7,"food":0},
] as const;

export const BORDERS = [
  {"key":"a1-b1","cell":0,"side":2,"other":1},
  {"key":"a2-b2","cell":2,"side":2,"other":3},
  {"key":"a3-b3","cell":4,"side":2,"other":5},
  {"key":"a4-b4","cell":6,"side":2,"other":7},
  {"key":"a5-b5","cell":8,"side":2,"other":9},
  {"key":"b5-c5","cell":9,"side":2,"other":10},
  {"key":"a1-a2","cell":0,"side":4,"other":2},
  {"key":"a2-a3","cell":2,"side":4,"other":4},
  {"key":"a3-a4","cell":4,"side":4,"other":6},
  {"key":"a4-a5","cell":6,"side":4,"other":8},
  {"key":"b1-b2","cell":1,"side":4,"other":3},
  {"key":"b2-b3","cell":3,"side":4,"other":5},
  {"key":"b3-b4","cell":5,"side":4,"other":7},
  {"key":"b4-b5","cell":7,"side":4,"other":9},
  {"key":"x-e","cell":11,"side":2,"other":-1},
  {"key":"x-s","cell":11,"side":4,"other":-1},
  {"key":"x-w","cell":11,"side":8,"other":-1},
] as const;

export const ENTRANCE_CELL = "a4" as const;

export const DUG_AT_START = "a3" as const;

export const WALLS = 7 as const;

export const WALL_CLASSES = {"W1":"r---","W1_2A":"r--o","W1_3":"ro-o","W2A":"r--r","W2A_3":"ro-r","W2O":"-r-r","W3":"rr-r","W3_4":"rror","W4":"rrrr"} as const;

export const WALL_KINDS = ["none","one","two_adjacent","two_opposite","three","four"] as const;

export const FITTING_KINDS = {"W1":["one"],"W2O":["two_opposite"],"W1_2A":["one","two_adjacent"],"W2A":["two_adjacent"],"W3":["three"],"W1_3":["one","two_adjacent","three"],"W2A_3":["two_adjacent","three"],"W3_4":["three","four"],"W4":["four"]} as const;

export const EXTRA_NATURAL = [0,9,5,11] as const;

export const EXTRA_SIDES = ["two_walls","three_walls"] as const;

export const DEEDS = ["gain","trade","replenish","dig","build","raze","furnish","use"] as const;

export const TILES = [
  {"key":"cultivation","back":0,"effects":[[{"kind":7,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,0,0],"count":1,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}],[{"kind":0,"pay":[0,0,0,0,0,0],"get":[0,0,2,1,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]]},
  {"key":"housework","back":0,"effects":[[{"kind":6,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":true,"through_walls":false}],[{"kind":6,"pay":[0,0,0,0,5,0],"get":[0,0,0,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":6,"pay":[0,0,0,0,0,1],"get":[0,0,0,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]]},
  {"key":"undergrowth","back":0,"effects":[[{"kind":7,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,0,0],"count":1,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}],[{"kind":0,"pay":[0,0,0,0,0,0],"get":[2,0,0,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]]},
  {"key":"excavation","back":0,"effects":[[{"kind":3,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,0,0],"count":1,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":3,"pay":[0,0,0,0,2,0],"get":[0,0,0,0,0,0],"count":2,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}],[{"kind":0,"pay":[0,0,0,0,0,0],"get":[0,1,0,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]]},
  {"key":"furnishing","back":2,"effects":[[{"kind":0,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,1,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}],[{"kind":6,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":true,"through_walls":false}]]},
  {"key":"masonry","back":2,"effects":[[{"kind":7,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,0,0],"count":1,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}],[{"kind":0,"pay":[0,0,0,0,0,0],"get":[1,0,0,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":0,"pay":[0,0,0,0,0,0],"get":[0,1,0,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}],[{"kind":4,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]]},
  {"key":"undermining","back":2,"effects":[[{"kind":7,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,0,0],"count":2,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":3,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,0,0],"count":1,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":true}]]},
  {"key":"expansion","back":3,"effects":[[{"kind":3,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,0,0],"count":1,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}],[{"kind":6,"pay":[0,0,0,0,5,0],"get":[0,0,0,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":6,"pay":[0,0,0,0,0,2],"get":[0,0,0,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]]},
  {"key":"breach","back":3,"effects":[[{"kind":5,"pay":[0,0,0,0,0,0],"get":[0,2,0,0,3,1],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]]},
  {"key":"drift_mining","back":3,"effects":[[{"kind":7,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,0,0],"count":1,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}],[{"kind":3,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,0,0],"count":1,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]]},
  {"key":"expedition","back":3,"effects":[[{"kind":1,"pay":[5,0,0,0,0,0],"get":[0,0,0,0,0,4],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[0,5,0,0,0,0],"get":[0,0,0,0,0,4],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":7,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,0,0],"count":3,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]]},
  {"key":"renovation","back":4,"effects":[[{"kind":4,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}],[{"kind":6,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]]},
] as const;

export const ROOMS = [
  {"key":"cave_entrance","back":"printed","colour":"orange","cost":[0,0,0,0,0,0],"walls":"","points":0,"effects":[[{"kind":0,"pay":[0,0,0,0,0,0],"get":[1,0,0,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":0,"pay":[0,0,0,0,0,0],"get":[0,1,0,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":0,"pay":[0,0,0,0,0,0],"get":[0,0,1,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":0,"pay":[0,0,0,0,0,0],"get":[0,0,0,1,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"shelf","back":"light","colour":"orange","cost":[1,0,0,0,0,0],"walls":"W1","points":3,"effects":[[{"kind":2,"pay":[0,0,0,0,0,0],"get":[2,0,0,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":2,"pay":[0,0,0,0,0,0],"get":[0,2,0,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":2,"pay":[0,0,0,0,0,0],"get":[0,0,2,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":2,"pay":[0,0,0,0,0,0],"get":[0,0,0,2,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"spinning_wheel","back":"light","colour":"orange","cost":[1,0,0,0,0,0],"walls":"W1","points":4,"effects":[[{"kind":1,"pay":[0,0,0,1,0,0],"get":[0,0,0,0,0,1],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[0,0,0,3,0,0],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"tunnel","back":"light","colour":"orange","cost":[1,0,0,0,0,0],"walls":"W2O","points":3,"effects":[[{"kind":0,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,2,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}],[{"kind":0,"pay":[0,0,0,0,0,0],"get":[0,1,0,0,0,0],"count":0,"below":[0,3,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"grindstone","back":"light","colour":"orange","cost":[0,1,0,0,0,0],"walls":"W1_2A","points":4,"effects":[[{"kind":1,"pay":[0,0,1,0,0,0],"get":[0,0,0,0,3,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[0,0,4,0,0,0],"get":[0,0,0,0,7,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"food_corner","back":"light","colour":"orange","cost":[0,1,0,0,0,0],"walls":"W2A","points":3,"effects":[[{"kind":2,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,3,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"parlor","back":"light","colour":"orange","cost":[0,1,0,0,0,1],"walls":"W3","points":6,"effects":[[{"kind":2,"pay":[0,0,0,0,0,0],"get":[1,1,1,1,1,1],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"warehouse","back":"dark","colour":"orange","cost":[2,0,0,0,0,0],"walls":"W1_3","points":2,"effects":[[{"kind":1,"pay":[0,0,0,0,2,0],"get":[1,1,1,1,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"stall","back":"dark","colour":"orange","cost":[1,0,0,0,0,1],"walls":"W1_3","points":6,"effects":[[{"kind":1,"pay":[0,0,5,0,0,0],"get":[0,0,0,0,0,4],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[0,0,0,5,0,0],"get":[0,0,0,0,0,4],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"sacrificial_altar","back":"dark","colour":"orange","cost":[0,4,0,0,0,0],"walls":"W1_3","points":7,"effects":[[{"kind":1,"pay":[1,0,1,1,1,0],"get":[0,0,0,0,0,3],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"storeroom","back":"dark","colour":"orange","cost":[2,0,0,0,0,1],"walls":"W2A","points":6,"effects":[[{"kind":0,"pay":[0,0,0,0,0,0],"get":[0,0,1,1,1,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"weaving_room","back":"dark","colour":"orange","cost":[2,0,0,0,0,0],"walls":"W2A","points":5,"effects":[[{"kind":1,"pay":[0,0,0,2,0,0],"get":[0,0,0,0,2,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"furniture_workshop","back":"dark","colour":"orange","cost":[1,2,0,0,0,0],"walls":"W2A_3","points":5,"effects":[[{"kind":1,"pay":[2,0,0,1,0,0],"get":[0,0,0,0,0,3],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"gold_vein","back":"dark","colour":"orange","cost":[0,0,0,0,0,5],"walls":"W2A_3","points":9,"effects":[[{"kind":0,"pay":[0,0,0,0,0,0],"get":[0,1,0,0,0,1],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"junction_room","back":"dark","colour":"orange","cost":[2,0,0,0,0,0],"walls":"W2O","points":6,"effects":[[{"kind":1,"pay":[1,1,1,0,0,0],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[1,1,0,1,0,0],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[1,1,0,0,1,0],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[1,1,0,0,0,1],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[1,0,1,1,0,0],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[1,0,1,0,1,0],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[1,0,1,0,0,1],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[1,0,0,1,1,0],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[1,0,0,1,0,1],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[1,0,0,0,1,1],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[0,1,1,1,0,0],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[0,1,1,0,1,0],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[0,1,1,0,0,1],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[0,1,0,1,1,0],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[0,1,0,1,0,1],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[0,1,0,0,1,1],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[0,0,1,1,1,0],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[0,0,1,1,0,1],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[0,0,1,0,1,1],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[0,0,0,1,1,1],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"digging_cave","back":"dark","colour":"orange","cost":[3,1,0,0,0,0],"walls":"W3","points":8,"effects":[[{"kind":3,"pay":[0,0,0,0,0,1],"get":[0,0,0,0,0,0],"count":1,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"bakehouse","back":"dark","colour":"orange","cost":[1,2,0,0,0,0],"walls":"W3","points":6,"effects":[[{"kind":1,"pay":[0,0,2,0,0,0],"get":[0,0,0,0,4,1],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":1,"pay":[0,0,3,0,0,0],"get":[0,0,0,0,4,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"state_room","back":"dark","colour":"orange","cost":[0,0,0,0,0,7],"walls":"W3_4","points":12,"effects":[[{"kind":0,"pay":[0,0,0,0,0,0],"get":[0,0,0,1,0,1],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"secret_chamber","back":"dark","colour":"orange","cost":[2,1,0,0,0,0],"walls":"W4","points":8,"effects":[[{"kind":0,"pay":[0,0,0,0,0,0],"get":[0,0,0,3,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false},{"kind":0,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,0,1],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"treasury","back":"dark","colour":"orange","cost":[0,0,0,0,0,3],"walls":"W4","points":10,"effects":[[{"kind":1,"pay":[0,0,0,0,0,3],"get":[0,0,0,0,1,4],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":""},
  {"key":"prospecting_site","back":"dark","colour":"blue","cost":[0,0,0,0,0,0],"walls":"W1_2A","points":5,"effects":[[{"kind":1,"pay":[0,0,0,0,1,0],"get":[0,0,0,0,0,1],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":"undergrowth"},
  {"key":"retting_room","back":"dark","colour":"blue","cost":[0,1,0,0,0,0],"walls":"W1_3","points":3,"effects":[[{"kind":0,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,1,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":"flax"},
  {"key":"equipment_room","back":"dark","colour":"blue","cost":[2,0,0,0,0,0],"walls":"W1_2A","points":3,"effects":[[{"kind":7,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,0,0],"count":1,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":"many_rooms"},
  {"key":"wood_storeroom","back":"dark","colour":"blue","cost":[0,1,0,0,0,0],"walls":"W2A","points":2,"effects":[[{"kind":0,"pay":[0,0,0,0,0,0],"get":[1,0,0,0,0,0],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":"one_room"},
  {"key":"dungeon","back":"dark","colour":"blue","cost":[0,3,0,0,0,4],"walls":"W4","points":11,"effects":[[{"kind":0,"pay":[0,0,0,0,0,0],"get":[0,0,0,0,0,2],"count":0,"below":[0,0,0,0,0,0],"per_turn":false,"through_walls":false}]],"on":"wall"},
] as const;

export const TRIGGERED = {"undergrowth":["prospecting_site"]} as const;

export const DUEL_ROUNDS = [2,2,2,3,3,3,3,4] as const;

export const SOLO_ROUNDS = [2,2,2,3,3,3,4] as const;

export const NOT_IN_SOLO = [
  "breach",
] as const;

export const SOLO_GOAL = 50 as const;

export const SOLO_MASTERY = 60 as const;
