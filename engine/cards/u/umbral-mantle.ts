import {
  activated,
  card,
  cost,
  enchantedGets,
  equip,
  grants,
  modifyPT,
  readTwice,
  source,
  untap,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Equipment that gives an untap ability. */
export const umbralMantle = card({
  name: 'Umbral Mantle',
  cost: '{3}',
  type: 'Artifact - Equipment',
  abilities: [
    enchantedGets(grants(activated(cost('{3}', untap), untilEndOfTurn(source, modifyPT(2, 2))))),
    equip('{0}'),
  ],
  reading: readTwice('689ca41dc8'),
});
