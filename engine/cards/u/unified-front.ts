import { card, colorsSpent, createTokens, does, readTwice, tokenRecord } from '../../vocabulary/index.ts';

/** An Ally for each colour that was spent. */
export const unifiedFront = card({
  name: 'Unified Front',
  cost: '{3}{W}',
  type: 'Sorcery',
  spell: does(createTokens('Kor Ally', colorsSpent)),
  tokens: { 'Kor Ally': tokenRecord('Creature - Kor Ally', '1/1', ['W']) },
  reading: readTwice('bd64ee689b'),
});
