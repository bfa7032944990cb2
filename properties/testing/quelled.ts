import type { Happening, HistoryStep, StackView } from '../../protocol/index.ts';
import { moved, resolved } from './activations.ts';
import { boardCard, pick, priority, step } from './histories.ts';
import { abilityOf, type ViewSays, view } from './views.ts';

export const QUELLER = 'Spell Queller';

/** A board on which player 1 has `c7`, and player 0 owns `c5`, which it has exiled. */
export const quelledOnBoard = (name: string) => [
  boardCard('c5', name, { zone: 'exile', exiledWith: 'c7' }),
  boardCard('c7', QUELLER, { owner: 1 }),
];

/** `c7` of player 1 is killed: its leaves ability is on the stack, and all pass. */
export function leavesStack(says: ViewSays, ability = 'a2'): readonly HistoryStep[] {
  const stack = [abilityOf(ability, 'c7', QUELLER, 1, { controller: 1 })];
  return [
    step(view({ ...says, stack }), priority(1), pick('pass'), [
      moved('c7', 'battlefield', 'graveyard', 'state-based'),
      { kind: 'triggered', object: 'c7', ability: 'c7/1', player: 1 },
      { kind: 'put on stack', object: ability, source: 'c7', player: 1 },
    ]),
  ];
}

/** `c7` of player 1 enters and its ability exiles the spell `c5`, which is gone from the stack at the end. */
export function quelling(first: StackView, says: ViewSays = {}): readonly HistoryStep[] {
  const exile = abilityOf('a1', 'c7', QUELLER, 0, { controller: 1, targets: [[first.ref]] });
  const entered: readonly Happening[] = [
    moved('c7', 'stack', 'battlefield', 'resolution'),
    { kind: 'triggered', object: 'c7', ability: 'c7/0', player: 1 },
    { kind: 'put on stack', object: 'a1', source: 'c7', player: 1 },
  ];
  return [
    step(view({ ...says, stack: [first] }), priority(1), pick('pass')),
    step(view({ ...says, stack: [first, exile] }), priority(0), pick('pass'), entered),
    step(view(says), priority(0), pick('pass'), [moved(first.ref, 'stack', 'exile'), resolved('a1')]),
  ];
}
