import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { caseAt, ENGINE_POOL } from '../../generators/index.ts';
import { PROPERTIES } from '../../properties/registry.ts';
import type { Board, BoardCard } from '../../protocol/index.ts';
import { type ExportFormat, exportTo } from '../../reports/exports/index.ts';
import { readArgentum } from '../../reports/exports/read-argentum.ts';
import { readForgePuzzle, readForgeState } from '../../reports/exports/read-forge.ts';
import { forgeCounter } from '../../reports/exports/forge-words.ts';
import { cardsIn, isToken } from '../../reports/exports/source.ts';
import { exampleOn } from '../../reports/exports/testing/examples.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Boards as properties draw them. */
const boards: fc.Arbitrary<Board> = fc
  .tuple(fc.constantFrom(...PROPERTIES), fc.nat(100_000))
  .map(([property, index]) => caseAt(property, index, 7).case.start)
  .filter((start) => start.kind === 'board')
  .map(({ board }) => board);

describe('a random board, written and read back', () => {
  test('is the same as a state of Forge', () => {
    fc.assert(
      fc.property(boards, (board) => {
        expect(inOrder(readForgeState(textOf('forge-state', board)))).toEqual(inOrder(board));
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test('is the same as a puzzle of Forge, where it is of two players', () => {
    fc.assert(
      fc.property(boards, (board) => {
        fc.pre(board.players.length === 2);
        expect(inOrder(readForgePuzzle(textOf('forge-puzzle', board)).board)).toEqual(inOrder(board));
      }),
      { numRuns: 100, seed: 2 },
    );
  });

  test('is the same as a scenario of Argentum, but for what that is said not to say', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const made = exportTo('argentum', exampleOn(board));
        if (made.kind === 'cannot export') throw new Error(made.why);
        const read = inOrder(readArgentum(made.text));
        const wanted = inOrder({ ...board, cards: board.cards.filter(({ name }) => !isToken(name)) });
        if (made.notSaid.length === 2) expect(read).toEqual(wanted);
        expect(read.cards.map(placeOf)).toEqual(wanted.cards.map(placeOf));
      }),
      { numRuns: 300, seed: 3 },
    );
  });
});

function textOf(format: ExportFormat, board: Board): string {
  const made = exportTo(format, exampleOn(board));
  if (made.kind === 'cannot export') throw new Error(made.why);
  return made.text;
}

function placeOf({ name, zone, controller, tapped, held }: BoardCard): readonly unknown[] {
  return [name, zone, controller, tapped, held];
}

const ZONES = ['battlefield', 'hand', 'graveyard', 'exile', 'library'] as const;

/** A board with its cards by player and zone, called by that, and with what was chosen by kind: what no format says is left out. */
function inOrder(board: Board): Board {
  const cards = board.players.flatMap((_, seat) => ZONES.flatMap((zone) => cardsIn(board, zone, seat)));
  const ids = new Map(cards.map(({ id }, index) => [id, `card ${index}`]));
  const renamed = (id: string | null): string | null => (id === null ? null : (ids.get(id) ?? 'nothing'));
  return {
    ...board,
    cards: cards.map((card) => ({
      ...card,
      id: ids.get(card.id) ?? '',
      name: isToken(card.name) ? `*/${ENGINE_POOL.named(card.name)?.name}` : card.name,
      ...{ attachedTo: renamed(card.attachedTo), exiledWith: renamed(card.exiledWith) },
      counters: Object.fromEntries(Object.entries(card.counters).filter(([kind]) => forgeCounter(kind) !== null)),
      chosen: Object.fromEntries(
        Object.values(card.chosen).map((value) => [value.length === 1 ? 'color' : 'type', value]),
      ),
    })),
  };
}
