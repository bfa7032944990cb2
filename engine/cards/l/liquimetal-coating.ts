import {
  activated,
  alsoTypes,
  card,
  cost,
  permanent,
  readTwice,
  tap,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A permanent is an artifact too. */
export const liquimetalCoating = card({
  name: 'Liquimetal Coating',
  cost: '{2}',
  type: 'Artifact',
  abilities: [
    activated(cost('', tap), untilEndOfTurn(target(), alsoTypes(['artifact'])), { targets: [targets(permanent)] }),
  ],
  reading: readTwice('6eb8e2aea7'),
});
