import {
  any,
  card,
  casts,
  createTokens,
  instant,
  readTwice,
  sorcery,
  tokenRecord,
  triggered,
} from '../../vocabulary/index.ts';

/** An Elemental for each instant or sorcery its controller casts. */
export const youngPyromancer = card({
  name: 'Young Pyromancer',
  cost: '{1}{R}',
  type: 'Creature - Human Shaman',
  pt: '2/1',
  abilities: [triggered(casts('you', any(instant, sorcery)), createTokens('Elemental'))],
  tokens: { Elemental: tokenRecord('Creature - Elemental', '1/1', ['R']) },
  reading: readTwice('0044a6efe4'),
});
