import {
  all,
  becomeCopy,
  card,
  creature,
  enters,
  eventObject,
  other,
  readTwice,
  source,
  thisAbility,
  triggered,
} from '../../vocabulary/index.ts';

/** Becomes whatever creature came last, and goes on so. */
export const unstableShapeshifter = card({
  name: 'Unstable Shapeshifter',
  cost: '{3}{U}',
  type: 'Creature - Shapeshifter',
  pt: '0/1',
  abilities: [triggered(enters(all(other, creature)), becomeCopy(source, eventObject, 'forever', [thisAbility()]))],
  reading: readTwice('637b0bc7ff'),
});
