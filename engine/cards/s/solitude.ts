import {
  all,
  card,
  color,
  controllerOf,
  cost,
  creature,
  evoke,
  evoked,
  exile,
  exileFromHandCost,
  gainLife,
  keywords,
  other,
  powerOf,
  readTwice,
  sequence,
  target,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Exiles another creature, whose controller gains life; its evoke cost is a white card from hand. */
export const solitude = card({
  name: 'Solitude',
  cost: '{3}{W}{W}',
  type: 'Creature - Elemental Incarnation',
  pt: '3/2',
  abilities: [
    ...keywords('flash', 'lifelink'),
    whenEnters(sequence(exile(), gainLife(powerOf(target()), controllerOf(target()))), {
      targets: [targets(all(other, creature), 0, 1)],
    }),
    evoked,
  ],
  alternativeCosts: [evoke(cost('', exileFromHandCost(color('W'))))],
  reading: readTwice('3791d84af6'),
});
