import { describe, expect, it } from 'vitest';
import type { Happening, HistoryStep, StepName } from '../protocol/index.ts';
import { course } from './course.property.ts';
import { activated, moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { history, PASS, priority, step } from './testing/histories.ts';
import { put, triggers } from './testing/swaps.ts';
import { permanent, spell, view } from './testing/views.ts';

const { law } = course;
const began = (name: StepName, turn = 3): Happening => ({ kind: 'step began', step: name, active: 0, turn });
const turnOf = (active: number, turn: number): Happening => ({ kind: 'turn began', active, turn });

/** A spell resolves, and this happens up to each next priority. */
function then(name: string, ...later: readonly (readonly Happening[])[]) {
  const cast = { ...spell('x', name), targets: [['p0']] };
  const steps: HistoryStep[] = [
    step(view({ stack: [cast] }), priority(1), PASS),
    step(view(), priority(0), PASS, [resolved('x')]),
    ...later.map((happened) => step(view(), priority(0), PASS, happened)),
  ];
  return law(history(steps));
}

describe('the law on the course of a game', () => {
  it('has an extra turn come next, and the order go on from before it', () => {
    expect(witnesses(then('Time Warp', [turnOf(0, 4)], [turnOf(1, 5)]))).toEqual([
      'course/extra-turn-next',
      'course/order-goes-on',
    ]);
    expect(outcome(then('Time Warp', [turnOf(1, 4)]))).toBe('course/extra-turn-next');
    expect(outcome(then('Time Warp', [turnOf(0, 4)], [turnOf(0, 5)]))).toBe('course/order-goes-on');
  });

  it('has phases that are added come right away', () => {
    expect(outcome(then('Relentless Assault', [began('beginning of combat'), began('end of combat')]))).toBe('holds');
    expect(outcome(then('Relentless Assault', [began('end')]))).toBe('course/phases-added');
  });

  it('has damage wear off in the cleanup step, and what triggers there give priority', () => {
    const hurt = permanent('c1', 'Grizzly Bears', { types: ['creature'], damage: 1 });
    const whole = { ...hurt, damage: 0 };
    const cleaned = (left: typeof hurt, name: StepName, ...more: readonly Happening[]) =>
      law(
        history([
          step(view({ battlefield: [hurt] }), priority(0), PASS),
          step(view({ battlefield: [left], step: name }), priority(0), PASS, [began('cleanup'), ...more]),
        ]),
      );
    expect(witnesses(cleaned(whole, 'cleanup', triggers('m', 0), put('t1', 'm')))).toEqual([
      'course/damage-wears-off',
      'course/priority-in-cleanup',
    ]);
    expect(outcome(cleaned(hurt, 'upkeep'))).toBe('course/damage-wears-off');
    expect(outcome(cleaned(whole, 'upkeep', triggers('m', 0)))).toBe('course/priority-in-cleanup');
  });

  it('has the game be over with one player left, and all that triggers be put on the stack', () => {
    const end = (winner: number | null) =>
      law({ ...history([step(view(), null, null)]), over: { winner, reason: '104.4b' } });
    expect(outcome(end(null))).toBe('course/over-with-one-left');
    const warden = permanent('c1', 'Soul Warden', { types: ['creature'] });
    const entered = (...happened: readonly Happening[]) =>
      law(
        history([
          step(view({ battlefield: [warden] }), priority(0), PASS),
          step(view({ battlefield: [warden] }), priority(0), PASS, happened),
        ]),
      );
    expect(outcome(entered(triggers('c1', 0), put('t1', 'c1')))).toBe('holds');
    expect(outcome(entered(triggers('c1', 0)))).toBe('course/all-triggers-are-put');
  });

  it('has nothing more be done as soon as a player has won', () => {
    const wins = (reason: string, ...more: readonly Happening[]) => {
      const gone: Happening = { kind: 'left the game', player: 1, reason };
      const ended = step(view({ gone: [1] }), null, null, [gone, ...more]);
      return law({ ...history([step(view(), priority(0), PASS), ended]), over: { winner: 0, reason } });
    };
    const lost: Happening = { kind: 'life', player: 0, change: -3 };
    expect(witnesses(wins('104.2b', moved('c1', 'stack', 'graveyard')))).toContain('course/nothing-after-winning');
    expect(outcome(wins('104.2b', lost))).toBe('course/nothing-after-winning');
    expect(witnesses(wins('704.5a', lost))).not.toContain('course/nothing-after-winning');
  });

  it('says nothing where nothing of that happens', () => {
    expect(law(history([step(view(), priority(0), PASS, [activated('c1'), moved('c1', 'hand', 'exile')])])).kind).toBe(
      'not witnessed',
    );
  });
});
