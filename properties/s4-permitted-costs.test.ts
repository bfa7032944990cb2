import { describe, expect, it } from 'vitest';
import type { HistoryStep, PermanentView, StackView } from '../protocol/index.ts';
import { s4PermittedCosts } from './s4-permitted-costs.property.ts';
import { outcome, witnesses } from './testing/activations.ts';
import { ask, boardCard, history, pick, step } from './testing/histories.ts';
import { KESS, permittedCast } from './testing/permissions.ts';
import { permanent, spell, view } from './testing/views.ts';

const { law } = s4PermittedCosts;

/** The spell is cast by the permission of c7, with these questions on the way. */
function cast(as: StackView, during: readonly HistoryStep[] = [], more: readonly PermanentView[] = []) {
  const [first, last] = permittedCast(as, [permanent('c7', KESS), ...more]);
  const steps = first === undefined || last === undefined ? [] : [first, ...during, last];
  return law(history(steps, [boardCard('c5', as.name), boardCard('c7', KESS)]));
}

describe('the law on what a permitted spell costs', () => {
  it('is its total cost', () => {
    const shock = (manaSpent: string) => outcome(cast(spell('c5', 'Shock', { manaSpent })));
    expect([shock('R'), shock('')]).toEqual(['holds', 'S4/costs-are-paid']);
  });

  it('is an alternative cost if that was chosen, which is there to be chosen', () => {
    const lands = [permanent('c1', 'Mountain'), permanent('c2', 'Mountain')];
    const paid = spell('c5', 'Fireblast', { paid: ['alternative'] });
    expect(outcome(cast(paid, [], lands))).toBe('holds');
    const dear = spell('c5', 'Fireblast', { manaSpent: 'RRRRRR' });
    const asked = (...keys: readonly string[]) => [
      step(view({ stack: [dear] }), ask('value', 0, 'alternative cost', keys, { source: 'c5' }), pick('mana cost')),
    ];
    expect(outcome(cast(dear, asked('alternative', 'mana cost'), lands))).toBe('holds');
    expect(outcome(cast(dear, [], lands))).toBe('S4/alternative-cost');
    expect(witnesses(cast(dear, [], []))).toEqual(['S4/costs-are-paid']);
  });

  it('has X chosen and paid', () => {
    const blaze = (x: number, manaSpent: string) => spell('c5', 'Blaze', { x, manaSpent, manaValue: 1 + x });
    const asked = (value: number) => [
      step(view({ stack: [blaze(0, '')] }), ask('number', 0, 'X', [], { source: 'c5', min: 0, max: 5 }), {
        kind: 'number',
        value,
      }),
    ];
    expect(outcome(cast(blaze(2, 'RRR'), asked(2)))).toBe('holds');
    expect(outcome(cast(blaze(2, 'R'), asked(2)))).toBe('S4/x-is-chosen-and-paid');
    expect(outcome(cast(blaze(0, 'R'), asked(2)))).toBe('S4/x-is-chosen-and-paid');
    expect(outcome(cast(blaze(0, 'R'), [], [permanent('c1', 'Mountain')]))).toBe('S4/x-is-chosen-and-paid');
    expect(outcome(cast(blaze(0, 'R')))).toBe('holds');
  });

  it('is not nothing where spells from hand are free', () => {
    const omniscience = [permanent('c1', 'Omniscience')];
    expect(outcome(cast(spell('c5', 'Shock', { manaSpent: 'R' }), [], omniscience))).toBe('holds');
    expect(outcome(cast(spell('c5', 'Shock', { paid: ['without paying'] }), [], omniscience))).toBe(
      'S4/free-from-hand-is-not-from-elsewhere',
    );
  });
});
