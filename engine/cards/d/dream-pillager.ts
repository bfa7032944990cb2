import {
  bound,
  card,
  dealsCombatDamage,
  eventAmount,
  exileTop,
  is,
  isSource,
  keywords,
  mayCastFrom,
  readTwice,
  rule,
  sequence,
  thisTurn,
  triggered,
} from '../../vocabulary/index.ts';

/** As it hits a player, that many cards from the library can be cast this turn. */
export const dreamPillager = card({
  name: 'Dream Pillager',
  cost: '{5}{R}{R}',
  type: 'Creature - Dragon',
  pt: '4/4',
  abilities: [
    ...keywords('flying'),
    triggered(
      dealsCombatDamage(isSource, 'player'),
      sequence(exileTop(eventAmount, 'exiled'), thisTurn(rule(mayCastFrom('exile', is(bound('exiled')))))),
    ),
  ],
  reading: readTwice('be9a4ad299'),
});
