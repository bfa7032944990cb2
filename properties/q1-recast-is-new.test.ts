import { describe, expect, it } from 'vitest';
import type { HistoryStep, StackView } from '../protocol/index.ts';
import { q1RecastIsNew } from './q1-recast-is-new.property.ts';
import { moved, outcome, resolved } from './testing/activations.ts';
import { ask, boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { KESS, permittedCast } from './testing/permissions.ts';
import { leavesStack, QUELLER, quelling } from './testing/quelled.ts';
import { cardView, permanent, spell, view } from './testing/views.ts';

const { law } = q1RecastIsNew;
const BOARD = [boardCard('c5', 'Shock'), boardCard('c7', QUELLER, { owner: 1 }), boardCard('c8', KESS)];
const shock = (says: Partial<StackView> = {}) => spell('c5', 'Shock', { targets: [['p1']], ...says });

/** The first spell is exiled and the second one cast in its place, with these questions on the way. */
function recast(first: StackView, second: StackView, asked: readonly HistoryStep[], more: Around = {}) {
  const zones = { exile: [cardView('c5', first.name, 0, 2)] };
  return outcome(
    law(
      history(
        [
          ...(more.before ?? []),
          ...quelling(first, { zones }),
          ...leavesStack({ zones }),
          step(view({ zones }), ask('objects', 0, 'spell to cast', ['c5'], { source: 'c7', min: 0 }), pick('c5')),
          ...asked,
          step(view({ stack: [second] }), priority(0), PASS, [
            moved('c5', 'exile', 'stack', 'cast'),
            { kind: 'cast', object: 'c5', player: second.controller, from: 'exile' },
            resolved('a2'),
          ]),
          ...(more.after ?? []),
        ],
        BOARD,
      ),
    ),
  );
}

interface Around {
  readonly before?: readonly HistoryStep[];
  readonly after?: readonly HistoryStep[];
}

describe('the law on spells that are cast again', () => {
  it('has their targets chosen anew', () => {
    const target = (chosen: string) => [
      step(
        view({ stack: [shock({ targets: [] })] }),
        ask('objects', 0, 'targets', ['p0', 'p1'], { source: 'c5' }),
        pick(chosen),
      ),
    ];
    const second = shock({ targets: [['p0']], paid: ['without paying'] });
    expect(recast(shock(), second, target('p0'))).toBe('holds');
    expect(recast(shock(), second, target('p1'))).toBe('Q1/choices-made-anew');
    expect(recast(shock(), shock({ paid: ['without paying'] }), [])).toBe('Q1/choices-made-anew');
    expect(recast(shock(), second, [])).toBe('not witnessed');
  });

  it('forgets that the first was kicked', () => {
    const first = spell('c5', 'Torch Slinger', { paid: ['kicker'], manaSpent: 'RRRRR' });
    const second = (paid: readonly string[], manaSpent = '') => spell('c5', 'Torch Slinger', { paid, manaSpent });
    expect(recast(first, second(['without paying']), [])).toBe('holds');
    expect(recast(first, second(['kicker', 'without paying'], 'RR'), [])).toBe('holds');
    expect(recast(first, second(['kicker', 'without paying']), [])).toBe('Q1/kicked-is-forgotten');
  });

  it('has no effect on the first apply to the second', () => {
    const taken = shock({ owner: 0, controller: 1, targets: [] });
    const second = shock({ targets: [] });
    expect(recast(taken, second, [])).toBe('holds');
    expect(recast(taken, { ...second, owner: 0, controller: 1 }, [])).toBe('Q1/effects-on-the-original-are-gone');
    const before = permittedCast(shock({ targets: [] }), [permanent('c8', KESS)], 'c8');
    const end = (to: string) => [step(view(), priority(0), PASS, [resolved('c5'), moved('c5', 'stack', to)])];
    expect(recast(second, second, [], { before, after: end('graveyard') })).toBe('holds');
    expect(recast(second, second, [], { before, after: end('exile') })).toBe('Q1/effects-on-the-original-are-gone');
  });
});
