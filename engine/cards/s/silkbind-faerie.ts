import {
  activated,
  card,
  cost,
  creature,
  keywords,
  readTwice,
  tapThese,
  targets,
  untap,
} from '../../vocabulary/index.ts';

/** Untaps as a cost and taps another creature. */
export const silkbindFaerie = card({
  name: 'Silkbind Faerie',
  cost: '{2}{W/U}',
  type: 'Creature - Faerie Rogue',
  pt: '1/3',
  abilities: [...keywords('flying'), activated(cost('{1}{W/U}', untap), tapThese(), { targets: [targets(creature)] })],
  reading: readTwice('3d2429ae27'),
});
