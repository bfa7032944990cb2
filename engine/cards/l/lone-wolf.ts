import { card, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** Its damage may pass what blocks it. */
export const loneWolf = card({
  name: 'Lone Wolf',
  cost: '{2}{G}',
  type: 'Creature - Wolf',
  pt: '2/2',
  abilities: [rule({ kind: 'mayAssignAsUnblocked', what: isSource })],
  reading: readTwice('55f8c9e6bb'),
});
