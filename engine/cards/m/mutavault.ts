import {
  activated,
  becomesCreature,
  card,
  cost,
  mana,
  readTwice,
  source,
  tapFor,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Colourless, or for a turn a creature of every creature type. */
export const mutavault = card({
  name: 'Mutavault',
  cost: '',
  type: 'Land',
  abilities: [
    tapFor(mana('{C}')),
    activated(cost('{1}'), untilEndOfTurn(source, ...becomesCreature(['creature'], 'all', 2, 2))),
  ],
  reading: readTwice('31daa883e7'),
});
