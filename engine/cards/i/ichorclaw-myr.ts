import {
  becomesBlocked,
  card,
  isSource,
  keywords,
  modifyPT,
  readTwice,
  source,
  triggered,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Blocked it grows. */
export const ichorclawMyr = card({
  name: 'Ichorclaw Myr',
  cost: '{2}',
  type: 'Artifact Creature - Phyrexian Myr',
  pt: '1/1',
  abilities: [...keywords('infect'), triggered(becomesBlocked(isSource), untilEndOfTurn(source, modifyPT(2, 2)))],
  reading: readTwice('50a5815851'),
});
