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
  triggered,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** It grows with each creature that blocks it. */
export const elvishBerserker = card({
  name: 'Elvish Berserker',
  cost: '{G}',
  type: 'Creature - Elf Berserker',
  pt: '1/1',
  abilities: [
    triggered(
      becomesBlocked(isSource),
      untilEndOfTurn(source, modifyPT(count(all(creature, blockingSource)), count(all(creature, blockingSource)))),
    ),
  ],
  reading: readTwice('fb24242585'),
});
