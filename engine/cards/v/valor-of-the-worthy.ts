import {
  attached,
  card,
  createTokens,
  creature,
  enchant,
  enchantedGets,
  is,
  keywords,
  leaves,
  modifyPT,
  readTwice,
  tokenRecord,
  triggered,
} from '../../vocabulary/index.ts';

/** A Spirit when the enchanted creature leaves. */
export const valorOfTheWorthy = card({
  name: 'Valor of the Worthy',
  cost: '{W}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    enchantedGets(modifyPT(1, 1)),
    triggered(leaves(is(attached)), createTokens('Spirit')),
  ],
  tokens: { Spirit: tokenRecord('Creature - Spirit', '1/1', ['W'], keywords('flying')) },
  reading: readTwice('ab3f6c5d84'),
});
