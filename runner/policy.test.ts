import { describe, expect, test } from 'vitest';
import type { Answer, Option, Policy, Question } from '../protocol/index.ts';
import { policyAnswers } from './policy.ts';
import type { Situation } from './situation.ts';

const NOW: Situation = { turn: 3, step: 'precombat main', stack: 0, actions: 0, payments: 0 };
const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);

describe('the boring policy', () => {
  const first = (asked: Question): Answer | undefined => [...policyAnswers({ kind: 'boring' }, asked, NOW)][0];

  test('passes, declines and takes as few as possible', () => {
    expect(first(question('priority', ['activate c1/0', 'cast c2', 'pass']))).toEqual(picks('pass'));
    expect(first(question('yes or no', ['no', 'yes']))).toEqual(picks('no'));
    expect(first(question('objects', ['c1', 'c2', 'c3'], 0, 3))).toEqual(picks());
    expect(first(question('objects', ['c1', 'c2', 'c3'], 2, 3))).toEqual(picks('c1', 'c2'));
    expect(first({ ...question('number', []), min: 2, max: 9 })).toEqual({ kind: 'number', value: 2 });
    expect(first(question('attackers', ['c1>p1'], 0, 1))).toEqual(picks());
  });

  test('pays as soon as it can, and until then activates what completes', () => {
    const pay = question('pay', ['activate c1/0', 'activate c2/0', 'pay']);
    expect(first(pay)).toEqual(picks('pay'));
    expect(first({ ...pay, incomplete: ['activate c1/0', 'pay'] })).toEqual(picks('activate c2/0'));
  });

  test('takes back what nothing completes, and only then', () => {
    const pay = { ...question('pay', ['activate c1/0', 'pay']), takeBack: true };
    expect(first({ ...pay, incomplete: ['activate c1/0', 'pay'] })).toEqual({ kind: 'take back' });
    expect(first({ ...pay, incomplete: ['pay'] })).toEqual(picks('activate c1/0'));
    expect(first({ ...question('number', []), min: 3, max: 1, takeBack: true })).toEqual({ kind: 'take back' });
  });

  test('divides so that each gets one where it goes round', () => {
    expect(first(question('divide', ['c1', 'c2', 'p1'], 4, 4))).toEqual({ kind: 'divide', amounts: [2, 1, 1] });
    expect(first(question('divide', ['c1', 'c2', 'p1'], 1, 1))).toEqual({ kind: 'divide', amounts: [1, 0, 0] });
  });

  test('has other answers for an engine that refuses the first', () => {
    const asked = question('attackers', ['c1>p1', 'c1>p2', 'c2>p1'], 1, 2);
    const answers = [...policyAnswers({ kind: 'boring' }, asked, NOW)];
    expect(answers.slice(0, 2)).toEqual([picks('c1>p1'), picks('c1>p1', 'c2>p1')]);
    expect(answers).toContainEqual(picks('c2>p1'));
  });
});

describe('the hashed policy', () => {
  test('decides the same whatever the order of the options', () => {
    const options = ['c1', 'c2', 'c3', 'c4', 'c5'];
    for (const seed of SEEDS) {
      const asked = question('objects', options, 1, 4);
      expect(chosen(seed, asked)).toEqual(chosen(seed, { ...asked, options: options.toReversed() }));
    }
  });

  test('decides the same whether objects are asked for at once or one by one', () => {
    const options = ['c1', 'c2', 'c3', 'c4', 'c5'];
    for (const seed of SEEDS) {
      const atOnce = chosen(seed, question('objects', options, 2, 2));
      const [one = ''] = chosen(seed, question('objects', options, 1, 1));
      const rest = options.filter((option) => option !== one);
      const [two = ''] = chosen(seed, question('objects', rest, 1, 1));
      expect([one, two]).toEqual(atOnce);
    }
  });

  test('decides the same whether attackers are asked for together or each alone', () => {
    const options = ['c1>p1', 'c1>p2', 'c2>p1', 'c2>p2', 'c3>p1'];
    const together = SEEDS.map((seed) => chosen(seed, question('attackers', options, 0, 3)));
    const alone = SEEDS.map((seed) =>
      ['c1', 'c2', 'c3'].flatMap((creature) => {
        const own = options.filter((option) => option.startsWith(creature));
        return chosen(seed, question('attackers', own, 0, 1));
      }),
    );
    expect(together).toEqual(alone);
    expect(new Set(together.map((attack) => attack.length))).toEqual(new Set([0, 1, 2, 3]));
  });

  test('never attacks twice with one creature', () => {
    for (const seed of SEEDS) {
      const attack = chosen(seed, question('attackers', ['c1>p1', 'c1>p2', 'c1>p3'], 0, 3));
      expect(attack.length).toBeLessThanOrEqual(1);
    }
  });

  test('chooses every number of a range, order and division at some seed', () => {
    const numbers = SEEDS.map((seed) => answer(seed, { ...question('number', []), min: 0, max: 4 }));
    expect(new Set(numbers.map((each) => (each.kind === 'number' ? each.value : -1)))).toEqual(
      new Set([0, 1, 2, 3, 4]),
    );
    const orders = SEEDS.map((seed) => chosen(seed, question('order', ['a', 'b', 'c'], 3, 3)).join(''));
    expect(new Set(orders).size).toBe(6);
    const amounts = SEEDS.map((seed) => answer(seed, question('divide', ['c1', 'c2'], 4, 4)));
    expect(new Set(amounts.map((each) => JSON.stringify(each)))).toEqual(
      new Set(['[1,3]', '[2,2]', '[3,1]'].map((each) => `{"kind":"divide","amounts":${each}}`)),
    );
  });

  test('weighs verbs', () => {
    const asked = question('priority', ['activate c1/0', 'cast c2', 'pass', 'play c3']);
    const verbs = SEEDS.map((seed) => chosen(seed, asked).join('').split(' ')[0]);
    const count = (verb: string): number => verbs.filter((each) => each === verb).length;
    expect(count('play')).toBe(0);
    expect(count('cast')).toBeGreaterThan(count('activate'));
    expect(count('activate')).toBeGreaterThan(0);
    expect(count('pass')).toBeGreaterThan(0);
  });

  test('passes the more surely the more was done in a step, and for certain in the end', () => {
    const asked = question('priority', ['activate c1/0', 'pass']);
    const passes = (actions: number): number =>
      SEEDS.filter((seed) => chosen(seed, asked, { ...NOW, actions })[0] === 'pass').length;
    expect(passes(6)).toBeGreaterThan(passes(0));
    expect(passes(16)).toBe(SEEDS.length);
  });

  test('begins what cannot be completed now and then only, and takes it back', () => {
    const asked = { ...question('priority', ['cast c1', 'cast c2', 'pass']), incomplete: ['cast c1'] };
    const inVain = SEEDS.filter((seed) => chosen(seed, asked)[0] === 'cast c1').length;
    expect(inVain).toBeGreaterThan(0);
    expect(inVain).toBeLessThan(SEEDS.length / 5);
    const pay = { ...question('pay', ['pay']), takeBack: true, incomplete: ['pay'] };
    expect(answer(1, pay)).toEqual({ kind: 'take back' });
  });

  test('takes back now and then what could be completed', () => {
    const asked = { ...question('objects', ['c1', 'c2'], 1, 1), takeBack: true };
    const takenBack = SEEDS.filter((seed) => answer(seed, asked).kind === 'take back').length;
    expect(takenBack).toBeGreaterThan(0);
    expect(takenBack).toBeLessThan(SEEDS.length / 5);
  });

  function answer(seed: number, asked: Question, now: Situation = NOW): Answer {
    const weights = { pass: 2, cast: 5, activate: 3, play: 0, 'take back': 2 };
    const policy: Policy = { kind: 'hashed', seed, weights };
    for (const first of policyAnswers(policy, asked, now)) return first;
    throw new Error('no answer');
  }

  function chosen(seed: number, asked: Question, now: Situation = NOW): readonly Option[] {
    const made = answer(seed, asked, now);
    return made.kind === 'pick' ? made.picks : [];
  }
});

function picks(...options: readonly Option[]): Answer {
  return { kind: 'pick', picks: options };
}

function question(kind: Question['kind'], options: readonly Option[], min = 1, max = 1): Question {
  return {
    kind,
    player: 0,
    purpose: 'a test',
    source: 'c9',
    cr: '601.2',
    takeBack: false,
    options,
    incomplete: [],
    min,
    max,
  };
}
