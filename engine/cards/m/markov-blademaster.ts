import {
  card,
  dealsCombatDamage,
  isSource,
  keywords,
  putCounters,
  readTwice,
  triggered,
} from '../../vocabulary/index.ts';

/** It strikes twice and grows with each hit. */
export const markovBlademaster = card({
  name: 'Markov Blademaster',
  cost: '{1}{R}{R}',
  type: 'Creature - Vampire Warrior',
  pt: '1/1',
  abilities: [...keywords('double strike'), triggered(dealsCombatDamage(isSource, 'player'), putCounters('+1/+1', 1))],
  reading: readTwice('f8142240ec'),
});
