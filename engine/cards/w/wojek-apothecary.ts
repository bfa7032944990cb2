import {
  activated,
  all,
  card,
  cost,
  creature,
  each,
  preventDamage,
  readTwice,
  sharesColorWith,
  tap,
  target,
  targets,
  together,
} from '../../vocabulary/index.ts';

/** A shield for a creature and for all that share a colour with it. */
export const wojekApothecary = card({
  name: 'Wojek Apothecary',
  cost: '{2}{W}{W}',
  type: 'Creature - Human Cleric',
  pt: '1/1',
  abilities: [
    activated(cost('', tap), preventDamage(together(target(), each(all(creature, sharesColorWith(target())))), 1), {
      targets: [targets(creature)],
    }),
  ],
  reading: readTwice('d205dbc0f2'),
});
