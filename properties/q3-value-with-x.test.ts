import { describe, expect, it } from 'vitest';
import type { StackView } from '../protocol/index.ts';
import { q3ValueWithX } from './q3-value-with-x.property.ts';
import { outcome, witnesses } from './testing/activations.ts';
import { ask, history, PASS, pick, priority, step } from './testing/histories.ts';
import { QUELLER } from './testing/quelled.ts';
import { abilityOf, permanent, spell, view } from './testing/views.ts';

const { law } = q3ValueWithX;
const exile = (targets: readonly (readonly string[])[] = []) =>
  abilityOf('a1', 'c7', QUELLER, 0, { controller: 1, targets });
const blaze = (x: number) => spell('c5', 'Blaze', { x, manaValue: 1 + x });

/** The enters ability of c7 may target these. */
const asked = (of: StackView, ...options: readonly string[]) => askedFor('a1', of, ...options);

/** `source`: the ability, or the permanent that has it. */
const askedFor = (source: string, of: StackView, ...options: readonly string[]) =>
  law(history([step(view({ stack: [of, exile()] }), ask('objects', 1, 'targets', options, { source }), pick('c4'))]));

/** It was put on the stack without a question, or was not. */
const unasked = (of: StackView, target: string | null) =>
  law(
    history([
      step(
        view({
          battlefield: [permanent('c7', QUELLER, { controller: 1 })],
          stack: [of, ...(target === null ? [] : [exile([[target]])])],
        }),
        priority(0),
        PASS,
        [{ kind: 'triggered', object: 'c7', ability: 'c7/0', player: 1 }],
      ),
    ]),
  );

describe('the law on mana value with X', () => {
  it('counts the chosen X for what can be targeted', () => {
    expect([outcome(asked(blaze(3), 'c4', 'c5')), outcome(asked(blaze(4), 'c4'))]).toEqual(['holds', 'holds']);
    expect(outcome(asked(blaze(3), 'c4'))).toBe('Q3/chosen-x-counts');
    expect(outcome(asked(blaze(4), 'c4', 'c5'))).toBe('Q3/chosen-x-counts');
  });

  it('looks at a choice that is asked for the permanent whose ability it is', () => {
    expect(outcome(askedFor('c7', blaze(3), 'c4', 'c5'))).toBe('holds');
    expect(outcome(askedFor('c7', blaze(4), 'c4', 'c5'))).toBe('Q3/chosen-x-counts');
    expect(outcome(askedFor('c8', blaze(4), 'c4', 'c5'))).toBe('not witnessed');
  });

  it('looks at the only target too, and at one that was not found', () => {
    expect([outcome(unasked(blaze(3), 'c5')), outcome(unasked(blaze(4), null))]).toEqual(['holds', 'holds']);
    expect(outcome(unasked(blaze(4), 'c5'))).toBe('Q3/chosen-x-counts');
    expect(outcome(unasked(blaze(3), null))).toBe('Q3/chosen-x-counts');
  });

  it('counts each X, and none of a free spell', () => {
    const walker = (x: number) => spell('c5', 'Hangarback Walker', { x });
    expect(outcome(unasked(walker(2), 'c5'))).toBe('holds');
    expect(outcome(unasked(walker(3), 'c5'))).toBe('Q3/double-x');
    const free = spell('c5', 'Blaze', { x: 0, paid: ['without paying'] });
    expect(witnesses(unasked(free, 'c5'))).toEqual(['Q3/free-spell']);
    expect(outcome(unasked(free, null))).toBe('Q3/free-spell');
  });
});
