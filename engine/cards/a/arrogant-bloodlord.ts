import {
  all,
  becomesBlockedBy,
  beginningOf,
  blocksOne,
  card,
  creature,
  delayed,
  destroy,
  eitherEvent,
  isSource,
  power,
  readTwice,
  source,
  triggered,
} from '../../vocabulary/index.ts';

/** A weak creature in combat is its end. */
export const arrogantBloodlord = card({
  name: 'Arrogant Bloodlord',
  cost: '{1}{B}{B}',
  type: 'Creature - Vampire Knight',
  pt: '4/4',
  abilities: [
    triggered(
      eitherEvent(
        blocksOne(isSource, all(creature, power('at most', 1))),
        becomesBlockedBy(isSource, all(creature, power('at most', 1))),
      ),
      delayed(beginningOf('end of combat', 'anyone'), destroy(source)),
    ),
  ],
  reading: readTwice('73e490db61'),
});
