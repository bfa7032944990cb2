import {
  all,
  card,
  CLUE,
  enters,
  investigate,
  land,
  putCounters,
  readTwice,
  subtype,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** Clues for lands, and counters for Clues. */
export const tirelessTracker = card({
  name: 'Tireless Tracker',
  cost: '{2}{G}',
  type: 'Creature - Human Scout',
  pt: '3/2',
  abilities: [
    triggered(enters(all(land, youControl)), investigate()),
    triggered({ kind: 'sacrifices', what: subtype('Clue'), who: 'you' }, putCounters('+1/+1', 1)),
  ],
  tokens: { Clue: CLUE },
  reading: readTwice('2bacb34492'),
});
