import { anyOneTarget, anyTarget, card, damage, readTwice, whenDies } from '../../vocabulary/index.ts';

/** A last point of damage. */
export const footlightFiend = card({
  name: 'Footlight Fiend',
  cost: '{B/R}',
  type: 'Creature - Devil',
  pt: '1/1',
  abilities: [whenDies(damage(1, anyTarget()), { targets: [anyOneTarget] })],
  reading: readTwice('fd84c8d81d'),
});
