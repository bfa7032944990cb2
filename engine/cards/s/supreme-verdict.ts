import { cantBeCountered, card, creature, destroy, does, each, readTwice } from '../../vocabulary/index.ts';

/** Destroys every creature and cannot be countered. */
export const supremeVerdict = card({
  name: 'Supreme Verdict',
  cost: '{1}{W}{W}{U}',
  type: 'Sorcery',
  abilities: [cantBeCountered],
  spell: does(destroy(each(creature))),
  reading: readTwice('e67ec66c1b'),
});
