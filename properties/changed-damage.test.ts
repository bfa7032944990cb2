import { describe, expect, it } from 'vitest';
import type { Happening } from '../protocol/index.ts';
import { changedDamage } from './changed-damage.property.ts';
import { outcome, resolved, witnesses } from './testing/activations.ts';
import { history, PASS, priority, step } from './testing/histories.ts';
import { permanent, spell, view } from './testing/views.ts';

/** Player 0's Lightning Bolt resolves, aimed at this, with these permanents there. */
function bolt(to: string, names: readonly string[], ...happenings: readonly Happening[]) {
  const battlefield = names.map((name, index) =>
    permanent(`c${index + 1}`, name, {
      controller: 1,
      owner: 1,
      types: name.includes('Giant') ? ['creature'] : ['enchantment'],
    }),
  );
  const stack = [spell('s', 'Lightning Bolt', { targets: [[to]] })];
  return changedDamage.law(
    history([
      step(view({ battlefield, stack }), priority(0), PASS),
      step(view({ battlefield }), priority(0), PASS, [...happenings, resolved('s')]),
    ]),
  );
}

const damage = (to: string, amount: number): Happening => ({ kind: 'damage', from: 's', to, amount, combat: false });

describe('the law on damage that effects change', () => {
  it('has what doubles it apply once', () => {
    const doubled = bolt('p1', ['Furnace of Rath'], damage('p1', 6));
    expect([outcome(doubled), witnesses(doubled)]).toEqual(['holds', ['changed-damage/each-effect-once']]);
    expect(outcome(bolt('p1', ['Furnace of Rath'], damage('p1', 12)))).toBe('changed-damage/each-effect-once');
  });

  it('has all of it dealt to one other thing, and not a part', () => {
    const redirected = bolt('p1', ['Palisade Giant'], damage('c1', 3));
    expect([outcome(redirected), witnesses(redirected)]).toEqual(['holds', ['changed-damage/dealt-to-something-else']]);
    expect(outcome(bolt('p1', ['Palisade Giant'], damage('c1', 2)))).toBe('changed-damage/dealt-to-something-else');
    expect(outcome(bolt('p1', ['Palisade Giant'], damage('p1', 3)))).toBe('changed-damage/dealt-to-something-else');
  });

  it('has a shield that was used up or ended take nothing, nor one for another source', () => {
    const hands = spell('h', 'Mending Hands', { targets: [['p1']] });
    const later = (turn: number, left: number) => {
      const stack = [spell('s', 'Lightning Bolt', { targets: [['p1']] })];
      return outcome(
        changedDamage.law(
          history([
            step(view({ turn: 1, stack: [hands] }), priority(0), PASS),
            step(view({ turn: 1 }), priority(0), PASS, [resolved('h')]),
            step(view({ turn, stack }), priority(0), PASS),
            step(view({ turn }), priority(0), PASS, [...(left > 0 ? [damage('p1', left)] : []), resolved('s')]),
          ]),
        ),
      );
    };
    expect([later(1, 0), later(2, 3)]).toEqual(['holds', 'holds']);
    expect(later(1, 3)).toBe('changed-damage/prevented-never-happens');
    expect(later(2, 0)).toBe('changed-damage/shields-are-used-up-and-end');
  });

  it('says nothing of damage that nothing changes', () => {
    expect(outcome(bolt('p1', ['Glorious Anthem'], damage('p1', 3)))).toBe('not witnessed');
  });
});
