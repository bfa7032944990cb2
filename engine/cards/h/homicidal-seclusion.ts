import {
  all,
  card,
  compare,
  count,
  creature,
  each,
  gains,
  modifyPT,
  readTwice,
  staticAbility,
  youControl,
} from '../../vocabulary/index.ts';

/** A creature alone is stronger. */
export const homicidalSeclusion = card({
  name: 'Homicidal Seclusion',
  cost: '{4}{B}',
  type: 'Enchantment',
  abilities: [
    staticAbility(
      each(all(creature, youControl)),
      [modifyPT(3, 1), gains('lifelink')],
      compare(count(all(creature, youControl)), 'exactly', 1),
    ),
  ],
  reading: readTwice('178ba327f6'),
});
