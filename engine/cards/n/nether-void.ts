import {
  anything,
  card,
  casts,
  cost,
  counterIt,
  eventObject,
  eventPlayer,
  readTwice,
  triggered,
  unlessPays,
} from '../../vocabulary/index.ts';

/** Every spell is countered unless three is paid. */
export const netherVoid = card({
  name: 'Nether Void',
  cost: '{3}{B}',
  type: 'World Enchantment',
  abilities: [triggered(casts('anyone', anything), unlessPays(eventPlayer, cost('{3}'), counterIt(eventObject)))],
  reading: readTwice('99cd0d82c7'),
});
