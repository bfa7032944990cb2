import { card, eachPlayer, keywords, loseLife, readTwice, whenEnters } from '../../vocabulary/index.ts';

/** Three life for everyone. */
export const howlingBanshee = card({
  name: 'Howling Banshee',
  cost: '{2}{B}{B}',
  type: 'Creature - Spirit',
  pt: '3/3',
  abilities: [...keywords('flying'), whenEnters(loseLife(3, eachPlayer))],
  reading: readTwice('2d3d999098'),
});
