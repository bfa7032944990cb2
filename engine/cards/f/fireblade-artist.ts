import {
  anyTarget,
  beginningOf,
  card,
  cost,
  creature,
  damage,
  keywords,
  mayPay,
  planeswalker,
  readTwice,
  sacrificeCost,
  targetAnOpponent,
  triggered,
  whenDone,
} from '../../vocabulary/index.ts';

/** A creature in the upkeep, for two damage. */
export const firebladeArtist = card({
  name: 'Fireblade Artist',
  cost: '{B}{R}',
  type: 'Creature - Human Shaman',
  pt: '2/2',
  abilities: [
    ...keywords('haste'),
    triggered(
      beginningOf('upkeep', 'you'),
      mayPay(
        cost('', sacrificeCost(creature)),
        whenDone(damage(2, anyTarget()), { ...targetAnOpponent, what: planeswalker }),
      ),
    ),
  ],
  reading: readTwice('e3d3a246eb'),
});
