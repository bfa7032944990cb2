import {
  beginningOf,
  card,
  cost,
  readTwice,
  replacement,
  sacrificeThese,
  triggered,
  unlessPays,
  you,
} from '../../vocabulary/index.ts';

/** Nobody has an untap step. */
export const stasis = card({
  name: 'Stasis',
  cost: '{1}{U}',
  type: 'Enchantment',
  abilities: [
    replacement({ kind: 'skipStep', step: 'untap', who: 'anyone' }),
    triggered(beginningOf('upkeep', 'you'), unlessPays(you, cost('{U}'), sacrificeThese())),
  ],
  reading: readTwice('326033a01d'),
});
