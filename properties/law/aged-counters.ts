import type { History, PermanentView, Ref } from '../../protocol/index.ts';
import { hasAbility } from '../oracles/abilities.ts';
import { printedAbilities, textHas } from '../oracles/card-facts.ts';
import { cannotHave, mayGive } from '../oracles/keyword-sources.ts';
import { affects } from '../oracles/land-types.ts';
import { type Scene, sightOf } from '../oracles/sight.ts';
import type { Scenes } from '../reading/scenes.ts';
import { wasOnStack } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';
import { CLAUSE } from './keywords.ts';

/** What a counter gives, where something takes all abilities: the younger of the two wins. CR 613.1f, 613.7c */
export function* agedCounters(history: History, scenes: Scenes): Generator<Finding> {
  for (const [at, { question, view }] of history.steps.entries()) {
    if (question?.kind !== 'priority') continue;
    const scene = scenes(at);
    if (scene.clouded) return;
    for (const permanent of view.battlefield) {
      const held = Object.keys(permanent.counters).filter((kind) => !kind.includes('/'));
      if (held.length === 0) continue;
      const taken = takenSince(history, scene, at, permanent);
      if (taken === null) continue;
      for (const keyword of held) yield* kept(history, scene, at, permanent, keyword, taken);
    }
  }
}

function* kept(
  history: History,
  scene: Scene,
  at: number,
  permanent: PermanentView,
  keyword: string,
  taken: number,
): Generator<Finding> {
  const since = counterSince(history, at, permanent, keyword);
  if (since === taken || cannotHave(scene, permanent, keyword) !== false) return;
  const stays = since > taken;
  if (!stays && givenOtherwise(history, at, keyword)) return;
  const found = permanent.keywords.includes(keyword);
  yield* checked(found === stays, CLAUSE.age, `${keyword} | ${stays ? 'younger' : 'older'} | ${permanent.name}`, {
    cr: '613.7c',
    at,
    expected: `${permanent.name} has ${stays ? keyword : `no ${keyword}`}: its counter is ${stays ? 'younger' : 'older'} than what takes abilities`,
    found: found ? 'it has it' : 'it has not',
  });
}

/** Since which step it is surely affected by the one permanent that takes all abilities from it; null: by none, or by more than that. CR 613.7d */
function takenSince(history: History, scene: Scene, at: number, permanent: PermanentView): number | null {
  const takers = scene.view.battlefield.filter(({ name }) => textHas(name, 'loseAll', 'lose'));
  const [taker] = takers;
  if (taker === undefined || takers.length > 1 || taker.types.includes('creature')) return null;
  const surely = printedAbilities(taker.name, 'static').some(
    (ability) =>
      ability.affects.kind === 'each' &&
      ability.parts.some(({ kind }) => kind === 'loseAll') &&
      hasAbility(scene, taker, ability) === true &&
      affects(sightOf(scene, taker), ability, permanent) === true,
  );
  return surely ? enteredAt(history, at, taker.ref) : null;
}

/** The step that tells that it has entered; -1 where it has been there since before. */
function enteredAt({ steps }: History, at: number, ref: Ref): number {
  return steps
    .slice(0, at + 1)
    .findLastIndex(({ happenings }) =>
      happenings.some((one) => one.kind === 'moved' && one.object === ref && one.to === 'battlefield'),
    );
}

/** The latest step in which such a counter was put on it, or it entered with some. CR 613.7c */
function counterSince(history: History, at: number, { ref }: PermanentView, keyword: string): number {
  const put = history.steps
    .slice(0, at + 1)
    .findLastIndex(({ happenings }) =>
      happenings.some((one) => one.kind === 'counters' && one.on === ref && one.counter === keyword && one.change > 0),
    );
  return Math.max(put, enteredAt(history, at, ref));
}

/** Whether anything else that is there, or was on the stack, may give it, too. */
function givenOtherwise(history: History, at: number, keyword: string): boolean {
  const gives = (name: string): boolean => mayGive(name, keyword);
  const there = history.steps[at]?.view.battlefield ?? [];
  return there.some(({ name }) => gives(name)) || wasOnStack(history, at, gives);
}
