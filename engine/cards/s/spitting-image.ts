import { card, createCopyTokens, creature, does, readTwice, retrace, target, targets } from '../../vocabulary/index.ts';

/** A copy of a creature, again for each land. */
export const spittingImage = card({
  name: 'Spitting Image',
  cost: '{4}{G/U}{G/U}',
  type: 'Sorcery',
  abilities: [retrace],
  spell: does(createCopyTokens(target()), targets(creature)),
  reading: readTwice('40b63aec34'),
});
