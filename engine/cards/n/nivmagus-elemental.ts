import {
  activated,
  any,
  card,
  cost,
  exileSpellCost,
  instant,
  putCounters,
  readTwice,
  sorcery,
  source,
} from '../../vocabulary/index.ts';

/** Grows by the spells of its controller, which are exiled for it. */
export const nivmagusElemental = card({
  name: 'Nivmagus Elemental',
  cost: '{U/R}',
  type: 'Creature - Elemental',
  pt: '1/2',
  abilities: [activated(cost('', exileSpellCost(any(instant, sorcery))), putCounters('+1/+1', 2, source))],
  reading: readTwice('b73cff1637'),
});
