import { card, creature, destroyForGood, does, each, readTwice } from '../../vocabulary/index.ts';

/** Destroys every creature past regeneration. */
export const wrathOfGod = card({
  name: 'Wrath of God',
  cost: '{2}{W}{W}',
  type: 'Sorcery',
  spell: does(destroyForGood(each(creature))),
  reading: readTwice('35902648b9'),
});
