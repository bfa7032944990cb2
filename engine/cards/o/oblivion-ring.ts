import {
  all,
  bound,
  card,
  exile,
  land,
  not,
  other,
  putOntoBattlefield,
  readTwice,
  target,
  targets,
  whenEnters,
  whenLeaves,
} from '../../vocabulary/index.ts';

/** Another permanent that is no land is gone until the Ring is: two linked abilities. */
export const oblivionRing = card({
  name: 'Oblivion Ring',
  cost: '{2}{W}',
  type: 'Enchantment',
  abilities: [
    whenEnters(exile(target(), 'exiled'), { targets: [targets(all(other, not(land)))] }),
    whenLeaves(putOntoBattlefield(bound('exiled'), 'owner')),
  ],
  reading: readTwice('807f9b4549'),
});
