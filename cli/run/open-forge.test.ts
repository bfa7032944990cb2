import { expect, test, vi } from 'vitest';
import { boardOf } from '../../protocol/board-spec.ts';
import type { Session } from '../../protocol/index.ts';
import { openCommand } from './open-command.ts';
import { forgeCommand, isForgeSetUp } from './open-forge.ts';

vi.setConfig({ testTimeout: 180_000 });

test.skipIf(isForgeSetUp())('Where Forge is not set up it is said how to do that.', () => {
  expect(forgeCommand).toThrow(/npm run setup:forge/);
});

test.runIf(isForgeSetUp())('Forge, where it is set up, is put in a position and plays from there.', () => {
  const engine = openCommand(forgeCommand());
  const board = boardOf({ players: [{ battlefield: ['Mountain'], hand: ['Shock'] }, { life: 2 }] });
  const game = engine.load(board) as Session;
  for (const option of ['cast Shock', 'p1', 'activate Mountain/0', 'pass', 'pass']) {
    const standing = game.standing();
    expect(standing).toMatchObject({ kind: 'asks', question: { options: expect.arrayContaining([option]) } });
    expect(game.answer({ kind: 'pick', picks: [option] })).toBeNull();
  }
  expect(game.standing()).toMatchObject({ kind: 'over', winner: 0 });
  engine.close();
});
