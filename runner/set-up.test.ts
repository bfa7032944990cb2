import { describe, expect, test } from 'vitest';
import type { Board, EngineUnderTest } from '../protocol/index.ts';
import { checkingSetUp } from './set-up.ts';
import { toyEngine } from './testing/toy-engine.ts';
import { toyBoard } from './testing/toy-property.ts';

const BOARD = toyBoard([
  { name: 'Spring', zone: 'battlefield', player: 0 },
  { name: 'Bear', zone: 'battlefield', player: 1 },
  { name: 'Flare', zone: 'hand', player: 0 },
  { name: 'Spring', zone: 'library', player: 1 },
  { name: 'Bear', zone: 'library', player: 1 },
]);

/** What an engine says of the board that it sets up so. */
function setUpAs(made: Board, engine: EngineUnderTest = toyEngine()): string {
  const loaded = checkingSetUp({ ...engine, load: () => engine.load(made) }).load(BOARD);
  return 'kind' in loaded ? (loaded.kind === 'cannot set up' ? loaded.why : loaded.kind) : 'a game';
}

function withCard(id: string, change: Partial<Board['cards'][number]>): Board {
  return { ...BOARD, cards: BOARD.cards.map((card) => (card.id === id ? { ...card, ...change } : card)) };
}

describe('a game that an engine has set up', () => {
  test('is played where it is as the board says', () => {
    expect(setUpAs(BOARD)).toBe('a game');
    expect(setUpAs({ ...BOARD, cards: [...BOARD.cards.slice(0, 3).reverse(), ...BOARD.cards.slice(3)] })).toBe(
      'a game',
    );
  });

  test.each<[string, Board, string]>([
    ['a turn', { ...BOARD, turn: 3 }, 'the turn is 3, not 1'],
    [
      'a life',
      { ...BOARD, players: BOARD.players.map((each) => ({ ...each, life: 7 })) },
      "player 0's life is 7, not 20",
    ],
    ['a missing permanent', withCard('c2', { zone: 'graveyard' }), 'Bear (c2) is not on the battlefield'],
    ['a permanent too much', withCard('c3', { zone: 'battlefield' }), 'Flare (c3) is on the battlefield'],
    ['a tapped permanent', withCard('c1', { tapped: true }), 'whether Spring (c1) is tapped is true, not false'],
    ['another permanent', withCard('c2', { name: 'Spring' }), 'Bear (c2)\'s name is "Spring", not "Bear"'],
    ['a card elsewhere', withCard('c3', { zone: 'exile' }), 'player 0\'s hand is "", not "Flare (c3)"'],
    [
      'the order of a library',
      { ...BOARD, cards: [...BOARD.cards.slice(0, 3), ...BOARD.cards.slice(3).reverse()] },
      'player 1\'s library is "Bear (c5), Spring (c4)", not "Spring (c4), Bear (c5)"',
    ],
  ])('is none where it differs in %s', (_, made, difference) => {
    expect(setUpAs(made)).toBe(`the game differs from the board: ${difference}`);
  });

  test('is looked at only as far as the engine shows it', () => {
    const facets = ['stack', 'options'] as const;
    const blind: EngineUnderTest = { ...toyEngine(), describe: () => ({ ...toyEngine().describe(), facets }) };
    expect(setUpAs(withCard('c1', { tapped: true }), blind)).toBe('a game');
    expect(setUpAs({ ...BOARD, turn: 3 }, blind)).toContain('the turn is 3');
  });

  test('is not asked for where the engine itself says that it cannot', () => {
    expect(setUpAs(withCard('c1', { name: 'Nothing' }))).toBe('illegal board');
  });
});
