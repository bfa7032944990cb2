import { describe, expect, it } from 'vitest';
import type { Happening } from '../protocol/index.ts';
import { activated, added, moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { permanent, spell, type ViewSays, view } from './testing/views.ts';
import { triggers } from './triggers.property.ts';

const MEDITANT = permanent('c1', 'Rhox Meditant');
const ELVES = permanent('c2', 'Llanowar Elves');
const ALCHEMIST = permanent('c3', 'Sedraxis Alchemist');
const MERFOLK = permanent('c4', 'Coral Merfolk');
const HIXUS = permanent('c5', 'Hixus, Prison Warden');
const GIANT = permanent('c6', 'Hill Giant', { controller: 1 });

const told = (ability: string): Happening => ({
  kind: 'triggered',
  object: ability.split('/')[0] ?? '',
  ability,
  player: 0,
});
const done = (object: string, did: string): Happening => ({ kind: 'resolved', object, did });
const stacked = (name: string, source: string, targets: readonly string[] = []) =>
  spell('a1', name, { kind: 'ability', card: false, source, ability: `${source}/0`, targets: [targets] });

const judge = (...views: readonly (readonly [ViewSays, ...Happening[]])[]) =>
  triggers.law(
    history(
      views.map(([says, ...happened], at) => step(view(says), priority(at % 2), PASS, happened)),
      views.flatMap(([{ battlefield = [] }]) => battlefield).map((each) => boardCard(each.ref, each.name)),
    ),
  );

describe('the law on an "if" right after what an ability triggers on', () => {
  const entered = (others: ViewSays['battlefield'], ...triggered: readonly Happening[]) =>
    judge(
      [{ battlefield: others ?? [], stack: [spell('c1', 'Rhox Meditant')] }],
      [
        { battlefield: [...(others ?? []), MEDITANT] },
        moved('c1', 'stack', 'battlefield', 'resolution'),
        ...triggered,
        resolved('c1'),
      ],
    );

  it('has it trigger only where the condition is met as that happens', () => {
    expect(outcome(entered([ELVES], told('c1/0')))).toBe('holds');
    expect(outcome(entered([]))).toBe('holds');
    expect(outcome(entered([ELVES]))).toBe('triggers/if-as-it-happens');
    expect(outcome(entered([], told('c1/0')))).toBe('triggers/if-as-it-happens');
  });

  it('says nothing where something else happened before anyone could look', () => {
    expect(outcome(entered([], moved('c2', 'battlefield', 'graveyard'), told('c1/0')))).toBe('not witnessed');
  });

  const waiting = (says: Required<Pick<ViewSays, 'battlefield' | 'stack'>>, did: string) =>
    judge(
      [{ battlefield: [MEDITANT, ELVES, ALCHEMIST, MERFOLK], stack: says.stack }, told('c1/0'), told('c3/0')],
      [says],
      [{ battlefield: says.battlefield }, done('a1', did)],
    );

  it('has nothing happen where the condition is not met any more', () => {
    const draws = { stack: [stacked('Rhox Meditant', 'c1')] };
    const gone = (did: string) => outcome(waiting({ ...draws, battlefield: [MEDITANT] }, did));
    expect(gone('failed its condition')).toBe('holds');
    expect(gone('resolved')).toBe('triggers/if-as-it-resolves');
    const there = (did: string) => outcome(waiting({ ...draws, battlefield: [MEDITANT, ELVES] }, did));
    expect(there('resolved')).toBe('holds');
    expect(there('failed its condition')).toBe('triggers/if-as-it-resolves');
  });

  it('says nothing of an ability that its place does not tell from an activated one', () => {
    const mirror = permanent('c7', 'Spirit Mirror');
    const board = { battlefield: [mirror, permanent('c8', 'Reflection')] };
    const seen = (did: string) =>
      judge([board, told('c7/0')], [{ ...board, stack: [stacked('Spirit Mirror', 'c7')] }], [board, done('a1', did)]);
    expect(outcome(seen('resolved'))).toBe('not witnessed');
  });

  it('looks at the condition before the targets', () => {
    const returns = { stack: [stacked('Sedraxis Alchemist', 'c3', ['c4'])], battlefield: [ALCHEMIST] };
    expect(witnesses(waiting(returns, 'failed its condition'))).toEqual(['triggers/if-before-targets']);
    expect(outcome(waiting(returns, 'had no legal target'))).toBe('triggers/if-before-targets');
  });

  it('knows what has entered this turn', () => {
    const damage: Happening = { kind: 'damage', from: 'c6', to: 'p0', amount: 3, combat: true };
    const hurt = (entering: readonly Happening[], ...triggered: readonly Happening[]) =>
      outcome(
        judge(
          [{ battlefield: [HIXUS, GIANT] }],
          [{ battlefield: [HIXUS, GIANT] }, ...entering],
          [{ battlefield: [HIXUS, GIANT] }, damage, { kind: 'life', player: 0, change: -3 }, ...triggered],
        ),
      );
    const came = [moved('c5', 'stack', 'battlefield', 'resolution'), resolved('c5')];
    expect(hurt([])).toBe('holds');
    expect(hurt([], told('c5/0'))).toBe('triggers/if-as-it-happens');
    expect(hurt(came, told('c5/0'))).toBe('holds');
    expect(hurt(came)).toBe('triggers/if-as-it-happens');
  });
});

describe('the law on what watches for its own entering', () => {
  const ORACLE = permanent('c7', 'Coiling Oracle');
  const FOREST = permanent('c8', 'Forest');
  const put = (...triggered: readonly Happening[]) =>
    outcome(
      judge(
        [{ battlefield: [ORACLE], stack: [stacked('Coiling Oracle', 'c7')] }],
        [{ battlefield: [ORACLE, FOREST] }, moved('c8', 'library', 'battlefield'), ...triggered, resolved('a1')],
      ),
    );

  it('has it trigger on that, and on nothing else', () => {
    expect(put()).toBe('holds');
    expect(put(told('c7/0'))).toBe('triggers/its-own-entering');
  });
});

describe('the law on what watches for abilities being activated', () => {
  const ALTAR = permanent('c7', "Ashnod's Altar");
  const POSSESSION = permanent('c8', 'Artifact Possession', { attachedTo: 'c7' });
  const used = (...triggered: readonly Happening[]) =>
    outcome(
      judge(
        [{ battlefield: [ALTAR, POSSESSION] }],
        [{ battlefield: [ALTAR, POSSESSION] }, activated('c7'), ...triggered, added('CC', 'c7')],
      ),
    );

  it('has it trigger on mana abilities, too', () => {
    expect(used(told('c8/0'))).toBe('holds');
    expect(used()).toBe('triggers/activations-of-any-kind');
  });
});
