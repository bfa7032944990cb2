import {
  amountIf,
  card,
  castFrom,
  cost,
  createTokens,
  does,
  flashback,
  matches,
  readTwice,
  source,
  tokenRecord,
} from '../../vocabulary/index.ts';

/** Five Humans, then ten. */
export const increasingDevotion = card({
  name: 'Increasing Devotion',
  cost: '{3}{W}{W}',
  type: 'Sorcery',
  abilities: [flashback(cost('{7}{W}{W}'))],
  spell: does(createTokens('Human', amountIf(matches(source, castFrom('graveyard')), 10, 5))),
  tokens: { Human: tokenRecord('Creature - Human', '1/1', ['W']) },
  reading: readTwice('0fb60b9ebb'),
});
