import { describe, expect, it } from 'vitest';
import { s2PriorityFirst } from './s2-priority-first.property.ts';
import { outcome, resolved } from './testing/activations.ts';
import { history, PASS, priority, step } from './testing/histories.ts';
import { spell, view } from './testing/views.ts';

const { law } = s2PriorityFirst;
const stack = [spell('c1', 'Firebolt')];

/** After the spell has resolved this player has priority, and then player 0 with these options. */
const then = (first: number, options: readonly string[] = ['cast c2']) =>
  outcome(
    law(
      history([
        step(view({ stack }), priority(1), PASS),
        step(view(), priority(first), PASS, [resolved('c1')]),
        step(view(), priority(0, options), PASS),
      ]),
    ),
  );

describe('the law on priority after a resolution', () => {
  it('is for the active player to have it first', () => {
    expect(then(0)).toBe('holds');
    expect(then(1)).toBe('S2/priority-first');
  });

  it('is silent where the active player could do nothing but pass', () => {
    expect(then(1, [])).toBe('not witnessed');
  });

  it('does not speak of a new step', () => {
    const steps = [
      step(view({ stack, active: 1 }), priority(0), PASS),
      step(view({ active: 1, step: 'end' }), priority(0), PASS, [resolved('c1')]),
    ];
    expect(outcome(law(history(steps)))).toBe('not witnessed');
  });
});
