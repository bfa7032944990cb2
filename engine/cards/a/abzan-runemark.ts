import {
  all,
  any,
  attached,
  card,
  color,
  creature,
  enchant,
  enchantedGets,
  exists,
  gains,
  modifyPT,
  readTwice,
  staticAbility,
  youControl,
} from '../../vocabulary/index.ts';

/** Larger, and watchful beside black or green. */
export const abzanRunemark = card({
  name: 'Abzan Runemark',
  cost: '{2}{W}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    enchantedGets(modifyPT(2, 2)),
    staticAbility(attached, [gains('vigilance')], exists(all(any(color('B'), color('G')), youControl))),
  ],
  reading: readTwice('9b910e3823'),
});
