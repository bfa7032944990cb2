import { beginningOf, card, keywords, read, sacrificeThese, triggered } from '../../vocabulary/index.ts';

/** Six power for one turn. */
export const ballLightning = card({
  name: 'Ball Lightning',
  cost: '{R}{R}{R}',
  type: 'Creature - Elemental',
  pt: '6/1',
  abilities: [...keywords('trample', 'haste'), triggered(beginningOf('end', 'anyone'), sacrificeThese())],
  reading: read('59a3cb9887'),
});
