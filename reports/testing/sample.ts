import type { BoardCard, Happening, History, HistoryStep, Question, StackView, View } from '../../protocol/index.ts';
import type { CounterexampleFile } from '../counterexample.generated.ts';
import type { PropertyReport } from '../report.generated.ts';

const FOREST = card('c1', 'Forest', 0);
const BLAZE = { ...card('c2', 'Blaze', 0), zone: 'hand' as const };
const BEAR = { ...card('c3', 'Runeclaw Bear', 1), held: false, tapped: true, damage: 1, counters: { '+1/+1': 1 } };

const ABILITY: StackView = {
  ...{ ref: 'a1', name: 'Runeclaw Bear', owner: 1, incarnation: 0, kind: 'ability', controller: 1, card: false },
  ...{ source: 'c3', ability: 'c3/0', x: null, modes: [], targets: [], division: [], paid: [], manaSpent: '' },
  ...{ manaValue: 0, types: [], colors: [] },
};

const VIEW: View = {
  turn: 3,
  active: 0,
  step: 'precombat main',
  priority: 0,
  players: [0, 1].map((seat) => ({
    seat,
    life: 20,
    pool: '',
    unspent: [],
    counters: {},
    landsPlayed: 0,
    inGame: true,
  })),
  battlefield: [],
  stack: [ABILITY],
  zone: (zone, owner) =>
    owner === 0 && zone === 'hand'
      ? [FOREST, BLAZE].map(({ id, name }) => ({ ref: id, name, owner: 0, incarnation: 0 }))
      : [],
};

const NEEDS: CounterexampleFile['needs'] = {
  things: [
    { kind: 'number', at: '1: X of c2', is: '1', alike: ['0', '2'], unlike: [] },
    { kind: 'status', at: 'c1', is: 'untapped', alike: [], unlike: ['tapped'] },
    { kind: 'card', at: 'c1', is: 'Forest', alike: ['Taiga'], unlike: ['Island', 'Plains'] },
    { kind: 'card', at: 'c2', is: 'Blaze', alike: [], unlike: ['Shock'] },
  ],
  nearest: { kind: 'card', at: 'c2', is: 'Blaze', instead: 'Fireball' },
};

/** A counterexample in which a spell deals one damage too much. */
export const SAMPLE: CounterexampleFile = {
  kind: 'headjudge counterexample',
  format: 1,
  suite: '0.1.0',
  edition: '2026-08-07',
  engine: 'fault:sample',
  property: 'sample',
  class: 'sample | R2/costs-ignored | n damage / n damage',
  verdict: 'violated',
  violation: { clause: 'R2/costs-ignored', cr: '106.7', expected: '1 damage by c2', found: '2 damage', at: 3 },
  origin: { seed: 1, index: 17 },
  needs: NEEDS,
  case: {
    start: {
      kind: 'board',
      board: {
        players: [player(20), { ...player(3), counters: { poison: 2 }, landsPlayed: 1 }],
        cards: [FOREST, BLAZE, BEAR],
        turn: 3,
        active: 0,
        step: 'precombat main',
      },
    },
    script: [],
    policy: { kind: 'boring' },
    decisions: 20,
    untilTurn: 4,
  },
};

/** The game of the sample: it is cast, a player chooses X, both pass, it resolves. */
export const SAMPLE_HISTORY: History = {
  start: SAMPLE.case.start,
  steps: [
    step(question('priority', ['cast c2', 'pass']), ['cast c2'], []),
    { ...step(question('number', []), [], []), answer: { kind: 'number', value: 1 } },
    step(
      { ...question('priority', ['pass']), player: 1 },
      ['pass'],
      [{ kind: 'cast', object: 'c2', player: 0, from: 'hand' }],
    ),
    step(
      null,
      [],
      [
        { kind: 'resolved', object: 'c2', did: '' },
        { kind: 'damage', from: 'c2', to: 'p1', amount: 2, combat: false },
      ],
    ),
  ],
  over: { winner: 0, reason: 'no life' },
};

export const SAMPLE_PROPERTY: PropertyReport = {
  id: 'r2-could-produce',
  statement: 'R2',
  says: 'What could be produced.',
  cr: ['106.7'],
  rulings: [],
  verdict: 'holds',
  cases: 500,
  notSetUp: 0,
  witnessed: 321,
  shapes: 87,
  clauses: [{ clause: 'R2/costs-ignored', witnessed: 12 }],
  classes: [],
};

function player(life: number): {
  readonly life: number;
  readonly counters: Record<string, number>;
  readonly landsPlayed: number;
} {
  return { life, counters: {}, landsPlayed: 0 };
}

function card(id: string, name: string, owner: number): BoardCard {
  return {
    ...{ id, name, owner, controller: owner, zone: 'battlefield', tapped: false, held: true, damage: 0 },
    ...{ counters: {}, attachedTo: null, exiledWith: null, chosen: {} },
  };
}

function question(kind: Question['kind'], options: readonly string[]): Question {
  return {
    ...{ kind, player: 0, purpose: kind === 'number' ? 'X' : 'priority', source: kind === 'number' ? 'c2' : null },
    ...{ cr: '117.1', takeBack: false, options, incomplete: [], min: 1, max: 1 },
  };
}

function step(asked: Question | null, picks: readonly string[], happenings: readonly Happening[]): HistoryStep {
  return { question: asked, answer: asked === null ? null : { kind: 'pick', picks }, view: VIEW, happenings };
}
