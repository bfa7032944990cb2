import type { History, PermanentView, Ref, StackView } from '../../protocol/index.ts';
import { cardNamed, type Effect } from '../oracles/card-facts.ts';
import { cannotHave, keywordSources, mayGive } from '../oracles/keyword-sources.ts';
import { lastSeen, type Scenes } from '../reading/scenes.ts';
import { permanentIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';
import { CLAUSE } from './keywords.ts';

/** A spell that resolved would have given its target a keyword that it could not have: nor has it by that spell once it could. CR 113.11 */
export function* stoppedKeywords(history: History, scenes: Scenes): Generator<Finding> {
  for (const [at, { happenings }] of history.steps.entries()) {
    for (const one of happenings) {
      if (one.kind !== 'resolved' || one.did !== 'resolved') continue;
      const spell = lastSeen(history, at, one.object);
      if (spell === null || spell.kind !== 'spell') continue;
      for (const stopped of stoppedBy(history, scenes, at, spell)) yield* stayedOff(history, scenes, stopped);
    }
  }
}

interface Stopped {
  readonly spell: StackView;
  readonly target: Ref;
  readonly incarnation: number;
  readonly keyword: string;
  readonly at: number;
}

/** What it surely could not give. */
function stoppedBy(history: History, scenes: Scenes, at: number, spell: StackView): readonly Stopped[] {
  return giftsOf(spell).flatMap(({ target, keyword }) => {
    const [was, is] = [at - 1, at].map((step) => seenAt(history, step, target));
    if (was === null || is === null || was === undefined || is === undefined) return [];
    const never = cannotHave(scenes(at - 1), was, keyword) === true && cannotHave(scenes(at), is, keyword) === true;
    return never ? [{ spell, target, incarnation: is.incarnation, keyword, at }] : [];
  });
}

function seenAt({ steps }: History, at: number, ref: Ref): PermanentView | null {
  const view = steps[at]?.view;
  return view === undefined ? null : permanentIn(view, ref);
}

/** The keywords that a spell gives its targets for a time. */
function giftsOf({ name, targets }: StackView): readonly { readonly target: Ref; readonly keyword: string }[] {
  const effect = cardNamed(name)?.spell?.effect;
  return effect === undefined
    ? []
    : partsIn(effect).flatMap((part) => {
        if (part.kind !== 'continuous' || part.on.kind !== 'target') return [];
        const given = part.parts.flatMap((one) => (one.kind === 'grant' ? one.abilities : []));
        const keywords = given.flatMap((one) => (one.kind === 'keyword' ? [one.keyword] : []));
        return (targets[part.on.index] ?? []).flatMap((target) => keywords.map((keyword) => ({ target, keyword })));
      });
}

const partsIn = (effect: Effect): readonly Effect[] => (effect.kind === 'seq' ? effect.of : [effect]);

/** The first time in the turn that it could have it again, where nothing else gives it. */
function* stayedOff(history: History, scenes: Scenes, stopped: Stopped): Generator<Finding> {
  const { spell, target, incarnation, keyword, at } = stopped;
  const turn = history.steps[at]?.view.turn;
  for (let now = at + 1; now < history.steps.length; now++) {
    const permanent = seenAt(history, now, target);
    const view = history.steps[now]?.view;
    if (view?.turn !== turn || permanent === null || permanent.incarnation !== incarnation) return;
    if (givenOnTheStack(history, now, stopped)) return;
    const scene = scenes(now);
    if (scene.clouded || cannotHave(scene, permanent, keyword) !== false) continue;
    if (keywordSources(scene, permanent, keyword).length > 0) return;
    yield* checked(!permanent.keywords.includes(keyword), CLAUSE.begins, `${spell.name} | ${permanent.name}`, {
      cr: '113.11',
      at: now,
      expected: `${permanent.name} has no ${keyword}: it could not have it as ${spell.name} resolved`,
      found: 'it has it',
    });
    return;
  }
}

/** Whether anything else that is on the stack in this turn may have given the keyword. */
function givenOnTheStack({ steps }: History, now: number, { spell, keyword }: Stopped): boolean {
  const turn = steps[now]?.view.turn;
  return steps
    .slice(0, now + 1)
    .filter(({ view }) => view.turn === turn)
    .some(({ view }) => view.stack.some((one) => one.ref !== spell.ref && mayGive(one.name, keyword)));
}
