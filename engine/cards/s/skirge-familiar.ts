import {
  activated,
  addMana,
  card,
  cost,
  discardCost,
  inZone,
  keywords,
  mana,
  readTwice,
} from '../../vocabulary/index.ts';

/** Black for each card discarded. */
export const skirgeFamiliar = card({
  name: 'Skirge Familiar',
  cost: '{4}{B}',
  type: 'Creature - Phyrexian Imp',
  pt: '3/2',
  abilities: [...keywords('flying'), activated(cost('', discardCost(inZone('hand'))), addMana(mana('{B}')))],
  reading: readTwice('5c36731d8b'),
});
