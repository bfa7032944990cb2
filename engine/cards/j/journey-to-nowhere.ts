import {
  bound,
  card,
  creature,
  exile,
  putOntoBattlefield,
  readTwice,
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
  reading: readTwice('14c1cf29ea'),
});
