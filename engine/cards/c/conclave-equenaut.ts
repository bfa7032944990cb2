import { card, convoke, keywords, readTwice } from '../../vocabulary/index.ts';

/** A flier that creatures help to pay for. */
export const conclaveEquenaut = card({
  name: 'Conclave Equenaut',
  cost: '{4}{W}{W}',
  type: 'Creature - Human Soldier',
  pt: '3/3',
  abilities: [convoke, ...keywords('flying')],
  reading: readTwice('69c40ec75a'),
});
