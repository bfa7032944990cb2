import {
  all,
  becomesBlockedBy,
  beginningOf,
  blocksOne,
  bound,
  card,
  color,
  creature,
  delayed,
  destroy,
  eitherEvent,
  eventObject,
  isSource,
  not,
  readTwice,
  remember,
  sequence,
  triggered,
} from '../../vocabulary/index.ts';

/** What is not black does not survive a fight with it. */
export const deathgazer = card({
  name: 'Deathgazer',
  cost: '{3}{B}',
  type: 'Creature - Lizard',
  pt: '2/2',
  abilities: [
    triggered(
      eitherEvent(
        blocksOne(isSource, all(creature, not(color('B')))),
        becomesBlockedBy(isSource, all(creature, not(color('B')))),
      ),
      sequence(
        remember(eventObject, 'foe'),
        delayed(beginningOf('end of combat', 'anyone'), destroy(bound('foe')), ['foe']),
      ),
    ),
  ],
  reading: readTwice('f961b6cfb0'),
});
