import {
  card,
  isSource,
  keywords,
  may,
  putIntoGraveyard,
  putOntoBattlefield,
  readTwice,
  source,
  triggered,
} from '../../vocabulary/index.ts';

/** May come from a graveyard that it was milled into. */
export const narcomoeba = card({
  name: 'Narcomoeba',
  cost: '{1}{U}',
  type: 'Creature - Illusion',
  pt: '1/1',
  abilities: [
    ...keywords('flying'),
    triggered(putIntoGraveyard(isSource, 'library'), may(putOntoBattlefield(source, 'you')), { zone: 'graveyard' }),
  ],
  reading: readTwice('3c4726d6d8'),
});
