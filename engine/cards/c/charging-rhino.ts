import { card, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** One creature at most blocks it. */
export const chargingRhino = card({
  name: 'Charging Rhino',
  cost: '{3}{G}{G}',
  type: 'Creature - Rhino',
  pt: '4/4',
  abilities: [rule({ kind: 'numberOfBlockers', what: isSource, least: 1, most: 1 })],
  reading: readTwice('bfc89836cd'),
});
