import { expect, test } from 'vitest';
import type { LawProperty } from '../properties/property.ts';
import type { EngineUnderTest, Question, Session } from '../protocol/index.ts';
import { DEFAULTS, tallyCases } from './run-property.ts';
import { toyEngine } from './testing/toy-engine.ts';
import { toyCase, toyProperty } from './testing/toy-property.ts';

/** Put to the test by an offer alone, of what is enough to pay or of what is not. */
function offered(wanted: 'enough' | 'too little'): LawProperty {
  const isWanted = ({ kind, options, incomplete }: Question): boolean =>
    kind === 'pay' && options.includes('pay') && incomplete.includes('pay') === (wanted === 'too little');
  return {
    ...toyProperty,
    law: ({ steps }) =>
      steps.some(({ question }) => question !== null && isWanted(question))
        ? { kind: 'holds', witnessed: [{ clause: 'T1/damage-is-x', shape: wanted }] }
        : { kind: 'not witnessed' },
  };
}

/** An engine that offers less. */
function hiding(isHidden: (option: string, question: Question) => boolean): EngineUnderTest {
  const shown = (question: Question): Question => ({
    ...question,
    options: question.options.filter((option) => !isHidden(option, question)),
    incomplete: [],
  });
  const changed = (session: Session): Session => ({
    ...session,
    standing: () => {
      const standing = session.standing();
      return standing.kind === 'over' ? standing : { kind: 'asks', question: shown(standing.question) };
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

function found(property: LawProperty, engine: EngineUnderTest): readonly string[] {
  const options = { ...DEFAULTS, seed: 4, cases: 20, reference: toyEngine(), caseOf: toyCase };
  const { classes } = tallyCases(property, engine, options, { from: 0, to: 20 });
  return classes.map(({ finding }) => finding.violation.clause);
}

test('an engine need not offer what cannot be completed, whatever is put to the test by that', () => {
  const onlyCompletable = hiding((option, { incomplete }) => incomplete.includes(option));
  expect(found(offered('too little'), onlyCompletable)).toEqual([]);
  expect(found(offered('enough'), onlyCompletable)).toEqual([]);
});

test('what can be completed has to come about', () => {
  expect(
    found(
      offered('enough'),
      hiding((option) => option === 'pay'),
    ),
  ).toContain('unwitnessed T1/damage-is-x');
});
