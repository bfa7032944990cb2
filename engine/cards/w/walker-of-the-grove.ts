import { card, cost, createTokens, evoke, evoked, readTwice, tokenRecord, whenLeaves } from '../../vocabulary/index.ts';

/** An Elemental when it leaves, as it does at once when evoked. */
export const walkerOfTheGrove = card({
  name: 'Walker of the Grove',
  cost: '{6}{G}{G}',
  type: 'Creature - Elemental',
  pt: '7/7',
  abilities: [whenLeaves(createTokens('Elemental')), evoked],
  alternativeCosts: [evoke(cost('{4}{G}'))],
  tokens: { Elemental: tokenRecord('Creature - Elemental', '4/4', ['G']) },
  reading: readTwice('8ff7a42123'),
});
