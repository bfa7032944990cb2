import {
  activated,
  all,
  attach,
  attachedToWhat,
  bound,
  card,
  choose,
  cost,
  creature,
  hostOf,
  not,
  readTwice,
  sequence,
  subtype,
  tap,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Moves Auras from creature to creature. */
export const crownOfTheAges = card({
  name: 'Crown of the Ages',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    activated(
      cost('{4}', tap),
      sequence(choose(all(creature, not(hostOf(target()))), 'new host'), attach(target(), bound('new host'))),
      {
        targets: [targets(all(subtype('Aura'), attachedToWhat(creature)))],
      },
    ),
  ],
  reading: readTwice('315423e8ad'),
});
