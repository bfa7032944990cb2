import {
  activated,
  card,
  cost,
  entersTapped,
  readTwice,
  sacrificeSource,
  tap,
  targetAPlayer,
  targetPlayer,
} from '../../vocabulary/index.ts';

/** Ten mana of all colours, and a player has lost. */
export const doorToNothingness = card({
  name: 'Door to Nothingness',
  cost: '{5}',
  type: 'Artifact',
  abilities: [
    entersTapped,
    activated(
      cost('{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}', tap, sacrificeSource),
      { kind: 'loseGame', who: targetPlayer() },
      { targets: [targetAPlayer] },
    ),
  ],
  reading: readTwice('fc16143f71'),
});
