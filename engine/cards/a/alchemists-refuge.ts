import {
  activated,
  anything,
  card,
  cost,
  mana,
  readTwice,
  rule,
  tap,
  tapFor,
  thisTurn,
} from '../../vocabulary/index.ts';

/** Spells have flash for a turn. */
export const alchemistsRefuge = card({
  name: "Alchemist's Refuge",
  cost: '',
  type: 'Land',
  abilities: [
    tapFor(mana('{C}')),
    activated(cost('{G}{U}', tap), thisTurn(rule({ kind: 'asThoughFlash', what: anything, who: 'you' }))),
  ],
  reading: readTwice('9d480379cd'),
});
