import { describe, expect, it } from 'vitest';
import type { Happening, HistoryStep, PermanentView, StackView } from '../protocol/index.ts';
import { copies } from './copies.property.ts';
import { moved, outcome, resolved } from './testing/activations.ts';
import { ask, boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { permanent, spell, view } from './testing/views.ts';

const BEARS = permanent('c1', 'Grizzly Bears', { counters: { '+1/+1': 1 }, power: 3, toughness: 3 });
const GIANT = permanent('c2', 'Hill Giant');
const copyOf = (ref: string, name: string, says: Partial<PermanentView> = {}) => permanent(ref, name, says);
const cards = (...named: readonly (readonly [string, string])[]) => named.map(([ref, name]) => boardCard(ref, name));

/** A spell resolves, with these steps on the way. */
function resolution(
  top: StackView,
  before: readonly PermanentView[],
  after: readonly PermanentView[],
  happened: readonly Happening[],
  during: readonly HistoryStep[] = [],
  names: readonly (readonly [string, string])[] = [],
) {
  return copies.law(
    history(
      [
        step(view({ battlefield: before, stack: [top] }), priority(1), PASS),
        ...during,
        step(view({ battlefield: after }), priority(0), PASS, [...happened, resolved(top.ref)]),
      ],
      cards(['c1', 'Grizzly Bears'], ['c2', 'Hill Giant'], ...names),
    ),
  );
}

describe('the law on copies', () => {
  const clone = spell('c9', 'Clone');
  const copying = (chosen: string, before: readonly PermanentView[]) =>
    step(
      view({ battlefield: before, stack: [clone] }),
      ask(
        'objects',
        0,
        'copy',
        before.map(({ ref }) => ref),
        { source: 'c9' },
      ),
      pick(chosen),
    );
  const enters = (copy: PermanentView, chosen = 'c1', before = [BEARS, GIANT]) =>
    outcome(
      resolution(
        clone,
        before,
        [...before, copy],
        [moved('c9', 'stack', 'battlefield')],
        [copying(chosen, before)],
        [['c9', 'Clone']],
      ),
    );

  it('has what enters as a copy be what was chosen, without its counters', () => {
    expect(enters(copyOf('c9', 'Grizzly Bears'))).toBe('holds');
    expect(enters(copyOf('c9', 'Hill Giant'))).toBe('copies/is-what-it-copies');
    expect(enters(copyOf('c9', 'Grizzly Bears', { power: 3, toughness: 3 }))).toBe('copies/only-copiable-values');
  });

  it('has the copy of a copy be what that is', () => {
    const mimic = copyOf('c3', 'Grizzly Bears');
    const of = (copy: PermanentView) =>
      outcome(
        resolution(
          clone,
          [mimic],
          [mimic, copy],
          [moved('c9', 'stack', 'battlefield')],
          [copying('c3', [mimic])],
          [
            ['c3', 'Clone'],
            ['c9', 'Clone'],
          ],
        ),
      );
    expect(of(copyOf('c9', 'Grizzly Bears'))).toBe('holds');
    expect(of(copyOf('c9', 'Clone'))).toBe('copies/of-copies');
  });

  it('has only what was there be copied', () => {
    const victimize = spell('c8', 'Victimize');
    const asks = (options: readonly string[]) =>
      step(view({ battlefield: [GIANT, BEARS] }), ask('objects', 0, 'copy', options, { source: 'c9' }), pick('c2'));
    const entering = [moved('c1', 'graveyard', 'battlefield'), moved('c9', 'graveyard', 'battlefield')];
    const of = (options: readonly string[]) =>
      outcome(
        resolution(
          victimize,
          [GIANT],
          [GIANT, BEARS, copyOf('c9', 'Hill Giant')],
          entering,
          [asks(options)],
          [['c9', 'Clone']],
        ),
      );
    expect([of(['c2']), of(['c2', 'c1'])]).toEqual(['holds', 'copies/only-what-is-there']);
  });

  it('has what enters be what was chosen for it, and what becomes its copy be the same', () => {
    const wall = { power: 1, toughness: 6, keywords: ['defender'], subtypes: ['Shapeshifter', 'Wall'] };
    const clay = spell('c9', 'Primal Clay');
    const choice = step(
      view({ stack: [clay] }),
      ask('value', 0, 'as it enters', ['3/3', '1/6 Wall with defender'], { source: 'c9' }),
      pick('1/6 Wall with defender'),
    );
    const chosen = (says: Partial<PermanentView>, ...others: readonly PermanentView[]) =>
      outcome(
        resolution(
          clay,
          others,
          [...others, permanent('c9', 'Primal Clay', says)],
          [moved('c9', 'stack', 'battlefield')],
          [choice],
          [['c9', 'Primal Clay']],
        ),
      );
    expect([chosen(wall), chosen({ ...wall, keywords: [] })]).toEqual(['holds', 'copies/chosen-form']);
    const hasty = { ...wall, keywords: ['defender', 'haste'] };
    expect(chosen(hasty, permanent('c6', 'Hall of the Bandit Lord'))).toBe('not witnessed');
    const there = permanent('c3', 'Primal Clay', wall);
    const weave = spell('c8', 'Mirrorweave', { targets: [['c3']] });
    const becomes = (says: Partial<PermanentView>) =>
      outcome(resolution(weave, [there, GIANT], [there, permanent('c2', 'Primal Clay', says)], []));
    expect([becomes(wall), becomes({ ...wall, subtypes: ['Shapeshifter'] })]).toEqual([
      'holds',
      'copies/form-is-copied',
    ]);
  });

  it('has each of several enter as a copy where creatures do', () => {
    const essence = permanent('c3', 'Essence of the Wild');
    const rite = spell('c8', 'Rite of Replication', { targets: [['c2']] });
    const made = ['t1', 't2'].map((ref) => moved(ref, null, 'battlefield', 'created'));
    const of = (...names: readonly string[]) =>
      outcome(
        resolution(
          rite,
          [essence, GIANT],
          [essence, GIANT, ...names.map((name, at) => permanent(`t${at + 1}`, name, { card: false }))],
          made,
        ),
      );
    expect(of('Essence of the Wild', 'Essence of the Wild')).toBe('holds');
    expect(of('Essence of the Wild', 'Hill Giant')).toBe('copies/each-that-enters');
  });
});
