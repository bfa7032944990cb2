import {
  anthem,
  card,
  exalted,
  grants,
  keywords,
  otherCreaturesYouControl,
  readTwice,
} from '../../vocabulary/index.ts';

/** Its company makes who attacks alone stronger. */
export const sublimeArchangel = card({
  name: 'Sublime Archangel',
  cost: '{2}{W}{W}',
  type: 'Creature - Angel',
  pt: '4/3',
  abilities: [...keywords('flying'), exalted, anthem(otherCreaturesYouControl, grants(exalted))],
  reading: readTwice('1c0cd87a8b'),
});
