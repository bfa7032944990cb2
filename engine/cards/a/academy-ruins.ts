import {
  activated,
  all,
  artifact,
  card,
  cost,
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

/** An artifact from the graveyard back on the library. */
export const academyRuins = card({
  name: 'Academy Ruins',
  cost: '',
  type: 'Legendary Land',
  abilities: [
    tapFor(mana('{C}')),
    activated(cost('{1}{U}', tap), putOnLibrary(target(), 'top'), {
      targets: [targets(all(artifact, inZone('graveyard'), youOwn))],
    }),
  ],
  reading: readTwice('c73d6b20cc'),
});
