import {
  activated,
  alsoTypes,
  card,
  cost,
  readTwice,
  setBasePT,
  setCreatureTypes,
  source,
  untilEndOfTurn,
  X,
} from '../../vocabulary/index.ts';

/** An X/X Construct for a turn. */
export const chimericStaff = card({
  name: 'Chimeric Staff',
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    activated(
      cost('{X}'),
      untilEndOfTurn(source, alsoTypes(['artifact', 'creature']), setCreatureTypes(['Construct']), setBasePT(X, X)),
    ),
  ],
  reading: readTwice('84a9d1c22f'),
});
