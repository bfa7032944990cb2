import {
  all,
  blockedBySource,
  blocks,
  card,
  count,
  creature,
  isSource,
  keywords,
  modifyPT,
  readTwice,
  rule,
  source,
  triggered,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** It blocks as many as come, and grows with them. */
export const guardianOfTheGateless = card({
  name: 'Guardian of the Gateless',
  cost: '{4}{W}',
  type: 'Creature - Angel',
  pt: '3/3',
  abilities: [
    ...keywords('flying'),
    rule({ kind: 'blocksMore', what: isSource, more: 'any' }),
    triggered(
      blocks(isSource),
      untilEndOfTurn(source, modifyPT(count(all(creature, blockedBySource)), count(all(creature, blockedBySource)))),
    ),
  ],
  reading: readTwice('9a75c2e883'),
});
