import { card, cost, createTokens, emerge, readTwice, tokenRecord, whenCast } from '../../vocabulary/index.ts';

/** Two Insects come with it as it is cast. */
export const itOfTheHorridSwarm = card({
  name: 'It of the Horrid Swarm',
  cost: '{8}',
  type: 'Creature - Eldrazi Insect',
  pt: '4/4',
  alternativeCosts: [emerge(cost('{6}{G}'))],
  abilities: [whenCast(createTokens('Insect', 2))],
  tokens: { Insect: tokenRecord('Creature - Insect', '1/1', ['G']) },
  reading: readTwice('426fa194b1'),
});
