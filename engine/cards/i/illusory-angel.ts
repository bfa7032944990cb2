import { card, compare, keywords, readTwice, spellsCastThisTurn, you } from '../../vocabulary/index.ts';

/** It is cast only after another spell of the turn. */
export const illusoryAngel = card({
  name: 'Illusory Angel',
  cost: '{2}{U}',
  type: 'Creature - Angel Illusion',
  pt: '4/4',
  castOnlyIf: compare(spellsCastThisTurn(you), 'at least', 1),
  abilities: keywords('flying'),
  reading: readTwice('d0cc761543'),
});
