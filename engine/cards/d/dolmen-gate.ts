import {
  all,
  anything,
  attacking,
  card,
  creature,
  readTwice,
  replacement,
  youControl,
} from '../../vocabulary/index.ts';

/** Attackers of its side are dealt no combat damage. */
export const dolmenGate = card({
  name: 'Dolmen Gate',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    replacement({
      kind: 'damage',
      permanents: all(creature, attacking, youControl),
      players: null,
      from: anything,
      which: 'combat',
      change: 'prevent',
    }),
  ],
  reading: readTwice('66ef1b402f'),
});
