import {
  activated,
  card,
  cost,
  keywords,
  modifyPT,
  readTwice,
  source,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Red mana makes it stronger. */
export const dragonHatchling = card({
  name: 'Dragon Hatchling',
  cost: '{1}{R}',
  type: 'Creature - Dragon',
  pt: '0/1',
  abilities: [...keywords('flying'), activated(cost('{R}'), untilEndOfTurn(source, modifyPT(1, 0)))],
  reading: readTwice('3907fbf34a'),
});
