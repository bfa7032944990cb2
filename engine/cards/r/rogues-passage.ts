import {
  activated,
  bound,
  card,
  cost,
  creature,
  is,
  mana,
  readTwice,
  remember,
  rule,
  sequence,
  tap,
  tapFor,
  target,
  targets,
  thisTurn,
} from '../../vocabulary/index.ts';

/** Colourless mana, and a way past blockers. */
export const roguesPassage = card({
  name: "Rogue's Passage",
  cost: '',
  type: 'Land',
  abilities: [
    tapFor(mana('{C}')),
    activated(
      cost('{4}', tap),
      sequence(
        remember(target(), 'unblocked'),
        thisTurn(rule({ kind: 'cantBeBlocked', what: is(bound('unblocked')) })),
      ),
      { targets: [targets(creature)] },
    ),
  ],
  reading: readTwice('3dae55c59e'),
});
