import {
  all,
  anything,
  card,
  other,
  readTwice,
  redirectedTo,
  replacement,
  source,
  youControl,
} from '../../vocabulary/index.ts';

/** Takes all damage for its controller and what they control. */
export const palisadeGiant = card({
  name: 'Palisade Giant',
  cost: '{4}{W}{W}',
  type: 'Creature - Giant Soldier',
  pt: '2/7',
  abilities: [
    replacement({
      kind: 'damage',
      permanents: all(other, youControl),
      players: 'you',
      from: anything,
      which: 'any',
      change: redirectedTo(source),
    }),
  ],
  reading: readTwice('0438e940b4'),
});
