import { describe, expect, test } from 'vitest';
import { BOARD, passingEngine } from '../testing/passing-engine.ts';
import { type Connection, connect } from './client.ts';
import { WireServer } from './server.ts';

const INTRODUCTION = { suite: '0', edition: '2026-08-07' };

/** An engine whose reply number `at` (0: to hello) is changed. */
function changed(at: number, change: (reply: string) => string): Connection & { readonly restarts: () => number } {
  let server = new WireServer(passingEngine());
  let replies = 0;
  let restarts = 0;
  return {
    exchange: (line) => {
      const reply = server.reply(line);
      return replies++ === at ? change(reply) : reply;
    },
    restart: () => {
      server = new WireServer(passingEngine());
      restarts++;
    },
    close: () => {},
    restarts: () => restarts,
  };
}

function load(connection: Connection) {
  return connect(connection, INTRODUCTION).load(BOARD);
}

describe('an adapter that breaks the protocol', () => {
  test.each([
    ['no JSON', () => 'Starting game…', /a reply that is no message: no JSON: "Starting game…"/],
    ['a reply to another request', (reply: string) => reply.replace('"re":1', '"re":8'), /a reply to 8, not to 1/],
    ['a reply of another kind', () => '{"re":1,"is":"cards","unknown":[]}', /"cards" in reply to a game's beginning/],
    [
      '"unsupported", once the game is to begin',
      () => '{"re":1,"is":"unsupported","what":"load"}',
      /not supported: load/,
    ],
    [
      'a question with the same option twice',
      (reply: string) => reply.replace('["pass"]', '["pass","pass"]'),
      /"pass" is there twice/,
    ],
    ['what there is not', (reply: string) => reply.replace('["pass"]', '["cast c9","pass"]'), /"cast c9" is no option/],
    [
      'a question without options',
      (reply: string) => reply.replace('"options":', '"choices":'),
      /required property 'options'/,
    ],
  ])('%s', (_, change, why) => {
    expect(() => load(changed(1, change))).toThrow(
      expect.objectContaining({ name: 'BrokenProtocol', message: expect.stringMatching(why) }),
    );
  });

  test.each(['"protocol":2', '"protocol":2,"newer":true'])(
    'another version is told as it says hello: %s',
    (version) => {
      const other = changed(0, (reply) => reply.replace('"protocol":1', version));
      expect(() => load(other)).toThrow('the engine speaks version 2 of the protocol, not 1');
    },
  );
});

test('an error that the engine tells is its own, and the next game begins as if nothing had been', () => {
  const connection = changed(1, () => '{"re":1,"is":"error","message":"no such layer"}');
  const engine = connect(connection, INTRODUCTION);
  expect(() => engine.load(BOARD)).toThrow(expect.objectContaining({ name: 'EngineError', message: 'no such layer' }));
  expect(engine.load(BOARD)).toHaveProperty('standing');
  expect(connection.restarts()).toBe(0);
});

test('after a connection that was lost the engine begins anew', () => {
  const connection = changed(1, () => {
    throw new Error('gone');
  });
  const engine = connect(connection, INTRODUCTION);
  expect(() => engine.load(BOARD)).toThrow('gone');
  expect(engine.load(BOARD)).toHaveProperty('standing');
  expect(connection.restarts()).toBe(1);
});

test('what the engine does not show cannot be read', () => {
  const blind = passingEngine();
  const server = new WireServer({ ...blind, describe: () => ({ ...blind.describe(), facets: ['stack', 'options'] }) });
  const game = load({ exchange: (line) => server.reply(line), restart: () => {}, close: () => {} });
  if ('kind' in game) throw new Error(game.why);
  const view = game.view();
  expect(view.stack).toEqual([]);
  expect(() => view.battlefield).toThrow('the engine does not show "battlefield"');
  expect(() => view.zone('hand', 0)).toThrow('the engine does not show "zones"');
  expect(() => view.players[0]?.pool).toThrow('the engine does not show "pools"');
});

test('what happened is told once', () => {
  const game = load(changed(-1, (reply) => reply));
  if ('kind' in game) throw new Error(game.why);
  const standing = game.standing();
  if (standing.kind !== 'asks') throw new Error('the game is over');
  expect(game.answer({ kind: 'pick', picks: ['no such option'] })).toMatchObject({ kind: 'illegal answer' });
  expect(game.answer({ kind: 'pick', picks: standing.question.options.slice(0, 1) })).toBeNull();
  expect(game.happenings()).toHaveLength(1);
  expect(game.happenings()).toEqual([]);
});
