import {
  activated,
  card,
  castCopies,
  cost,
  instant,
  linked,
  manaValueOf,
  mayExileFromHand,
  readTwice,
  tap,
  whenEnters,
} from '../../vocabulary/index.ts';

/** An instant exiled from hand is copied and cast for as much mana as its own mana value. */
export const eliteArcanist = card({
  name: 'Elite Arcanist',
  cost: '{3}{U}',
  type: 'Creature - Human Wizard',
  pt: '1/1',
  abilities: [
    whenEnters(mayExileFromHand('kept', instant)),
    activated(cost('{X}', tap), castCopies(linked('kept')), { x: manaValueOf(linked('kept')) }),
  ],
  reading: readTwice('e9f5251e64'),
});
