import { cantBeCountered, card, creature, entersAsCopy, readTwice, X } from '../../vocabulary/index.ts';

/** A copy of a creature with X counters besides, which no spell counters. */
export const alteredEgo = card({
  name: 'Altered Ego',
  cost: '{X}{2}{G}{U}',
  type: 'Creature - Shapeshifter',
  pt: '0/0',
  abilities: [cantBeCountered, entersAsCopy(creature, [], [{ counter: '+1/+1', amount: X, onlyIf: null }])],
  reading: readTwice('c86d5cb210'),
});
