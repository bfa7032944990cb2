import { activated, addRestrictedMana, card, cost, mana, readTwice, tap } from '../../vocabulary/index.ts';

/** Four colourless for costs with {X} in them. */
export const rosheenMeanderer = card({
  name: 'Rosheen Meanderer',
  cost: '{3}{R/G}',
  type: 'Legendary Creature - Giant Shaman',
  pt: '4/4',
  abilities: [activated(cost('', tap), addRestrictedMana(mana('{C}{C}{C}{C}'), { kind: 'costWithX' }))],
  reading: readTwice('a6540cd956'),
});
