import { all, anthem, card, creature, modifyPT, readTwice, withKeyword, youControl } from '../../vocabulary/index.ts';

/** Flyers are larger. */
export const favorableWinds = card({
  name: 'Favorable Winds',
  cost: '{1}{U}',
  type: 'Enchantment',
  abilities: [anthem(all(creature, youControl, withKeyword('flying')), modifyPT(1, 1))],
  reading: readTwice('cab986a7ea'),
});
