import {
  beginningOf,
  card,
  countersOn,
  createTokens,
  devour,
  readTwice,
  source,
  tokenRecord,
  triggered,
} from '../../vocabulary/index.ts';

/** Eats creatures, and grows Saprolings from what it ate. */
export const mycoloth = card({
  name: 'Mycoloth',
  cost: '{3}{G}{G}',
  type: 'Creature - Fungus',
  pt: '4/4',
  abilities: [
    devour(2),
    triggered(beginningOf('upkeep', 'you'), createTokens('Saproling', countersOn('+1/+1', source))),
  ],
  tokens: { Saproling: tokenRecord('Creature - Saproling', '1/1', ['G']) },
  reading: readTwice('bc5e5bdf62'),
});
