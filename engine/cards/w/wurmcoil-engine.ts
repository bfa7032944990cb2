import { card, createTokens, keywords, readTwice, sequence, tokenRecord, whenDies } from '../../vocabulary/index.ts';

/** It falls into two Wurms. */
export const wurmcoilEngine = card({
  name: 'Wurmcoil Engine',
  cost: '{6}',
  type: 'Artifact Creature - Phyrexian Wurm',
  pt: '6/6',
  abilities: [
    ...keywords('deathtouch', 'lifelink'),
    whenDies(sequence(createTokens('deathtouch'), createTokens('lifelink'))),
  ],
  tokens: {
    deathtouch: tokenRecord('Artifact Creature - Phyrexian Wurm', '3/3', [], keywords('deathtouch')),
    lifelink: tokenRecord('Artifact Creature - Phyrexian Wurm', '3/3', [], keywords('lifelink')),
  },
  reading: readTwice('440d848113'),
});
