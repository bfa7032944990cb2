import {
  all,
  becomesBlocked,
  blockingSource,
  card,
  count,
  creature,
  isSource,
  modifyPT,
  readTwice,
  source,
  times,
  triggered,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Larger by two for each creature that blocks it. */
export const rabidElephant = card({
  name: 'Rabid Elephant',
  cost: '{4}{G}',
  type: 'Creature - Elephant',
  pt: '3/4',
  abilities: [
    triggered(
      becomesBlocked(isSource),
      untilEndOfTurn(
        source,
        modifyPT(times(2, count(all(creature, blockingSource))), times(2, count(all(creature, blockingSource)))),
      ),
    ),
  ],
  reading: readTwice('b2047678f8'),
});
