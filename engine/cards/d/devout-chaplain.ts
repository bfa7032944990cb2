import {
  activated,
  any,
  artifact,
  card,
  cost,
  enchantment,
  exile,
  readTwice,
  subtype,
  tap,
  tapUntapped,
  targets,
} from '../../vocabulary/index.ts';

/** Two Humans exile an artifact or enchantment. */
export const devoutChaplain = card({
  name: 'Devout Chaplain',
  cost: '{2}{W}',
  type: 'Creature - Human Cleric',
  pt: '2/2',
  abilities: [
    activated(cost('', tap, tapUntapped(subtype('Human'), 2)), exile(), {
      targets: [targets(any(artifact, enchantment))],
    }),
  ],
  reading: readTwice('40c4870b35'),
});
