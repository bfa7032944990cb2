import { all, card, creature, damage, does, each, not, readTwice, withKeyword } from '../../vocabulary/index.ts';

/** One damage to each creature that does not fly. */
export const tremor = card({
  name: 'Tremor',
  cost: '{R}',
  type: 'Sorcery',
  spell: does(damage(1, each(all(creature, not(withKeyword('flying')))))),
  reading: readTwice('d65f50182e'),
});
