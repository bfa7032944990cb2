import { describe, expect, test } from 'vitest';
import { AdapterFault, type Answer, type Board, type EngineUnderTest, type Question } from '../../protocol/index.ts';
import { WireServer } from '../../protocol/wire/index.ts';
import { type Adapter, engineOf, levelOf, misfit, Names, playerName, question, seatOf, viewOf } from './index.ts';

const CARD = { id: 'c1', name: 'Forest', owner: 0, controller: 0, zone: 'hand', tapped: false, held: false } as const;
const PLAYER = { life: 20, counters: {}, landsPlayed: 0 };
const BOARD: Board = {
  players: [PLAYER, PLAYER],
  cards: [{ ...CARD, damage: 0, counters: {}, attachedTo: null, exiledWith: null, chosen: {} }],
  ...{ turn: 1, active: 0, step: 'precombat main' },
};

describe('names', () => {
  test('are the board’s for its cards, and t1 … for what is made, in the order in which it is named', () => {
    const names = new Names<string>();
    names.card('forest', 'c1');
    expect([names.of('token'), names.of('forest'), names.of('copy'), names.of('token')]).toEqual([
      't1',
      'c1',
      't2',
      't1',
    ]);
    expect([names.thing('c1'), names.thing('t2')]).toEqual(['forest', 'copy']);
    expect(() => names.thing('c9')).toThrow(new AdapterFault('nothing is called c9'));
    expect(() => names.card('island', 'c1')).toThrow(new AdapterFault('two things are called c1'));
  });

  test('stay as the card becomes another object, which is counted', () => {
    const names = new Names<string>();
    names.card('forest', 'c1');
    names.becameNew('forest');
    expect([names.of('forest'), names.incarnation('forest')]).toEqual(['c1', 2]);
  });

  test('of players are told from those of cards', () => {
    expect([playerName(1), seatOf('p1'), seatOf('c1')]).toEqual(['p1', 1, null]);
  });
});

describe('a question', () => {
  test('has its options sorted, but not those of a division', () => {
    const asked = { player: 0, purpose: 'targets', options: ['c2', 'c10', 'c1'] };
    expect(question({ ...asked, kind: 'objects' }).options).toEqual(['c1', 'c10', 'c2']);
    expect(question({ ...asked, kind: 'divide' }).options).toEqual(['c2', 'c10', 'c1']);
  });

  const objects: Question = question({
    kind: 'objects',
    player: 0,
    purpose: 'targets',
    options: ['c1', 'c2', 'c3'],
    max: 2,
  });
  const number: Question = question({ kind: 'number', player: 0, purpose: 'X', min: 1, max: 3 });
  const divide: Question = question({
    kind: 'divide',
    player: 0,
    purpose: 'division',
    options: ['c1', 'c2'],
    min: 3,
    max: 3,
  });
  const order: Question = question({ kind: 'order', player: 0, purpose: 'scry', options: ['c1', 'c2'] });
  const pick = (...picks: string[]): Answer => ({ kind: 'pick', picks });

  test.each<readonly [string | null, Question, Answer]>([
    [null, objects, pick('c1')],
    [null, objects, pick('c3', 'c1')],
    ['c9 is no option; the options are c1, c2, c3', objects, pick('c9')],
    ['at least 1 are picked', objects, pick()],
    ['at most 2 are picked', objects, pick('c1', 'c2', 'c3')],
    ['an option is picked once', objects, pick('c1', 'c1')],
    ['nothing can be taken back', objects, { kind: 'take back' }],
    [null, { ...objects, takeBack: true }, { kind: 'take back' }],
    [null, objects, { kind: 'concede' }],
    ['a number is no answer to a question of the kind "objects"', objects, { kind: 'number', value: 1 }],
    [null, number, { kind: 'number', value: 7 }],
    ['at least 1', number, { kind: 'number', value: 0 }],
    ['options are no answer to a question of the kind "number"', number, pick('c1')],
    [null, divide, { kind: 'divide', amounts: [3, 0] }],
    ['3 are divided, not 2', divide, { kind: 'divide', amounts: [1, 1] }],
    ['3 are divided, not 3', divide, { kind: 'divide', amounts: [4, -1] }],
    ['2 amounts are needed', divide, { kind: 'divide', amounts: [3] }],
    [null, order, pick('c2', 'c1')],
    ['at least 2 are picked', order, pick('c2')],
  ])('%s', (why, asked, answer) => {
    expect(misfit(asked, answer)?.why ?? null).toBe(why);
  });
});

describe('an engine of an adapter', () => {
  const loaded: Board[] = [];
  const view = viewOf({
    ...{ turn: 1, active: 0, step: 'precombat main', priority: 0, battlefield: [], stack: [], cards: [] },
    players: [0, 1].map((seat) => ({ ...PLAYER, seat, pool: '', unspent: [], inGame: true })),
  });
  const priority = question({ kind: 'priority', player: 0, purpose: 'priority', options: ['pass'] });

  function adapter(asked: Question = priority, shown = view): Adapter {
    const session = {
      standing: () => ({ kind: 'asks', question: asked }) as const,
      answer: () => null,
      view: () => shown,
      happenings: () => [],
    };
    return {
      description: {
        ...{ name: 'test', version: '1', level: 0, minPlayers: 2, maxPlayers: 2 },
        facets: ['stack', 'options'],
      },
      knows: (name) => name === 'Forest',
      load: (board) => {
        loaded.push(board);
        return session;
      },
      start: () => session,
    };
  }

  function begun(board: Partial<Board>): string {
    const game = engineOf(adapter()).load({ ...BOARD, ...board });
    return 'kind' in game ? `${game.kind}: ${game.why}` : 'begun';
  }

  test('sets up what it knows, and says up front what it does not', () => {
    const [card] = BOARD.cards;
    if (card === undefined) throw new Error('the board has no card');
    expect(begun({})).toBe('begun');
    loaded.length = 0;
    expect(begun({ cards: [{ ...card, name: 'Zzyzx' }] })).toBe('cannot set up: no card is called Zzyzx');
    expect(begun({ players: [PLAYER, PLAYER, PLAYER] })).toBe('cannot set up: for 2 to 2 players');
    expect(begun({ turn: 2 })).toBe('cannot set up: a board of level 1, for an engine of level 0');
    expect(begun({ cards: [{ ...card, attachedTo: 'c1' }] })).toBe(
      'cannot set up: a board of level 2, for an engine of level 0',
    );
    expect(loaded).toEqual([]);
    expect(engineOf(adapter()).start({ decks: [['Zzyzx'], ['Forest']], life: 20 })).toMatchObject({
      why: 'no card is called Zzyzx',
    });
  });

  test('knows the level of a board', () => {
    const [card] = BOARD.cards;
    if (card === undefined) throw new Error('the board has no card');
    expect(levelOf({ ...BOARD, cards: [{ ...card, tapped: true }] })).toBe(0);
    expect(levelOf({ ...BOARD, cards: [{ ...card, counters: { charge: 1 } }] })).toBe(1);
    expect(levelOf({ ...BOARD, players: [PLAYER, { ...PLAYER, counters: { poison: 1 } }] })).toBe(1);
    expect(levelOf({ ...BOARD, cards: [{ ...card, chosen: { color: 'G' } }] })).toBe(2);
  });

  test('does not reach the adapter with what is no answer', () => {
    const game = engineOf(adapter()).load(BOARD);
    if ('kind' in game) throw new Error(game.why);
    expect(game.answer({ kind: 'pick', picks: ['cast c1'] })).toMatchObject({
      why: 'cast c1 is no option; the options are pass',
    });
    expect(game.answer({ kind: 'pick', picks: ['pass'] })).toBeNull();
  });

  test.each<readonly [string, EngineUnderTest]>([
    [
      'a question of the kind "objects" (targets) has no options: do not ask it',
      engineOf(adapter(question({ kind: 'objects', player: 0, purpose: 'targets' }))),
    ],
    [
      'question.options: "cast c7" is no option for a question of the kind "priority"',
      engineOf(adapter({ ...priority, options: ['cast c7', 'pass'] })),
    ],
    [
      'the adapter\'s reply is no message: sight.turn must be integer ("integer")',
      engineOf(adapter(priority, { ...view, turn: 1.5 })),
    ],
  ])('is told at once what the suite would have against its reply: %s', (why, engine) => {
    const faults: string[] = [];
    const server = new WireServer(engine, (fault) => faults.push(fault));
    const reply = server.reply(JSON.stringify({ id: 3, do: 'load', board: BOARD, see: ['stack', 'options'] }));
    expect(JSON.parse(reply)).toEqual({ re: 3, is: 'unsupported', what: why });
    expect(faults).toEqual([why]);
  });
});
