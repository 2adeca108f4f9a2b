// Written by grotto.wire.facts from the tables of the games. Do not edit.

export const GOODS = ["wood","clay","stone","gold","food"] as const;

export const DIVISORS = [3,4,5,6,2] as const;

export const SYMBOLS = ["writing","medicine","pottery","art","music","transport","weaving","time"] as const;

export const PLACES = [
  {"key":"hunting_grounds","rings":0,"least":1,"most":0,"good":4},
  {"key":"forest","rings":7,"least":1,"most":0,"good":0},
  {"key":"clay_pit","rings":7,"least":1,"most":0,"good":1},
  {"key":"quarry","rings":7,"least":1,"most":0,"good":2},
  {"key":"river","rings":7,"least":1,"most":0,"good":3},
  {"key":"tool_maker","rings":1,"least":1,"most":1,"good":-1},
  {"key":"hut","rings":2,"least":2,"most":2,"good":-1},
  {"key":"field","rings":1,"least":1,"most":1,"good":-1},
  {"key":"card_1","rings":1,"least":1,"most":1,"good":-1},
  {"key":"card_2","rings":1,"least":1,"most":1,"good":-1},
  {"key":"card_3","rings":1,"least":1,"most":1,"good":-1},
  {"key":"card_4","rings":1,"least":1,"most":1,"good":-1},
  {"key":"building_1","rings":1,"least":1,"most":1,"good":-1},
  {"key":"building_2","rings":1,"least":1,"most":1,"good":-1},
  {"key":"building_3","rings":1,"least":1,"most":1,"good":-1},
  {"key":"building_4","rings":1,"least":1,"most":1,"good":-1},
] as const;

export const CARDS = [
  {"key":"c01","top":"dice_for_items","amount":0,"good":-1,"bottom":"culture","count":0,"symbol":2},
  {"key":"c02","top":"dice_for_items","amount":0,"good":-1,"bottom":"culture","count":0,"symbol":0},
  {"key":"c03","top":"dice_for_items","amount":0,"good":-1,"bottom":"culture","count":0,"symbol":7},
  {"key":"c04","top":"dice_for_items","amount":0,"good":-1,"bottom":"culture","count":0,"symbol":5},
  {"key":"c05","top":"dice_for_items","amount":0,"good":-1,"bottom":"farmer","count":1,"symbol":-1},
  {"key":"c06","top":"dice_for_items","amount":0,"good":-1,"bottom":"farmer","count":2,"symbol":-1},
  {"key":"c07","top":"dice_for_items","amount":0,"good":-1,"bottom":"toolmaker","count":2,"symbol":-1},
  {"key":"c08","top":"dice_for_items","amount":0,"good":-1,"bottom":"toolmaker","count":2,"symbol":-1},
  {"key":"c09","top":"dice_for_items","amount":0,"good":-1,"bottom":"builder","count":1,"symbol":-1},
  {"key":"c10","top":"dice_for_items","amount":0,"good":-1,"bottom":"builder","count":2,"symbol":-1},
  {"key":"c11","top":"food","amount":7,"good":4,"bottom":"culture","count":0,"symbol":2},
  {"key":"c12","top":"food","amount":5,"good":4,"bottom":"culture","count":0,"symbol":1},
  {"key":"c13","top":"food","amount":3,"good":4,"bottom":"culture","count":0,"symbol":6},
  {"key":"c14","top":"food","amount":1,"good":4,"bottom":"culture","count":0,"symbol":6},
  {"key":"c15","top":"food","amount":3,"good":4,"bottom":"farmer","count":2,"symbol":-1},
  {"key":"c16","top":"food","amount":4,"good":4,"bottom":"builder","count":1,"symbol":-1},
  {"key":"c17","top":"food","amount":2,"good":4,"bottom":"builder","count":2,"symbol":-1},
  {"key":"c18","top":"resource","amount":2,"good":2,"bottom":"culture","count":0,"symbol":5},
  {"key":"c19","top":"resource","amount":1,"good":2,"bottom":"farmer","count":1,"symbol":-1},
  {"key":"c20","top":"resource","amount":1,"good":2,"bottom":"shaman","count":1,"symbol":-1},
  {"key":"c21","top":"resource","amount":1,"good":3,"bottom":"shaman","count":1,"symbol":-1},
  {"key":"c22","top":"resource","amount":1,"good":1,"bottom":"shaman","count":2,"symbol":-1},
  {"key":"c23","top":"resource_dice","amount":2,"good":3,"bottom":"culture","count":0,"symbol":3},
  {"key":"c24","top":"resource_dice","amount":2,"good":2,"bottom":"shaman","count":1,"symbol":-1},
  {"key":"c25","top":"resource_dice","amount":2,"good":0,"bottom":"shaman","count":2,"symbol":-1},
  {"key":"c26","top":"points","amount":3,"good":-1,"bottom":"culture","count":0,"symbol":4},
  {"key":"c27","top":"points","amount":3,"good":-1,"bottom":"culture","count":0,"symbol":4},
  {"key":"c28","top":"points","amount":3,"good":-1,"bottom":"builder","count":3,"symbol":-1},
  {"key":"c29","top":"tool","amount":1,"good":-1,"bottom":"culture","count":0,"symbol":3},
  {"key":"c30","top":"agriculture","amount":1,"good":-1,"bottom":"culture","count":0,"symbol":7},
  {"key":"c31","top":"agriculture","amount":1,"good":-1,"bottom":"farmer","count":1,"symbol":-1},
  {"key":"c32","top":"extra_card","amount":1,"good":-1,"bottom":"culture","count":0,"symbol":0},
  {"key":"c33","top":"one_use_tool","amount":2,"good":-1,"bottom":"toolmaker","count":2,"symbol":-1},
  {"key":"c34","top":"one_use_tool","amount":3,"good":-1,"bottom":"toolmaker","count":1,"symbol":-1},
  {"key":"c35","top":"one_use_tool","amount":4,"good":-1,"bottom":"toolmaker","count":1,"symbol":-1},
  {"key":"c36","top":"choose_resources","amount":2,"good":-1,"bottom":"culture","count":0,"symbol":1},
] as const;

export const BUILDINGS = [
  {"key":"b01","cost":[2,1,0,0],"least":0,"most":0,"kinds":0},
  {"key":"b02","cost":[2,0,1,0],"least":0,"most":0,"kinds":0},
  {"key":"b03","cost":[1,2,0,0],"least":0,"most":0,"kinds":0},
  {"key":"b04","cost":[2,0,0,1],"least":0,"most":0,"kinds":0},
  {"key":"b05","cost":[1,1,1,0],"least":0,"most":0,"kinds":0},
  {"key":"b06","cost":[1,1,1,0],"least":0,"most":0,"kinds":0},
  {"key":"b07","cost":[1,0,2,0],"least":0,"most":0,"kinds":0},
  {"key":"b08","cost":[0,2,1,0],"least":0,"most":0,"kinds":0},
  {"key":"b09","cost":[1,1,0,1],"least":0,"most":0,"kinds":0},
  {"key":"b10","cost":[1,1,0,1],"least":0,"most":0,"kinds":0},
  {"key":"b11","cost":[0,1,2,0],"least":0,"most":0,"kinds":0},
  {"key":"b12","cost":[0,2,0,1],"least":0,"most":0,"kinds":0},
  {"key":"b13","cost":[1,0,1,1],"least":0,"most":0,"kinds":0},
  {"key":"b14","cost":[1,0,1,1],"least":0,"most":0,"kinds":0},
  {"key":"b15","cost":[0,1,1,1],"least":0,"most":0,"kinds":0},
  {"key":"b16","cost":[0,1,1,1],"least":0,"most":0,"kinds":0},
  {"key":"b17","cost":[0,0,2,1],"least":0,"most":0,"kinds":0},
  {"key":"b18","cost":null,"least":4,"most":4,"kinds":1},
  {"key":"b19","cost":null,"least":4,"most":4,"kinds":2},
  {"key":"b20","cost":null,"least":4,"most":4,"kinds":3},
  {"key":"b21","cost":null,"least":4,"most":4,"kinds":4},
  {"key":"b22","cost":null,"least":5,"most":5,"kinds":1},
  {"key":"b23","cost":null,"least":5,"most":5,"kinds":2},
  {"key":"b24","cost":null,"least":5,"most":5,"kinds":3},
  {"key":"b25","cost":null,"least":5,"most":5,"kinds":4},
  {"key":"b26","cost":null,"least":1,"most":7,"kinds":0},
  {"key":"b27","cost":null,"least":1,"most":7,"kinds":0},
  {"key":"b28","cost":null,"least":1,"most":7,"kinds":0},
] as const;

export const BUILDING_POINTS = [10,11,11,12,12,12,13,13,13,13,14,14,14,14,15,15,16,0,0,0,0,0,0,0,0,0,0,0] as const;

export const EXPECTED = [
  [0,83,200,317,433,550,667,783,900,1017,1133],
  [0,50,136,225,312,400,488,575,663,750,837],
  [0,33,100,170,240,310,380,450,520,590,660],
  [0,17,75,133,192,250,308,367,425,483,542],
  [0,150,325,500,675,850,1025,1200,1375,1550,1725],
] as const;

export const AREA_CAPS = [0,0,1,2,4] as const;

export const VILLAGE_CAPS = [0,0,2,2,3] as const;

export const MOST_FIGURES = 10 as const;

export const MOST_AGRICULTURE = 10 as const;

export const STARVING_PENALTY = 10 as const;
