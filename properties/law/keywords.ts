import type { History, PermanentView } from '../../protocol/index.ts';
import { recordHas } from '../oracles/card-facts.ts';
import { cannotHave, keywordSources, someLose } from '../oracles/keyword-sources.ts';
import type { Scene } from '../oracles/sight.ts';
import type { Scenes } from '../reading/scenes.ts';
import { permanentIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

export const CLAUSE = {
  gives: 'H1/a-counter-gives-its-keyword',
  age: 'H1/counters-by-age',
  cannot: 'H1/cannot-be-had',
  counter: 'H1/no-counter-adds-it',
  begins: 'H1/effects-do-not-begin',
  again: 'H1/had-again-when-it-can',
} as const;

/** The keywords that counters give and that something here says cannot be had. CR 113.11, 122.1b */
const KEYWORDS: readonly string[] = [
  ...['deathtouch', 'double strike', 'first strike', 'flying', 'haste', 'hexproof', 'indestructible', 'lifelink'],
  ...['menace', 'reach', 'shadow', 'trample', 'vigilance'],
];

/** Keywords by counters, and those that can't be had, at each step. */
export function* keywordsHad(history: History, scenes: Scenes): Generator<Finding> {
  const losing = firstLosing(history);
  for (const [at, { view }] of history.steps.entries()) {
    if (at >= losing) return;
    const before = history.steps[at - 1];
    if (before !== undefined && isAlike(before.view.battlefield, view.battlefield)) continue;
    const scene = scenes(at);
    if (scene.clouded) return;
    for (const permanent of view.battlefield)
      for (const keyword of KEYWORDS) yield* had({ history, scenes, scene, at, permanent, keyword });
  }
}

/** Engines elsewhere show what has not changed anew. */
function isAlike(one: readonly PermanentView[], other: readonly PermanentView[]): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

interface Asked {
  readonly history: History;
  readonly scenes: Scenes;
  readonly scene: Scene;
  readonly at: number;
  readonly permanent: PermanentView;
  readonly keyword: string;
}

function* had(asked: Asked): Generator<Finding> {
  const { scene, permanent, keyword } = asked;
  const counter = (permanent.counters[keyword] ?? 0) > 0;
  const cannot = cannotHave(scene, permanent, keyword);
  if (cannot === true) yield* notHad(asked, counter);
  if (cannot !== false) return;
  const sources = counter || couldNotBefore(asked) ? keywordSources(scene, permanent, keyword) : [];
  if (sources.every((source) => source === 'unknown') || someLose(scene)) return;
  const clause = couldNotBefore(asked) ? CLAUSE.again : CLAUSE.gives;
  const { name } = permanent;
  const rule = clause === CLAUSE.again ? '113.11' : '122.1b';
  yield* checked(permanent.keywords.includes(keyword), clause, `${keyword} | ${sources.join()} | ${name}`, {
    cr: rule,
    at: asked.at,
    expected: `${name} has ${keyword}`,
    found: 'it has not',
  });
}

/** What it has no reason to have says nothing where it has it not. */
function* notHad({ scene, at, permanent, keyword }: Asked, counter: boolean): Generator<Finding> {
  const found = permanent.keywords.includes(keyword);
  const sources = keywordSources(scene, permanent, keyword);
  if (!found && sources.length === 0) return;
  const { name } = permanent;
  yield* checked(!found, counter ? CLAUSE.counter : CLAUSE.cannot, `${keyword} | ${sources.join()} | ${name}`, {
    cr: '113.11',
    at,
    expected: `${name} has no ${keyword}, for it can't have it`,
    found: 'it has it',
  });
}

/** Whether it surely couldn't have the keyword a step ago. */
function couldNotBefore({ history, scenes, at, permanent, keyword }: Asked): boolean {
  const view = history.steps[at - 1]?.view;
  const was = view === undefined ? null : permanentIn(view, permanent.ref);
  if (was === null || was.incarnation !== permanent.incarnation) return false;
  return cannotHave(scenes(at - 1), was, keyword) === true;
}

/** From when on something may have resolved that takes a keyword for a while, which no view shows. */
function firstLosing({ steps }: History): number {
  const at = steps.findIndex(({ view }) => view.stack.some(({ name }) => recordHas(name, 'lose')));
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}
