import {
  all,
  anyOneColor,
  artifact,
  beginningOf,
  card,
  exists,
  readTwice,
  sacrificeThese,
  tapFor,
  triggered,
  unless,
  youControl,
} from '../../vocabulary/index.ts';

/** Any colour; goes at an end step without artifacts. */
export const glimmervoid = card({
  name: 'Glimmervoid',
  cost: '',
  type: 'Land',
  abilities: [
    triggered(beginningOf('end', 'anyone'), sacrificeThese(), { onlyIf: unless(exists(all(artifact, youControl))) }),
    tapFor(anyOneColor()),
  ],
  reading: readTwice('8153cda18a'),
});
