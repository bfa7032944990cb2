import { card, creature, does, readTwice, setBasePT, target, targets, untilEndOfTurn } from '../../vocabulary/index.ts';

/** A creature is a 0/1 without abilities, for the turn. */
export const ovinize = card({
  name: 'Ovinize',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(untilEndOfTurn(target(), { kind: 'loseAll' }, setBasePT(0, 1)), targets(creature)),
  reading: readTwice('6588204f86'),
});
