import {
  activated,
  all,
  bound,
  card,
  castCopies,
  choose,
  cost,
  exile,
  instant,
  inZone,
  linked,
  manaValueOf,
  readTwice,
  sequence,
  tap,
  whenEnters,
  youOwn,
} from '../../vocabulary/index.ts';

/** An instant exiled from hand is copied and cast for as much mana as its own mana value. */
export const eliteArcanist = card({
  name: 'Elite Arcanist',
  cost: '{3}{U}',
  type: 'Creature - Human Wizard',
  pt: '1/1',
  abilities: [
    whenEnters(sequence(choose(all(inZone('hand'), youOwn, instant), 'chosen', 0, 1), exile(bound('chosen'), 'kept'))),
    activated(cost('{X}', tap), castCopies(linked('kept')), { x: manaValueOf(linked('kept')) }),
  ],
  reading: readTwice('e9f5251e64'),
});
