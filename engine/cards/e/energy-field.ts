import {
  all,
  card,
  not,
  putIntoGraveyard,
  readTwice,
  replacement,
  representedByCard,
  sacrificeThese,
  triggered,
  youControl,
  youOwn,
} from '../../vocabulary/index.ts';

/** No harm to its controller from what others control, until a card goes to that graveyard. */
export const energyField = card({
  name: 'Energy Field',
  cost: '{1}{U}',
  type: 'Enchantment',
  abilities: [
    replacement({
      kind: 'damage',
      permanents: null,
      players: 'you',
      from: not(youControl),
      which: 'any',
      change: 'prevent',
    }),
    triggered(putIntoGraveyard(all(representedByCard, youOwn)), sacrificeThese()),
  ],
  reading: readTwice('ad9df39faf'),
});
