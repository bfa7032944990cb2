// An adapter outside of the repository: the reference engine, as if it were somebody's own.
import { type Adapter, engineOf, serveStdio } from 'headjudge/adapter-kit';
import { cardNamed } from 'headjudge/facts';
import type { Session } from 'headjudge/protocol';

const PLAYER = { counters: {}, landsPlayed: 0, inGame: true };

/** A game of Forests in which nothing but passing and playing a land is known: enough to be looked at, and to fail. */
function game(): Session {
  return {
    standing: () => ({ kind: 'over', winner: null, reason: 'nothing can be played' }),
    answer: () => null,
    happenings: () => [],
    view: () => ({
      ...{ turn: 1, active: 0, step: 'precombat main', priority: null, battlefield: [], stack: [], zone: () => [] },
      players: [20, 17].map((life, seat) => ({ ...PLAYER, seat, life, pool: '', unspent: [] })),
    }),
  };
}

const adapter: Adapter = {
  description: { name: 'outside', version: '1', level: 0, facets: ['stack', 'options'], minPlayers: 2, maxPlayers: 2 },
  knows: (name) => cardNamed(name) !== null,
  load: game,
  start: game,
};

serveStdio(engineOf(adapter));
