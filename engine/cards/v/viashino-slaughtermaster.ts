import {
  activated,
  card,
  cost,
  keywords,
  modifyPT,
  readTwice,
  source,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** It strikes twice, and grows once a turn. */
export const viashinoSlaughtermaster = card({
  name: 'Viashino Slaughtermaster',
  cost: '{1}{R}',
  type: 'Creature - Viashino Warrior',
  pt: '1/1',
  abilities: [
    ...keywords('double strike'),
    activated(cost('{B}{G}'), untilEndOfTurn(source, modifyPT(1, 1)), { perTurn: 1 }),
  ],
  reading: readTwice('ca72916de9'),
});
