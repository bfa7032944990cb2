import { describe, expect, it } from 'vitest';
import type { Happening, PermanentView } from '../protocol/index.ts';
import { stateTriggers } from './state-triggers.property.ts';
import { moved, outcome, witnesses } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { permanent, spell, view } from './testing/views.ts';

const CROCODILE = permanent('c1', 'Emperor Crocodile');
const BEARS = permanent('c2', 'Grizzly Bears');
const TOLD: Happening = { kind: 'triggered', object: 'c1', ability: 'c1/0', player: 0 };

const entry = (ref: string) =>
  spell(ref, 'Emperor Crocodile', { kind: 'ability', card: false, source: 'c1', ability: 'c1/0' });

/** What is on the battlefield, which abilities are on the stack, and what happened before. */
type Shown = readonly [readonly PermanentView[], readonly string[], ...Happening[]];

const judge = (...shown: readonly Shown[]) =>
  stateTriggers.law(
    history(
      shown.map(([battlefield, stack, ...happened]) =>
        step(view({ battlefield, stack: stack.map(entry) }), priority(0), PASS, happened),
      ),
      [CROCODILE, BEARS].map(({ ref, name }) => boardCard(ref, name)),
    ),
  );

describe('the law on what triggers because the game is so', () => {
  it('has it on the stack whenever that is so', () => {
    expect(outcome(judge([[CROCODILE], ['a1'], TOLD]))).toBe('holds');
    expect(outcome(judge([[CROCODILE], []]))).toBe('state-triggers/whenever-it-is-so');
    expect(outcome(judge([[CROCODILE, BEARS], []]))).toBe('not witnessed');
  });

  it('has it there once', () => {
    const first: Shown = [[CROCODILE], ['a1'], TOLD];
    expect(witnesses(judge(first, [[CROCODILE, BEARS], ['a1']]))).toContain('state-triggers/once-at-a-time');
    expect(outcome(judge(first, [[CROCODILE], ['a1', 'a2'], TOLD]))).toBe('state-triggers/once-at-a-time');
  });

  it('has nothing trigger where the ability is lost', () => {
    const humbled = [CROCODILE, permanent('c3', 'Humility')];
    expect(outcome(judge([humbled, []]))).toBe('holds');
    expect(outcome(judge([humbled, []], [humbled, ['a1'], TOLD]))).toBe('state-triggers/not-once-it-is-lost');
  });

  it('tells the ability of an object from that of the one that it became', () => {
    const anew = { ...CROCODILE, incarnation: 2 };
    const came = moved('c1', 'exile', 'battlefield');
    const first: Shown = [[CROCODILE], ['a1'], TOLD];
    expect(outcome(judge(first, [[anew], ['a1', 'a2'], came, TOLD]))).toBe('holds');
    expect(outcome(judge(first, [[anew], ['a1'], came]))).toBe('state-triggers/whenever-it-is-so');
  });
});
