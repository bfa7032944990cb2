import {
  all,
  card,
  createTokens,
  creature,
  each,
  gains,
  land,
  loyaltyAbility,
  modifyPT,
  readTwice,
  targets,
  tokenRecord,
  untapThese,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Two lands untapped, a Beast, or a stampede. */
export const garrukWildspeaker = card({
  name: 'Garruk Wildspeaker',
  cost: '{2}{G}{G}',
  type: 'Legendary Planeswalker - Garruk',
  loyalty: 3,
  abilities: [
    loyaltyAbility(1, untapThese(), [targets(land, 2)]),
    loyaltyAbility(-1, createTokens('Beast')),
    loyaltyAbility(-4, untilEndOfTurn(each(all(creature, youControl)), modifyPT(3, 3), gains('trample'))),
  ],
  tokens: { Beast: tokenRecord('Creature - Beast', '3/3', ['G']) },
  reading: readTwice('7563def4ca'),
});
