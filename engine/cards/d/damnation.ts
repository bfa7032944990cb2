import { card, creature, destroyForGood, does, each, readTwice } from '../../vocabulary/index.ts';

/** Destroys every creature past regeneration. */
export const damnation = card({
  name: 'Damnation',
  cost: '{2}{B}{B}',
  type: 'Sorcery',
  spell: does(destroyForGood(each(creature))),
  reading: readTwice('35902648b9'),
});
