// Written by grotto.wire.facts from the tables of the games. Do not edit.

export const GOODS = ["wood","stone","ore","ruby","grain","vegetable","food","gold","dog","sheep","donkey","wild_boar","cattle"] as const;

export const FARM_ANIMALS = ["sheep","donkey","wild_boar","cattle"] as const;

export const COLUMNS = "abcdef" as const;

export const ROWS = 4 as const;

export const REWARDS = {"c1":[0,0,0,0,0,0,0,0,0,0,0,1,0],"a3":[0,0,0,0,0,0,0,0,0,0,0,1,0],"b4":[0,0,0,0,0,0,1,0,0,0,0,0,0],"e4":[0,0,0,0,0,0,1,0,0,0,0,0,0],"f1":[0,0,0,0,0,0,2,0,0,0,0,0,0]} as const;

export const BEYOND = ["a0","b0","c0","d0","e0","f0","z1","g1","z2","g2","z3","g3","z4","g4","a5","b5","c5","e5","f5"] as const;

export const ENTRANCE = "c4" as const;

export const ENTRY_DWELLING = "d4" as const;

export const START_CAVERN = "d3" as const;

export const LANDSCAPE = [
  {"key":"meadow_field","halves":["meadow","field"],"rubies":0},
  {"key":"cavern_tunnel","halves":["cavern","tunnel"],"rubies":0},
  {"key":"cavern_cavern","halves":["cavern","cavern"],"rubies":0},
  {"key":"ore_mine","halves":["ore_mine","deep_tunnel"],"rubies":0},
  {"key":"meadow","halves":[],"rubies":1},
  {"key":"field","halves":[],"rubies":1},
  {"key":"tunnel","halves":[],"rubies":1},
  {"key":"cavern","halves":[],"rubies":2},
  {"key":"ruby_mine","halves":[],"rubies":0},
] as const;

export const COLOURS = ["orange","green","yellow"] as const;

export const FURNISHINGS = [
  {"key":"dwelling","colour":0,"cost":[4,3,0,0,0,0,0,0,0,0,0,0,0],"points":3,"introductory":1,"dwarfs":1,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[],"rule":"CAV-9.1"},
  {"key":"simple_dwelling_a","colour":0,"cost":[4,2,0,0,0,0,0,0,0,0,0,0,0],"points":0,"introductory":1,"dwarfs":1,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[],"rule":"CAV-9.2"},
  {"key":"simple_dwelling_b","colour":0,"cost":[3,3,0,0,0,0,0,0,0,0,0,0,0],"points":0,"introductory":1,"dwarfs":1,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[],"rule":"CAV-9.3"},
  {"key":"mixed_dwelling","colour":0,"cost":[5,4,0,0,0,0,0,0,0,0,0,0,0],"points":4,"introductory":0,"dwarfs":1,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"holds","animal":"any","room":2,"per":""}],"rule":"CAV-9.4"},
  {"key":"couple_dwelling","colour":0,"cost":[8,6,0,0,0,0,0,0,0,0,0,0,0],"points":5,"introductory":0,"dwarfs":2,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[],"rule":"CAV-9.5"},
  {"key":"additional_dwelling","colour":0,"cost":[4,3,0,0,0,0,0,0,0,0,0,0,0],"points":5,"introductory":0,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"sixth_dwarf"}],"rule":"CAV-9.6"},
  {"key":"cuddle_room","colour":1,"cost":[1,0,0,0,0,0,0,0,0,0,0,0,0],"points":2,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"holds","animal":"sheep","room":1,"per":"dwarf"}],"rule":"CAV-9.7"},
  {"key":"breakfast_room","colour":1,"cost":[1,0,0,0,0,0,0,0,0,0,0,0,0],"points":0,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"holds","animal":"cattle","room":3,"per":""}],"rule":"CAV-9.8"},
  {"key":"stubble_room","colour":1,"cost":[1,0,1,0,0,0,0,0,0,0,0,0,0],"points":1,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"holds","animal":"any","room":1,"per":"empty_field"}],"rule":"CAV-9.9"},
  {"key":"work_room","colour":1,"cost":[0,1,0,0,0,0,0,0,0,0,0,0,0],"points":2,"introductory":0,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"furnish_tunnels"}],"rule":"CAV-9.10"},
  {"key":"guest_room","colour":1,"cost":[1,1,0,0,0,0,0,0,0,0,0,0,0],"points":0,"introductory":0,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"either_or_as_and_or"}],"rule":"CAV-9.11"},
  {"key":"office_room","colour":1,"cost":[0,1,0,0,0,0,0,0,0,0,0,0,0],"points":0,"introductory":0,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"overhang","gets":{"gold":2}}],"rule":"CAV-9.12"},
  {"key":"carpenter","colour":1,"cost":[0,1,0,0,0,0,0,0,0,0,0,0,0],"points":0,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"discount","good":"wood","count":1,"on":["furnish","fence"]}],"rule":"CAV-9.13"},
  {"key":"stone_carver","colour":1,"cost":[1,0,0,0,0,0,0,0,0,0,0,0,0],"points":1,"introductory":1,"dwarfs":0,"at_once":[0,2,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"discount","good":"stone","count":1,"on":["furnish","stable"]}],"rule":"CAV-9.14"},
  {"key":"blacksmith","colour":1,"cost":[1,2,0,0,0,0,0,0,0,0,0,0,0],"points":3,"introductory":1,"dwarfs":0,"at_once":[0,0,2,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"discount","good":"ore","count":2,"on":["forge"]}],"rule":"CAV-9.15"},
  {"key":"miner","colour":1,"cost":[1,1,0,0,0,0,0,0,0,0,0,0,0],"points":3,"introductory":0,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"each_round","gets":{"ore":1},"per":"donkey_in_ore_mine"}],"rule":"CAV-9.16"},
  {"key":"builder","colour":1,"cost":[0,1,0,0,0,0,0,0,0,0,0,0,0],"points":2,"introductory":0,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"replace","good":"wood","by":"ore","on":["furnish"]},{"kind":"replace","good":"stone","by":"ore","on":["furnish"]}],"rule":"CAV-9.17"},
  {"key":"trader","colour":1,"cost":[1,0,0,0,0,0,0,0,0,0,0,0,0],"points":2,"introductory":0,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":["trader"],"effects":[],"rule":"CAV-9.18"},
  {"key":"wood_supplier","colour":1,"cost":[0,1,0,0,0,0,0,0,0,0,0,0,0],"points":2,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"wood","rounds":7},"exchanges":[],"effects":[],"rule":"CAV-9.19"},
  {"key":"stone_supplier","colour":1,"cost":[1,0,0,0,0,0,0,0,0,0,0,0,0],"points":1,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"stone","rounds":5},"exchanges":[],"effects":[],"rule":"CAV-9.20"},
  {"key":"ruby_supplier","colour":1,"cost":[2,2,0,0,0,0,0,0,0,0,0,0,0],"points":2,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"ruby","rounds":4},"exchanges":[],"effects":[],"rule":"CAV-9.21"},
  {"key":"dog_school","colour":1,"cost":[0,0,0,0,0,0,0,0,0,0,0,0,0],"points":0,"introductory":0,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"echo","gained":"dog","gets":{"wood":1}}],"rule":"CAV-9.22"},
  {"key":"quarry","colour":1,"cost":[1,0,0,0,0,0,0,0,0,0,0,0,0],"points":2,"introductory":0,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"per_newborn","animal":"donkey","gets":{"stone":1}}],"rule":"CAV-9.23"},
  {"key":"seam","colour":1,"cost":[2,0,0,0,0,0,0,0,0,0,0,0,0],"points":1,"introductory":0,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"echo","gained":"stone","gets":{"ore":1}}],"rule":"CAV-9.24"},
  {"key":"slaughtering_cave","colour":1,"cost":[2,2,0,0,0,0,0,0,0,0,0,0,0],"points":2,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"more_food_per_animal","food":1}],"rule":"CAV-9.25"},
  {"key":"cooking_cave","colour":1,"cost":[0,2,0,0,0,0,0,0,0,0,0,0,0],"points":2,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":["cooking_cave"],"effects":[],"rule":"CAV-9.26"},
  {"key":"working_cave","colour":1,"cost":[1,1,0,0,0,0,0,0,0,0,0,0,0],"points":2,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"feeds_a_dwarf","with":[{"wood":1},{"stone":1},{"ore":2}]}],"rule":"CAV-9.27"},
  {"key":"mining_cave","colour":1,"cost":[3,2,0,0,0,0,0,0,0,0,0,0,0],"points":2,"introductory":0,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"saves_food","food":1,"per":"donkey_in_mine"}],"rule":"CAV-9.28"},
  {"key":"breeding_cave","colour":1,"cost":[0,1,0,0,1,0,0,0,0,0,0,0,0],"points":2,"introductory":0,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"food_for_newborns","food":[0,1,2,3,5]}],"rule":"CAV-9.29"},
  {"key":"peaceful_cave","colour":1,"cost":[2,2,0,0,0,0,0,0,0,0,0,0,0],"points":2,"introductory":0,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"food_for_weapon"}],"rule":"CAV-9.30"},
  {"key":"weaving_parlor","colour":2,"cost":[2,1,0,0,0,0,0,0,0,0,0,0,0],"points":0,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"sheep","every":1,"gives":1},"bonus":{"thing":"sheep","every":2,"gives":1},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[],"rule":"CAV-9.31"},
  {"key":"milking_parlor","colour":2,"cost":[2,2,0,0,0,0,0,0,0,0,0,0,0],"points":0,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"cattle","every":1,"gives":1},"bonus":{"thing":"cattle","every":1,"gives":1},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[],"rule":"CAV-9.32"},
  {"key":"state_parlor","colour":2,"cost":[0,3,0,0,0,0,0,5,0,0,0,0,0],"points":0,"introductory":0,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"adjacent_dwellings","every":1,"gives":2},"bonus":{"thing":"adjacent_dwellings","every":1,"gives":4},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[],"rule":"CAV-9.33"},
  {"key":"hunting_parlor","colour":2,"cost":[2,0,0,0,0,0,0,0,0,0,0,0,0],"points":1,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":["hunting_parlor"],"effects":[],"rule":"CAV-9.34"},
  {"key":"beer_parlor","colour":2,"cost":[2,0,0,0,0,0,0,0,0,0,0,0,0],"points":3,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":["beer_parlor_gold","beer_parlor_food"],"effects":[],"rule":"CAV-9.35"},
  {"key":"blacksmithing_parlor","colour":2,"cost":[0,0,3,0,0,0,0,0,0,0,0,0,0],"points":2,"introductory":0,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":["blacksmithing_parlor"],"effects":[],"rule":"CAV-9.36"},
  {"key":"stone_storage","colour":2,"cost":[3,0,1,0,0,0,0,0,0,0,0,0,0],"points":0,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"stone","every":1,"gives":1},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[],"rule":"CAV-9.37"},
  {"key":"ore_storage","colour":2,"cost":[1,2,0,0,0,0,0,0,0,0,0,0,0],"points":0,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"ore","every":2,"gives":1},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[],"rule":"CAV-9.38"},
  {"key":"spare_part_storage","colour":2,"cost":[2,0,0,0,0,0,0,0,0,0,0,0,0],"points":0,"introductory":0,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":["spare_part_storage"],"effects":[],"rule":"CAV-9.39"},
  {"key":"main_storage","colour":2,"cost":[2,1,0,0,0,0,0,0,0,0,0,0,0],"points":0,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"yellow_tiles","every":1,"gives":2},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[],"rule":"CAV-9.40"},
  {"key":"weapon_storage","colour":2,"cost":[3,2,0,0,0,0,0,0,0,0,0,0,0],"points":0,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"armed_dwarfs","every":1,"gives":3},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[],"rule":"CAV-9.41"},
  {"key":"supplies_storage","colour":2,"cost":[1,0,0,0,0,0,3,0,0,0,0,0,0],"points":0,"introductory":0,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"all_dwarfs_armed","every":1,"gives":8},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[],"rule":"CAV-9.42"},
  {"key":"broom_chamber","colour":2,"cost":[1,0,0,0,0,0,0,0,0,0,0,0,0],"points":0,"introductory":0,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"dwarfs_above_four","every":1,"gives":5},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[],"rule":"CAV-9.43"},
  {"key":"treasure_chamber","colour":2,"cost":[1,1,0,0,0,0,0,0,0,0,0,0,0],"points":0,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"ruby","every":1,"gives":1},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[],"rule":"CAV-9.44"},
  {"key":"food_chamber","colour":2,"cost":[2,0,0,0,0,2,0,0,0,0,0,0,0],"points":0,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"crop_sets","every":1,"gives":2},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[],"rule":"CAV-9.45"},
  {"key":"prayer_chamber","colour":2,"cost":[2,0,0,0,0,0,0,0,0,0,0,0,0],"points":0,"introductory":0,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"no_dwarf_armed","every":1,"gives":8},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[],"rule":"CAV-9.46"},
  {"key":"writing_chamber","colour":2,"cost":[0,2,0,0,0,0,0,0,0,0,0,0,0],"points":0,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"","every":1,"gives":0},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[{"kind":"prevents_loss","points":7}],"rule":"CAV-9.47"},
  {"key":"fodder_chamber","colour":2,"cost":[0,1,0,0,2,0,0,0,0,0,0,0,0],"points":0,"introductory":1,"dwarfs":0,"at_once":[0,0,0,0,0,0,0,0,0,0,0,0,0],"food":{"thing":"","every":1,"gives":0},"bonus":{"thing":"all_farm_animals","every":3,"gives":1},"delivery":{"good":"","rounds":0},"exchanges":[],"effects":[],"rule":"CAV-9.48"},
] as const;

export const EXCHANGES = [
  {"key":"trader","tile":"trader","pay":{"gold":2},"get":{"wood":1,"stone":1,"ore":1}},
  {"key":"spare_part_storage","tile":"spare_part_storage","pay":{"wood":1,"stone":1,"ore":1},"get":{"gold":2}},
  {"key":"hunting_parlor","tile":"hunting_parlor","pay":{"wild_boar":2},"get":{"food":2,"gold":2}},
  {"key":"beer_parlor_gold","tile":"beer_parlor","pay":{"grain":2},"get":{"gold":3}},
  {"key":"beer_parlor_food","tile":"beer_parlor","pay":{"grain":2},"get":{"food":4}},
  {"key":"blacksmithing_parlor","tile":"blacksmithing_parlor","pay":{"ore":1,"ruby":1},"get":{"food":1,"gold":2}},
  {"key":"cooking_cave","tile":"cooking_cave","pay":{"grain":1,"vegetable":1},"get":{"food":5}},
] as const;

export const SPACES = [
  {"key":"ruby_mining","board":"small_basic","stage":0,"seats":[1,2,3,4,5,6,7],"fresh":{"ruby":1},"more":{"ruby":1},"fee":0,"imitable":true,"effect":{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":1,"per_ore_mine":0,"deep":false,"token":false},"rule":"CAV-4.3"},
  {"key":"housework","board":"small_basic","stage":0,"seats":[1,2,3,4,5,6,7],"fresh":{},"more":{},"fee":0,"imitable":true,"effect":{"words":"and_or","parts":[{"words":"deed","deed":"take","gets":{"dog":1},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"furnish","gets":{},"price":{},"tiles":[],"furnishings":"any","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.4"},
  {"key":"slash_and_burn","board":"small_basic","stage":0,"seats":[1,2,3,4,5,6,7],"fresh":{},"more":{},"fee":0,"imitable":true,"effect":{"words":"then_or","parts":[{"words":"deed","deed":"lay_twin","gets":{},"price":{},"tiles":["meadow_field"],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"sow","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.5"},
  {"key":"drift_mining_1","board":"basic_1_3","stage":0,"seats":[2,3],"fresh":{"stone":1},"more":{"stone":1},"fee":0,"imitable":true,"effect":{"words":"and_or","parts":[{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"lay_twin","gets":{},"price":{},"tiles":["cavern_tunnel"],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.6"},
  {"key":"excavation_1","board":"basic_1_3","stage":0,"seats":[1,2,3],"fresh":{"stone":1},"more":{"stone":1},"fee":0,"imitable":true,"effect":{"words":"and_or","parts":[{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"lay_twin","gets":{},"price":{},"tiles":["cavern_tunnel","cavern_cavern"],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.7"},
  {"key":"starting_player_1","board":"basic_1_3","stage":0,"seats":[2,3],"fresh":{"food":1},"more":{"food":1},"fee":0,"imitable":false,"effect":{"words":"deed","deed":"collect","gets":{"ore":2},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":true},"rule":"CAV-4.8"},
  {"key":"logging_1","board":"basic_1_3","stage":0,"seats":[1,2,3],"fresh":{"wood":3},"more":{"wood":1},"fee":0,"imitable":true,"effect":{"words":"then_or","parts":[{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"expedition","gets":{},"price":{},"tiles":[],"furnishings":"","level":1,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.9"},
  {"key":"supplies","board":"basic_1_3","stage":0,"seats":[2,3],"fresh":{},"more":{},"fee":0,"imitable":true,"effect":{"words":"deed","deed":"collect","gets":{"wood":1,"stone":1,"ore":1,"food":1,"gold":2},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},"rule":"CAV-4.10"},
  {"key":"ore_mining_1","board":"basic_1_3","stage":0,"seats":[1,2,3],"fresh":{"ore":2},"more":{"ore":1},"fee":0,"imitable":true,"effect":{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":2,"deep":false,"token":false},"rule":"CAV-4.11"},
  {"key":"wood_gathering","board":"basic_1_3","stage":0,"seats":[1,2,3],"fresh":{"wood":1},"more":{"wood":1},"fee":0,"imitable":true,"effect":{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},"rule":"CAV-4.12"},
  {"key":"clearing_1","board":"basic_1_3","stage":0,"seats":[2,3],"fresh":{"wood":1},"more":{"wood":1},"fee":0,"imitable":true,"effect":{"words":"and_or","parts":[{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"lay_twin","gets":{},"price":{},"tiles":["meadow_field"],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.13"},
  {"key":"sustenance_1","board":"basic_1_3","stage":0,"seats":[1,2,3],"fresh":{"food":1},"more":{"food":1},"fee":0,"imitable":true,"effect":{"words":"and_or","parts":[{"words":"deed","deed":"collect","gets":{"grain":1},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"lay_twin","gets":{},"price":{},"tiles":["meadow_field"],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.14"},
  {"key":"drift_mining_2","board":"basic_4_7","stage":0,"seats":[4,5,6,7],"fresh":{"stone":2},"more":{"stone":2},"fee":0,"imitable":true,"effect":{"words":"and_or","parts":[{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"lay_twin","gets":{},"price":{},"tiles":["cavern_tunnel"],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.6"},
  {"key":"excavation_2","board":"basic_4_7","stage":0,"seats":[4,5,6,7],"fresh":{"stone":2},"more":{"stone":1},"fee":0,"imitable":true,"effect":{"words":"and_or","parts":[{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"lay_twin","gets":{},"price":{},"tiles":["cavern_tunnel","cavern_cavern"],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.7"},
  {"key":"starting_player_2","board":"basic_4_7","stage":0,"seats":[4,5,6,7],"fresh":{"food":1},"more":{"food":1},"fee":0,"imitable":false,"effect":{"words":"deed","deed":"collect","gets":{"ruby":1},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":true},"rule":"CAV-4.8"},
  {"key":"imitation_basic","board":"basic_4_7","stage":0,"seats":[4,5,6,7],"fresh":{},"more":{},"fee":2,"imitable":false,"effect":{"words":"deed","deed":"imitate","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},"rule":"CAV-4.15"},
  {"key":"logging_2","board":"basic_4_7","stage":0,"seats":[4,5,6,7],"fresh":{"wood":3},"more":{"wood":3},"fee":0,"imitable":true,"effect":{"words":"then_or","parts":[{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"expedition","gets":{},"price":{},"tiles":[],"furnishings":"","level":1,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.9"},
  {"key":"growth","board":"basic_4_7","stage":0,"seats":[4,5,6,7],"fresh":{},"more":{},"fee":0,"imitable":true,"effect":{"words":"either_or","parts":[{"words":"deed","deed":"take","gets":{"wood":1,"stone":1,"ore":1,"food":1,"gold":2},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"grow","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.16"},
  {"key":"ore_mining_2","board":"basic_4_7","stage":0,"seats":[4,5,6,7],"fresh":{"ore":3},"more":{"ore":2},"fee":0,"imitable":true,"effect":{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":2,"deep":false,"token":false},"rule":"CAV-4.11"},
  {"key":"forest_exploration_2","board":"basic_4_7","stage":0,"seats":[4,5,6,7],"fresh":{"wood":2},"more":{"wood":1},"fee":0,"imitable":true,"effect":{"words":"deed","deed":"collect","gets":{"food":2},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},"rule":"CAV-4.17"},
  {"key":"clearing_2","board":"basic_4_7","stage":0,"seats":[4,5,6,7],"fresh":{"wood":2},"more":{"wood":2},"fee":0,"imitable":true,"effect":{"words":"and_or","parts":[{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"lay_twin","gets":{},"price":{},"tiles":["meadow_field"],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.13"},
  {"key":"sustenance_2","board":"basic_4_7","stage":0,"seats":[4,5,6,7],"fresh":{"grain":1},"more":{"vegetable":1},"fee":0,"imitable":true,"effect":{"words":"and_or","parts":[{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"lay_twin","gets":{},"price":{},"tiles":["meadow_field"],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.14"},
  {"key":"strip_mining","board":"additional_3","stage":0,"seats":[3],"fresh":{"ore":1},"more":{"stone":1},"fee":0,"imitable":true,"effect":{"words":"deed","deed":"collect","gets":{"wood":2},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},"rule":"CAV-4.18"},
  {"key":"imitation_3","board":"additional_3","stage":0,"seats":[3],"fresh":{},"more":{},"fee":4,"imitable":false,"effect":{"words":"deed","deed":"imitate","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},"rule":"CAV-4.15"},
  {"key":"forest_exploration_1","board":"additional_3","stage":0,"seats":[3],"fresh":{"wood":1},"more":{"wood":1},"fee":0,"imitable":true,"effect":{"words":"deed","deed":"collect","gets":{"vegetable":1},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},"rule":"CAV-4.17"},
  {"key":"depot_5","board":"large_additional_5","stage":0,"seats":[5],"fresh":{"wood":1,"ore":1},"more":{"wood":1,"ore":1},"fee":0,"imitable":true,"effect":{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},"rule":"CAV-4.19"},
  {"key":"small_scale_drift_mining","board":"large_additional_5","stage":0,"seats":[5],"fresh":{},"more":{},"fee":0,"imitable":true,"effect":{"words":"and_or","parts":[{"words":"deed","deed":"take","gets":{"stone":1},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"lay_twin","gets":{},"price":{},"tiles":["cavern_tunnel"],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.20"},
  {"key":"weekly_market_5","board":"large_additional_5","stage":0,"seats":[5],"fresh":{},"more":{},"fee":0,"imitable":true,"effect":{"words":"then_or","parts":[{"words":"deed","deed":"collect","gets":{"gold":4},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"buy","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.21"},
  {"key":"imitation_5","board":"large_additional_5","stage":0,"seats":[5],"fresh":{},"more":{},"fee":4,"imitable":false,"effect":{"words":"deed","deed":"imitate","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},"rule":"CAV-4.15"},
  {"key":"hardware_rental_5","board":"large_additional_5","stage":0,"seats":[5],"fresh":{},"more":{},"fee":0,"imitable":true,"effect":{"words":"then_or","parts":[{"words":"deed","deed":"expedition","gets":{},"price":{},"tiles":[],"furnishings":"","level":2,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"sow","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.22"},
  {"key":"fence_building_5","board":"large_additional_5","stage":0,"seats":[5],"fresh":{"wood":1},"more":{"wood":1},"fee":0,"imitable":true,"effect":{"words":"then_or","parts":[{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"and_or","parts":[{"words":"deed","deed":"fence_small","gets":{},"price":{"wood":2},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"fence_large","gets":{},"price":{"wood":4},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]}]},"rule":"CAV-4.23"},
  {"key":"depot_67","board":"large_additional_6_7","stage":0,"seats":[6,7],"fresh":{"wood":1,"ore":1},"more":{"wood":1,"ore":1},"fee":0,"imitable":true,"effect":{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},"rule":"CAV-4.19"},
  {"key":"drift_mining_67","board":"large_additional_6_7","stage":0,"seats":[6,7],"fresh":{"stone":1},"more":{"stone":1},"fee":0,"imitable":true,"effect":{"words":"and_or","parts":[{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"lay_twin","gets":{},"price":{},"tiles":["cavern_tunnel"],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.6"},
  {"key":"weekly_market_67","board":"large_additional_6_7","stage":0,"seats":[6,7],"fresh":{},"more":{},"fee":0,"imitable":true,"effect":{"words":"then_or","parts":[{"words":"deed","deed":"collect","gets":{"gold":4},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"buy","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.21"},
  {"key":"imitation_67","board":"large_additional_6_7","stage":0,"seats":[6,7],"fresh":{},"more":{},"fee":1,"imitable":false,"effect":{"words":"deed","deed":"imitate","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},"rule":"CAV-4.15"},
  {"key":"hardware_rental_67","board":"large_additional_6_7","stage":0,"seats":[6,7],"fresh":{},"more":{},"fee":0,"imitable":true,"effect":{"words":"then_or","parts":[{"words":"deed","deed":"collect","gets":{"wood":2},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"expedition","gets":{},"price":{},"tiles":[],"furnishings":"","level":2,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"sow","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.22"},
  {"key":"fence_building_67","board":"large_additional_6_7","stage":0,"seats":[6,7],"fresh":{"wood":2},"more":{"wood":1},"fee":0,"imitable":true,"effect":{"words":"then_or","parts":[{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"and_or","parts":[{"words":"deed","deed":"fence_small","gets":{},"price":{"wood":2},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"fence_large","gets":{},"price":{"wood":4},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]}]},"rule":"CAV-4.23"},
  {"key":"large_depot","board":"additional_7","stage":0,"seats":[7],"fresh":{"wood":2,"stone":1,"ore":1},"more":{"wood":1,"stone":1,"ore":1},"fee":0,"imitable":true,"effect":{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},"rule":"CAV-4.24"},
  {"key":"imitation_7","board":"additional_7","stage":0,"seats":[7],"fresh":{},"more":{},"fee":0,"imitable":false,"effect":{"words":"deed","deed":"imitate","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},"rule":"CAV-4.15"},
  {"key":"extension","board":"additional_7","stage":0,"seats":[7],"fresh":{},"more":{},"fee":0,"imitable":true,"effect":{"words":"either_or","parts":[{"words":"deed","deed":"lay_twin","gets":{"wood":1},"price":{},"tiles":["meadow_field"],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"lay_twin","gets":{"stone":1},"price":{},"tiles":["cavern_tunnel"],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.25"},
  {"key":"blacksmithing","board":"card","stage":1,"seats":[1,2,3,4,5,6,7],"fresh":{},"more":{},"fee":0,"imitable":true,"effect":{"words":"then_or","parts":[{"words":"deed","deed":"forge","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"expedition","gets":{},"price":{},"tiles":[],"furnishings":"","level":3,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.26"},
  {"key":"ore_mine_construction","board":"card","stage":1,"seats":[1,2,3,4,5,6,7],"fresh":{},"more":{},"fee":0,"imitable":true,"effect":{"words":"then_or","parts":[{"words":"deed","deed":"dig_ore_mine","gets":{"ore":3},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"expedition","gets":{},"price":{},"tiles":[],"furnishings":"","level":2,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.27"},
  {"key":"sheep_farming","board":"card","stage":1,"seats":[1,2,3,4,5,6,7],"fresh":{"sheep":1},"more":{"sheep":1},"fee":0,"imitable":true,"effect":{"words":"then_or","parts":[{"words":"and_or","parts":[{"words":"deed","deed":"fence_small","gets":{},"price":{"wood":2},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"fence_large","gets":{},"price":{"wood":4},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"build_stable","gets":{},"price":{"stone":1},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.28"},
  {"key":"wish_for_children","board":"card","stage":2,"seats":[1,2,3,4,5,6,7],"fresh":{},"more":{},"fee":0,"imitable":true,"effect":{"words":"either_or","parts":[{"words":"deed","deed":"grow","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"furnish","gets":{},"price":{},"tiles":[],"furnishings":"dwellings","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.29"},
  {"key":"donkey_farming","board":"card","stage":2,"seats":[1,2,3,4,5,6,7],"fresh":{"donkey":1},"more":{"donkey":1},"fee":0,"imitable":true,"effect":{"words":"then_or","parts":[{"words":"and_or","parts":[{"words":"deed","deed":"fence_small","gets":{},"price":{"wood":2},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"fence_large","gets":{},"price":{"wood":4},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"build_stable","gets":{},"price":{"stone":1},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.31"},
  {"key":"ruby_mine_construction","board":"card","stage":2,"seats":[1,2,3,4,5,6,7],"fresh":{},"more":{},"fee":0,"imitable":true,"effect":{"words":"either_or","parts":[{"words":"deed","deed":"dig_ruby_mine","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"dig_ruby_mine","gets":{"ruby":1},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":true,"token":false}]},"rule":"CAV-4.32"},
  {"key":"ore_delivery","board":"card","stage":3,"seats":[1,2,3,4,5,6,7],"fresh":{"stone":1,"ore":1},"more":{"stone":1,"ore":1},"fee":0,"imitable":true,"effect":{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":2,"deep":false,"token":false},"rule":"CAV-4.33"},
  {"key":"family_life","board":"card","stage":3,"seats":[1,2,3,4,5,6,7],"fresh":{},"more":{},"fee":0,"imitable":true,"effect":{"words":"and_or","parts":[{"words":"deed","deed":"grow","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"sow","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.34"},
  {"key":"exploration","board":"card","stage":3,"seats":[3,4,5,6,7],"fresh":{},"more":{},"fee":0,"imitable":true,"effect":{"words":"deed","deed":"expedition","gets":{},"price":{},"tiles":[],"furnishings":"","level":4,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},"rule":"CAV-4.35"},
  {"key":"ore_trading","board":"card","stage":4,"seats":[1,2,3,4,5,6,7],"fresh":{},"more":{},"fee":0,"imitable":true,"effect":{"words":"deed","deed":"sell_ore","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},"rule":"CAV-4.36"},
  {"key":"adventure","board":"card","stage":4,"seats":[1,2,3,4,5,6,7],"fresh":{},"more":{},"fee":0,"imitable":true,"effect":{"words":"then_or","parts":[{"words":"deed","deed":"forge","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"then","parts":[{"words":"deed","deed":"expedition","gets":{},"price":{},"tiles":[],"furnishings":"","level":1,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"expedition","gets":{},"price":{},"tiles":[],"furnishings":"","level":1,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]}]},"rule":"CAV-4.37"},
  {"key":"ruby_delivery","board":"card","stage":4,"seats":[1,2,3,4,5,6,7],"fresh":{"ruby":2},"more":{"ruby":1},"fee":0,"imitable":true,"effect":{"words":"deed","deed":"collect","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":2,"per_ore_mine":0,"deep":false,"token":false},"rule":"CAV-4.38"},
  {"key":"urgent_wish_for_children","board":"card","stage":0,"seats":[],"fresh":{},"more":{},"fee":0,"imitable":true,"effect":{"words":"either_or","parts":[{"words":"then","parts":[{"words":"deed","deed":"furnish","gets":{},"price":{},"tiles":[],"furnishings":"dwellings","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},{"words":"deed","deed":"grow","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},{"words":"deed","deed":"take","gets":{"gold":3},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false}]},"rule":"CAV-4.30"},
] as const;

export const SOLO_CARDS = ["blacksmithing","sheep_farming","ore_mine_construction","wish_for_children","donkey_farming","ruby_mine_construction","ore_delivery","family_life","","ore_trading","adventure","ruby_delivery"] as const;

export const MARKET = [
  {"good":"dog","gold":2},
  {"good":"sheep","gold":1},
  {"good":"donkey","gold":1},
  {"good":"wild_boar","gold":2},
  {"good":"cattle","gold":3},
  {"good":"wood","gold":1},
  {"good":"stone","gold":1},
  {"good":"ore","gold":1},
  {"good":"grain","gold":1},
  {"good":"vegetable","gold":2},
] as const;

export const ORE_SALE = {"ore":2,"get":{"food":1,"gold":2},"most":3} as const;

export const LOOT = [
  {"key":"all_weapons_plus_1","strength":1,"deed":"strengthen","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"wood","strength":1,"deed":"take","gets":{"wood":1},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"dog","strength":1,"deed":"take","gets":{"dog":1},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"grain","strength":2,"deed":"take","gets":{"grain":1},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"sheep","strength":2,"deed":"take","gets":{"sheep":1},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"stone","strength":3,"deed":"take","gets":{"stone":1},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"donkey","strength":3,"deed":"take","gets":{"donkey":1},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"vegetable","strength":4,"deed":"take","gets":{"vegetable":1},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"two_ore","strength":4,"deed":"take","gets":{"ore":2},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"wild_boar","strength":5,"deed":"take","gets":{"wild_boar":1},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"two_gold","strength":6,"deed":"take","gets":{"gold":2},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"furnish_cavern","strength":7,"deed":"furnish","gets":{},"price":{},"tiles":[],"furnishings":"any","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"stable","strength":8,"deed":"build_stable","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"tunnel","strength":9,"deed":"lay_single","gets":{},"price":{},"tiles":["tunnel"],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"small_pasture","strength":9,"deed":"fence_small","gets":{},"price":{"wood":1},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"cattle","strength":10,"deed":"take","gets":{"cattle":1},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"large_pasture","strength":10,"deed":"fence_large","gets":{},"price":{"wood":2},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"meadow","strength":11,"deed":"lay_single","gets":{},"price":{},"tiles":["meadow"],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"dwelling","strength":11,"deed":"furnish","gets":{},"price":{"wood":2,"stone":2},"tiles":[],"furnishings":"dwelling","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"field","strength":12,"deed":"lay_single","gets":{},"price":{},"tiles":["field"],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"sow","strength":12,"deed":"sow","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"cavern","strength":14,"deed":"lay_single","gets":{},"price":{},"tiles":["cavern"],"furnishings":"","level":0,"types":0,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
  {"key":"breed_two","strength":14,"deed":"breed","gets":{},"price":{},"tiles":[],"furnishings":"","level":0,"types":2,"ruby_mines":0,"per_ore_mine":0,"deep":false,"token":false},
] as const;

export const FOOD_VALUES = [
  {"good":"grain","count":1,"food":1},
  {"good":"vegetable","count":1,"food":2},
  {"good":"sheep","count":1,"food":1},
  {"good":"donkey","count":1,"food":1},
  {"good":"donkey","count":2,"food":3},
  {"good":"wild_boar","count":1,"food":2},
  {"good":"cattle","count":1,"food":3},
] as const;

export const COINS_LOST = 1 as const;

export const RUBY_BUYS = [
  {"good":"wood","count":1,"food":0},
  {"good":"stone","count":1,"food":0},
  {"good":"ore","count":1,"food":0},
  {"good":"grain","count":1,"food":0},
  {"good":"vegetable","count":1,"food":0},
  {"good":"gold","count":1,"food":0},
  {"good":"dog","count":1,"food":0},
  {"good":"sheep","count":1,"food":0},
  {"good":"donkey","count":1,"food":0},
  {"good":"wild_boar","count":1,"food":0},
  {"good":"cattle","count":1,"food":1},
  {"good":"food","count":2,"food":0},
] as const;

export const ROUNDS = 12 as const;

export const SKIPPED_ROUND = 9 as const;

export const FIRST_MARKER_ROUND = 6 as const;

export const HARVESTS = [
  {"harvest":"none","meal":0},
  {"harvest":"one_food","meal":1},
  {"harvest":"normal","meal":2},
  {"harvest":"partial","meal":2},
] as const;

export const CALENDAR = [
  "none",
  "none",
  "normal",
  "one_food",
  "normal",
] as const;

export const EVENTS = [
  "none",
  "one_food",
  "partial",
] as const;

export const QUESTION_MARKS = 3 as const;

export const LEAVES = [
  0,
  3,
  4,
  4,
  4,
  4,
  4,
] as const;

export const OVERFLOW = 6 as const;

export const STARTING_FOOD = [1,1,2,3,3,3,3] as const;

export const SOLO_FOOD = 2 as const;

export const STABLES = 3 as const;

export const FIRST_DWARFS = 2 as const;

export const MOST_DWARFS = 5 as const;

export const STRONGEST_FORGED = 8 as const;

export const STRONGEST = 14 as const;

export const SOWN = {"grain":3,"vegetable":2,"most":2} as const;

export const POINTS = {"missing_type":-2,"unused_cell":-1,"begging":-3,"small_pasture":2,"large_pasture":4,"ore_mine":3,"ruby_mine":4} as const;
