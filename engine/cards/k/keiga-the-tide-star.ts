import { card, creature, gainControl, keywords, readTwice, target, targets, whenDies } from '../../vocabulary/index.ts';

/** Its death takes a creature. */
export const keigaTheTideStar = card({
  name: 'Keiga, the Tide Star',
  cost: '{5}{U}',
  type: 'Legendary Creature - Dragon Spirit',
  pt: '5/5',
  abilities: [...keywords('flying'), whenDies(gainControl(target(), 'forever'), { targets: [targets(creature)] })],
  reading: readTwice('2c825d2c7a'),
});
