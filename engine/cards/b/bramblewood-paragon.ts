import {
  all,
  anthem,
  card,
  creature,
  gains,
  other,
  readTwice,
  replacement,
  subtype,
  withCounter,
  youControl,
} from '../../vocabulary/index.ts';

/** Other Warriors enter larger, and what has counters tramples. */
export const bramblewoodParagon = card({
  name: 'Bramblewood Paragon',
  cost: '{1}{G}',
  type: 'Creature - Elf Warrior',
  pt: '2/2',
  abilities: [
    replacement({
      kind: 'enters',
      what: all(other, creature, subtype('Warrior'), youControl),
      change: { kind: 'counters', counter: '+1/+1', amount: 1 },
    }),
    anthem(all(creature, youControl, withCounter('+1/+1')), gains('trample')),
  ],
  reading: readTwice('3770f714c7'),
});
