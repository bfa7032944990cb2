import {
  activated,
  all,
  bound,
  card,
  cost,
  creature,
  is,
  opponentControls,
  readTwice,
  remember,
  rule,
  sequence,
  tap,
  target,
  targets,
  thisTurn,
} from '../../vocabulary/index.ts';

/** It has a creature attack its controller. */
export const alluringSiren = card({
  name: 'Alluring Siren',
  cost: '{1}{U}',
  type: 'Creature - Siren',
  pt: '1/1',
  abilities: [
    activated(
      cost('', tap),
      sequence(
        remember(target(), 'lured'),
        thisTurn(rule({ kind: 'mustAttackThem', what: is(bound('lured')), whom: 'you' })),
      ),
      { targets: [targets(all(creature, opponentControls))] },
    ),
  ],
  reading: readTwice('37935beba0'),
});
