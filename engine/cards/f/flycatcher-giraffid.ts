import { card, entersWithOneCounterOf, readTwice } from '../../vocabulary/index.ts';

/** Vigilance or reach, as is chosen when it enters. */
export const flycatcherGiraffid = card({
  name: 'Flycatcher Giraffid',
  cost: '{4}{G}',
  type: 'Creature - Antelope Lizard',
  pt: '3/5',
  abilities: [entersWithOneCounterOf('vigilance', 'reach')],
  reading: readTwice('de28ed4d0f'),
});
