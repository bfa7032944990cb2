import { any, artifact, card, destroy, does, enchantment, read, splitSecond, targets } from '../../vocabulary/index.ts';

/** Destroys an artifact or enchantment, and nobody can respond. */
export const krosanGrip = card({
  name: 'Krosan Grip',
  cost: '{2}{G}',
  type: 'Instant',
  abilities: [splitSecond],
  spell: does(destroy(), targets(any(artifact, enchantment))),
  reading: read('59d73b7d0b'),
});
