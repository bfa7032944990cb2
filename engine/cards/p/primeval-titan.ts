import {
  attacks,
  card,
  eitherEvent,
  enters,
  isSource,
  keywords,
  land,
  may,
  readTwice,
  search,
  sequence,
  shuffle,
  triggered,
} from '../../vocabulary/index.ts';

/** Two lands whenever it comes or attacks. */
export const primevalTitan = card({
  name: 'Primeval Titan',
  cost: '{4}{G}{G}',
  type: 'Creature - Giant',
  pt: '6/6',
  abilities: [
    ...keywords('trample'),
    triggered(
      eitherEvent(enters(isSource), attacks(isSource)),
      may(sequence(search(land, 'battlefield', true, 2), shuffle())),
    ),
  ],
  reading: readTwice('e1472bf766'),
});
