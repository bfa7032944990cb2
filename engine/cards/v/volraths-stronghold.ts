import {
  activated,
  all,
  card,
  cost,
  creature,
  inZone,
  mana,
  putOnLibrary,
  readTwice,
  tap,
  tapFor,
  target,
  targets,
  youOwn,
} from '../../vocabulary/index.ts';

/** Creatures go back to the library. */
export const volrathsStronghold = card({
  name: "Volrath's Stronghold",
  cost: '',
  type: 'Legendary Land',
  abilities: [
    tapFor(mana('{C}')),
    activated(cost('{1}{B}', tap), putOnLibrary(target(), 'top'), {
      targets: [targets(all(creature, inZone('graveyard'), youOwn))],
    }),
  ],
  reading: readTwice('2cb61b29a0'),
});
