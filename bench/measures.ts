import { referenceEngine } from '../adapters/reference/index.ts';
import { open, type Position, type Root } from '../engine/index.ts';
import { caseAt } from '../generators/index.ts';
import type { Property } from '../properties/property.ts';
import { PROPERTIES } from '../properties/registry.ts';
import type { Case } from '../protocol/index.ts';
import { judge, record } from '../runner/index.ts';
import { answerHashed, playBare } from './bare.ts';
import { crowdedBoard, rootOf, usualCases } from './boards.ts';
import type { Measure } from './measure.ts';
import { exchanges } from './wire.ts';

/** Numbers of permanents for which the cost of a decision is compared. */
export const CROWDS = [10, 30, 100, 400] as const;

export function crowdName(permanents: number): string {
  return `decisions, bare, ${permanents} permanents`;
}

const DECISIONS = 60;

/** Everything that is measured, with the goals for one core. */
export const MEASURES: readonly Measure[] = [
  {
    name: 'decisions, bare',
    unit: 'decisions',
    goal: 20_000,
    prepare: () => {
      const roots = usualRoots();
      return () => sum(roots, (root, index) => playBare(root, index, DECISIONS).decisions);
    },
  },
  {
    name: 'decisions, EngineUnderTest with history',
    unit: 'decisions',
    goal: 14_000,
    prepare: () => {
      const cases = usualCases();
      return () => sum(cases, (of) => choices(record(referenceEngine, of).play.history));
    },
  },
  {
    name: 'decisions, EngineUnderTest with history and laws',
    unit: 'decisions',
    goal: 14_000,
    prepare: () => {
      const judged = propertyCases();
      return () => sum(judged, ([property, of]) => choices(judge(property, referenceEngine, null, of).history));
    },
  },
  {
    name: 'cases of properties',
    unit: 'cases',
    goal: 400,
    prepare: () => {
      const judged = propertyCases();
      return () => sum(judged, ([property, of]) => (judge(property, referenceEngine, null, of) === null ? 0 : 1));
    },
  },
  {
    name: 'fork at an anchor, answer, next question',
    unit: 'forks',
    goal: 15_000,
    prepare: () => {
      const positions = anchored();
      return () => sum(positions, (position, index) => forkAndAnswer(position, index));
    },
  },
  { name: 'answers over the wire, without views', unit: 'answers', goal: 10_000, prepare: exchanges },
  ...CROWDS.map(
    (permanents): Measure => ({
      name: crowdName(permanents),
      unit: 'decisions',
      goal: null,
      prepare: () => {
        const root = rootOf(crowdedBoard(permanents));
        return () => playBare(root, permanents, DECISIONS).decisions;
      },
    }),
  ),
];

function usualRoots(): readonly Root[] {
  return usualCases().flatMap(({ start }) => (start.kind === 'board' ? [rootOf(start.board)] : []));
}

/** The first cases of every property that needs one game. */
function propertyCases(): readonly (readonly [Property, Case])[] {
  return PROPERTIES.filter(({ kind }) => kind === 'law').flatMap((property) =>
    [0, 1, 2, 3].map((index) => [property, caseAt(property, index, 1).case] as const),
  );
}

/** Positions at priority questions on the way of the usual games: a root and no answers. */
function anchored(): readonly Position[] {
  return usualRoots().flatMap((root, seed) => {
    const play = open({ root, answers: [] });
    const found: Position[] = [];
    for (let answered = 0; answered < DECISIONS && play.question !== null; answered++) {
      const position = play.position();
      if (position.answers.length === 0 && play.question.kind === 'priority') found.push(position);
      answerHashed(play, seed + answered * 0x9e3779b1);
    }
    return found;
  });
}

function forkAndAnswer(position: Position, seed: number): number {
  const fork = open(position);
  answerHashed(fork, seed);
  return fork.question === undefined ? 0 : 1;
}

function choices({ steps }: ReturnType<typeof judge>['history']): number {
  return steps.filter(({ question, answer }) => answer !== null && question !== null && question.options.length !== 1)
    .length;
}

function sum<T>(list: readonly T[], units: (item: T, index: number) => number): number {
  return list.reduce((total, item, index) => total + units(item, index), 0);
}
