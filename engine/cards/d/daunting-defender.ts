import {
  all,
  anything,
  card,
  creature,
  preventSome,
  readTwice,
  replacement,
  subtype,
  youControl,
} from '../../vocabulary/index.ts';

/** Takes one from whatever hits its controller's Clerics. */
export const dauntingDefender = card({
  name: 'Daunting Defender',
  cost: '{4}{W}',
  type: 'Creature - Human Cleric',
  pt: '3/3',
  abilities: [
    replacement({
      kind: 'damage',
      permanents: all(creature, subtype('Cleric'), youControl),
      players: null,
      from: anything,
      which: 'any',
      change: preventSome(1),
    }),
  ],
  reading: readTwice('e629047c4e'),
});
