import {
  all,
  any,
  card,
  counterIt,
  creature,
  does,
  enchantment,
  readTwice,
  spell,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Counters a creature or enchantment spell into exile. */
export const denyTheDivine = card({
  name: 'Deny the Divine',
  cost: '{2}{U}',
  type: 'Instant',
  spell: does(counterIt(target(), 'exile'), targets(all(spell, any(creature, enchantment)))),
  reading: readTwice('56ecf1e391'),
});
