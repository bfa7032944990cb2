import {
  attackedWithThisTurn,
  card,
  draw,
  isSource,
  readTwice,
  rule,
  times,
  whenEnters,
  you,
} from '../../vocabulary/index.ts';

/** Cheaper for each creature that went out to attack, and a card. */
export const searchPartyCaptain = card({
  name: 'Search Party Captain',
  cost: '{3}{W}',
  type: 'Creature - Human Soldier',
  pt: '2/2',
  abilities: [
    rule(
      { kind: 'spellCost', what: isSource, by: 'you', generic: times(-1, attackedWithThisTurn(you)) },
      null,
      'stack',
    ),
    whenEnters(draw(1)),
  ],
  reading: readTwice('5af0455dd8'),
});
