import { anything, card, preventSome, readTwice, replacement } from '../../vocabulary/index.ts';

/** Of all damage to you one is prevented. */
export const urzasArmor = card({
  name: "Urza's Armor",
  cost: '{6}',
  type: 'Artifact',
  abilities: [
    replacement({
      kind: 'damage',
      permanents: null,
      players: 'you',
      from: anything,
      which: 'any',
      change: preventSome(1),
    }),
  ],
  reading: readTwice('ce319932f7'),
});
