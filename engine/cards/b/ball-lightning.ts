import { beginningOf, card, keywords, readTwice, sacrificeThese, triggered } from '../../vocabulary/index.ts';

/** Six power for one turn. */
export const ballLightning = card({
  name: 'Ball Lightning',
  cost: '{R}{R}{R}',
  type: 'Creature - Elemental',
  pt: '6/1',
  abilities: [...keywords('trample', 'haste'), triggered(beginningOf('end', 'anyone'), sacrificeThese())],
  reading: readTwice('59a3cb9887'),
});
