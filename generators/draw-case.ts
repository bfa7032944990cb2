import type { Case, Policy, SetUpLevel, Start } from '../protocol/index.ts';
import { drawFrame } from './boards/frame.ts';
import { focusBoard, richBoard, swarmBoard } from './boards/modes.ts';
import { mutatedBoard } from './boards/mutate.ts';
import { CaseRun, type Origin } from './case-run.ts';
import { drawDecks } from './decks.ts';
import { drawOpening } from './draw-opening.ts';
import type { Draws } from './draws.ts';
import type { CardPool } from './pool.ts';
import type { Recipe } from './recipe.ts';
import type { CaseSource } from './source.ts';

type Weights = Recipe['weights'];

/** Draws one case: of a hundred, about 60 are focused on the recipe, 20 rich, 10 swarm and 10 mutations of the corpus. */
export function drawCase(draws: Draws, source: CaseSource, corpus: readonly Case[], pool: CardPool): CaseRun {
  const { cases: recipe } = source;
  const origin = drawOrigin(draws, corpus);
  const seats = draws.pick(recipe.players);
  const start: Start = draws.chance(recipe.played)
    ? { kind: 'decks', decks: drawDecks(draws, pool, recipe, seats) }
    : drawPlaced(draws, origin, { recipe, corpus, pool, seats, level: source.level });
  const script = drawOpening(draws, start, recipe.openings, pool);
  const usual = recipe.patient && script.length > 0 ? PATIENT : recipe.weights;
  const made: Case = {
    start,
    script,
    policy: drawPolicy(draws, origin === 'swarm' ? swarmWeights(draws) : usual),
    decisions: recipe.decisions,
    untilTurn: (start.kind === 'board' ? start.board.turn + 1 : 5) + draws.upTo(2),
  };
  return new CaseRun(made, start.kind === 'decks' ? 'played' : origin);
}

/** What is begun is done before anything else is. */
const PATIENT: Weights = { pass: 30, cast: 1, activate: 0.2, play: 0, 'take back': 0 };

function drawOrigin(draws: Draws, corpus: readonly Case[]): Origin {
  const roll = draws.upTo(99);
  if (roll < 60) return 'focus';
  if (roll < 80) return 'rich';
  return roll < 90 ? 'swarm' : corpus.some(({ start }) => start.kind === 'board') ? 'corpus' : 'focus';
}

interface Placing {
  readonly recipe: Recipe;
  readonly corpus: readonly Case[];
  readonly pool: CardPool;
  readonly seats: number;
  readonly level: SetUpLevel;
}

function drawPlaced(draws: Draws, origin: Origin, { recipe, corpus, pool, seats, level }: Placing): Start {
  if (origin === 'corpus') {
    const boards = corpus.flatMap(({ start }) => (start.kind === 'board' ? [start.board] : []));
    return { kind: 'board', board: mutatedBoard(draws, draws.pick(boards), pool, level, recipe) };
  }
  const frame = drawFrame(draws, pool, level, seats, recipe);
  const drawBoard = origin === 'rich' ? richBoard : origin === 'swarm' ? swarmBoard : focusBoard;
  return { kind: 'board', board: drawBoard(draws, frame, recipe) };
}

function drawPolicy(draws: Draws, weights: Weights): Policy {
  return { kind: 'hashed', seed: draws.upTo(0x7fffffff), weights };
}

/** Some verbs left out and the others as it comes; passing always stays possible. */
function swarmWeights(draws: Draws): Weights {
  const drawWeight = () => (draws.chance(60) ? draws.between(1, 10) : 0);
  return {
    pass: draws.between(1, 10),
    cast: drawWeight(),
    activate: drawWeight(),
    play: drawWeight(),
    'take back': drawWeight(),
  };
}
