import { card, enchant, enchantedGets, permanent, readTwice, setColors, setLandTypes } from '../../vocabulary/index.ts';

/** The permanent is a Forest and nothing else, and has no colour. */
export const songOfTheDryads = card({
  name: 'Song of the Dryads',
  cost: '{2}{G}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(permanent),
    enchantedGets({ kind: 'setTypes', types: ['land'], subtypes: [] }, setLandTypes('Forest'), setColors()),
  ],
  reading: readTwice('98dc0fc0b5'),
});
