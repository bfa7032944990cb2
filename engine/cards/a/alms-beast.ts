import {
  all,
  anthem,
  any,
  blockedBySource,
  blockingSource,
  card,
  creature,
  gains,
  readTwice,
} from '../../vocabulary/index.ts';

/** What meets it in combat has lifelink. */
export const almsBeast = card({
  name: 'Alms Beast',
  cost: '{2}{W}{B}',
  type: 'Creature - Beast',
  pt: '6/6',
  abilities: [anthem(all(creature, any(blockingSource, blockedBySource)), gains('lifelink'))],
  reading: readTwice('2f8a609d83'),
});
