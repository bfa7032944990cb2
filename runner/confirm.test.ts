import { describe, expect, test } from 'vitest';
import type { EngineUnderTest } from '../protocol/index.ts';
import { DEFAULTS, tallyCases } from './run-property.ts';
import type { Tally } from './tally.ts';
import { toyEngine } from './testing/toy-engine.ts';
import { toyCase, toyProperty } from './testing/toy-property.ts';

/** Throws in the games that it is to throw in, counted from 1 since it began. */
class Sick {
  games = 0;
  begun = 0;
  readonly engine: EngineUnderTest = {
    ...toyEngine(),
    load: (board) => {
      const name = this.#throwsIn(++this.games, this.begun);
      if (name === null) return toyEngine().load(board);
      throw Object.assign(new Error('it hurts'), { name });
    },
  };
  readonly #throwsIn: (game: number, begun: number) => string | null;

  constructor(throwsIn: (game: number, begun: number) => string | null) {
    this.#throwsIn = throwsIn;
  }

  restart(): void {
    this.games = 0;
    this.begun++;
  }
}

function tallyOf(sick: Sick, cases = 6): Tally {
  const options = { ...DEFAULTS, seed: 1, cases, reference: toyEngine(), caseOf: toyCase };
  return tallyCases(toyProperty, sick.engine, { ...options, restart: () => sick.restart() }, { from: 0, to: cases });
}

function foundBy(sick: Sick): readonly [string, string][] {
  return tallyOf(sick).classes.map(({ finding }) => [finding.verdict, finding.violation.found]);
}

describe('an engine that fails', () => {
  test('each time has crashed, and is tried three times by itself, once for all cases of the class', () => {
    const always = new Sick(() => 'Exited');
    expect(foundBy(always)).toEqual([['crashed', 'Exited: it hurts (again in 3 of 3 tries by itself)']]);
    expect(always.begun).toBe(3);
  });

  test('by saying nothing is not waited for again and again', () => {
    const silent = tallyOf(new Sick(() => 'Silent'));
    expect(silent.classes.map(({ finding, count }) => [finding.verdict, count])).toEqual([['timed out', 3]]);
    expect(silent.cases).toBe(3);
    expect(tallyOf(new Sick(() => 'Exited')).cases).toBe(6);
  });

  test('after other games alone is not steady', () => {
    const later = new Sick((game) => (game > 4 ? 'Exited' : null));
    expect(foundBy(later)).toEqual([
      ['nondeterministic', 'crashed after other games, and in 0 of 3 tries by itself: Exited: it hurts'],
    ]);
  });

  test('now and then is not steady', () => {
    const sometimes = new Sick((game, begun) => (game === 1 && begun % 2 === 0 ? 'Silent' : null));
    expect(foundBy(sometimes)[0]).toEqual([
      'nondeterministic',
      'timed out after other games, and in 1 of 3 tries by itself: Silent: it hurts',
    ]);
  });

  test('by breaking the protocol now and then is a sick adapter all the same', () => {
    const once = new Sick((_, begun) => (begun === 0 ? 'BrokenProtocol' : null));
    expect(foundBy(once)).toEqual([['harness error', 'BrokenProtocol: it hurts (again in 0 of 3 tries by itself)']]);
  });
});

describe('what a law finds of an engine', () => {
  test('is a finding where the engine does it again', () => {
    const wrong = { engine: toyEngine('one damage too much'), restart: () => {} };
    const options = { ...DEFAULTS, seed: 1, cases: 20, reference: toyEngine(), caseOf: toyCase };
    const at = { from: 0, to: 20 };
    const asked = tallyCases(toyProperty, wrong.engine, { ...options, restart: wrong.restart }, at);
    expect(asked).toEqual(tallyCases(toyProperty, wrong.engine, options, at));
    expect(asked.classes.map(({ finding }) => finding.verdict)).toEqual(['violated']);
  });

  test('is none where the engine does otherwise the next time', () => {
    let begun = 0;
    const engine: EngineUnderTest = {
      ...toyEngine(),
      load: (board) => toyEngine(begun === 0 ? 'one damage too much' : 'none').load(board),
    };
    const options = { ...DEFAULTS, seed: 1, cases: 20, reference: toyEngine(), caseOf: toyCase };
    const restart = (): void => {
      begun++;
    };
    const [found] = tallyCases(toyProperty, engine, { ...options, restart }, { from: 0, to: 20 }).classes;
    expect(found?.finding.verdict).toBe('nondeterministic');
    expect(found?.finding.violation.clause).toBe('nondeterministic T1/damage-is-x');
  });
});
