import { artifact, card, readTwice, rule } from '../../vocabulary/index.ts';

/** Artifact spells of its controller cost {1} less. */
export const etheriumSculptor = card({
  name: 'Etherium Sculptor',
  cost: '{1}{U}',
  type: 'Artifact Creature - Vedalken Artificer',
  pt: '1/2',
  abilities: [rule({ kind: 'spellCost', what: artifact, by: 'you', generic: -1 })],
  reading: readTwice('4ec5b9e939'),
});
