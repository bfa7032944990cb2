import { card, casts, draw, enchantment, may, readTwice, triggered } from '../../vocabulary/index.ts';

/** A card for each enchantment its controller casts, at choice. */
export const mesaEnchantress = card({
  name: 'Mesa Enchantress',
  cost: '{1}{W}{W}',
  type: 'Creature - Human Druid',
  pt: '0/2',
  abilities: [triggered(casts('you', enchantment), may(draw()))],
  reading: readTwice('0c03cb4dce'),
});
