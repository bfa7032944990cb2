import { describe, expect, it } from 'vitest';
import type { Case, Happening, History, HistoryStep } from '../protocol/index.ts';
import { pairLeftBeforeOrAfter } from './pair-left-before-or-after.property.ts';
import { moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { ask, boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { QUELLER } from './testing/quelled.ts';
import { abilityOf, spell, view } from './testing/views.ts';

const { relate, transform } = pairLeftBeforeOrAfter;

const bears = spell('c5', 'Grizzly Bears');
const murder = spell('c9', 'Murder', { controller: 1, owner: 1, targets: [['c7']] });
const exile = abilityOf('a1', 'c7', QUELLER, 0, { controller: 1, targets: [['c5']] });
const free = abilityOf('a2', 'c7', QUELLER, 1, { controller: 1 });

const entered: readonly Happening[] = [
  moved('c7', 'stack', 'battlefield', 'resolution'),
  { kind: 'triggered', object: 'c7', ability: 'c7/0', player: 1 },
  { kind: 'put on stack', object: 'a1', source: 'c7', player: 1 },
];
const left: readonly Happening[] = [
  moved('c7', 'battlefield', 'graveyard', 'effect'),
  resolved('c9'),
  { kind: 'triggered', object: 'c7', ability: 'c7/1', player: 1 },
  { kind: 'put on stack', object: 'a2', source: 'c7', player: 1 },
];
const cast = 'cast c9';

/** Asked which card is cast as the leaves ability resolves, with these others on the stack. */
const offer = (stack: (typeof bears)[]): HistoryStep =>
  step(view({ stack: [...stack, free] }), ask('objects', 0, 'spell to cast', ['c5'], { source: 'c7', min: 0 }), pick());

const board = [
  boardCard('c5', 'Grizzly Bears', { zone: 'hand' }),
  boardCard('c7', QUELLER, { owner: 1, zone: 'hand' }),
];

/** Murder is cast as the exiling ability waits. */
function early(offers: readonly HistoryStep[] = []): History {
  return history(
    [
      step(view({ stack: [bears] }), priority(0), PASS),
      step(view({ stack: [bears, exile] }), priority(1, [cast, 'pass']), pick(cast), entered),
      step(view({ stack: [bears, exile, murder] }), priority(0), PASS),
      step(view({ stack: [bears, exile, free] }), priority(0), PASS, left),
      ...offers,
      step(view({ stack: [bears, exile] }), priority(0), PASS, [resolved('a2')]),
      step(view(), priority(0), PASS, [moved('c5', 'stack', 'exile'), resolved('a1')]),
    ],
    board,
  );
}

/** Murder is cast once the exiling ability has resolved. */
function late(offers: readonly HistoryStep[]): History {
  return history(
    [
      step(view({ stack: [bears] }), priority(0), PASS),
      step(view({ stack: [bears, exile] }), priority(1, [cast, 'pass']), PASS, entered),
      step(view(), priority(1, [cast, 'pass']), pick(cast), [moved('c5', 'stack', 'exile'), resolved('a1')]),
      step(view({ stack: [murder] }), priority(0), PASS),
      step(view({ stack: [free] }), priority(0), PASS, left),
      ...offers,
      step(view(), priority(0), PASS, [resolved('a2')]),
    ],
    board,
  );
}

describe('the contrast of leaving before and after the first of two linked abilities has resolved', () => {
  it('holds where the spell is offered after, and not before', () => {
    const verdict = relate(early(), late([offer([])]));
    expect(outcome(verdict)).toBe('holds');
    expect(witnesses(verdict)).toEqual(['Q5/left-after-may-be-cast', 'Q5/left-before-for-good']);
  });

  it('finds the side that is wrong', () => {
    expect(outcome(relate(late([offer([])]), early([offer([bears, exile])])))).toBe('Q5/left-before-for-good');
    expect(outcome(relate(early(), late([])))).toBe('Q5/left-after-may-be-cast');
  });

  it('says nothing of two games of one kind', () => {
    expect(outcome(relate(early(), early()))).toBe('not witnessed');
  });

  it('has the removal wait for the exile, or come before it', () => {
    const second = (one: History) => {
      const of: Case = { start: one.start, script: [], policy: { kind: 'boring' }, decisions: 9, untilTurn: 5 };
      return transform(of, one)?.script.flatMap((entry) =>
        entry.kind === 'action' && entry.action === cast ? [entry.after.stack] : [],
      );
    };
    expect(second(early())).toEqual([0]);
    expect(second(late([offer([])]))).toEqual([2]);
  });
});
