import {
  attacks,
  card,
  isSource,
  keywords,
  modifyPT,
  readTwice,
  source,
  triggered,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A shadow that grows as it attacks. */
export const soltariTrooper = card({
  name: 'Soltari Trooper',
  cost: '{1}{W}',
  type: 'Creature - Soltari Soldier',
  pt: '1/1',
  abilities: [...keywords('shadow'), triggered(attacks(isSource), untilEndOfTurn(source, modifyPT(1, 1)))],
  reading: readTwice('195f8b8fb3'),
});
