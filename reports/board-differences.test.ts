import { describe, expect, test } from 'vitest';
import type { Board, Start } from '../protocol/index.ts';
import { boardDifferences } from './board-differences.ts';
import { SAMPLE } from './testing/sample.ts';

const { start } = SAMPLE.case;
const board = start.kind === 'board' ? start.board : null;
if (board === null) throw new Error('the sample is a placed game');
const [forest, blaze, bear] = board.cards as [Board['cards'][number], Board['cards'][number], Board['cards'][number]];
const placed = (changes: Partial<Board>): Start => ({ kind: 'board', board: { ...board, ...changes } });

describe('what sets a second game apart', () => {
  test('is a card that is another, elsewhere, gone, or there besides', () => {
    expect(boardDifferences(start, placed({ cards: [forest, { ...blaze, zone: 'graveyard' }, bear] }))).toEqual([
      'Blaze (c2, graveyard of player 0) stands in the place of Blaze (c2, hand of player 0)',
    ]);
    expect(boardDifferences(start, placed({ cards: [forest, bear] }))).toEqual([
      'Blaze (c2, hand of player 0) is not there',
    ]);
    expect(boardDifferences(placed({ cards: [forest, bear] }), start)).toEqual([
      'Blaze (c2, hand of player 0) is there besides',
    ]);
  });

  test('is the time, or a player', () => {
    expect(boardDifferences(start, placed({ step: 'upkeep' }))).toEqual([
      'it is turn 3, upkeep of player 0, and not turn 3, precombat main of player 0',
    ]);
    const players = board.players.map((player) => ({ ...player, life: 7 }));
    expect(boardDifferences(start, placed({ players }))).toContain('player 0 has 7 life, other counters or land plays');
  });

  test('is the order of cards, or what is done', () => {
    expect(boardDifferences(start, placed({ cards: [bear, blaze, forest] }))).toEqual([
      'its cards stand in another order',
    ]);
    expect(boardDifferences(start, start)).toEqual(['the board is the same, and what is done is another']);
    const decks: Start = { kind: 'decks', decks: { decks: [], life: 20 } };
    expect(boardDifferences(start, decks)).toEqual(['it begins in another way']);
  });
});
