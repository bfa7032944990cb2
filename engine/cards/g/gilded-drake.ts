import {
  all,
  card,
  creature,
  exchangeControl,
  keywords,
  opponentControls,
  readTwice,
  sacrificeThese,
  source,
  target,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Exchanged for a creature of an opponent, or sacrificed. */
export const gildedDrake = card({
  name: 'Gilded Drake',
  cost: '{1}{U}',
  type: 'Creature - Drake',
  pt: '3/3',
  abilities: [
    ...keywords('flying'),
    whenEnters(exchangeControl(source, target(), sacrificeThese()), {
      targets: [targets(all(creature, opponentControls), 0, 1)],
      resolvesAnyway: true,
    }),
  ],
  reading: readTwice('8a76c41d4f'),
});
