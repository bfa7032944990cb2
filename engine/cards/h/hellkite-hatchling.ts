import {
  card,
  compare,
  devour,
  gains,
  readTwice,
  rememberedNumber,
  source,
  staticAbility,
} from '../../vocabulary/index.ts';

/** It flies once it is fed. */
export const hellkiteHatchling = card({
  name: 'Hellkite Hatchling',
  cost: '{2}{R}{G}',
  type: 'Creature - Dragon',
  pt: '2/2',
  abilities: [
    devour(1),
    staticAbility(source, [gains('flying', 'trample')], compare(rememberedNumber('devoured'), 'at least', 1)),
  ],
  reading: readTwice('672b54eacf'),
});
