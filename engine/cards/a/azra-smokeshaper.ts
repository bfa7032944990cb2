import {
  all,
  card,
  creature,
  gains,
  ninjutsu,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
  whenEnters,
  youControl,
} from '../../vocabulary/index.ts';

/** It makes a creature indestructible as it enters. */
export const azraSmokeshaper = card({
  name: 'Azra Smokeshaper',
  cost: '{3}{B}',
  type: 'Creature - Azra Ninja',
  pt: '3/3',
  abilities: [
    ninjutsu('{1}{B}'),
    whenEnters(untilEndOfTurn(target(), gains('indestructible')), { targets: [targets(all(creature, youControl))] }),
  ],
  reading: readTwice('0b1eb77e59'),
});
