import {
  all,
  any,
  attacking,
  blocking,
  card,
  creature,
  keywords,
  readTwice,
  removeFromCombat,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** It takes a creature out of combat. */
export const hollowhengeSpirit = card({
  name: 'Hollowhenge Spirit',
  cost: '{3}{W}',
  type: 'Creature - Spirit',
  pt: '2/2',
  abilities: [
    ...keywords('flash', 'flying'),
    whenEnters(removeFromCombat(), { targets: [targets(all(creature, any(attacking, blocking)))] }),
  ],
  reading: readTwice('cde7f53c89'),
});
