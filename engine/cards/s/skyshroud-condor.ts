import { card, compare, keywords, readTwice, spellsCastThisTurn, you } from '../../vocabulary/index.ts';

/** It is cast only after another spell of the turn. */
export const skyshroudCondor = card({
  name: 'Skyshroud Condor',
  cost: '{1}{U}',
  type: 'Creature - Bird',
  pt: '2/2',
  castOnlyIf: compare(spellsCastThisTurn(you), 'at least', 1),
  abilities: keywords('flying'),
  reading: readTwice('d0cc761543'),
});
