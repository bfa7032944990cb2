import { card, creature, eachPlayer, readTwice, sacrifice, whenDies } from '../../vocabulary/index.ts';

/** Its death costs everyone a creature. */
export const abyssalGatekeeper = card({
  name: 'Abyssal Gatekeeper',
  cost: '{1}{B}',
  type: 'Creature - Horror',
  pt: '1/1',
  abilities: [whenDies(sacrifice(eachPlayer, creature))],
  reading: readTwice('4acdc32c2d'),
});
