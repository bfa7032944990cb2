import { describe, expect, test } from 'vitest';
import type { ActionEntry, Board, Case } from '../../protocol/index.ts';
import { boardOf, inHand, inLibrary, permanent } from '../testing/boards.ts';
import { plainerBoard, plainNames, simplerCards } from './pass-board.ts';
import { cheaper, withoutCardChunks, withoutCardPairs, withoutUnusedCards } from './pass-cards.ts';
import type { Pass, Subject } from './subject.ts';

function subjectOf(
  board: Board,
  script: readonly ActionEntry[] = [],
  usedCards: readonly string[] | null = null,
): Subject {
  const of: Case = { start: { kind: 'board', board }, script, policy: { kind: 'boring' }, decisions: 9, untilTurn: 9 };
  const lastMoment = { turn: 1, step: 'end', stack: 0 };
  const record = usedCards === null ? null : { script, spans: [], usedCards, lastMoment };
  return { whole: of, case: of, record, spans: [], surelyLegal: true };
}

function boardsOf(pass: Pass, subject: Subject): readonly Board[] {
  return [...pass(subject)].flatMap(({ start }) => (start.kind === 'board' ? [start.board] : []));
}

const ids = ({ cards }: Board): string => cards.map(({ id }) => id).join(' ');

function castFor(x: number): ActionEntry {
  const answer = { kind: 'number', value: x } as const;
  return {
    kind: 'action',
    player: 0,
    action: 'cast c4',
    after: { turn: 1, step: 'precombat main', stack: 0 },
    choices: [{ kind: 'choice', player: 0, question: 'number', purpose: 'X', source: 'c4', answer }],
  };
}

describe('passes over the cards of a board', () => {
  const board = boardOf([
    permanent('Forest'),
    permanent('Forest'),
    permanent('Forest'),
    inHand('Blaze'),
    inLibrary('Forest', 1),
  ]);

  test('leave out what took no part, of all zones or of one', () => {
    expect(boardsOf(withoutUnusedCards, subjectOf(board, [], ['c1', 'c4'])).map(ids)).toEqual([
      'c1 c4',
      'c1 c2 c3 c4',
      'c1 c2 c3 c4 c5',
      'c1 c2 c3 c4 c5',
      'c1 c2 c3 c4 c5',
      'c1 c4 c5',
    ]);
    expect(boardsOf(withoutUnusedCards, subjectOf(board))).toEqual([]);
  });

  test('leave out all of a zone, half of it, each card', () => {
    expect(boardsOf(withoutCardChunks, subjectOf(board)).map(ids)).toEqual([
      'c1 c2 c3 c4',
      'c1 c2 c3 c5',
      'c4 c5',
      'c2 c3 c4 c5',
      'c1 c3 c4 c5',
      'c1 c2 c4 c5',
    ]);
  });

  test('leave out pairs outside libraries', () => {
    expect(boardsOf(withoutCardPairs, subjectOf(board)).map(ids)).toHaveLength(6);
  });

  test('take lands and an X away together', () => {
    const made = [...cheaper(subjectOf(board, [castFor(2)]))].map(({ start, script: [entry] }) => [
      start.kind === 'board' ? ids(start.board) : '',
      entry?.kind === 'action' ? entry.choices[0]?.answer : null,
    ]);
    expect(made).toEqual([
      ['c3 c4 c5', { kind: 'number', value: 0 }],
      ['c1 c4 c5', { kind: 'number', value: 0 }],
      ['c2 c3 c4 c5', { kind: 'number', value: 1 }],
      ['c1 c2 c4 c5', { kind: 'number', value: 1 }],
    ]);
  });

  test('put simpler cards of the same kind in the place of others', () => {
    const [library, ...others] = boardsOf(
      simplerCards,
      subjectOf(
        boardOf([permanent('Hangarback Walker', { counters: { '+1/+1': 1 } }), inLibrary('Blaze'), inHand('Blaze', 1)]),
      ),
    );
    expect(library?.cards.map(({ name }) => name)).toEqual(['Hangarback Walker', 'Forest', 'Blaze']);
    const creatures = others.map(({ cards }) => cards[0]?.name).filter((name) => name !== 'Hangarback Walker');
    expect(creatures).toContain('Memnite');
    expect(others.map(({ cards }) => cards[2]?.name)).toContain('Forest');
  });
});

describe('passes over what is out of the ordinary', () => {
  const odd: Board = {
    ...boardOf([
      permanent('Hill Giant', { tapped: true, held: false, damage: 2, counters: { '+1/+1': 2 }, controller: 1 }),
    ]),
    players: [
      { life: 3, counters: { poison: 2 }, landsPlayed: 1 },
      { life: 20, counters: {}, landsPlayed: 0 },
    ],
    turn: 6,
    active: 1,
    step: 'upkeep',
  };

  test('begin with all of it at once', () => {
    expect(boardsOf(plainerBoard, subjectOf(odd))[0]).toMatchObject({
      players: [{ life: 20, counters: {}, landsPlayed: 0 }, { life: 20 }],
      step: 'precombat main',
      cards: [{ tapped: false, held: true, damage: 0 }],
    });
  });

  test('go on with one thing after another', () => {
    const boards = boardsOf(plainerBoard, subjectOf(odd)).slice(1);
    const cards = boards.map(({ cards: [card] }) => card);
    expect(boards.map(({ players: [first] }) => first?.life)).toContain(20);
    expect(boards.map(({ players: [first] }) => first?.landsPlayed)).toContain(0);
    expect(boards.map(({ turn }) => turn)).toEqual(expect.arrayContaining([2, 4]));
    for (const detail of [
      { tapped: false },
      { held: true },
      { damage: 0 },
      { damage: 1 },
      { counters: {} },
      { counters: { '+1/+1': 1 } },
      { controller: 0 },
    ]) {
      expect(cards).toContainEqual({ ...odd.cards[0], ...detail });
    }
  });

  test('seat the active player first, or let the first player be active', () => {
    const boards = boardsOf(plainerBoard, subjectOf(odd));
    const seated = boards.filter(({ active }) => active === 0);
    expect(seated.map(({ cards: [card], players: [first] }) => [card?.owner, card?.controller, first?.life])).toEqual([
      [1, 0, 20],
      [0, 1, 3],
    ]);
  });

  test('move what was done in the first step along with it', () => {
    const first: ActionEntry = { ...castFor(1), after: { turn: 6, step: 'upkeep', stack: 0 } };
    const moved = [...plainerBoard(subjectOf(odd, [first]))].map(({ script: [entry] }) =>
      entry?.kind === 'action' ? entry.after.step : '',
    );
    expect(moved).toContain('precombat main');
  });

  test('end with plain names', () => {
    const board = boardOf([permanent('Grizzly Bears'), permanent('Umbral Mantle', { attachedTo: 'c7' })]);
    const named = { ...board, cards: board.cards.map((card, index) => ({ ...card, id: `c${7 - index}` })) };
    const [plain] = [...plainNames(subjectOf(named, [{ ...castFor(1), action: 'activate c6/0' }]))];
    expect(plain).toMatchObject({
      start: { board: { cards: [{ id: 'c1' }, { id: 'c2', attachedTo: 'c1' }] } },
      script: [{ action: 'activate c2/0' }],
    });
  });
});
