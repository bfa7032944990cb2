import { card, changeling, createTokens, readTwice, tokenRecord, whenEnters } from '../../vocabulary/index.ts';

/** Two that are everything. */
export const irregularCohort = card({
  name: 'Irregular Cohort',
  cost: '{2}{W}{W}',
  type: 'Creature - Shapeshifter',
  pt: '2/2',
  abilities: [changeling, whenEnters(createTokens('Shapeshifter'))],
  tokens: { Shapeshifter: tokenRecord('Creature - Shapeshifter', '2/2', [], [changeling]) },
  reading: readTwice('57754da295'),
});
