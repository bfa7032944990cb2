import { amountOf, card, powerOf, readTwice, source, tapFor } from '../../vocabulary/index.ts';

/** As much green as its power. */
export const viridianJoiner = card({
  name: 'Viridian Joiner',
  cost: '{2}{G}',
  type: 'Creature - Elf Druid',
  pt: '1/2',
  abilities: [tapFor(amountOf('G', powerOf(source)))],
  reading: readTwice('f75985028f'),
});
