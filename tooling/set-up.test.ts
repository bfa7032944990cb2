import { expect, test } from 'vitest';
import { referenceEngine } from '../adapters/reference/index.ts';
import type { EngineUnderTest } from '../protocol/index.ts';
import { checkingSetUp } from '../runner/index.ts';
import { boardOf } from './testing/scenario-board.ts';

const setUp = (card: string, engine: EngineUnderTest = referenceEngine): boolean =>
  !('kind' in checkingSetUp(engine).load(boardOf({ players: [{ battlefield: [card] }, {}] })));

test('CR 603.8: a board is set up though an ability has triggered as soon as it is there, and not with any other on the stack', () => {
  const loading = (other: string): EngineUnderTest => ({
    ...referenceEngine,
    load: () => referenceEngine.load(boardOf({ players: [{ battlefield: [other] }, {}] })),
  });
  expect([setUp('Dark Depths'), setUp('Forest')]).toEqual([true, true]);
  expect([setUp('Forest', loading('Dark Depths')), setUp('Dark Depths', loading('Forest'))]).toEqual([false, false]);
});
