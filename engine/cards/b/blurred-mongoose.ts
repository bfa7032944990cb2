import { cantBeCountered, card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A small creature that neither counters nor targets stop. */
export const blurredMongoose = card({
  name: 'Blurred Mongoose',
  cost: '{1}{G}',
  type: 'Creature - Mongoose',
  pt: '2/1',
  abilities: [cantBeCountered, ...keywords('shroud')],
  reading: readTwice('e20044898b'),
});
