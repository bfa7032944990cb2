import {
  activated,
  card,
  cost,
  creature,
  modifyPT,
  readTwice,
  target,
  targets,
  untap,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Its untapping takes 2 power from a creature. */
export const merrowGrimeblotter = card({
  name: 'Merrow Grimeblotter',
  cost: '{3}{U/B}',
  type: 'Creature - Merfolk Wizard',
  pt: '2/2',
  abilities: [
    activated(cost('{1}{U/B}', untap), untilEndOfTurn(target(), modifyPT(-2, 0)), { targets: [targets(creature)] }),
  ],
  reading: readTwice('f0a2f81a4e'),
});
