import {
  all,
  card,
  creature,
  enters,
  gainLife,
  opponentControls,
  readTwice,
  replacement,
  triggered,
} from '../../vocabulary/index.ts';

/** Creatures of opponents enter tapped, and each of them gives life. */
export const authorityOfTheConsuls = card({
  name: 'Authority of the Consuls',
  cost: '{W}',
  type: 'Enchantment',
  abilities: [
    replacement({ kind: 'enters', what: all(creature, opponentControls), change: { kind: 'tapped' } }),
    triggered(enters(all(creature, opponentControls)), gainLife(1)),
  ],
  reading: readTwice('e38dd7580e'),
});
