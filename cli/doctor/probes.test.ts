import { expect, test, vi } from 'vitest';
import { referenceEngine } from '../../adapters/reference/index.ts';
import type { EngineUnderTest } from '../../protocol/index.ts';
import { type Connection, WireServer } from '../../protocol/wire/index.ts';
import { examine, examined } from './examine.ts';
import { PROBES } from './probes.ts';

vi.setConfig({ testTimeout: 60_000 });

interface Illness {
  readonly engine?: Partial<EngineUnderTest>;
  /** What becomes of its replies; `at`: how many there were before. */
  readonly says?: (reply: string, at: number) => string;
  /** Whether it goes on after "bye". */
  readonly lingers?: boolean;
  /** Whether what was before is still known in a new process. */
  readonly remembers?: boolean;
}

function connection({ engine = {}, says = (reply) => reply, lingers = false, remembers = false }: Illness): Connection {
  let server = new WireServer({ ...referenceEngine, ...engine });
  let at = 0;
  return {
    exchange: (line) => {
      if (server.isOver && !lingers) throw new Error('it has ended');
      return says(server.reply(line), at++);
    },
    restart: () => {
      if (!remembers) at = 0;
      server = new WireServer({ ...referenceEngine, ...engine });
    },
    close: () => {},
  };
}

function complaints(illness: Illness): readonly string[] {
  return PROBES.flatMap((probe) => {
    const wrong = examined(probe, connection(illness));
    return wrong === null ? [] : [`${probe.says}: ${wrong}`];
  });
}

test('The reference is well.', () => {
  expect(complaints({})).toEqual([]);
});

const describe = referenceEngine.describe();

test.each<readonly [string, Illness, RegExp]>([
  ['has no name', { engine: { describe: () => ({ ...describe, name: '' }) } }, /it has no name/],
  [
    'does not show the stack',
    { engine: { describe: () => ({ ...describe, facets: ['options'] }) } },
    /does not show stack/,
  ],
  [
    'replies to all that it does not know',
    { says: (reply) => reply.replace('"unsupported","what"', '"error","message"') },
    /"error", not "unsupported"/,
  ],
  [
    'counts replies instead of giving ids back',
    { says: (reply, at) => reply.replace(/"re":\d+/, `"re":${at}`) },
    /a reply to \d+, not to 7/,
  ],
  ['knows every card', { engine: { unknownCards: () => [] } }, /knows which cards it does not know: .*Zzyzx Test Card/],
  [
    'takes any card for a Forest',
    {
      engine: {
        load: (board) =>
          referenceEngine.load({ ...board, cards: board.cards.map((card) => ({ ...card, name: 'Forest' })) }),
      },
    },
    /it begins a game with Zzyzx Test Card/,
  ],
  [
    'forgets the life of the board',
    {
      engine: {
        load: (board) =>
          referenceEngine.load({ ...board, players: board.players.map((player) => ({ ...player, life: 20 })) }),
      },
    },
    /life is 20, 20, not 20, 17/,
  ],
  [
    'leaves cards out',
    {
      engine: {
        load: (board) => referenceEngine.load({ ...board, cards: board.cards.filter(({ id }) => id !== 'c8') }),
      },
    },
    /c8 is in no zone, not in library/,
  ],
  [
    'gives the turn to the other player',
    { engine: { load: (board) => referenceEngine.load({ ...board, active: 1 }) } },
    /turn 1 of player 1/,
  ],
  ['offers no lands', { says: (reply) => reply.replaceAll(',"play c1"', '') }, /it does not offer play c1/],
  [
    'tells a new process what the one before did',
    { says: (reply, at) => reply.replace('"purpose":"priority"', `"purpose":"priority ${at > 70}"`), remembers: true },
    /differs/,
  ],
  [
    'offers what there is not',
    { says: (reply) => reply.replace('"play c1"', '"play c1","play c9"') },
    /"play c9" is no option for a question of the kind "priority"/,
  ],
  ['goes on after goodbye', { lingers: true }, /it goes on replying/],
])('An adapter that %s is not.', (_, illness, complaint) => {
  expect(complaints(illness).join('\n')).toMatch(complaint);
});

test('An adapter that accepts anything is not.', () => {
  const load: EngineUnderTest['load'] = (board) => {
    const game = referenceEngine.load(board);
    return 'kind' in game
      ? game
      : {
          standing: () => game.standing(),
          answer: (answer) => (answer.kind === 'pick' && answer.picks[0] === 'cast c99' ? null : game.answer(answer)),
          view: () => game.view(),
          happenings: () => game.happenings(),
        };
  };
  expect(complaints({ engine: { load } }).join('\n')).toContain('it accepts "cast c99"');
});

test('An adapter that does not tell of damage is not, unless it says that it tells of nothing.', () => {
  const load: EngineUnderTest['load'] = (board) => {
    const game = referenceEngine.load(board);
    if ('kind' in game) return game;
    const happenings = () => game.happenings().filter(({ kind }) => kind !== 'damage');
    return {
      ...{ standing: () => game.standing(), answer: (answer) => game.answer(answer), view: () => game.view() },
      happenings,
    };
  };
  const blind = {
    load,
    describe: () => ({ ...describe, facets: describe.facets.filter((each) => each !== 'events') }),
  };
  expect(complaints({ engine: { load } }).join('\n')).toContain('it does not tell: damage');
  expect(complaints({ engine: blind }).join('\n')).not.toContain('does not tell');
});

test('Of an adapter that does not say hello nothing else is looked at, and nobody waits for it again.', () => {
  let begun = 0;
  const mute: Connection = {
    exchange: () => {
      throw new Error('no reply for 60 s');
    },
    restart: () => {},
    close: () => {},
  };
  const rows = examine(() => {
    begun++;
    return mute;
  });
  expect(rows).toEqual([{ says: PROBES[0]?.says, wrong: 'Error: no reply for 60 s' }]);
  expect(begun).toBe(1);
  expect(examine(() => connection({}))).toHaveLength(PROBES.length);
});
