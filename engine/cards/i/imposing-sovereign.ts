import { all, card, creature, opponentControls, readTwice, replacement } from '../../vocabulary/index.ts';

/** Creatures of opponents enter tapped. */
export const imposingSovereign = card({
  name: 'Imposing Sovereign',
  cost: '{1}{W}',
  type: 'Creature - Human Noble',
  pt: '2/1',
  abilities: [replacement({ kind: 'enters', what: all(creature, opponentControls), change: { kind: 'tapped' } })],
  reading: readTwice('f6ab10e36e'),
});
