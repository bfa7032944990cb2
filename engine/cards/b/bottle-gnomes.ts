import { activated, card, cost, gainLife, readTwice, sacrificeSource } from '../../vocabulary/index.ts';

/** Three life for its end. */
export const bottleGnomes = card({
  name: 'Bottle Gnomes',
  cost: '{3}',
  type: 'Artifact Creature - Gnome',
  pt: '1/3',
  abilities: [activated(cost('', sacrificeSource), gainLife(3))],
  reading: readTwice('37a8f8420e'),
});
