import {
  anything,
  buyback,
  card,
  cost,
  discardCost,
  does,
  inZone,
  readTwice,
  search,
  sequence,
  shuffle,
} from '../../vocabulary/index.ts';

/** A card from the library, again and again. */
export const demonicCollusion = card({
  name: 'Demonic Collusion',
  cost: '{3}{B}{B}',
  type: 'Sorcery',
  additionalCosts: [buyback(cost('', discardCost(inZone('hand'), 2)))],
  spell: does(sequence(search(anything, 'hand'), shuffle())),
  reading: readTwice('542e143388'),
});
