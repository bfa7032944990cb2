import { afterAll, expect, test, vi } from 'vitest';
import {
  type CampaignResult,
  campaign,
  type Done,
  Journal,
  type Labour,
  type RunSettings,
} from '../../runner/index.ts';
import { toyEngine } from '../../runner/testing/toy-engine.ts';
import { toyCase, toyProperty } from '../../runner/testing/toy-property.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';

const ENTRY = new URL('../testing/toy-worker.mjs', import.meta.url);
const HERE: Labour = {
  kind: 'here',
  workshop: {
    engine: toyEngine('one damage too much'),
    reference: toyEngine(),
    properties: [toyProperty],
    caseOf: toyCase,
    restart: null,
    games: null,
  },
};

/** Threads have all of the suite to load, on machines with other work to do. */
vi.setConfig({ testTimeout: 120_000 });
afterAll(removeFolders);

test('A run comes to the same whatever the number of threads.', async () => {
  const [here, two] = [await run('one damage too much', HERE), await run('one damage too much', threads(2))];
  expect(two).toEqual(here);
  expect(two).toMatchObject({ complete: true, properties: [{ verdict: 'violated', tally: { cases: 120 } }] });
  expect(two.properties[0]?.counterexamples).toHaveLength(1);
});

test('A harness that fails in a thread is an error of the run.', async () => {
  await expect(run('no such', threads(1))).rejects.toThrow('no toy is called no such');
});

async function run(engine: string, labour: Labour): Promise<CampaignResult> {
  const settings: RunSettings = {
    ...{
      engine,
      version: '1',
      seed: 5,
      cases: 120,
      chosen: [toyProperty.id],
      properties: [toyProperty.id],
      frozen: [],
      shard: { part: 1, of: 1 },
      suite: 'toy',
    },
  };
  const journal = Journal.open<Done>(temporaryFolder(), settings);
  if ('kind' in journal) throw new Error(journal.why);
  const stop = new AbortController().signal;
  const rest = { isAside: () => false, seconds: null, onProgress: () => {}, onDone: () => {} };
  return campaign({ settings, journal, labour, reduction: 100, stop, ...rest });
}

function threads(workers: number): Labour {
  return { kind: 'threads', entry: ENTRY, workers };
}
