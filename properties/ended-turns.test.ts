import { describe, expect, it } from 'vitest';
import type { Happening, StepName } from '../protocol/index.ts';
import { endedTurns } from './ended-turns.property.ts';
import { moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { history, PASS, priority, step } from './testing/histories.ts';
import { put, triggers } from './testing/swaps.ts';
import { spell, view } from './testing/views.ts';

const { law } = endedTurns;
const STOP = spell('x', 'Time Stop');
const begins = (name: StepName, turn = 3): Happening => ({ kind: 'step began', step: name, active: 0, turn });
const gone = (ref: string) => moved(ref, 'stack', 'exile');

/** Time Stop resolves over another spell; then this happens, and the next priority is in that step. */
function ended(other: string, happenings: readonly Happening[], next: StepName, later: readonly Happening[] = []) {
  return law(
    history([
      step(view({ stack: [spell('s', other), STOP] }), priority(1), PASS),
      step(view({ step: next }), priority(0), PASS, [...happenings, resolved('x')]),
      step(view({ step: next }), priority(0), PASS, later),
    ]),
  );
}

describe('the law on ending the turn', () => {
  const both = [gone('s'), gone('x'), begins('cleanup')];

  it('wants all that is on the stack exiled', () => {
    expect(outcome(ended('Shock', both, 'upkeep'))).toBe('holds');
    expect(outcome(ended('Shock', [gone('x'), begins('cleanup')], 'upkeep'))).toBe('E1/all-on-the-stack-is-exiled');
    expect(outcome(ended('Shock', both, 'upkeep', [resolved('s')]))).toBe('E1/all-on-the-stack-is-exiled');
    expect(outcome(ended('Carnage Tyrant', [gone('x'), begins('cleanup')], 'upkeep'))).toBe(
      'E1/though-it-cannot-be-countered',
    );
  });

  it('wants the cleanup step at once', () => {
    expect(outcome(ended('Shock', [gone('s'), gone('x'), begins('end')], 'end'))).toBe('E1/straight-to-cleanup');
  });

  it('wants what triggered on the stack in the cleanup step, and another after it', () => {
    const set = [...both, triggers('m', 0), put('t1', 'm')];
    expect(witnesses(ended('Shock', set, 'cleanup', [begins('cleanup')]))).toContain('E1/another-cleanup-follows');
    expect(outcome(ended('Shock', set, 'cleanup', [begins('untap', 4)]))).toBe('E1/another-cleanup-follows');
    expect(outcome(ended('Shock', set, 'upkeep'))).toBe('E1/triggers-wait-for-cleanup');
  });
});
