import { card, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** Its damage may pass what blocks it. */
export const thornElemental = card({
  name: 'Thorn Elemental',
  cost: '{5}{G}{G}',
  type: 'Creature - Elemental',
  pt: '7/7',
  abilities: [rule({ kind: 'mayAssignAsUnblocked', what: isSource })],
  reading: readTwice('cbcd4dc462'),
});
