import { card, eternalize, keywords, readTwice } from '../../vocabulary/index.ts';

/** It is watchful, and returns greater. */
export const steadfastSentinel = card({
  name: 'Steadfast Sentinel',
  cost: '{3}{W}',
  type: 'Creature - Human Cleric',
  pt: '2/3',
  abilities: [...keywords('vigilance'), eternalize('{4}{W}{W}')],
  reading: readTwice('5e248b9074'),
});
