import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { referenceEngine } from '../../adapters/reference/index.ts';
import { record } from '../../runner/index.ts';
import { scenario } from '../testing/scenario.ts';
import { SCENARIOS_FILE } from '../testing/written-down.ts';
import { casesIn } from './scenario-cases.ts';

describe('the games of scenarios, as cases', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('are played again as they were told', () => {
    const [only, ...others] = casesIn(
      written(() => {
        const game = scenario({
          players: [{ hand: ['Shock'], battlefield: ['Mountain'] }, { battlefield: ['Grizzly Bears'] }],
        });
        game.cast('Shock', { targets: 'Grizzly Bears' }).resolve();
      }),
    );
    expect(others).toEqual([]);
    if (only === undefined) throw new Error('no game was written down');
    const { play } = record(referenceEngine, only);
    const told = play.history.steps.flatMap(({ happenings }) => happenings);
    expect(told).toContainEqual({ kind: 'resolved', object: 'Shock', did: 'resolved' });
    expect(told).toContainEqual(expect.objectContaining({ kind: 'moved', object: 'Grizzly Bears', to: 'graveyard' }));
  });

  test('are none where nothing was done', () => {
    expect(casesIn(written(() => scenario({ players: [{}, {}] })))).toEqual([]);
    expect(casesIn('')).toEqual([]);
  });
});

/** What is written down of these scenarios. */
function written(play: () => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  const file = join(folder, 'games.jsonl');
  vi.stubEnv(SCENARIOS_FILE, file);
  try {
    play();
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
