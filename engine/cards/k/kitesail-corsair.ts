import { attacking, card, gains, matches, readTwice, source, staticAbility } from '../../vocabulary/index.ts';

/** It flies while it attacks. */
export const kitesailCorsair = card({
  name: 'Kitesail Corsair',
  cost: '{1}{U}',
  type: 'Creature - Human Pirate',
  pt: '2/1',
  abilities: [staticAbility(source, [gains('flying')], matches(source, attacking))],
  reading: readTwice('81d58055e4'),
});
