import {
  all,
  card,
  createTokens,
  creature,
  enters,
  gainLife,
  other,
  readTwice,
  TREASURE,
  triggered,
  whenEnters,
  youControl,
} from '../../vocabulary/index.ts';

/** A Treasure, and life for each creature. */
export const prosperousInnkeeper = card({
  name: 'Prosperous Innkeeper',
  cost: '{1}{G}',
  type: 'Creature - Halfling Citizen',
  pt: '1/1',
  abilities: [whenEnters(createTokens('Treasure')), triggered(enters(all(other, creature, youControl)), gainLife(1))],
  tokens: { Treasure: TREASURE },
  reading: readTwice('3758e8673b'),
});
