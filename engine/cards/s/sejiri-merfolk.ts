import {
  all,
  card,
  exists,
  gains,
  readTwice,
  source,
  staticAbility,
  subtype,
  youControl,
} from '../../vocabulary/index.ts';

/** Plains teach it first strike and lifelink. */
export const sejiriMerfolk = card({
  name: 'Sejiri Merfolk',
  cost: '{1}{U}',
  type: 'Creature - Merfolk Soldier',
  pt: '2/1',
  abilities: [staticAbility(source, [gains('first strike', 'lifelink')], exists(all(subtype('Plains'), youControl)))],
  reading: readTwice('308bca024d'),
});
