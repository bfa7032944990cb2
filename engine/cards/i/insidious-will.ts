import {
  all,
  any,
  card,
  chooseModes,
  copySpell,
  counterIt,
  instant,
  mode,
  newTargets,
  readTwice,
  sorcery,
  spell,
  targets,
} from '../../vocabulary/index.ts';

/** Counters a spell, turns one elsewhere, or copies one. */
export const insidiousWill = card({
  name: 'Insidious Will',
  cost: '{2}{U}{U}',
  type: 'Instant',
  spell: chooseModes(
    1,
    1,
    mode('counter a spell', counterIt(), targets(spell)),
    mode('new targets for a spell', newTargets(), targets(spell)),
    mode('copy an instant or sorcery', copySpell(), targets(all(spell, any(instant, sorcery)))),
  ),
  reading: readTwice('ce5c155be6'),
});
