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

/** A Dragon that red mana makes stronger. */
export const shivanDragon = card({
  name: 'Shivan Dragon',
  cost: '{4}{R}{R}',
  type: 'Creature - Dragon',
  pt: '5/5',
  abilities: [...keywords('flying'), activated(cost('{R}'), untilEndOfTurn(source, modifyPT(1, 0)))],
  reading: readTwice('12f319f13b'),
});
