import type { History, PermanentView } from '../../protocol/index.ts';
import { hasAbility } from '../oracles/abilities.ts';
import {
  type ContinuousPart,
  cardNamed,
  printedAbilities,
  recordHas,
  type StaticAbility,
  textHas,
} from '../oracles/card-facts.ts';
import { matches } from '../oracles/matching.ts';
import { type Scene, sightOf } from '../oracles/sight.ts';
import type { Truth } from '../oracles/truth.ts';
import type { Scenes } from '../reading/scenes.ts';
import { permanentIn, wasOnStack } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

export const GRANTED_CLAUSE = {
  stays: 'granted-keywords/a-later-grant-stays',
  goes: 'granted-keywords/a-later-loss-takes-it',
} as const;

/** What an Aura gives, where something else takes all abilities: the younger of the two wins, for as long as both are there. CR 613.7 */
export function* grantedKeywords(history: History, scenes: Scenes): Generator<Finding> {
  for (const [at, { question, view }] of history.steps.entries()) {
    if (question?.kind !== 'priority' || !view.battlefield.some(({ name }) => textHas(name, 'loseAll'))) continue;
    const scene = scenes(at);
    if (scene.clouded) continue;
    for (const aura of view.battlefield) {
      const host = aura.attachedTo === null ? null : permanentIn(view, aura.attachedTo);
      if (host === null || !aura.subtypes.includes('Aura') || aura.types.includes('creature')) continue;
      if (wasMoved(history, at, aura)) continue;
      for (const keyword of givenBy(aura.name)) {
        const order = takersOf(scene, host, keyword).map((taker) => isOlder(history, scene, at, taker, aura));
        if (order.length === 0 || order.includes('unknown') || wasLost(history, at)) continue;
        yield* kept(history, scene, at, { host, aura, keyword, stays: !order.includes(false) });
      }
    }
  }
}

interface Given {
  readonly host: PermanentView;
  readonly aura: PermanentView;
  readonly keyword: string;
  readonly stays: boolean;
}

function* kept(
  history: History,
  { view }: Scene,
  at: number,
  { host, aura, keyword, stays }: Given,
): Generator<Finding> {
  if (!stays && givenOtherwise(history, at, aura, keyword)) return;
  const found = host.keywords.includes(keyword);
  const since = view.battlefield.at(-1)?.ref === aura.ref ? 'the youngest' : 'others came';
  const shape = `${aura.name} | ${host.name} | ${since}`;
  yield* checked(found === stays, stays ? GRANTED_CLAUSE.stays : GRANTED_CLAUSE.goes, shape, {
    cr: '613.7',
    at,
    expected: `${host.name} has ${stays ? keyword : `no ${keyword}`}, for ${aura.name} is ${stays ? 'younger' : 'older'} than what takes abilities`,
    found: found ? 'it has it' : 'it has not',
  });
}

/** What takes this keyword from it now, with all abilities or by name, or may take it. */
function takersOf(scene: Scene, host: PermanentView, keyword: string): readonly PermanentView[] {
  return scene.view.battlefield.filter((permanent) =>
    printedAbilities(permanent.name, 'static').some(
      (ability) =>
        ability.parts.some((part) => takes(part, keyword)) &&
        mayAffect(scene, permanent, ability, host) &&
        hasAbility(scene, permanent, ability) !== false,
    ),
  );
}

function takes(part: ContinuousPart, keyword: string): boolean {
  return part.kind === 'loseAll' || ((part.kind === 'lose' || part.kind === 'cantHave') && part.keyword === keyword);
}

function mayAffect(scene: Scene, source: PermanentView, { affects }: StaticAbility, host: PermanentView): boolean {
  if (affects.kind === 'each') return matches(sightOf(scene, source), affects.what, host) !== false;
  if (affects.kind === 'attached') return source.attachedTo === host.ref;
  return affects.kind !== 'source' || source.ref === host.ref;
}

/** By the order in which they entered, where both surely have what they say, always and of what they were attached to from the first. */
function isOlder(history: History, { view }: Scene, at: number, taker: PermanentView, aura: PermanentView): Truth {
  const always = printedAbilities(taker.name, 'static').every(
    ({ onlyIf, parts }) => onlyIf === null && parts.every(({ kind }) => kind !== 'cantHave'),
  );
  if (taker.types.includes('creature') || !always || wasMoved(history, at, taker)) return 'unknown';
  return view.battlefield.indexOf(taker) < view.battlefield.indexOf(aura);
}

/** Whether something that was on the stack may have taken a keyword, which no view shows. */
function wasLost({ steps }: History, at: number): boolean {
  return steps
    .slice(0, at + 1)
    .some(({ view }) =>
      view.stack.some(({ kind, name, types }) =>
        kind === 'ability' || types.includes('instant') || types.includes('sorcery') ? recordHas(name, 'lose') : false,
      ),
    );
}

/** The keywords that an Aura gives what it is attached to. */
function givenBy(name: string): readonly string[] {
  return printedAbilities(name, 'static').flatMap(({ affects, parts, onlyIf }) =>
    affects.kind === 'attached' && onlyIf === null
      ? parts.flatMap((part) =>
          part.kind === 'grant'
            ? part.abilities.flatMap((each) => (each.kind === 'keyword' ? [each.keyword] : []))
            : [],
        )
      : [],
  );
}

/** Whether it was attached to something else since it entered. CR 613.7e */
function wasMoved({ steps }: History, at: number, { ref }: PermanentView): boolean {
  return steps
    .slice(0, at + 1)
    .some(({ happenings }) => happenings.some((one) => one.kind === 'attached' && one.object === ref));
}

/** Whether anything else that is there, or was on the stack, may have given it, too. */
function givenOtherwise(history: History, at: number, aura: PermanentView, keyword: string): boolean {
  const mayGive = (name: string): boolean =>
    textHas(name, 'grant') ||
    (cardNamed(name)?.spell !== null && JSON.stringify(cardNamed(name)?.spell ?? null).includes(`"${keyword}"`));
  const there = history.steps[at]?.view.battlefield ?? [];
  return (
    there.some(({ ref, name }) => ref !== aura.ref && mayGive(name)) ||
    wasOnStack(history, at, (name) => name !== aura.name && mayGive(name))
  );
}
