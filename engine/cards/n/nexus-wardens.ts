import {
  all,
  card,
  enchantment,
  enters,
  gainLife,
  keywords,
  readTwice,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** Two life for each enchantment. */
export const nexusWardens = card({
  name: 'Nexus Wardens',
  cost: '{2}{G}',
  type: 'Creature - Satyr Archer',
  pt: '1/4',
  abilities: [...keywords('reach'), triggered(enters(all(enchantment, youControl)), gainLife(2))],
  reading: readTwice('850496c204'),
});
