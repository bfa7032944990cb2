import {
  bound,
  card,
  cascade,
  creature,
  does,
  is,
  readTwice,
  remember,
  rule,
  sequence,
  target,
  targets,
  thisTurn,
} from '../../vocabulary/index.ts';

/** A creature can't block, with cascade. */
export const demonicDread = card({
  name: 'Demonic Dread',
  cost: '{1}{B}{R}',
  type: 'Sorcery',
  abilities: [cascade()],
  spell: does(
    sequence(remember(target(), 'scared'), thisTurn(rule({ kind: 'cantBlock', what: is(bound('scared')) }))),
    targets(creature),
  ),
  reading: readTwice('5483b259b4'),
});
