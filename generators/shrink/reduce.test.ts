import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Case } from '../../protocol/index.ts';
import { caseArbitrary, caseAt } from '../case-arbitrary.ts';
import type { CaseRun } from '../case-run.ts';
import { castsX, failsLikeToy, playToy, TOY } from '../testing/toy.ts';
import { compareCases, keyOf, size } from './order.ts';
import { reduce, reduction, type Trial } from './reduce.ts';

/** A Blood Moon, a card in a hand, and that it is cast with an X of 2: two cards, an entry and a choice. */
const OPTIMUM = 31;

const judge = (of: Case): Trial => ({ fails: failsLikeToy(of), record: playToy(of) });

function failingCases(count: number): readonly Case[] {
  const found: Case[] = [];
  for (let index = 0; found.length < count; index++) {
    const made = caseAt(TOY, index, 1).case;
    if (failsLikeToy(made)) found.push(made);
  }
  return found;
}
const FAILING = failingCases(10);

describe('reducing', { timeout: 60_000 }, () => {
  test.each(FAILING.map((failing, index) => [index, failing] as const))('case %i ends at the optimum', (_, failing) => {
    const { case: small, finished, tried } = reduce(failing, judge, 1000);
    expect([finished, size(small)]).toEqual([true, OPTIMUM]);
    expect(tried).toBeLessThan(150);
    expect(small).toMatchObject({
      start: {
        board: {
          turn: 1,
          active: 0,
          step: 'precombat main',
          players: [{ life: 20 }, { life: 20 }],
          cards: [
            { id: 'c1', name: 'Blood Moon', zone: 'battlefield', controller: 1, tapped: false, held: true },
            { id: 'c2', zone: 'hand' },
          ],
        },
      },
      script: [{ action: 'cast c2', after: { turn: 1 }, choices: [{ answer: { value: 2 } }] }],
      policy: { kind: 'boring' },
      decisions: 1,
    });
  });

  test('takes only steps to smaller cases that fail', () => {
    const accepted: Case[] = [];
    const [failing] = FAILING as [Case];
    reduce(
      failing,
      (candidate) => {
        const trial = judge(candidate);
        if (trial.fails) accepted.push(candidate);
        return trial;
      },
      1000,
    );
    const steps = accepted.slice(1).map((step, index) => compareCases(step, accepted[index] as Case));
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.every((difference) => difference < 0)).toBe(true);
  });

  test('tries nothing twice', () => {
    const seen: string[] = [];
    const [failing] = FAILING as [Case];
    const noting = (candidate: Case): Trial => {
      seen.push(keyOf(candidate));
      return judge(candidate);
    };
    const { tried } = reduce(failing, noting, 1000);
    expect([seen.length, new Set(seen).size]).toEqual([tried, tried]);
  });

  test('stops at its budget with the best so far', () => {
    const seen: string[] = [];
    const [failing] = FAILING as [Case];
    const {
      tried,
      finished,
      case: small,
    } = reduce(
      failing,
      (candidate) => {
        seen.push(JSON.stringify(candidate));
        return judge(candidate);
      },
      8,
    );
    expect([tried, finished, new Set(seen).size]).toEqual([8, false, 8]);
    expect(failsLikeToy(small)).toBe(true);
    expect(size(small)).toBeLessThan(size(failing));
  });

  test('gives back a case that does not fail', () => {
    const fine = caseAt({ ...TOY, id: 'fine', cases: { ...TOY.cases, focus: [] } }, 0, 0).case;
    expect(reduce(fine, () => ({ fails: false, record: null }), 9)).toMatchObject({
      reproduced: false,
      tried: 1,
      case: fine,
    });
  });

  test('keeps a hashed policy where nothing else fails', () => {
    const [failing] = FAILING as [Case];
    const hashedOnly = (of: Case): Trial => ({
      fails: of.policy.kind === 'hashed' && failsLikeToy(of),
      record: playToy(of),
    });
    const { case: small } = reduce(failing, hashedOnly, 3000);
    expect(small.policy).toEqual(failing.policy);
    expect(size(small)).toBeLessThan(size(failing) / 3);
  });

  test('needs no record', () => {
    const [failing] = FAILING as [Case];
    const written: Case = { ...failing, policy: { kind: 'boring' }, script: playToy(failing).script };
    const { case: small } = reduce(written, (of) => ({ fails: failsLikeToy(of), record: null }), 3000);
    expect(size(small)).toBe(OPTIMUM);
  });

  test('begins with the case that was given', () => {
    const [failing] = FAILING as [Case];
    const trials = reduction(failing, 5);
    expect(trials.next().value).toBe(failing);
  });
});

describe('shrinking in fast-check', { timeout: 60_000 }, () => {
  test('goes the same way, by the records that the runs leave', () => {
    const property = fc.property(caseArbitrary(TOY), (run: CaseRun) => {
      run.record = playToy(run.case);
      return !failsLikeToy(run.case);
    });
    const details = fc.check(property, { seed: 11, numRuns: 200 });
    const [smallest] = details.counterexample ?? [];
    expect(details.failed).toBe(true);
    expect(size((smallest as CaseRun).case)).toBe(OPTIMUM);
    expect(details.numShrinks).toBeLessThan(60);
  });

  test('shrinks an example', () => {
    const example = caseAt(TOY, FAILING.length, 1);
    const property = fc.property(caseArbitrary(TOY), (run: CaseRun) => {
      run.record = playToy(run.case);
      return !castsX(run.case, 1);
    });
    const details = fc.check(property, { seed: 1, numRuns: 1, examples: [[example]] });
    const [smallest] = details.counterexample ?? [];
    expect(size((smallest as CaseRun).case)).toBe(21);
  });
});
