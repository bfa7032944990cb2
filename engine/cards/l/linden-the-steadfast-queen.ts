import {
  all,
  attacks,
  card,
  color,
  creature,
  gainLife,
  keywords,
  readTwice,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** A life for each white creature of yours that attacks. */
export const lindenTheSteadfastQueen = card({
  name: 'Linden, the Steadfast Queen',
  cost: '{W}{W}{W}',
  type: 'Legendary Creature - Human Noble',
  pt: '3/3',
  abilities: [...keywords('vigilance'), triggered(attacks(all(creature, color('W'), youControl)), gainLife(1))],
  reading: readTwice('fc52d37e1c'),
});
