import { expect, test } from 'vitest';
import { toyEngine } from '../runner/testing/toy-engine.ts';
import { healthCommand } from './health-command.ts';
import { toyContext } from './testing/toy-context.ts';

test('headjudge health counts the boards that the engine itself does not take, and says why', async () => {
  const out: string[] = [];
  const context = {
    ...toyContext('.'),
    out: { write: (text: string) => void out.push(text), isTerminal: false, columns: 80 },
    openEngine: async () => ({ id: 'reference', engine: toyEngine(), reference: null, restart: null, games: null }),
  };
  expect(await healthCommand(context, { selectors: ['T1'], seed: 1, cases: 3 })).toBe(0);
  expect(out.join('')).toMatch(/^toy-damage .* 3 *$/m);
  expect(out.join('')).toMatch(/^toy-damage: \d+ boards are not taken: no card is called /m);
});
