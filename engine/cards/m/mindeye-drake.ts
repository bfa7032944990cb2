import { card, keywords, mill, readTwice, targetAPlayer, targetPlayer, whenDies } from '../../vocabulary/index.ts';

/** Five cards milled as it dies. */
export const mindeyeDrake = card({
  name: 'Mindeye Drake',
  cost: '{4}{U}',
  type: 'Creature - Drake',
  pt: '2/5',
  abilities: [...keywords('flying'), whenDies(mill(5, targetPlayer()), { targets: [targetAPlayer] })],
  reading: readTwice('031476113f'),
});
