import { describe, expect, test } from 'vitest';
import type { EngineUnderTest, Question, Session, View } from '../protocol/index.ts';
import { type Agreement, agreementOf } from './agreement.ts';
import { enforce, record } from './rehearsal.ts';
import { DEFAULTS, tallyCases } from './run-property.ts';
import { toyEngine } from './testing/toy-engine.ts';
import { toyCase, toyProperty } from './testing/toy-property.ts';

const FACETS = toyEngine().describe().facets;

/** An engine that shows something else of its games. */
function showing(change: (view: View) => View): EngineUnderTest {
  const changed = (session: Session): Session => ({ ...session, view: () => change(session.view()) });
  return {
    ...toyEngine(),
    load: (board) => {
      const loaded = toyEngine().load(board);
      return 'kind' in loaded ? loaded : changed(loaded);
    },
  };
}

/** An engine that asks otherwise. */
function asking(change: (question: Question) => Question): EngineUnderTest {
  const changed = (session: Session): Session => ({
    ...session,
    standing: () => {
      const standing = session.standing();
      return standing.kind === 'asks' ? { ...standing, question: change(standing.question) } : standing;
    },
  });
  return {
    ...toyEngine(),
    load: (board) => {
      const loaded = toyEngine().load(board);
      return 'kind' in loaded ? loaded : changed(loaded);
    },
  };
}

function agreements(engine: EngineUnderTest, facets = FACETS): readonly Agreement[] {
  return Array.from({ length: 12 }, (_, index) => {
    const recording = record(toyEngine(), toyCase(toyProperty, index, 4));
    return agreementOf(enforce(engine, recording), facets);
  });
}

function clauses(engine: EngineUnderTest, facets = FACETS): readonly string[] {
  return [
    ...new Set(agreements(engine, facets).flatMap(({ found }) => (found === null ? [] : [found.violation.clause]))),
  ];
}

describe('an engine that plays a case after the reference', () => {
  test('agrees where all is the same, at many moments', () => {
    expect(clauses(toyEngine())).toEqual([]);
    expect(clauses(toyEngine('none', 'piece by piece'))).toEqual([]);
    expect(agreements(toyEngine()).every(({ compared }) => compared > 0)).toBe(true);
  });

  test.each<[string, (view: View) => View, string]>([
    [
      'a life',
      (view) => ({ ...view, zone: view.zone, players: view.players.map((p) => ({ ...p, life: p.life + 1 })) }),
      'life',
    ],
    [
      'a lost permanent',
      (view) => ({ ...view, zone: view.zone, battlefield: view.battlefield.slice(1) }),
      'permanents',
    ],
    [
      'a tapped permanent',
      (view) => ({ ...view, zone: view.zone, battlefield: view.battlefield.map((p) => ({ ...p, tapped: true })) }),
      'tapped',
    ],
    [
      'a power',
      (view) => ({ ...view, zone: view.zone, battlefield: view.battlefield.map((p) => ({ ...p, power: 7 })) }),
      'power',
    ],
    [
      'an attack',
      (view) => ({ ...view, zone: view.zone, battlefield: view.battlefield.map((p) => ({ ...p, attacking: 'p1' })) }),
      'attacking',
    ],
    [
      'another supertype',
      (view) => ({
        ...view,
        zone: view.zone,
        battlefield: view.battlefield.map((p) => ({ ...p, supertypes: ['snow'] })),
      }),
      'supertypes',
    ],
    [
      'a creature that is new',
      (view) => ({ ...view, zone: view.zone, battlefield: view.battlefield.map((p) => ({ ...p, held: !p.held })) }),
      'held',
    ],
    ['a hand', (view) => ({ ...view, zone: (zone, owner) => (zone === 'hand' ? [] : view.zone(zone, owner)) }), 'hand'],
    [
      'a token',
      (view) => ({
        ...view,
        zone: view.zone,
        battlefield: view.battlefield.map((p) => (p.ref === 'c1' ? p : { ...p, card: false })),
      }),
      'permanents',
    ],
  ])('parts from it at the first moment that shows %s', (_, change, what) => {
    const [first] = agreements(showing(change)).filter(({ found }) => found !== null);
    expect(first?.found?.violation.clause).toBe(`agreement ${what}`);
    expect(first?.compared).toBe(1);
    expect(first?.place).toBe('turn 1, precombat main, after 0 actions');
  });

  test('is not asked about what it does not show', () => {
    const bare = showing((view) => ({ ...view, zone: view.zone, battlefield: [] }));
    expect(clauses(bare)).toEqual(['agreement permanents']);
    expect(clauses(bare, ['stack', 'zones', 'options'])).toEqual([]);
  });

  test('parts from it where it offers less', () => {
    expect(clauses(toyEngine('hides Flare'))).toContain('agreement offer cast');
  });

  test('parts from it where it lets other things be chosen, or a greater X', () => {
    const oneLess = asking((question) =>
      question.kind === 'attackers' ? { ...question, options: question.options.slice(1) } : question,
    );
    expect(clauses(oneLess)).toContain('agreement choice attackers');
    const more = asking((question) =>
      question.purpose === 'X' && question.kind === 'number' ? { ...question, max: question.max + 1 } : question,
    );
    expect(clauses(more)).toContain('agreement X');
    expect(
      clauses(
        oneLess,
        FACETS.filter((facet) => facet !== 'options'),
      ),
    ).not.toContain('agreement choice attackers');
  });

  test('parts from it in what it does', () => {
    expect(clauses(toyEngine('one damage too much'))).toContain('agreement life');
  });

  test('may pay as it likes: after it has tapped other things nothing is compared', () => {
    const paysItself = agreements(toyEngine('none', 'pays by itself'));
    expect(paysItself.filter(({ found }) => found !== null)).toEqual([]);
    expect(paysItself.some(({ compared }, index) => compared < (agreements(toyEngine())[index]?.compared ?? 0))).toBe(
      true,
    );
  });
});

test('an engine that pays by itself is judged by laws, and no finding is that it did not pay as the reference', () => {
  const counted = tallyCases(toyProperty, toyEngine('none', 'pays by itself'), OPTIONS, { from: 0, to: 40 });
  expect(counted.classes).toEqual([]);
  expect(counted.witnessed).toBeGreaterThan(5);
  const wrong = tallyCases(toyProperty, toyEngine('one damage too much', 'pays by itself'), OPTIONS, {
    from: 0,
    to: 40,
  });
  expect(wrong.classes.map(({ finding }) => finding.verdict)).toEqual(['violated']);
});

const OPTIONS = { ...DEFAULTS, seed: 4, cases: 40, reference: toyEngine(), caseOf: toyCase };
