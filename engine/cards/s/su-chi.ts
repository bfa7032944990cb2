import { addMana, card, mana, readTwice, whenDies } from '../../vocabulary/index.ts';

/** Four mana as it dies. */
export const suChi = card({
  name: 'Su-Chi',
  cost: '{4}',
  type: 'Artifact Creature - Construct',
  pt: '4/4',
  abilities: [whenDies(addMana(mana('{C}{C}{C}{C}')))],
  reading: readTwice('78ebb3ec9c'),
});
