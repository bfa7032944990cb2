import {
  card,
  cost,
  evoke,
  evoked,
  land,
  not,
  readTwice,
  returnToHand,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Returns a permanent that is no land; evoked, it goes at once. */
export const aethersnipe = card({
  name: 'Aethersnipe',
  cost: '{5}{U}',
  type: 'Creature - Elemental',
  pt: '4/4',
  abilities: [whenEnters(returnToHand(), { targets: [targets(not(land))] }), evoked],
  alternativeCosts: [evoke(cost('{1}{U}{U}'))],
  reading: readTwice('d0e6c0a20d'),
});
