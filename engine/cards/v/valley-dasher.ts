import { card, isSource, keywords, readTwice, rule } from '../../vocabulary/index.ts';

/** Fast, and attacks whenever it can. */
export const valleyDasher = card({
  name: 'Valley Dasher',
  cost: '{1}{R}',
  type: 'Creature - Human Berserker',
  pt: '2/2',
  abilities: [...keywords('haste'), rule({ kind: 'mustAttack', what: isSource })],
  reading: readTwice('8cf5790415'),
});
