import {
  card,
  cost,
  destroy,
  enchantment,
  evoke,
  evoked,
  keywords,
  readTwice,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Destroys an enchantment as it enters; evoked, it goes at once. */
export const wispmare = card({
  name: 'Wispmare',
  cost: '{2}{W}',
  type: 'Creature - Elemental',
  pt: '1/3',
  abilities: [...keywords('flying'), whenEnters(destroy(), { targets: [targets(enchantment)] }), evoked],
  alternativeCosts: [evoke(cost('{W}'))],
  reading: readTwice('6ee5528db9'),
});
