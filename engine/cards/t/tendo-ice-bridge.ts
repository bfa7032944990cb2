import {
  activated,
  addMana,
  anyOneColor,
  card,
  cost,
  entersWithCounters,
  mana,
  readTwice,
  removeCountersCost,
  tap,
  tapFor,
} from '../../vocabulary/index.ts';

/** Colourless, and once any colour. */
export const tendoIceBridge = card({
  name: 'Tendo Ice Bridge',
  cost: '',
  type: 'Land',
  abilities: [
    entersWithCounters('charge', 1),
    tapFor(mana('{C}')),
    activated(cost('', tap, removeCountersCost('charge')), addMana(anyOneColor())),
  ],
  reading: readTwice('118c9774c8'),
});
