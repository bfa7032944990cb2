import { all, cantBeCountered, card, creature, readTwice, rule, youControl } from '../../vocabulary/index.ts';

/** Neither it nor another creature spell of its controller can be countered. */
export const prowlingSerpopard = card({
  name: 'Prowling Serpopard',
  cost: '{1}{G}{G}',
  type: 'Creature - Cat Snake',
  pt: '4/3',
  abilities: [cantBeCountered, rule({ kind: 'cantBeCountered', what: all(creature, youControl) })],
  reading: readTwice('437b148371'),
});
