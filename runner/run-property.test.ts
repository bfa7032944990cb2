import { describe, expect, test, vi } from 'vitest';
import type { Property, RelationProperty } from '../properties/property.ts';
import type { EngineUnderTest, Happening } from '../protocol/index.ts';
import { judge } from './judge.ts';
import { type PropertyRun, runProperty } from './run-property.ts';
import { merged, notSetUp, verdictOf } from './tally.ts';
import { toyEngine } from './testing/toy-engine.ts';
import type { ToyFault } from './testing/toy-game.ts';
import { toyCase, toyProperty } from './testing/toy-property.ts';

vi.setConfig({ testTimeout: 60_000 });

const CASES = 60;

describe('a property on the reference', () => {
  test('holds, with as many witnesses and shapes as there were', () => {
    const run = runProperty(toyProperty, toyEngine(), { seed: 1, cases: CASES, caseOf: toyCase });
    expect(run).toMatchObject({ verdict: 'holds', cases: CASES, classes: [], counterexamples: [] });
    expect(run.witnessed).toBeGreaterThan(CASES / 2);
    expect(run.shapes.length).toBe(4);
    expect(run.clauses.map(({ clause }) => clause)).toEqual(['T1/damage-is-x', 'T1/tapped-makes-no-mana']);
  });

  test('is vacuous where no case put it to the test', () => {
    const silent: Property = { ...toyProperty, law: () => ({ kind: 'not witnessed' }) };
    expect(runProperty(silent, toyEngine(), { seed: 1, cases: 5, caseOf: toyCase }).verdict).toBe('vacuous');
  });

  test('is a harness error where the law throws', () => {
    const broken: Property = {
      ...toyProperty,
      law: () => {
        throw new Error('no such thing');
      },
    };
    const run = runProperty(broken, toyEngine(), { seed: 1, cases: 5, caseOf: toyCase });
    expect(run.verdict).toBe('harness error');
    expect(run.classes).toMatchObject([
      { count: 5, finding: { violation: { clause: 'law', found: 'no such thing' } } },
    ]);
  });
});

describe('a property on a faulty engine', () => {
  test.each<[ToyFault, string, string]>([
    ['one damage too much', 'violated', 'T1/damage-is-x'],
    ['taps what is tapped', 'violated', 'T1/tapped-makes-no-mana'],
    ['hides Flare', 'illegal', 'never offered cast'],
    ['refuses Flare', 'illegal', 'refused cast'],
    ['crashes on damage', 'crashed', 'crashed'],
    ['runs out', 'timed out', 'timed out'],
  ])('%s: it is %s (%s), and small', (fault, verdict, clause) => {
    const run = judged(toyEngine(fault));
    expect(run.verdict).toBe(verdict);
    expect(run.classes.map(({ finding }) => finding.violation.clause)).toEqual([clause]);
    const [counterexample] = run.counterexamples;
    expect(counterexample?.finding.class).toBe(run.classes[0]?.class);
    expect(counterexample?.finished).toBe(true);
    expect(cardsOf(counterexample)).toBeLessThanOrEqual(3);
    expect(counterexample?.case.script.length).toBeLessThanOrEqual(2);
  });

  test('shows a counterexample again, and the reference holds on it', () => {
    const engine = toyEngine('one damage too much');
    const [counterexample] = judged(engine).counterexamples;
    if (counterexample === undefined) throw new Error('no counterexample');
    const again = judge(toyProperty, engine, toyEngine(), counterexample.case);
    expect(again.finding).toEqual(counterexample.finding);
    expect(judge(toyProperty, toyEngine(), null, counterexample.case).verdict).toBe('holds');
  });

  test('is made small no further than the reference still shows how it should be', () => {
    const options = { seed: 1, cases: 20, reference: toyEngine(), reduction: 500, caseOf: toyCase };
    const [counterexample] = runProperty(toyProperty, hasty(), options).counterexamples;
    if (counterexample === undefined) throw new Error('no counterexample');
    const onReference = judge(toyProperty, toyEngine(), null, counterexample.case).witnessed;
    expect(onReference.map(({ clause }) => clause)).toContain('T1/damage-is-x');
  });

  test('is found by the law alone too', () => {
    const engine = toyEngine('taps what is tapped');
    expect(runProperty(toyProperty, engine, { seed: 2, cases: CASES, caseOf: toyCase }).verdict).toBe('violated');
  });

  test('is found on the reference first if that is the one that is wrong', () => {
    const run = runProperty(toyProperty, toyEngine(), {
      seed: 1,
      cases: CASES,
      reference: toyEngine('one damage too much'),
      caseOf: toyCase,
    });
    expect(run.verdict).toBe('harness error');
    expect(run.classes[0]?.finding.violation.found).toMatch(/^on the reference: \d damage$/);
  });

  test('has diverged where the situation does not come about that the reference came to', () => {
    const deaf: EngineUnderTest = { ...toyEngine(), load: (board) => withoutEvents(toyEngine(), board) };
    const run = judged(deaf);
    expect(run.verdict).toBe('diverged');
    const clauses = run.classes.map(({ finding }) => finding.violation.clause);
    expect(clauses.sort()).toEqual(['unwitnessed T1/damage-is-x', 'unwitnessed T1/tapped-makes-no-mana']);
  });
});

describe('tallies', () => {
  test('of parts make the tally of the whole, in any order', () => {
    const engine = toyEngine('one damage too much');
    const part = (from: number, cases: number): PropertyRun =>
      runProperty(toyProperty, engine, {
        seed: 1,
        cases,
        caseOf: (property, index, seed) => toyCase(property, from + index, seed),
      });
    const shifted = (run: PropertyRun, by: number): PropertyRun => ({
      ...run,
      classes: run.classes.map((each) => ({ ...each, first: each.first + by })),
    });
    const { verdict, counterexamples, ...whole } = part(0, 40);
    const parts = [shifted(part(25, 15), 25), part(0, 25)];
    expect(merged(toyProperty.id, parts)).toEqual(whole);
    expect(verdictOf(merged(toyProperty.id, parts))).toBe(verdict);
    expect(counterexamples).toEqual([]);
  });
});

describe('boards that cannot be set up', () => {
  /** Every how manyth board is refused. */
  const refusing = (every: number): EngineUnderTest => {
    let boards = 0;
    return {
      ...toyEngine(),
      load: (board) => (boards++ % every === 0 ? { kind: 'cannot set up', why: 'too odd' } : toyEngine().load(board)),
    };
  };
  const run = (engine: EngineUnderTest, cases: number): PropertyRun =>
    runProperty(toyProperty, engine, { seed: 1, cases, caseOf: toyCase, reference: toyEngine() });

  test('say nothing where others can, and are counted', () => {
    const judgedRun = run(refusing(3), 30);
    expect(judgedRun.verdict).toBe('holds');
    expect(notSetUp(judgedRun)).toBeGreaterThan(5);
    expect(judgedRun.witnessed).toBeGreaterThan(0);
  });

  test('are the verdict where nothing else was put to the test, or next to nothing', () => {
    expect(run(refusing(1), 10)).toMatchObject({ verdict: 'cannot set up', witnessed: 0 });
    const [{ classes }, tally] = [run(refusing(1), 10), run(toyEngine(), 10)];
    const withTally = (refused: number, witnessed: number, cases: number): string =>
      verdictOf({ ...tally, classes: classes.map((each) => ({ ...each, count: refused })), witnessed, cases });
    expect([withTally(6, 4, 10), withTally(5, 4, 10), withTally(5, 0, 10)]).toEqual([
      'cannot set up',
      'holds',
      'cannot set up',
    ]);
    expect([withTally(980, 20, 1000), withTally(981, 19, 1000)]).toEqual(['holds', 'cannot set up']);
  });

  test('do not hide what others show', () => {
    const faulty = toyEngine('one damage too much');
    let boards = 0;
    const engine: EngineUnderTest = {
      ...faulty,
      load: (board) => (boards++ % 2 === 0 ? { kind: 'cannot set up', why: 'too odd' } : faulty.load(board)),
    };
    expect(run(engine, 30).verdict).toBe('violated');
  });
});

describe('a relation between two games', () => {
  const twice: RelationProperty = {
    ...without(toyProperty),
    kind: 'relation',
    transform: (first) => ({ ...first, decisions: first.decisions + 1 }),
    relate: (first, second) => {
      const violation = { clause: 'T1/damage-is-x', cr: '120.3', expected: 'one more step', found: 'not so', at: 0 };
      const witnessed = [{ clause: 'T1/damage-is-x', shape: 'any' }];
      if (first.over !== null || second.steps.length <= first.steps.length) return { kind: 'not witnessed' };
      const same = second.steps[0]?.view.turn === first.steps[0]?.view.turn;
      return same ? { kind: 'holds', witnessed } : { kind: 'violated', violation, witnessed };
    },
  };

  test('plays both on the engine that is judged', () => {
    const cut = { seed: 1, cases: 20, caseOf: toyCase, reference: toyEngine() };
    expect(runProperty(twice, toyEngine('none', 'piece by piece'), cut)).toMatchObject({
      verdict: 'holds',
      classes: [],
    });
  });

  test('is not witnessed where there is no second game', () => {
    const none: RelationProperty = { ...twice, transform: () => null };
    expect(runProperty(none, toyEngine(), { seed: 1, cases: 3, caseOf: toyCase }).verdict).toBe('vacuous');
  });
});

/** Deals damage as soon as a spell is cast. */
function hasty(): EngineUnderTest {
  const early = (happening: Happening): readonly Happening[] =>
    happening.kind === 'cast'
      ? [happening, { kind: 'damage', from: happening.object, to: 'p1', amount: 99, combat: false }]
      : [happening];
  return {
    ...toyEngine(),
    load: (board) => {
      const session = toyEngine().load(board);
      if ('kind' in session) return session;
      return { ...session, happenings: () => session.happenings().flatMap(early) };
    },
  };
}

function judged(engine: EngineUnderTest): PropertyRun {
  return runProperty(toyProperty, engine, {
    seed: 1,
    cases: CASES,
    reference: toyEngine(),
    reduction: 500,
    caseOf: toyCase,
  });
}

function cardsOf(counterexample: PropertyRun['counterexamples'][number] | undefined): number {
  return counterexample?.case.start.kind === 'board' ? counterexample.case.start.board.cards.length : -1;
}

function withoutEvents(
  engine: EngineUnderTest,
  board: Parameters<EngineUnderTest['load']>[0],
): ReturnType<EngineUnderTest['load']> {
  const session = engine.load(board);
  return 'kind' in session ? session : { ...session, happenings: () => [] };
}

function without({ law: _, ...text }: typeof toyProperty): Omit<typeof toyProperty, 'law'> {
  return text;
}
