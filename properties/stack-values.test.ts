import { describe, expect, it } from 'vitest';
import { stackValues } from './stack-values.property.ts';
import { outcome, witnesses } from './testing/activations.ts';
import { history, PASS, priority, step } from './testing/histories.ts';
import { permanent, spell, view } from './testing/views.ts';

const { law } = stackValues;
const seen = (...args: Parameters<typeof spell>) =>
  law(history([step(view({ stack: [spell(...args)] }), priority(0), PASS)]));

describe('the law on mana values of spells', () => {
  it('wants that of the mana cost, whatever was paid instead', () => {
    const trap = (manaValue: number) => seen('s', 'Mindbreak Trap', { paid: ['without paying'], manaValue });
    expect([outcome(trap(4)), outcome(trap(0))]).toEqual(['holds', 'V1/alternative-cost']);
  });

  it('wants nothing of what was paid besides in it', () => {
    const shock = (manaValue: number) => seen('s', 'Shock', { manaSpent: 'RR', manaValue });
    expect([outcome(shock(1)), outcome(shock(2))]).toEqual(['holds', 'V1/what-was-paid']);
  });

  it('wants the chosen X in it, as often as it stands there', () => {
    const ballista = (manaValue: number) => seen('s', 'Walking Ballista', { x: 2, manaSpent: 'RRRR', manaValue });
    expect(witnesses(ballista(4))).toEqual(['V1/chosen-x']);
    expect(outcome(ballista(2))).toBe('V1/chosen-x');
  });

  it('wants that of the mana cost for permanents, without X and with each hybrid symbol once', () => {
    const there = (name: string, manaValue: number, card = true) =>
      outcome(
        law(history([step(view({ battlefield: [permanent('c1', name, { manaValue, card })] }), priority(0), PASS)])),
      );
    expect([there('Walking Ballista', 0), there('Walking Ballista', 4)]).toEqual(['holds', 'V1/of-permanents']);
    expect([there("Kiora's Follower", 2), there('Watchwolf', 1)]).toEqual(['holds', 'V1/of-permanents']);
    expect([there('Forest', 0), there('Forest', 1)]).toEqual(['holds', 'V1/of-permanents']);
    expect([there('Watchwolf', 0, false), there('Sakashima the Impostor', 7)]).toEqual([
      'not witnessed',
      'not witnessed',
    ]);
  });
});
