import { all, any, card, creature, entersAsCopy, planeswalker, readTwice, youControl } from '../../vocabulary/index.ts';

/** A copy of a creature or planeswalker of yours, with a counter more of its sort, and no legend. */
export const sparkDouble = card({
  name: 'Spark Double',
  cost: '{3}{U}',
  type: 'Creature - Illusion',
  pt: '0/0',
  abilities: [
    entersAsCopy(
      all(any(creature, planeswalker), youControl),
      [{ kind: 'notLegendary' }],
      [
        { counter: '+1/+1', amount: 1, onlyIf: 'creature' },
        { counter: 'loyalty', amount: 1, onlyIf: 'planeswalker' },
      ],
    ),
  ],
  reading: readTwice('97365a5ee6'),
});
