import {
  all,
  anything,
  card,
  casts,
  each,
  land,
  not,
  readTwice,
  triggered,
  untapThese,
  youControl,
} from '../../vocabulary/index.ts';

/** Spells untap everything. */
export const paradoxEngine = card({
  name: 'Paradox Engine',
  cost: '{5}',
  type: 'Legendary Artifact',
  abilities: [triggered(casts('you', anything), untapThese(each(all(not(land), youControl))))],
  reading: readTwice('c88244196d'),
});
