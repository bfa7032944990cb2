import {
  card,
  compare,
  gains,
  keywords,
  lifeOf,
  modifyPT,
  readTwice,
  source,
  staticAbility,
  you,
} from '../../vocabulary/index.ts';

/** A 6/6 flyer while life is high. */
export const serraAscendant = card({
  name: 'Serra Ascendant',
  cost: '{W}',
  type: 'Creature - Human Monk',
  pt: '1/1',
  abilities: [
    ...keywords('lifelink'),
    staticAbility(source, [modifyPT(5, 5), gains('flying')], compare(lifeOf(you), 'at least', 30)),
  ],
  reading: readTwice('946aad8e51'),
});
