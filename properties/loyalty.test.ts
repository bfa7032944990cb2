import { describe, expect, it } from 'vitest';
import type { Happening, Option, PermanentView } from '../protocol/index.ts';
import { loyalty } from './loyalty.property.ts';
import { activated, activation, outcome, witnesses } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { permanent, view } from './testing/views.ts';

const JACE = permanent('c1', 'Jace Beleren', { counters: { loyalty: 3 } });
const USED = activated('c1', 0, false);

/** The active player has priority in a main phase, with these options. */
type Shown = readonly [PermanentView, readonly Option[], ...Happening[]];

const judge = (...shown: readonly Shown[]) =>
  loyalty.law(
    history(
      shown.map(([walker, options, ...happened]) =>
        step(view({ battlefield: [walker] }), priority(0, options), PASS, happened),
      ),
      [boardCard('c1', 'Jace Beleren')],
    ),
  );

describe('the law on loyalty abilities', () => {
  const first: Shown = [JACE, ['activate c1/0', 'activate c1/1']];

  it('has one of them be activated in a turn', () => {
    expect(witnesses(judge(first, [JACE, [], USED]))).toEqual(['loyalty/anew-in-each-turn', 'loyalty/once-each-turn']);
    expect(outcome(judge(first, [JACE, ['activate c1/1'], USED]))).toBe('loyalty/once-each-turn');
  });

  it('has them be offered where none was activated in this turn', () => {
    expect(outcome(judge(first))).toBe('holds');
    expect(outcome(judge([JACE, []]))).toBe('loyalty/anew-in-each-turn');
    const turn: Happening = { kind: 'turn began', active: 0, turn: 3 };
    expect(outcome(judge([JACE, [], USED, turn]))).toBe('loyalty/anew-in-each-turn');
  });

  it('has what adds to a cost make one cost with it', () => {
    const carth = permanent('c2', 'Carth the Lion');
    const paid = (index: number, ...changes: readonly number[]) =>
      loyalty.law(
        activation({
          battlefield: [JACE, carth],
          ability: index,
          before: { step: 'end' },
          happenings: [
            ...changes.map((change): Happening => ({ kind: 'counters', on: 'c1', counter: 'loyalty', change })),
            activated('c1', index, false),
          ],
        }),
      );
    expect(witnesses(paid(0, 3))).toContain('loyalty/one-cost-of-counters');
    expect([outcome(paid(1)), outcome(paid(2, -9))]).toEqual(['holds', 'holds']);
    expect([outcome(paid(0, 2, 1)), outcome(paid(1, -1, 1))]).toEqual(Array(2).fill('loyalty/one-cost-of-counters'));
  });

  it('knows a new object from the one that was used', () => {
    const anew = { ...JACE, incarnation: 2 };
    expect(outcome(judge(first, [JACE, [], USED], [anew, first[1]]))).toBe('holds');
  });
});
