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
