import {
  card,
  cost,
  creature,
  evoke,
  evoked,
  keywords,
  modifyPT,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Strengthens a creature as it enters, at instant speed; evoked, it goes at once. */
export const briarhorn = card({
  name: 'Briarhorn',
  cost: '{3}{G}',
  type: 'Creature - Elemental',
  pt: '3/3',
  abilities: [
    ...keywords('flash'),
    whenEnters(untilEndOfTurn(target(), modifyPT(3, 3)), { targets: [targets(creature)] }),
    evoked,
  ],
  alternativeCosts: [evoke(cost('{1}{G}'))],
  reading: readTwice('a67b016391'),
});
