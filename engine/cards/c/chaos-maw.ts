import { all, card, creature, damage, each, other, readTwice, whenEnters } from '../../vocabulary/index.ts';

/** Three damage to every other creature. */
export const chaosMaw = card({
  name: 'Chaos Maw',
  cost: '{5}{R}{R}',
  type: 'Creature - Hellion',
  pt: '6/6',
  abilities: [whenEnters(damage(3, each(all(other, creature))))],
  reading: readTwice('0b1fcae83a'),
});
