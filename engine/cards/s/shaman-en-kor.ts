import {
  activated,
  all,
  anything,
  card,
  cost,
  creature,
  readTwice,
  redirectDamage,
  source,
  target,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Passes damage on to a creature, or takes it on itself. */
export const shamanEnKor = card({
  name: 'Shaman en-Kor',
  cost: '{1}{W}',
  type: 'Creature - Kor Cleric Shaman',
  pt: '1/2',
  abilities: [
    activated(cost('{0}'), redirectDamage(source, 1, target()), { targets: [targets(all(creature, youControl))] }),
    activated(cost('{1}{W}'), redirectDamage(target(), 'next', source, { from: anything }), {
      targets: [targets(creature)],
    }),
  ],
  reading: readTwice('b211a69bb9'),
});
