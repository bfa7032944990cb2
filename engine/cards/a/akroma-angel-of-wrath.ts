import { card, keywords, protectionFromColors, readTwice } from '../../vocabulary/index.ts';

/** Everything at once. */
export const akromaAngelOfWrath = card({
  name: 'Akroma, Angel of Wrath',
  cost: '{5}{W}{W}{W}',
  type: 'Legendary Creature - Angel',
  pt: '6/6',
  abilities: [
    ...keywords('flying', 'first strike', 'vigilance', 'trample', 'haste'),
    ...protectionFromColors('B', 'R'),
  ],
  reading: readTwice('649f63f375'),
});
