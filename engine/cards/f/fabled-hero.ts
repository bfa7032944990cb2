import {
  card,
  casts,
  isSource,
  keywords,
  putCounters,
  readTwice,
  targeting,
  triggered,
} from '../../vocabulary/index.ts';

/** Spells that target it make it grow. */
export const fabledHero = card({
  name: 'Fabled Hero',
  cost: '{1}{W}{W}',
  type: 'Creature - Human Soldier',
  pt: '2/2',
  abilities: [...keywords('double strike'), triggered(casts('you', targeting(isSource)), putCounters('+1/+1', 1))],
  reading: readTwice('ee40174185'),
});
