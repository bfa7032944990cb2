import {
  all,
  card,
  color,
  creature,
  dealsCombatDamage,
  destroy,
  eventPlayerControls,
  isSource,
  ninjutsu,
  not,
  readTwice,
  targets,
  triggered,
} from '../../vocabulary/index.ts';

/** Its damage destroys a creature. */
export const throatSlitter = card({
  name: 'Throat Slitter',
  cost: '{4}{B}',
  type: 'Creature - Rat Ninja',
  pt: '2/2',
  abilities: [
    ninjutsu('{2}{B}'),
    triggered(dealsCombatDamage(isSource, 'player'), destroy(), {
      targets: [targets(all(creature, not(color('B')), eventPlayerControls))],
    }),
  ],
  reading: readTwice('8ad285f385'),
});
