import { all, card, creature, power, readTwice, rule, youControl } from '../../vocabulary/index.ts';

/** Strong creatures are blocked by one at most. */
export const challengerTroll = card({
  name: 'Challenger Troll',
  cost: '{4}{G}',
  type: 'Creature - Troll',
  pt: '6/5',
  abilities: [
    rule({ kind: 'numberOfBlockers', what: all(creature, youControl, power('at least', 4)), least: 1, most: 1 }),
  ],
  reading: readTwice('cb2498f062'),
});
