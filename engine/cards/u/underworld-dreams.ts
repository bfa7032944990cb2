import { card, damage, eventPlayer, readTwice, triggered } from '../../vocabulary/index.ts';

/** A point of damage for each card an opponent draws. */
export const underworldDreams = card({
  name: 'Underworld Dreams',
  cost: '{B}{B}{B}',
  type: 'Enchantment',
  abilities: [triggered({ kind: 'draws', who: 'opponent' }, damage(1, eventPlayer))],
  reading: readTwice('9b11629333'),
});
