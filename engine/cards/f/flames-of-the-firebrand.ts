import { card, dividedAmongTargets, dividedDamage, does, readTwice } from '../../vocabulary/index.ts';

/** Three damage, divided among three at most. */
export const flamesOfTheFirebrand = card({
  name: 'Flames of the Firebrand',
  cost: '{2}{R}',
  type: 'Sorcery',
  spell: does(dividedDamage(3), { ...dividedAmongTargets(3), min: 1 }),
  reading: readTwice('9869aa9b14'),
});
