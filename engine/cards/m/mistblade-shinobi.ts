import {
  all,
  card,
  creature,
  dealsCombatDamage,
  eventPlayerControls,
  isSource,
  may,
  ninjutsu,
  readTwice,
  returnToHand,
  targets,
  triggered,
} from '../../vocabulary/index.ts';

/** Its damage returns a creature. */
export const mistbladeShinobi = card({
  name: 'Mistblade Shinobi',
  cost: '{2}{U}',
  type: 'Creature - Human Ninja',
  pt: '1/1',
  abilities: [
    ninjutsu('{U}'),
    triggered(dealsCombatDamage(isSource, 'player'), may(returnToHand()), {
      targets: [targets(all(creature, eventPlayerControls))],
    }),
  ],
  reading: readTwice('9fad73f6a1'),
});
