import type { Answer, Board, Facet, Session } from '../../protocol/index.ts';
import { type Connection, connect, PROTOCOL, type WireEngine } from '../../protocol/wire/index.ts';
import { EDITION } from '../../rulings/index.ts';
import { boringAnswers } from '../../runner/index.ts';

/** Something that every adapter has to do, and how it is looked for. What is wrong is the adapter's fault, never the engine's. */
export interface Probe {
  /** What the adapter does. */
  readonly says: string;
  /** What is wrong, or null. May throw: that is what is wrong then. Each probe has a fresh process. */
  readonly run: (patient: Patient) => string | null;
}

/** The adapter on the couch. */
export interface Patient {
  /** Speaks with it in raw lines. */
  readonly line: (request: object) => unknown;
  readonly connection: Connection;
  /** As the suite speaks with it. */
  readonly engine: () => WireEngine;
}

/** What the doctor says of itself. */
export const INTRODUCTION = { suite: 'doctor', edition: EDITION };
export const PASS: Answer = { kind: 'pick', picks: ['pass'] };

export function patientOn(connection: Connection): Patient {
  return {
    line: (request) => JSON.parse(connection.exchange(JSON.stringify(request))),
    connection,
    engine: () => connect(connection, INTRODUCTION),
  };
}

export const HELLO = { id: 0, do: 'hello', protocol: PROTOCOL, ...INTRODUCTION };

/** Two players with a Forest each in hand, on the battlefield and twice in their libraries. Every engine knows Forests. */
export const FORESTS: Board = {
  players: [
    { life: 20, counters: {}, landsPlayed: 0 },
    { life: 17, counters: {}, landsPlayed: 0 },
  ],
  cards: [0, 1].flatMap((owner) =>
    (['hand', 'battlefield', 'library', 'library'] as const).map((zone, index) => ({
      ...{ id: `c${owner * 4 + index + 1}`, name: 'Forest', owner, controller: owner, zone },
      ...{ tapped: false, held: zone === 'battlefield', damage: 0, counters: {} },
      ...{ attachedTo: null, exiledWith: null, chosen: {} },
    })),
  ),
  turn: 1,
  active: 0,
  step: 'precombat main',
};

/** The game that a board begins; what is wrong is thrown. */
export function loaded(engine: WireEngine, board: Board = FORESTS, see?: readonly Facet[]): Session {
  const game = engine.load(board, see);
  if ('kind' in game) throw new Error(`the board of Forests is refused: ${game.why}`);
  return game;
}

/** Answers in the dullest way until the game is over or so many answers were given. Every question is told. */
export function playOn(game: Session, answers: number): readonly string[] {
  const asked: string[] = [];
  for (let given = 0; given < answers; given++) {
    const standing = game.standing();
    asked.push(JSON.stringify(standing));
    if (standing.kind === 'over') return asked;
    const { question } = standing;
    const [answer = PASS] = boringAnswers(question);
    const refused = game.answer(answer);
    if (refused !== null) throw new Error(`${JSON.stringify(question)} refuses its simplest answer: ${refused.why}`);
  }
  return asked;
}
