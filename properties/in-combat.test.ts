import { describe, expect, it } from 'vitest';
import type { Happening, PermanentView } from '../protocol/index.ts';
import { inCombat } from './in-combat.property.ts';
import { outcome } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { abilityOf, permanent, view } from './testing/views.ts';

const GIANT = permanent('c1', 'Hill Giant', { attacking: 'p1', tapped: true });
const AT_JACE = permanent('c1', 'Hill Giant', { attacking: 'c2', tapped: true });
const JACE = permanent('c2', 'Jace Beleren', { controller: 1, counters: { loyalty: 3 } });
const SKELETONS = permanent('c3', 'Drudge Skeletons', { controller: 1, blocking: ['c1'] });

const hit = (from: string, to: string): Happening => ({ kind: 'damage', from, to, amount: 3, combat: true });

const judge = (
  before: readonly PermanentView[],
  after: readonly PermanentView[],
  ...happenings: readonly Happening[]
) =>
  outcome(
    inCombat.law(
      history(
        [
          step(
            view({
              step: 'declare blockers',
              battlefield: before,
              stack: happenings.some(({ kind }) => kind === 'damage')
                ? [abilityOf('a1', 'c3', 'Drudge Skeletons', 0)]
                : [],
            }),
            priority(0),
            PASS,
          ),
          step(view({ step: 'combat damage', battlefield: after }), priority(0), PASS, happenings),
        ],
        before.map(({ ref, name }) => boardCard(ref, name)),
      ),
    ),
  );

describe('the law on who is in combat', () => {
  it('has attackers attack on', () => {
    expect(judge([GIANT], [GIANT])).toBe('holds');
    expect(judge([GIANT], [{ ...GIANT, tapped: false }])).toBe('holds');
    expect(judge([GIANT], [{ ...GIANT, attacking: null }])).toBe('in-combat/stays-otherwise');
    expect(judge([GIANT], [{ ...GIANT, incarnation: 2, attacking: null }])).toBe('not witnessed');
  });

  it('takes out what another player controls, if only for a while', () => {
    const passes: Happening = { kind: 'control changed', object: 'c1', player: 1 };
    expect(judge([GIANT], [{ ...GIANT, controller: 1, attacking: null }])).toBe('holds');
    expect(judge([GIANT], [{ ...GIANT, controller: 1 }])).toBe('in-combat/out-under-another-player');
    expect(judge([GIANT], [GIANT], passes)).toBe('in-combat/out-under-another-player');
  });

  it('takes out what is no creature', () => {
    expect(judge([GIANT], [{ ...GIANT, types: ['artifact'], attacking: null }])).toBe('holds');
    expect(judge([GIANT], [{ ...GIANT, types: ['artifact'] }])).toBe('in-combat/creatures-only');
  });

  it('takes out what regenerates', () => {
    const blow = hit('c1', 'c3');
    const out = { ...SKELETONS, tapped: true, blocking: [] };
    expect(judge([GIANT, SKELETONS], [GIANT, out], blow)).toBe('holds');
    expect(judge([GIANT, SKELETONS], [GIANT, { ...SKELETONS, tapped: true }], blow)).toBe(
      'in-combat/out-when-regenerated',
    );
    expect(judge([GIANT, SKELETONS], [GIANT, { ...SKELETONS, damage: 3 }], blow)).toBe('not witnessed');
  });

  it('leaves who attacks a planeswalker that is gone attacking nothing', () => {
    expect(judge([AT_JACE, JACE], [{ ...AT_JACE, attacking: 'nothing' }])).toBe('holds');
    expect(judge([AT_JACE, JACE], [{ ...AT_JACE, attacking: 'p1' }])).toBe(
      'in-combat/nothing-instead-of-a-lost-planeswalker',
    );
  });
});
