import { all, any, card, copySpell, does, instant, read, sorcery, spell, targets } from '../../vocabulary/index.ts';

/** Copies an instant or sorcery. */
export const twincast = card({
  name: 'Twincast',
  cost: '{U}{U}',
  type: 'Instant',
  spell: does(copySpell(), targets(all(spell, any(instant, sorcery)))),
  reading: read('ca9a1d032a'),
});
