import {
  activated,
  all,
  anyOneTarget,
  anyTarget,
  bound,
  card,
  choose,
  cost,
  damage,
  discardCost,
  inZone,
  land,
  readTwice,
  returnToHand,
  sequence,
  tapped,
  youControl,
} from '../../vocabulary/index.ts';

/** Lands become damage, and come back to hand. */
export const livingTwister = card({
  name: 'Living Twister',
  cost: '{R}{R}{G}',
  type: 'Creature - Elemental',
  pt: '2/5',
  abilities: [
    activated(cost('{1}{R}', discardCost(all(land, inZone('hand')))), damage(2, anyTarget()), {
      targets: [anyOneTarget],
    }),
    activated(cost('{G}'), sequence(choose(all(land, tapped, youControl), 'land'), returnToHand(bound('land')))),
  ],
  reading: readTwice('e9bc9fbff0'),
});
