import {
  activated,
  all,
  card,
  cost,
  creature,
  gains,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** A creature has lifelink for a turn. */
export const alabasterMage = card({
  name: 'Alabaster Mage',
  cost: '{1}{W}',
  type: 'Creature - Human Wizard',
  pt: '2/1',
  abilities: [
    activated(cost('{1}{W}'), untilEndOfTurn(target(), gains('lifelink')), {
      targets: [targets(all(creature, youControl))],
    }),
  ],
  reading: readTwice('6e43c67668'),
});
