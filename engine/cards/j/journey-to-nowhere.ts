import {
  bound,
  card,
  creature,
  exile,
  putOntoBattlefield,
  read,
  target,
  targets,
  whenEnters,
  whenLeaves,
} from '../../vocabulary/index.ts';

/** A creature is gone until the enchantment is: two linked abilities. */
export const journeyToNowhere = card({
  name: 'Journey to Nowhere',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    whenEnters(exile(target(), 'exiled'), { targets: [targets(creature)] }),
    whenLeaves(putOntoBattlefield(bound('exiled'), 'owner')),
  ],
  reading: read('14c1cf29ea'),
});
