import {
  all,
  becomeCopy,
  beginningOf,
  card,
  creature,
  may,
  other,
  readTwice,
  source,
  target,
  targets,
  thisAbility,
  triggered,
} from '../../vocabulary/index.ts';

/** Another creature in each upkeep. */
export const cryptoplasm = card({
  name: 'Cryptoplasm',
  cost: '{1}{U}{U}',
  type: 'Creature - Shapeshifter',
  pt: '2/2',
  abilities: [
    triggered(beginningOf('upkeep', 'you'), may(becomeCopy(source, target(), 'forever', [thisAbility()])), {
      targets: [targets(all(other, creature))],
    }),
  ],
  reading: readTwice('f4dbc33e05'),
});
