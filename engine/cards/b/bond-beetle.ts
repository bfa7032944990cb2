import { card, creature, putCounters, readTwice, target, targets, whenEnters } from '../../vocabulary/index.ts';

/** Brings a +1/+1 counter. */
export const bondBeetle = card({
  name: 'Bond Beetle',
  cost: '{G}',
  type: 'Creature - Insect',
  pt: '0/1',
  abilities: [whenEnters(putCounters('+1/+1', 1, target()), { targets: [targets(creature)] })],
  reading: readTwice('e29bdc4aec'),
});
