import { activated, card, cost, draw, land, readTwice, rule, sacrificeCost } from '../../vocabulary/index.ts';

/** No more lands, but cards for those there are. */
export const aggressiveMining = card({
  name: 'Aggressive Mining',
  cost: '{3}{R}',
  type: 'Enchantment',
  abilities: [
    rule({ kind: 'cantPlayLands', who: 'you' }),
    activated(cost('', sacrificeCost(land)), draw(2), { perTurn: 1 }),
  ],
  reading: readTwice('58324c0a5e'),
});
