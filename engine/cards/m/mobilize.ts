import { all, card, creature, does, each, readTwice, untapThese, youControl } from '../../vocabulary/index.ts';

/** Untaps its caster's creatures. */
export const mobilize = card({
  name: 'Mobilize',
  cost: '{G}',
  type: 'Sorcery',
  spell: does(untapThese(each(all(creature, youControl)))),
  reading: readTwice('9ee3284679'),
});
