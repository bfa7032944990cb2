import {
  activated,
  card,
  cost,
  discardCost,
  inZone,
  keywords,
  modifyPT,
  readTwice,
  source,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A discarded card makes it larger. */
export const avenTrooper = card({
  name: 'Aven Trooper',
  cost: '{3}{W}',
  type: 'Creature - Bird Soldier',
  pt: '1/1',
  abilities: [
    ...keywords('flying'),
    activated(cost('{2}{W}', discardCost(inZone('hand'))), untilEndOfTurn(source, modifyPT(1, 2))),
  ],
  reading: readTwice('443df97001'),
});
