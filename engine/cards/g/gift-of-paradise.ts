import {
  anyOneColor,
  card,
  enchant,
  enchantedGets,
  gainLife,
  grants,
  land,
  readTwice,
  tapFor,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Three life, and the enchanted land makes two mana of a colour. */
export const giftOfParadise = card({
  name: 'Gift of Paradise',
  cost: '{2}{G}',
  type: 'Enchantment - Aura',
  abilities: [enchant(land), whenEnters(gainLife(3)), enchantedGets(grants(tapFor(anyOneColor(2))))],
  reading: readTwice('951edfcc57'),
});
