import {
  any,
  artifact,
  card,
  cost,
  destroy,
  emerge,
  enchantment,
  may,
  readTwice,
  targets,
  whenCast,
} from '../../vocabulary/index.ts';

/** May destroy an artifact or enchantment as it is cast. */
export const mockeryOfNature = card({
  name: 'Mockery of Nature',
  cost: '{9}',
  type: 'Creature - Eldrazi Beast',
  pt: '6/5',
  alternativeCosts: [emerge(cost('{7}{G}'))],
  abilities: [whenCast(may(destroy()), targets(any(artifact, enchantment)))],
  reading: readTwice('08527e3a2a'),
});
