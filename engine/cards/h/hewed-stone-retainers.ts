import { card, compare, readTwice, spellsCastThisTurn, you } from '../../vocabulary/index.ts';

/** It is cast only after another spell of the turn. */
export const hewedStoneRetainers = card({
  name: 'Hewed Stone Retainers',
  cost: '{3}',
  type: 'Artifact Creature - Golem',
  pt: '4/4',
  castOnlyIf: compare(spellsCastThisTurn(you), 'at least', 1),
  reading: readTwice('0802852559'),
});
