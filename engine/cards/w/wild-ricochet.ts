import {
  all,
  any,
  card,
  copySpell,
  does,
  instant,
  newTargets,
  readTwice,
  sequence,
  sorcery,
  spell,
  targets,
} from '../../vocabulary/index.ts';

/** Turns an instant or sorcery elsewhere and copies it. */
export const wildRicochet = card({
  name: 'Wild Ricochet',
  cost: '{2}{R}{R}',
  type: 'Instant',
  spell: does(sequence(newTargets(), copySpell()), targets(all(spell, any(instant, sorcery)))),
  reading: readTwice('c52a66c10c'),
});
