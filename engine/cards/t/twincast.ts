import {
  all,
  any,
  card,
  copySpell,
  does,
  instant,
  readTwice,
  sorcery,
  spell,
  targets,
} from '../../vocabulary/index.ts';

/** Copies an instant or sorcery. */
export const twincast = card({
  name: 'Twincast',
  cost: '{U}{U}',
  type: 'Instant',
  spell: does(copySpell(), targets(all(spell, any(instant, sorcery)))),
  reading: readTwice('ca9a1d032a'),
});
