import { addRestrictedMana, any, artifact, card, creature, does, mana, readTwice } from '../../vocabulary/index.ts';

/** Seven red, for artifact and creature spells. */
export const geosurge = card({
  name: 'Geosurge',
  cost: '{R}{R}{R}{R}',
  type: 'Sorcery',
  spell: does(addRestrictedMana(mana('{R}{R}{R}{R}{R}{R}{R}'), { kind: 'cast', what: any(artifact, creature) })),
  reading: readTwice('6bce66dea6'),
});
