import { card, cascade, keywords, readTwice } from '../../vocabulary/index.ts';

/** A hasty creature with cascade. */
export const bloodbraidElf = card({
  name: 'Bloodbraid Elf',
  cost: '{2}{R}{G}',
  type: 'Creature - Elf Berserker',
  pt: '3/2',
  abilities: [...keywords('haste'), cascade()],
  reading: readTwice('09b978c1b8'),
});
