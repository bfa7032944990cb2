import { card, creature, may, readTwice, tapThese, targets, whenEnters } from '../../vocabulary/index.ts';

/** Taps a creature, if its controller likes. */
export const leoninSnarecaster = card({
  name: 'Leonin Snarecaster',
  cost: '{1}{W}',
  type: 'Creature - Cat Soldier',
  pt: '2/1',
  abilities: [whenEnters(may(tapThese()), { targets: [targets(creature)] })],
  reading: readTwice('52e1a76749'),
});
