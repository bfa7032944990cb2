import { describe, expect, test } from 'vitest';
import type { ActionEntry, Answer, ChoiceEntry, Entry, Moment, Option, Question } from '../protocol/index.ts';
import { attempted, type Plan } from './plan.ts';
import { Follower } from './script.ts';

const NOW: Moment = { turn: 1, step: 'upkeep', stack: 0 };
const LATER: Moment = { turn: 1, step: 'draw', stack: 0 };

describe('an action', () => {
  test('is taken when its player has priority in its step, with no more on the stack than there was', () => {
    const follower = following([action('cast c1', { ...NOW, stack: 1 })]);
    expect(told(follower, { ...priority('cast c1'), player: 1 }, NOW)).toEqual([]);
    expect(told(follower, priority('cast c1'), { ...NOW, turn: 0 })).toEqual([]);
    expect(told(follower, priority('cast c1'), { ...NOW, stack: 2 })).toEqual([]);
    expect(told(follower, priority('cast c1'), { ...NOW, stack: 1 })).toEqual([pick('cast c1')]);
    expect(told(follower, priority('cast c1'), NOW)).toEqual([pick('cast c1')]);
  });

  test('waits for those before it', () => {
    const follower = following([{ ...action('cast c1', NOW), player: 1 }, action('cast c2', NOW)]);
    expect(told(follower, priority('cast c2'), NOW)).toEqual([]);
    take(follower, { ...priority('cast c1'), player: 1 }, NOW);
    expect(told(follower, priority('cast c2'), NOW)).toEqual([pick('cast c2')]);
  });

  test('that is not offered, or refused, or late gives way to the next', () => {
    const script = [
      action('cast c0', { ...NOW, turn: 0 }),
      action('cast c1', NOW),
      action('cast c2', NOW),
      action('cast c3', NOW),
    ];
    const follower = following(script);
    const tried = [];
    for (const answer of follower.answers(priority('cast c2', 'cast c3'), NOW, 0)) {
      tried.push(answer);
      if (tried.length === 2) break;
      follower.refused({ kind: 'illegal answer', cr: '601.3', why: 'no' });
    }
    expect(tried).toEqual([pick('cast c2'), pick('cast c3')]);
  });

  test('that was tried in vain may be tried again at that moment alone, and not where its time went by', () => {
    const late = action('cast c0', { ...NOW, turn: 0, stack: 9 });
    const leftOut: Entry[] = [];
    const follower = new Follower(attempted([late, action('cast c1', { ...NOW, stack: 9 })]), ({ entry }) => {
      leftOut.push(entry);
    });
    expect(told(follower, priority(), { ...NOW, stack: 2 })).toEqual([]);
    expect(leftOut).toEqual([action('cast c1', { ...NOW, stack: 2 })]);
  });

  test('that the reference did and that cannot be done is a deviation', () => {
    const follower = following([action('cast c1', NOW), action('cast c2', NOW)], true);
    expect(told(follower, priority(), NOW)).toEqual([]);
    expect(follower.deviations.map(({ kind, what }) => [kind, what])).toEqual([
      ['never offered', 'cast c1'],
      ['never offered', 'cast c2'],
    ]);
    expect(follower.actions()).toBe(2);
  });
});

describe('choices', () => {
  test('wait for their questions in any order, and for those of the same kind in theirs', () => {
    const choices = [choice('targets', 'c2'), choice('X', 'c3'), choice('targets', 'c4')];
    const follower = following([{ ...action('cast c1', NOW), choices }]);
    take(follower, priority('cast c1'), NOW);
    expect(take(follower, objects('X', ['c3', 'c9']), NOW)).toEqual(pick('c3'));
    expect(take(follower, objects('targets', ['c2', 'c4']), NOW)).toEqual(pick('c2'));
    expect(take(follower, objects('targets', ['c2', 'c4']), NOW)).toEqual(pick('c4'));
    expect(told(follower, objects('targets', ['c2', 'c4']), NOW)).toEqual([]);
  });

  test('are not for an action that comes later', () => {
    const follower = following([action('cast c1', LATER), choice('discard', 'c2')]);
    expect(told(follower, objects('discard', ['c2']), NOW)).toEqual([]);
  });

  test('are over when the next action is taken, but not when a player only passes', () => {
    const script = [action('cast c1', NOW), choice('discard', 'c2'), action('pass', NOW), action('cast c3', NOW)];
    const follower = following(script);
    take(follower, priority('cast c1'), NOW);
    expect(take(follower, priority('pass'), NOW)).toEqual(pick('pass'));
    expect(told(follower, objects('discard', ['c2']), NOW)).toEqual([pick('c2')]);
    take(follower, priority('cast c3'), NOW);
    expect(told(follower, objects('discard', ['c2']), NOW)).toEqual([]);
  });

  test('are given in pieces to an engine that asks in pieces', () => {
    const follower = following([choice('attackers', 'c1', 'c2')]);
    expect(take(follower, objects('attackers', ['c1'], 0), NOW)).toEqual(pick('c1'));
    expect(take(follower, objects('attackers', ['c3'], 0), NOW)).toEqual(pick());
    expect(take(follower, objects('attackers', ['c2'], 0), NOW)).toEqual(pick('c2'));
  });

  test('are given together to an engine that asks at once', () => {
    const follower = following([choice('discard', 'c2'), choice('discard', 'c1'), choice('discard', 'c3')]);
    expect(take(follower, objects('discard', ['c1', 'c2', 'c3'], 2, 2), NOW)).toEqual(pick('c2', 'c1'));
    expect(take(follower, objects('discard', ['c3'], 1), NOW)).toEqual(pick('c3'));
  });

  test('are filled up where too few of them are offered', () => {
    const follower = following([choice('discard', 'c7', 'c2')]);
    expect(take(follower, objects('discard', ['c1', 'c2', 'c3'], 2, 2), NOW)).toEqual(pick('c2', 'c1'));
  });

  test('of costs that the reference was not asked about are made without them', () => {
    const kicked: Question = {
      ...priority(),
      kind: 'yes or no',
      purpose: 'additional cost',
      source: 'c1',
      options: ['no', 'yes'],
    };
    const follower = following([action('cast c1', NOW)], true);
    expect(told(follower, kicked, NOW), 'nothing is begun').toEqual([]);
    take(follower, priority('cast c1'), NOW);
    expect(told(follower, kicked, NOW)).toEqual([pick('no')]);
    expect(told(follower, { ...kicked, source: 'c2' }, NOW)).toEqual([]);
    const freely = following([choice('spell to cast', 'c1')], true);
    take(freely, objects('spell to cast', ['c1', 'c2']), NOW);
    expect(told(freely, kicked, NOW)).toEqual([pick('no')]);
    const attempting = following([action('cast c1', NOW)]);
    take(attempting, priority('cast c1'), NOW);
    expect(told(attempting, kicked, NOW), 'nobody did it before').toEqual([]);
  });

  test('that had to be possible and were asked for in vain are deviations, those never asked for are none', () => {
    const choices = [choice('targets', 'c7'), choice('modes', 'mode 1')];
    const follower = following([{ ...action('cast c1', NOW), choices }, action('cast c2', NOW)], true);
    take(follower, priority('cast c1'), NOW);
    take(follower, objects('targets', ['c2', 'c3']), NOW);
    take(follower, priority('cast c2'), NOW);
    expect(follower.deviations.map(({ kind, what }) => [kind, what])).toEqual([['never offered', 'targets']]);
  });

  test('of a known step are for questions of that step only', () => {
    const known: Plan = [{ entry: choice('attackers', 'c1'), must: false, onlyBegun: false, when: LATER }];
    const follower = new Follower(known, () => {});
    expect(told(follower, objects('attackers', ['c1']), NOW)).toEqual([]);
    expect(told(follower, objects('attackers', ['c1']), LATER)).toEqual([pick('c1')]);
    expect(told(follower, objects('attackers', ['c1']), { ...LATER, turn: 2 })).toEqual([]);
    expect(follower.remaining()).toBe(0);
  });
});

describe('what the reference began and took back', () => {
  const onlyBegun: Plan[number] = { entry: action('cast c1', NOW), must: false, onlyBegun: true, when: null };
  const after: Plan = attempted([action('cast c2', NOW)]).map((planned) => ({ ...planned, must: true }));

  test('need not be let be begun, and where it is not the game is another, from which nothing deviates', () => {
    const follower = new Follower([onlyBegun, ...after], () => {});
    expect(told(follower, priority('pass'), NOW)).toEqual([]);
    expect(follower.anotherFrom()).toBeLessThan(Number.POSITIVE_INFINITY);
    expect(follower.deviations).toEqual([]);
  });

  test('is begun where it may be, and what comes after it must be possible', () => {
    const follower = new Follower([onlyBegun, ...after], () => {});
    expect(take(follower, priority('cast c1'), NOW)).toEqual(pick('cast c1'));
    expect(told(follower, priority('pass'), NOW)).toEqual([]);
    expect(follower.anotherFrom()).toBe(Number.POSITIVE_INFINITY);
    expect(follower.deviations.map(({ what }) => what)).toEqual(['cast c2']);
  });

  test('makes it another game too where taking back is not offered', () => {
    const back = { ...choice('targets'), answer: { kind: 'take back' as const } };
    const entry = { ...action('cast c1', NOW), choices: [back] };
    const follower = new Follower([{ ...onlyBegun, entry }, ...after], () => {});
    take(follower, priority('cast c1'), NOW);
    expect(told(follower, objects('targets', ['c3', 'c4']), NOW)).toEqual([]);
    expect(follower.anotherFrom()).toBeLessThan(Number.POSITIVE_INFINITY);
  });

  test('makes it another game where it is begun in another way, for that way could not be completed', () => {
    const entry = { ...action('cast c1', NOW), choices: [choice('alternative cost', 'c3')] };
    const games = [true, false].map((isAsked) => {
      const follower = new Follower([{ ...onlyBegun, entry }, ...after], () => {});
      take(follower, priority('cast c1'), NOW);
      if (isAsked) take(follower, objects('alternative cost', ['c3', 'c4']), NOW);
      told(follower, priority('cast c2'), NOW);
      return follower.anotherFrom();
    });
    expect(games).toEqual([Number.POSITIVE_INFINITY, 0]);
  });

  test('makes it another game where it is not asked which mana is kept', () => {
    const back = { ...choice('targets'), answer: { kind: 'take back' as const } };
    const kept = { ...choice('keep mana', 'yes'), question: 'yes or no' as const };
    const entry = { ...action('cast c1', NOW), choices: [back, kept] };
    const games = [true, false].map((isAsked) => {
      const follower = new Follower([{ ...onlyBegun, entry }, ...after], () => {});
      take(follower, priority('cast c1'), NOW);
      take(follower, { ...objects('targets', ['c3', 'c4']), takeBack: true }, NOW);
      if (isAsked) take(follower, { ...objects('keep mana', ['no', 'yes']), kind: 'yes or no' }, NOW);
      told(follower, priority('cast c2'), NOW);
      return follower.anotherFrom();
    });
    expect(games).toEqual([Number.POSITIVE_INFINITY, 0]);
  });

  test('makes it another game where the action is over before it could be taken back', () => {
    const back = { ...choice('targets'), answer: { kind: 'take back' as const } };
    const entry = { ...action('cast c1', NOW), choices: [back] };
    const follower = new Follower([{ ...onlyBegun, entry }, ...after], () => {});
    take(follower, priority('cast c1'), NOW);
    expect(told(follower, priority('pass'), NOW)).toEqual([]);
    expect(follower.deviations).toEqual([]);
  });
});

describe('payments', () => {
  test('are made as far as they can be, and paying waits until it completes', () => {
    const choices = ['activate c7/0', 'activate c8/0', 'pay'].map((option) => payment(option));
    const follower = following([{ ...action('cast c1', NOW), choices }]);
    take(follower, priority('cast c1'), NOW);
    const asked = { ...objects('payment', ['activate c8/0', 'activate c9/0', 'pay']), kind: 'pay' as const };
    expect(take(follower, { ...asked, incomplete: ['pay'] }, NOW)).toEqual(pick('activate c8/0'));
    expect(told(follower, { ...asked, incomplete: ['pay'] }, NOW)).toEqual([]);
    expect(told(follower, asked, NOW)).toEqual([pick('pay')]);
  });
});

describe('answers of other kinds', () => {
  test.each<[string, Question, Answer, readonly Answer[]]>([
    [
      'a number',
      { ...objects('X', [], 1, 4), kind: 'number' },
      { kind: 'number', value: 3 },
      [{ kind: 'number', value: 3 }],
    ],
    [
      'a number too large',
      { ...objects('X', [], 1, 4), kind: 'number' },
      { kind: 'number', value: 9 },
      [{ kind: 'number', value: 4 }],
    ],
    ['a number for another question', objects('X', ['c1']), { kind: 'number', value: 3 }, []],
    ['taking back', { ...objects('X', ['c1']), takeBack: true }, { kind: 'take back' }, [{ kind: 'take back' }]],
    ['taking back what cannot be', objects('X', ['c1']), { kind: 'take back' }, []],
    ['an order', { ...objects('X', ['a', 'b', 'c'], 3, 3), kind: 'order' }, pick('c', 'z', 'a'), [pick('c', 'a', 'b')]],
    ['a division', { ...objects('X', ['a', 'b'], 3, 3), kind: 'divide' }, divide(1, 2), [divide(1, 2)]],
    ['a division among others', { ...objects('X', ['a'], 3, 3), kind: 'divide' }, divide(1, 2), []],
    ['a value', { ...objects('X', ['G', 'U']), kind: 'value' }, pick('U'), [pick('U')]],
    ['a value that is not offered', { ...objects('X', ['G']), kind: 'value' }, pick('U'), []],
  ])('%s', (_, question, answer, expected) => {
    const follower = following([{ ...choice('X'), question: question.kind, answer }]);
    expect(told(follower, question, NOW)).toEqual(expected);
  });
});

function following(script: readonly Entry[], must = false): Follower {
  const plan: Plan = must ? attempted(script).map((planned) => ({ ...planned, must })) : attempted(script);
  return new Follower(plan, () => {});
}

/** What the plan says, without anything done about it. */
function told(follower: Follower, question: Question, moment: Moment): readonly Answer[] {
  const [first] = follower.answers(question, moment, 0);
  return first === undefined ? [] : [first];
}

/** What the plan says first, accepted. */
function take(follower: Follower, question: Question, moment: Moment): Answer | null {
  for (const answer of follower.answers(question, moment, 0)) {
    follower.accepted();
    return answer;
  }
  return null;
}

function action(option: Option, after: Moment): ActionEntry {
  return { kind: 'action', player: 0, action: option, after, choices: [] };
}

function choice(purpose: string, ...picks: readonly Option[]): ChoiceEntry {
  return { kind: 'choice', player: 0, question: 'objects', purpose, source: 'c1', answer: { kind: 'pick', picks } };
}

function payment(option: Option): ChoiceEntry {
  return { ...choice('payment', option), question: 'pay' };
}

function priority(...options: readonly Option[]): Question {
  return { ...objects('priority', [...options, 'pass']), kind: 'priority', source: null };
}

function objects(purpose: string, options: readonly Option[], min = 1, max = options.length): Question {
  return {
    kind: 'objects',
    player: 0,
    purpose,
    source: 'c1',
    cr: '601.2c',
    takeBack: false,
    options,
    incomplete: [],
    min,
    max,
  };
}

function pick(...picks: readonly Option[]): Answer {
  return { kind: 'pick', picks };
}

function divide(...amounts: readonly number[]): Answer {
  return { kind: 'divide', amounts };
}
