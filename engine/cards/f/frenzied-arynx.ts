import {
  activated,
  card,
  cost,
  keywords,
  modifyPT,
  readTwice,
  riot,
  source,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Riot, trample and a growth to pay for. */
export const frenziedArynx = card({
  name: 'Frenzied Arynx',
  cost: '{2}{R}{G}',
  type: 'Creature - Cat Beast',
  pt: '3/3',
  abilities: [riot, ...keywords('trample'), activated(cost('{4}{R}{G}'), untilEndOfTurn(source, modifyPT(3, 0)))],
  reading: readTwice('3bd95cf65c'),
});
