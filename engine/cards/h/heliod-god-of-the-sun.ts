import {
  activated,
  anthem,
  card,
  compare,
  cost,
  createTokens,
  devotionTo,
  gains,
  keywords,
  otherCreaturesYouControl,
  readTwice,
  source,
  staticAbility,
  tokenRecord,
} from '../../vocabulary/index.ts';

/** No creature without enough devotion; vigilance for the others, and Clerics for mana. */
export const heliodGodOfTheSun = card({
  name: 'Heliod, God of the Sun',
  cost: '{3}{W}',
  type: 'Legendary Enchantment Creature - God',
  pt: '5/6',
  abilities: [
    ...keywords('indestructible'),
    staticAbility(source, [{ kind: 'removeType', type: 'creature' }], compare(devotionTo('W'), 'at most', 4)),
    anthem(otherCreaturesYouControl, gains('vigilance')),
    activated(cost('{2}{W}{W}'), createTokens('Cleric')),
  ],
  tokens: { Cleric: tokenRecord('Enchantment Creature - Cleric', '2/1', ['W']) },
  reading: readTwice('762ff2e187'),
});
