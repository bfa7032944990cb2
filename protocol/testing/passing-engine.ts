import type { Board, EngineUnderTest, Happening, Question, Session, View } from '../index.ts';

/** A position for the engine below. */
export const BOARD: Board = {
  players: [
    { life: 20, counters: {}, landsPlayed: 0 },
    { life: 20, counters: {}, landsPlayed: 0 },
  ],
  cards: [],
  turn: 1,
  active: 0,
  step: 'precombat main',
};

/** An engine in which players can only pass; the game ends when each has passed twice. */
export function passingEngine(): EngineUnderTest {
  return {
    describe: () => ({
      name: 'passing',
      version: '1',
      level: 0,
      facets: ['zones', 'battlefield', 'stack', 'pools', 'events', 'options'],
      minPlayers: 2,
      maxPlayers: 2,
    }),
    unknownCards: (names) => names,
    load: (board) => session(board),
    start: () => ({ kind: 'cannot set up', why: 'there are no decks' }),
  };
}

function session({ players }: Board): Session {
  let passes = 0;
  let happened: readonly Happening[] = [];
  return {
    standing: () =>
      passes < 2 * players.length
        ? { kind: 'asks', question: priorityOf(passes % players.length) }
        : { kind: 'over', winner: null, reason: 'all have passed' },
    answer: (answer) => {
      if (answer.kind !== 'pick' || answer.picks[0] !== 'pass')
        return { kind: 'illegal answer', cr: '117.1', why: 'expected pass' };
      passes++;
      happened = [{ kind: 'life', player: 0, change: 0 }];
      return null;
    },
    view: () => viewOf(players, passes % players.length),
    happenings: () => {
      const told = happened;
      happened = [];
      return told;
    },
  };
}

function priorityOf(player: number): Question {
  return {
    ...{ kind: 'priority', player, purpose: 'priority', source: null, cr: '117.1', takeBack: false },
    ...{ options: ['pass'], incomplete: [], min: 1, max: 1 },
  };
}

function viewOf(players: Board['players'], priority: number): View {
  return {
    ...{ turn: 1, active: 0, step: 'precombat main', priority, battlefield: [], stack: [] },
    players: players.map(({ life }, seat) => ({
      ...{ seat, life, pool: '', unspent: [], counters: {}, landsPlayed: 0, inGame: true },
    })),
    zone: () => [],
  };
}
