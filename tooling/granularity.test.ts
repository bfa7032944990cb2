import { expect, test, vi } from 'vitest';
import { referenceEngine } from '../adapters/reference/index.ts';
import { caseAt } from '../generators/index.ts';
import type { Property } from '../properties/property.ts';
import { PROPERTIES } from '../properties/registry.ts';
import type { Case, EngineUnderTest, Happening, Session } from '../protocol/index.ts';
import { canonical, enforce, type Rehearsed, record } from '../runner/index.ts';
import { askingOtherwise } from './testing/asking-otherwise.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Of each property; over all properties more than a thousand. */
const CASES = 12;
/** Of them, so many are played by the policy alone, too. */
const ALONE = 3;

const otherwise = canonical(askingOtherwise(referenceEngine));

test.for(PROPERTIES)('$id: an engine that asks otherwise plays the same games after the reference', (property) => {
  for (const of of casesOf(property, CASES)) {
    const recording = record(referenceEngine, of);
    const enforced = enforce(otherwise, recording);
    expect(enforced.course.deviations()).toEqual([]);
    // A game that ended in the middle of an action may go on to its end where what comes next was asked before.
    const expected = happened(recording);
    // When something is done is said by turn and step: where one comes twice, it may be done in the other.
    if (hasStepTwice(expected)) continue;
    expect(happened(enforced).slice(0, expected.length)).toEqual(expected);
  }
});

test.for(PROPERTIES)('$id: an engine that asks otherwise is told the same by the policy alone', (property) => {
  for (const of of casesOf(property, ALONE)) {
    const [one, other] = [countingRefusals(referenceEngine), countingRefusals(otherwise)];
    const atOnce = happened(record(one.engine, of));
    // More questions are asked for as much.
    const inPieces = happened(record(other.engine, { ...of, decisions: 3 * of.decisions }));
    // What cannot be had together is refused where it is asked for at once, and not one by one.
    if (one.refusals() + other.refusals() > 0) continue;
    expect(inPieces.slice(0, atOnce.length)).toEqual(atOnce.slice(0, inPieces.length));
    expect(inPieces.length).toBeGreaterThanOrEqual(atOnce.length);
  }
});

function casesOf(property: Property, count: number): readonly Case[] {
  return Array.from({ length: count }, (_, index) => caseAt(property, index, 5).case);
}

function happened({ play }: Rehearsed): readonly Happening[] {
  return play.history.steps.flatMap(({ happenings }) => happenings);
}

function hasStepTwice(happenings: readonly Happening[]): boolean {
  const steps = happenings.flatMap((each) => (each.kind === 'step began' ? [`${each.turn} ${each.step}`] : []));
  return new Set(steps).size < steps.length;
}

function countingRefusals(engine: EngineUnderTest): {
  readonly engine: EngineUnderTest;
  readonly refusals: () => number;
} {
  let refusals = 0;
  const counting = (session: Session): Session => ({
    standing: () => session.standing(),
    view: () => session.view(),
    happenings: () => session.happenings(),
    answer: (answer) => {
      const refused = session.answer(answer);
      if (refused !== null) refusals++;
      return refused;
    },
  });
  const load: EngineUnderTest['load'] = (board) => {
    const loaded = engine.load(board);
    return 'kind' in loaded ? loaded : counting(loaded);
  };
  return { engine: { ...engine, load }, refusals: () => refusals };
}
