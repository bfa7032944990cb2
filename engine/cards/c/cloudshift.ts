import {
  all,
  bound,
  card,
  creature,
  does,
  exile,
  putOntoBattlefield,
  readTwice,
  sequence,
  target,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** A creature of its caster goes and comes back at once. */
export const cloudshift = card({
  name: 'Cloudshift',
  cost: '{W}',
  type: 'Instant',
  spell: does(
    sequence(exile(target(), 'exiled'), putOntoBattlefield(bound('exiled'), 'you')),
    targets(all(creature, youControl)),
  ),
  reading: readTwice('ee5a66500a'),
});
