import {
  card,
  eventPlayer,
  goesUnblocked,
  isSource,
  loseLife,
  readTwice,
  rule,
  sequence,
  thisTurn,
  triggered,
} from '../../vocabulary/index.ts';

/** Unblocked it takes life and deals no damage. */
export const keeperOfTresserhorn = card({
  name: 'Keeper of Tresserhorn',
  cost: '{5}{B}',
  type: 'Creature - Avatar',
  pt: '6/6',
  abilities: [
    triggered(
      goesUnblocked(isSource),
      sequence(thisTurn(rule({ kind: 'assignsNoCombatDamage', what: isSource })), loseLife(2, eventPlayer)),
    ),
  ],
  reading: readTwice('7d5e7bdabf'),
});
