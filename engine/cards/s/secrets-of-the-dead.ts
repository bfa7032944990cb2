import { card, castFrom, casts, draw, readTwice, triggered } from '../../vocabulary/index.ts';

/** A card for each spell from the graveyard. */
export const secretsOfTheDead = card({
  name: 'Secrets of the Dead',
  cost: '{2}{U}',
  type: 'Enchantment',
  abilities: [triggered(casts('you', castFrom('graveyard')), draw())],
  reading: readTwice('2fa1211a2a'),
});
