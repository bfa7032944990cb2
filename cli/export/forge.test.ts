import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import type { Board, Session } from '../../protocol/index.ts';
import { exportTo } from '../../reports/exports/index.ts';
import { readForgeState } from '../../reports/exports/read-forge.ts';
import { exampleOn, RICH } from '../../reports/exports/testing/examples.ts';
import { readCounterexample } from '../files.ts';
import { openCommand } from '../run/open-command.ts';
import { forgeCommand, isForgeSetUp } from '../run/open-forge.ts';

vi.setConfig({ testTimeout: 300_000 });

const WITNESSES = fileURLToPath(new URL('../../adapters/forge/baseline-witnesses/', import.meta.url));

test.runIf(isForgeSetUp())(
  'Positions that were written for Forge and read back stand in Forge, which knows all their cards.',
  () => {
    const engine = openCommand(forgeCommand());
    const boards = [settled(RICH), ...witnesses().slice(0, 6)];
    for (const board of boards) {
      const made = exportTo('forge-state', exampleOn(board));
      const read = readForgeState(made.kind === 'exported' ? made.text : '');
      expect(engine.unknownCards(read.cards.map(({ name }) => name))).toEqual([]);
      const game = engine.load(read) as Session;
      expect('kind' in game ? game : game.standing().kind).toBe('asks');
      expect(game.view().players.map(({ life }) => life)).toEqual(board.players.map(({ life }) => life));
    }
    expect(engine.unknownCards(['Runeclaw Bears'])).toEqual(['Runeclaw Bears']);
    engine.close();
  },
);

function witnesses(): readonly Board[] {
  const files = readdirSync(WITNESSES).filter((name) => name.endsWith('.json'));
  return files.flatMap((file) => {
    const { start } = readCounterexample(WITNESSES + file).case;
    return start.kind === 'board' ? [start.board] : [];
  });
}

/** Our way into Forge makes no tokens, and attaches Auras that were there before anything new or that changes hands. */
function settled(board: Board): Board {
  const cards = board.cards.filter(({ name }) => !name.includes('/'));
  return {
    ...board,
    cards: cards.map((card) => ({ ...card, owner: card.controller, held: card.zone === 'battlefield' })),
  };
}
