import { describe, expect, test } from 'vitest';
import type { ActionEntry, Case } from '../../protocol/index.ts';
import { boardOf, inHand, permanent, type Written } from '../testing/boards.ts';
import { isPlaced, type Placed, withHeir, withoutCards, withSeats } from './board-edits.ts';

function action(player: number, what: string): ActionEntry {
  return { kind: 'action', player, action: what, after: { turn: 1, step: 'precombat main', stack: 0 }, choices: [] };
}

function placed(cards: readonly Written[], seats: number, script: readonly ActionEntry[], active = 0): Placed {
  const board = { ...boardOf(cards, seats), active };
  const of: Case = { start: { kind: 'board', board }, script, policy: { kind: 'boring' }, decisions: 9, untilTurn: 2 };
  if (!isPlaced(of)) throw new Error('it begins on a board');
  return of;
}

describe('a case without a card', () => {
  const of = placed(
    [
      permanent('Grizzly Bears'),
      permanent('Holy Strength', { attachedTo: 'c1' }),
      permanent('Umbral Mantle', { attachedTo: 'c1' }),
      inHand('Forest'),
    ],
    2,
    [action(0, 'activate c3/0'), action(0, 'play c4'), action(1, 'activate c1/0')],
  );

  test('has not its Auras either, but its Equipment', () => {
    const { board } = withoutCards(of, ['c1']).start;
    expect(board.cards.map(({ id, attachedTo }) => [id, attachedTo])).toEqual([
      ['c3', null],
      ['c4', null],
    ]);
  });

  test('does nothing with it', () => {
    expect(withoutCards(of, ['c1', 'c4']).script).toEqual([action(0, 'activate c3/0')]);
  });
});

describe('a case without a player', () => {
  const cards = [
    inHand('Forest', 0),
    inHand('Island', 1),
    permanent('Grizzly Bears', { owner: 2, controller: 1 }),
    inHand('Swamp', 2),
  ];
  const script = [action(0, 'play c1'), action(1, 'play c2'), action(2, 'play c4')];

  test('has nothing of that player, and the others move up', () => {
    const { start, script: left } = withSeats(placed(cards, 3, script, 2), [0, 2]);
    expect(start.board).toMatchObject({ active: 1, players: [{}, {}] });
    expect(start.board.cards.map(({ id, owner, controller }) => [id, owner, controller])).toEqual([
      ['c1', 0, 0],
      ['c3', 1, 1],
      ['c4', 1, 1],
    ]);
    expect(left).toEqual([action(0, 'play c1'), action(1, 'play c4')]);
  });

  test('has the next one active where it was that player’s turn', () => {
    expect(withSeats(placed(cards, 3, script, 1), [0, 2]).start.board.active).toBe(1);
    expect(withSeats(placed(cards, 3, script, 2), [0, 1]).start.board.active).toBe(0);
  });

  test('leaves all of it to an heir, and what was done', () => {
    const { start, script: left } = withHeir(placed(cards, 3, script, 2), 2, 0);
    expect(start.board.active).toBe(0);
    expect(start.board.cards.map(({ owner, controller }) => [owner, controller])).toEqual([
      [0, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ]);
    expect(left.map((entry) => entry.player)).toEqual([0, 1, 0]);
  });
});
