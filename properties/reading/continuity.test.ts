import { describe, expect, it } from 'vitest';
import type { Happening } from '../../protocol/index.ts';
import { moved } from '../testing/activations.ts';
import { boardCard, history, PASS, priority, step, TAKE_BACK } from '../testing/histories.ts';
import { permanent, view } from '../testing/views.ts';
import { continuityOf } from './continuity.ts';

describe('how long a permanent has been controlled', () => {
  const elves = permanent('c1', 'Llanowar Elves');
  const board = [boardCard('c1', 'Llanowar Elves', { held: true })];
  const heldAfter = (...meanwhile: readonly Happening[]) => {
    const game = history(
      [
        step(view({ battlefield: [elves] }), priority(0), PASS),
        step(view(), priority(0), TAKE_BACK, [moved('c1', 'battlefield', 'graveyard', 'sacrificed')]),
        step(view({ battlefield: [elves] }), priority(0), PASS, meanwhile),
      ].map((each, at) => (at === 1 ? { ...each, question: { ...priority(0), kind: 'pay' as const } } : each)),
      board,
    );
    return continuityOf(game)(2, 'c1').held;
  };

  it('is as it was where its sacrifice was taken back', () => {
    expect(heldAfter({ kind: 'taken back', player: 0, object: 'c5' })).toBe(true);
    expect(heldAfter(moved('c1', 'graveyard', 'battlefield', 'resolution'))).toBe(false);
  });

  it('begins anew where it came back as a new object before that', () => {
    const back = { ...elves, incarnation: elves.incarnation + 2 };
    const game = history(
      [
        step(view({ battlefield: [elves] }), priority(0), PASS),
        step(view({ battlefield: [back] }), priority(0), PASS, [
          moved('c1', 'graveyard', 'battlefield', 'resolution'),
          { kind: 'taken back', player: 0, object: 'c5' },
        ]),
      ],
      board,
    );
    expect(continuityOf(game)(1, 'c1').held).toBe(false);
  });
});
