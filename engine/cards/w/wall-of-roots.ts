import { activated, addMana, card, cost, keywords, mana, putCountersCost, readTwice } from '../../vocabulary/index.ts';

/** Green for toughness, once each turn, in any turn. */
export const wallOfRoots = card({
  name: 'Wall of Roots',
  cost: '{1}{G}',
  type: 'Creature - Plant Wall',
  pt: '0/5',
  abilities: [
    ...keywords('defender'),
    activated(cost('', putCountersCost('-0/-1')), addMana(mana('{G}')), { perTurn: 1 }),
  ],
  reading: readTwice('0d7968e1c4'),
});
