import { all, artifact, card, creature, damage, does, each, not, readTwice } from '../../vocabulary/index.ts';

/** Two damage to creatures that are no artifacts. */
export const whipflare = card({
  name: 'Whipflare',
  cost: '{1}{R}',
  type: 'Sorcery',
  spell: does(damage(2, each(all(creature, not(artifact))))),
  reading: readTwice('90e867558b'),
});
