import { card, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** Somebody blocks it if anybody can. */
export const gaeasProtector = card({
  name: "Gaea's Protector",
  cost: '{3}{G}',
  type: 'Creature - Elemental Warrior',
  pt: '4/2',
  abilities: [rule({ kind: 'mustBeBlocked', what: isSource })],
  reading: readTwice('d4223d42b9'),
});
