import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { referenceEngine } from '../adapters/reference/index.ts';
import { WireServer } from '../protocol/wire/index.ts';

test('the game that the protocol tells is one that the reference plays', () => {
  const lines = readFileSync(new URL('PROTOCOL.md', import.meta.url), 'utf8').split('\n');
  const said = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  const [requests, replies] = [said('> '), said('< ')];
  expect(requests.length).toBeGreaterThan(10);
  const server = new WireServer(referenceEngine);
  const got = requests.map((request) => server.reply(request));
  expect(got).toEqual(replies);
  expect(server.isOver).toBe(true);
});
