import {
  any,
  artifact,
  card,
  creature,
  cycling,
  destroy,
  does,
  each,
  enchantment,
  readTwice,
} from '../../vocabulary/index.ts';

/** Destroys every artifact, creature and enchantment, or is cycled. */
export const akromasVengeance = card({
  name: "Akroma's Vengeance",
  cost: '{4}{W}{W}',
  type: 'Sorcery',
  abilities: [cycling('{3}')],
  spell: does(destroy(each(any(artifact, creature, enchantment)))),
  reading: readTwice('7efb21ec48'),
});
