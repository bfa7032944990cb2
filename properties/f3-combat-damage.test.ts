import { describe, expect, it } from 'vitest';
import type { Happening, PermanentView, StepName } from '../protocol/index.ts';
import { f3CombatDamage } from './f3-combat-damage.property.ts';
import { outcome } from './testing/activations.ts';
import { history, PASS, priority, step } from './testing/histories.ts';
import { permanent, view } from './testing/views.ts';

const begins = (name: StepName): Happening => ({ kind: 'step began', step: name, active: 0, turn: 3 });
/** Damage is dealt in the combat damage step by what has fought since blockers were declared. */
function damage(battlefield: readonly PermanentView[], dealt: readonly (readonly [string, string, number])[]) {
  const told = dealt.map(([from, to, amount]): Happening => ({ kind: 'damage', from, to, amount, combat: true }));
  const life = dealt.flatMap(([, to, amount]): readonly Happening[] =>
    to === 'p1' ? [{ kind: 'life', player: 1, change: -amount }] : [],
  );
  const blocked = battlefield
    .flatMap(({ blocking }) => blocking)
    .map((object): Happening => ({ kind: 'became blocked', object }));
  return outcome(
    f3CombatDamage.law(
      history([
        step(view({ battlefield, step: 'declare blockers' }), priority(1), PASS, [
          begins('declare blockers'),
          ...blocked,
        ]),
        step(view({ battlefield, step: 'combat damage' }), priority(0), PASS, [
          begins('combat damage'),
          ...told,
          ...life,
        ]),
      ]),
    ),
  );
}

describe('the law on combat damage', () => {
  const attacker = (name: string) => permanent('c1', name, { attacking: 'p1', tapped: true });
  const bears = permanent('c5', 'Grizzly Bears', { owner: 1, blocking: ['c1'] });

  it('wants all damage dealt to what is fought', () => {
    expect(damage([attacker('Hill Giant')], [['c1', 'p1', 3]])).toBe('holds');
    expect(damage([attacker('Hill Giant')], [['c1', 'p1', 2]])).toBe('F3/unblocked-to-what-is-attacked');
    const met = [attacker('Hill Giant'), bears];
    expect(
      damage(met, [
        ['c1', 'c5', 3],
        ['c5', 'c1', 2],
      ]),
    ).toBe('holds');
    expect(
      damage(met, [
        ['c1', 'p1', 3],
        ['c5', 'c1', 2],
      ]),
    ).toBe('F3/blocked-to-its-blockers');
    expect(damage(met, [['c1', 'c5', 3]])).toBe('F3/blockers-to-what-they-block');
  });

  it('wants lethal damage before damage goes on, and a first step for first strike', () => {
    const stomped = [attacker('Colossal Dreadmaw'), bears];
    expect(
      damage(stomped, [
        ['c1', 'c5', 1],
        ['c1', 'p1', 5],
        ['c5', 'c1', 2],
      ]),
    ).toBe('F3/lethal-damage-before-excess');
    expect(damage([attacker('Benalish Knight')], [['c1', 'p1', 2]])).toBe('F3/two-steps-for-first-strike');
  });
});
