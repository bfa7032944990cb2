import { card, creature, readTwice, rule } from '../../vocabulary/index.ts';

/** No creature spell can be countered. */
export const gaeasHerald = card({
  name: "Gaea's Herald",
  cost: '{1}{G}',
  type: 'Creature - Elf',
  pt: '1/1',
  abilities: [rule({ kind: 'cantBeCountered', what: creature })],
  reading: readTwice('877d2a567e'),
});
