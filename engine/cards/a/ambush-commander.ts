import {
  activated,
  all,
  alsoCreature,
  anthem,
  card,
  cost,
  creature,
  modifyPT,
  readTwice,
  sacrificeCost,
  setColors,
  subtype,
  target,
  targets,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Forests are Elves, and Elves make a creature larger. */
export const ambushCommander = card({
  name: 'Ambush Commander',
  cost: '{3}{G}{G}',
  type: 'Creature - Elf',
  pt: '2/2',
  abilities: [
    anthem(all(subtype('Forest'), youControl), ...alsoCreature(['Elf'], 1, 1), setColors('G')),
    activated(cost('{1}{G}', sacrificeCost(subtype('Elf'))), untilEndOfTurn(target(), modifyPT(3, 3)), {
      targets: [targets(creature)],
    }),
  ],
  reading: readTwice('4ce97e1751'),
});
