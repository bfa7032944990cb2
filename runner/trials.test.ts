import { describe, expect, test, vi } from 'vitest';
import { size } from '../generators/index.ts';
import type { Case, EngineUnderTest } from '../protocol/index.ts';
import { judge } from './judge.ts';
import { reduceCase } from './reduce.ts';
import { toyEngine } from './testing/toy-engine.ts';
import type { ToyFault } from './testing/toy-game.ts';
import { toyBoard, toyCase, toyProperty } from './testing/toy-property.ts';
import { Trials } from './trials.ts';

vi.setConfig({ testTimeout: 60_000 });

describe('a candidate for a smaller case', () => {
  test('is not played by the engine where the reference does not put the clause to the test', () => {
    const { trials, of } = trialsOf('one damage too much');
    expect(trials.trial({ ...of, start: { kind: 'board', board: toyBoard([]) } }).fails).toBe(false);
    expect(trials.games()).toBe(0);
  });

  test('is not played again where it comes to what another came to', () => {
    const { trials, of: short } = trialsOf('one damage too much');
    const of = { ...short, decisions: 400 };
    expect(trials.trial(of).fails).toBe(true);
    expect(trials.games()).toBe(1);
    const same = { ...of, decisions: 500 };
    expect(trials.trial(same).fails).toBe(true);
    expect(trials.games()).toBe(1);
  });

  test('is played where the engine may do otherwise than before', () => {
    const { trials, of } = trialsOf('one damage too much');
    trials.trial(of);
    trials.trial({ ...of, untilTurn: of.untilTurn - 1 });
    expect(trials.games()).toBe(2);
  });
});

describe('making a case small', () => {
  test('takes fewer games of the engine than there are candidates', () => {
    const made = reduceCase(toyProperty, toyEngine('one damage too much'), toyEngine(), caseWith('T1/damage-is-x'));
    expect(made?.finished).toBe(true);
    expect(made?.games).toBeGreaterThan(3);
    expect(made?.games).toBeLessThan(made?.tried ?? 0);
  });

  test('ends once the engine has played as many games as it may', () => {
    const reduced = (games: number) =>
      reduceCase(toyProperty, toyEngine('one damage too much'), toyEngine(), caseWith('T1/damage-is-x'), 500, games);
    const [cut, whole] = [reduced(9), reduced(400)];
    expect(cut).toMatchObject({ games: 6, finished: false });
    expect(whole?.finished).toBe(true);
    expect(size(cut?.case as Case)).toBeGreaterThan(size(whole?.case as Case));
  });

  test('counts all games that the engine plays but the first and the last', () => {
    let games = 0;
    const engine = toyEngine('taps what is tapped');
    const counted: EngineUnderTest = {
      ...engine,
      load: (board) => {
        games++;
        return engine.load(board);
      },
    };
    const of = caseWith('T1/tapped-makes-no-mana', 'taps what is tapped');
    judge(toyProperty, counted, toyEngine(), of);
    const first = games;
    games = 0;
    const made = reduceCase(toyProperty, counted, toyEngine(), of);
    expect(games - (made?.games ?? 0)).toBeLessThanOrEqual(2 * first);
  });
});

function trialsOf(fault: ToyFault): { readonly trials: Trials; readonly of: Case } {
  const of = caseWith('T1/damage-is-x', fault);
  const { finding, onItsOwn, onReference } = judge(toyProperty, toyEngine(fault), toyEngine(), of);
  if (finding === null) throw new Error('nothing is found');
  expect(onReference).toContain(finding.violation.clause);
  const trials = new Trials(toyProperty, toyEngine(fault), toyEngine(), { finding, onItsOwn, onReference: true }, 100);
  return { trials, of };
}

/** The first case in which the engine breaks a clause that the reference puts to the test. */
function caseWith(clause: string, fault: ToyFault = 'one damage too much'): Case {
  for (let index = 0; index < 100; index++) {
    const of = toyCase(toyProperty, index, 1);
    const judged = judge(toyProperty, toyEngine(fault), toyEngine(), of);
    if (judged.finding?.violation.clause === clause && judged.onReference.includes(clause)) return of;
  }
  throw new Error(`no case breaks ${clause}`);
}
