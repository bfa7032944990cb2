import {
  all,
  beginningOf,
  card,
  creature,
  draw,
  exists,
  power,
  readTwice,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** A card in the upkeep, with a strong creature. */
export const colossalMajesty = card({
  name: 'Colossal Majesty',
  cost: '{2}{G}',
  type: 'Enchantment',
  abilities: [
    triggered(beginningOf('upkeep', 'you'), draw(), {
      onlyIf: exists(all(creature, youControl, power('at least', 4))),
    }),
  ],
  reading: readTwice('010246973b'),
});
