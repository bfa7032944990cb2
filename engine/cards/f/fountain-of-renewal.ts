import {
  activated,
  beginningOf,
  card,
  cost,
  draw,
  gainLife,
  readTwice,
  sacrificeSource,
  triggered,
} from '../../vocabulary/index.ts';

/** A life a turn, and a card at the end. */
export const fountainOfRenewal = card({
  name: 'Fountain of Renewal',
  cost: '{1}',
  type: 'Artifact',
  abilities: [triggered(beginningOf('upkeep', 'you'), gainLife(1)), activated(cost('{3}', sacrificeSource), draw())],
  reading: readTwice('8d19d2a43e'),
});
