import { activated, card, cost, preventDamage, readTwice, source } from '../../vocabulary/index.ts';

/** It prevents a point of damage at a time. */
export const reveredElder = card({
  name: 'Revered Elder',
  cost: '{2}{W}',
  type: 'Creature - Human Cleric',
  pt: '1/2',
  abilities: [activated(cost('{1}'), preventDamage(source, 1))],
  reading: readTwice('72f11c9cd7'),
});
