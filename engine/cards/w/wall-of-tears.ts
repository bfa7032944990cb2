import {
  beginningOf,
  blocksOne,
  bound,
  card,
  creature,
  delayed,
  eventObject,
  isSource,
  keywords,
  readTwice,
  remember,
  returnToHand,
  sequence,
  triggered,
} from '../../vocabulary/index.ts';

/** What it blocks goes home once combat ends. */
export const wallOfTears = card({
  name: 'Wall of Tears',
  cost: '{1}{U}',
  type: 'Creature - Wall',
  pt: '0/4',
  abilities: [
    ...keywords('defender'),
    triggered(
      blocksOne(isSource, creature),
      sequence(
        remember(eventObject, 'blocked'),
        delayed(beginningOf('end of combat', 'anyone'), returnToHand(bound('blocked')), ['blocked']),
      ),
    ),
  ],
  reading: readTwice('fd80d0e56e'),
});
