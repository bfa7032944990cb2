import {
  card,
  casts,
  createTokens,
  creature,
  not,
  prowess,
  readTwice,
  tokenRecord,
  triggered,
} from '../../vocabulary/index.ts';

/** A Monk for each spell that is no creature. */
export const monasteryMentor = card({
  name: 'Monastery Mentor',
  cost: '{2}{W}',
  type: 'Creature - Human Monk',
  pt: '2/2',
  abilities: [prowess, triggered(casts('you', not(creature)), createTokens('Monk'))],
  tokens: { Monk: tokenRecord('Creature - Monk', '1/1', ['W'], [prowess]) },
  reading: readTwice('d328fe1512'),
});
