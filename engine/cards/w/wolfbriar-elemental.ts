import {
  card,
  cost,
  createTokens,
  multikicker,
  readTwice,
  timesPaid,
  tokenRecord,
  whenEnters,
} from '../../vocabulary/index.ts';

/** A Wolf for each kick. */
export const wolfbriarElemental = card({
  name: 'Wolfbriar Elemental',
  cost: '{2}{G}{G}',
  type: 'Creature - Elemental',
  pt: '4/4',
  additionalCosts: [multikicker(cost('{G}'))],
  abilities: [whenEnters(createTokens('Wolf', timesPaid('kicker')))],
  tokens: { Wolf: tokenRecord('Creature - Wolf', '2/2', ['G']) },
  reading: readTwice('0f5f5cbaab'),
});
