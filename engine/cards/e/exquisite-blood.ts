import { card, eventAmount, gainLife, readTwice, triggered } from '../../vocabulary/index.ts';

/** Life that an opponent loses is life gained. */
export const exquisiteBlood = card({
  name: 'Exquisite Blood',
  cost: '{4}{B}',
  type: 'Enchantment',
  abilities: [triggered({ kind: 'losesLife', who: 'opponent' }, gainLife(eventAmount))],
  reading: readTwice('9b0ab8a6b9'),
});
