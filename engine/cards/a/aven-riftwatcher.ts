import {
  card,
  eitherEvent,
  enters,
  gainLife,
  isSource,
  keywords,
  leaves,
  readTwice,
  triggered,
  vanishing,
} from '../../vocabulary/index.ts';

/** Two life as it comes and as it goes. */
export const avenRiftwatcher = card({
  name: 'Aven Riftwatcher',
  cost: '{2}{W}',
  type: 'Creature - Bird Rebel Soldier',
  pt: '2/3',
  abilities: [
    ...keywords('flying'),
    ...vanishing(3),
    triggered(eitherEvent(enters(isSource), leaves(isSource)), gainLife(2)),
  ],
  reading: readTwice('380461b24e'),
});
