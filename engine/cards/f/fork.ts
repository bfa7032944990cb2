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
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Copies an instant or sorcery; the copy is red. */
export const fork = card({
  name: 'Fork',
  cost: '{R}{R}',
  type: 'Instant',
  spell: does(copySpell(target(), [{ kind: 'setColors', colors: ['R'] }]), targets(all(spell, any(instant, sorcery)))),
  reading: readTwice('e605a8ff00'),
});
