import {
  activated,
  addMana,
  all,
  anyOneColor,
  artifact,
  card,
  cost,
  exists,
  mana,
  payLife,
  readTwice,
  tap,
  tapFor,
  youControl,
} from '../../vocabulary/index.ts';

/** Colourless, or any colour for 1 life beside an artifact. */
export const spireOfIndustry = card({
  name: 'Spire of Industry',
  cost: '',
  type: 'Land',
  abilities: [
    tapFor(mana('{C}')),
    activated(cost('', tap, payLife(1)), addMana(anyOneColor()), { onlyIf: exists(all(artifact, youControl)) }),
  ],
  reading: readTwice('8e1462d5b2'),
});
