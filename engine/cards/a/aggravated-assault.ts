import {
  activated,
  all,
  card,
  cost,
  creature,
  each,
  extraCombatAndMain,
  readTwice,
  sequence,
  untapThese,
  youControl,
} from '../../vocabulary/index.ts';

/** Another attack for whoever can pay. */
export const aggravatedAssault = card({
  name: 'Aggravated Assault',
  cost: '{2}{R}',
  type: 'Enchantment',
  abilities: [
    activated(cost('{3}{R}{R}'), sequence(untapThese(each(all(creature, youControl))), extraCombatAndMain()), {
      timing: 'sorcery',
    }),
  ],
  reading: readTwice('45fa73c6b7'),
});
