import {
  activated,
  card,
  cost,
  keywords,
  modifyPT,
  readTwice,
  source,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** It withers, and grows once a turn. */
export const twinbladeSlasher = card({
  name: 'Twinblade Slasher',
  cost: '{G}',
  type: 'Creature - Elf Warrior',
  pt: '1/1',
  abilities: [...keywords('wither'), activated(cost('{1}{G}'), untilEndOfTurn(source, modifyPT(2, 2)), { perTurn: 1 })],
  reading: readTwice('8735472b07'),
});
