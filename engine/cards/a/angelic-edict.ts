import { any, card, creature, does, enchantment, exile, readTwice, targets } from '../../vocabulary/index.ts';

/** Exiles a creature or enchantment. */
export const angelicEdict = card({
  name: 'Angelic Edict',
  cost: '{4}{W}',
  type: 'Sorcery',
  spell: does(exile(), targets(any(creature, enchantment))),
  reading: readTwice('31e26d7f3c'),
});
