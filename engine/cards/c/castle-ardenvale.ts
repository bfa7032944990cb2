import {
  activated,
  all,
  asEnters,
  card,
  cost,
  createTokens,
  exists,
  mana,
  readTwice,
  subtype,
  tap,
  tapFor,
  tokenRecord,
  unless,
  youControl,
} from '../../vocabulary/index.ts';

/** White, slow without a Plains, and Humans in time. */
export const castleArdenvale = card({
  name: 'Castle Ardenvale',
  cost: '',
  type: 'Land',
  abilities: [
    asEnters({ kind: 'tapped' }, unless(exists(all(subtype('Plains'), youControl)))),
    tapFor(mana('{W}')),
    activated(cost('{2}{W}{W}', tap), createTokens('Human')),
  ],
  tokens: { Human: tokenRecord('Creature - Human', '1/1', ['W']) },
  reading: readTwice('197d6b9a64'),
});
