import {
  all,
  card,
  exists,
  modifyPT,
  readTwice,
  source,
  staticAbility,
  subtype,
  youControl,
} from '../../vocabulary/index.ts';

/** Larger beside a Forest. */
export const kirdApe = card({
  name: 'Kird Ape',
  cost: '{R}',
  type: 'Creature - Ape',
  pt: '1/1',
  abilities: [staticAbility(source, [modifyPT(1, 2)], exists(all(subtype('Forest'), youControl)))],
  reading: readTwice('dbd8fa1c2d'),
});
