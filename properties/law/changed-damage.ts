import type { History, PermanentView, Ref, Seat } from '../../protocol/index.ts';
import { cardNamed, type Condition, type Effect, holdsNode } from '../oracles/card-facts.ts';
import {
  asSource,
  type Blow,
  canBeDealt,
  type Changer,
  changersIn,
  dealsDamage,
  hidesMore,
  isUnpreventable,
  Unknown,
} from '../oracles/damage-changers.ts';
import type { Scene } from '../oracles/sight.ts';
import { instructionsOf, stepsOf } from '../reading/instructions.ts';
import { type Resolution, resolutionsOf, stepsDuring } from '../reading/resolutions.ts';
import { scenesOf } from '../reading/scenes.ts';
import { permanentIn, playerBehind, playerIn } from '../reading/views.ts';
import { applicableTo, type Outcome, outcomesOf, prevents, redirects } from './damage-outcomes.ts';
import { checked, type Finding } from './finding.ts';
import { Shields } from './damage-shields.ts';

/** The clauses on damage that something changes. */
export const CLAUSE = {
  prevented: 'changed-damage/prevented-never-happens',
  unpreventable: 'changed-damage/cannot-be-prevented',
  redirected: 'changed-damage/dealt-to-something-else',
  gone: 'changed-damage/not-to-what-has-gone',
  once: 'changed-damage/each-effect-once',
  over: 'changed-damage/shields-are-used-up-and-end',
  meant: 'changed-damage/shields-for-the-chosen-source',
  chooser: 'changed-damage/affected-player-chooses',
  counted: 'changed-damage/what-was-dealt-counts',
} as const;

/** What one target is dealt by one source as something resolves. CR 614.5, 614.9, 615, 616.1 */
export function* changedDamage(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  const shields = new Shields(history);
  for (const resolution of resolutionsOf(history)) {
    shields.advanceTo(resolution);
    const blow = blowOf(history, resolution);
    if (blow === null) {
      shields.note(resolution, dealsElsewhere(resolution));
      continue;
    }
    const scene = scenes(resolution.begun);
    try {
      yield* judge(history, resolution, scene, shields, blow);
    } catch (error) {
      if (!(error instanceof Unknown)) throw error;
      shields.lose();
    }
  }
}

function dealsElsewhere({ object }: Resolution): boolean {
  const record = cardNamed(object.name);
  return record === null || dealsDamage(record);
}

/** The damage that a spell or ability deals to its one target, and before which it does nothing; null: none, or not for sure. */
function blowOf(history: History, { object, did, begun }: Resolution): Blow | null {
  const [instruction, ...more] = instructionsOf(object) ?? [];
  if (instruction === undefined || more.length > 0 || did !== 'resolved') return null;
  const [first] = stepsOf(instruction.effect).filter(({ kind }) => kind !== 'lasting');
  const [targets = [], ...others] = instruction.targets;
  const [to] = targets;
  if (first?.kind !== 'damage' || first.from.kind !== 'source' || to === undefined || targets.length > 1) return null;
  if (
    others.length > 0 ||
    (first.to.kind !== 'anyTarget' && first.to.kind !== 'target' && first.to.kind !== 'targetPlayer')
  )
    return null;
  const amount = typeof first.amount === 'number' ? first.amount : first.amount.kind === 'x' ? object.x : null;
  const source = sourceOf(history, begun, object);
  return amount === null || amount <= 0 || source === null ? null : { source, to, amount, combat: false };
}

function sourceOf({ steps }: History, at: number, object: Resolution['object']): PermanentView | null {
  if (object.kind === 'spell') return asSource(object);
  const view = steps[at]?.view;
  return view === undefined || object.source === null ? null : permanentIn(view, object.source);
}

function* judge(
  history: History,
  resolution: Resolution,
  scene: Scene,
  shields: Shields,
  blow: Blow,
): Generator<Finding> {
  if (hidesMore(scene) || !canBeDealt(scene, blow.to)) throw new Unknown();
  const changers = [...changersIn(scene), ...shields.changers(scene)];
  const possible = outcomesOf(scene, changers, blow);
  const steps = stepsDuring(history, resolution).filter((at) => history.steps[at]?.question?.purpose === 'replacement');
  const found = foundIn(resolution, blow, changers);
  const chosen = chosenFirst(history, steps, changers);
  const allowed = chosen === null ? possible : possible.filter(({ first }) => first === null || first === chosen);
  const matching = allowed.filter(({ parts }) => gathered(parts) === found);
  yield* whoWasAsked(history, scene, steps, changers, blow, possible);
  const clause = clauseFor(scene, changers, shields, blow);
  if (clause !== null) {
    const shape = [
      blow.source.name,
      changers.length,
      new Set(possible.map(spoken)).size,
      found === '' ? 'none' : 'some',
    ];
    yield* checked(matching.length > 0, clause, shape.join(' | '), {
      cr: CITED[clause] ?? '616.1',
      at: resolution.over,
      expected: `the ${blow.amount} damage comes to ${[...new Set(allowed.map(spoken))].join(' or ')}`,
      found: `it came to ${found === '' ? 'nothing' : found}`,
    });
  }
  yield* followUp(history, resolution, blow);
  shields.take(matching);
}

const CITED: Readonly<Record<string, string>> = {
  [CLAUSE.prevented]: '615.6',
  [CLAUSE.unpreventable]: '615.12',
  [CLAUSE.redirected]: '614.9',
  [CLAUSE.gone]: '614.9',
  [CLAUSE.once]: '614.5',
  [CLAUSE.over]: '615.7',
  [CLAUSE.meant]: '609.7a',
};

const spoken = ({ parts }: Outcome): string => (parts.length === 0 ? 'nothing' : gathered(parts));

/** What the situation puts to the test; null: nothing changes the damage, nor might. */
function clauseFor(scene: Scene, changers: readonly Changer[], shields: Shields, blow: Blow): string | null {
  const about = changers.filter((changer) => changer.applies(blow));
  if (shields.withoutEnd(scene).some((shield) => shield.applies(blow))) return CLAUSE.gone;
  if (about.some(prevents) && isUnpreventable(scene, blow)) return CLAUSE.unpreventable;
  if (about.some(redirects) && isUnpreventable(scene, blow)) return CLAUSE.unpreventable;
  if (about.some(redirects)) return CLAUSE.redirected;
  if (about.some(prevents)) return CLAUSE.prevented;
  if (about.length > 0) return CLAUSE.once;
  const inVain = shields.inVain(scene, blow);
  return inVain === null ? null : inVain === 'over' ? CLAUSE.over : CLAUSE.meant;
}

/** Damage and counters that came of it. */
function foundIn({ happenings }: Resolution, { source }: Blow, changers: readonly Changer[]): string {
  const instead = changers.some(({ change }) => typeof change === 'object' && change.kind === 'counters');
  const parts = happenings.flatMap(({ happening }) => {
    if (happening.kind === 'damage' && happening.from === source.ref) return [`${happening.to}: ${happening.amount}`];
    if (instead && happening.kind === 'counters' && happening.change > 0 && happening.counter === '-1/-1')
      return [`${happening.on}: ${happening.change} ${happening.counter}`];
    return [];
  });
  return gathered(parts);
}

/** Counters that several pieces of the damage put on one permanent are put at once, and told so or one by one. CR 614.16 */
function gathered(parts: readonly string[]): string {
  const sums = new Map<string, number>();
  const damage: string[] = [];
  for (const part of parts) {
    const [ref = '', amount, kind] = part.split(' ');
    if (kind === undefined) damage.push(part);
    else sums.set(`${ref} ${kind}`, (sums.get(`${ref} ${kind}`) ?? 0) + Number(amount));
  }
  const counters = [...sums].map(([key, sum]) => key.replace(' ', ` ${sum} `));
  return [...damage, ...counters].sort().join(', ');
}

/** The source of the effect that the answer names first; null where the answer does not tell it. */
function chosenFirst({ steps }: History, asked: readonly number[], changers: readonly Changer[]): Ref | null {
  const answer = asked[0] === undefined ? null : steps[asked[0]]?.answer;
  const pick = answer?.kind === 'pick' ? (answer.picks[0] ?? '') : '';
  const named = changers.filter(({ from, name }) => from === pick || pick.startsWith(`${name}: `));
  return new Set(named.map(({ from }) => from)).size === 1 ? (named[0]?.from ?? null) : null;
}

/** CR 616.1: who would be dealt it, or controls what would be. */
function* whoWasAsked(
  history: History,
  scene: Scene,
  asked: readonly number[],
  changers: readonly Changer[],
  blow: Blow,
  possible: readonly Outcome[],
): Generator<Finding> {
  const [first] = asked;
  if (applicableTo(scene, changers, blow).length < 2) return;
  const affected = playerBehind(scene.view, blow.to);
  const question = first === undefined ? null : (history.steps[first]?.question ?? null);
  const choice = new Set(possible.map(spoken)).size > 1;
  if (question === null && !choice) return;
  yield* checked(
    question === null || question.player === affected,
    CLAUSE.chooser,
    `${blow.source.name} | ${affected === blow.source.controller}`,
    {
      cr: '616.1',
      at: first ?? 0,
      expected: `player ${affected}, who is affected, chooses which effect is applied first`,
      found: `player ${question?.player} was asked`,
    },
  );
}

/** What is done if damage was dealt this way, or as much as was dealt. CR 615.6, 608.2c */
function* followUp(history: History, resolution: Resolution, blow: Blow): Generator<Finding> {
  const [instruction] = instructionsOf(resolution.object) ?? [];
  const [damage, then] = instruction === undefined ? [] : stepsOf(instruction.effect);
  if (damage?.kind !== 'damage' || damage.bind === null || then === undefined) return;
  const dealt = resolution.happenings.flatMap(({ happening }) =>
    happening.kind === 'damage' && happening.from === blow.source.ref ? [happening] : [],
  );
  const { to } = damage.bind;
  const counted = dealt.filter((each) => to === 'anything' || /^p\d+$/.test(each.to));
  const amount = counted.reduce((sum, each) => sum + each.amount, 0);
  const you = resolution.object.controller;
  const did = doneThen(history, resolution, then, you, amount);
  if (did === null) return;
  yield* checked(did.good, CLAUSE.counted, `${blow.source.name} | ${amount > 0} | ${/^p/.test(blow.to)}`, {
    cr: '615.6',
    at: resolution.over,
    expected: `what ${blow.source.name} does besides counts the ${amount} damage that was dealt`,
    found: did.found,
  });
}

function doneThen(
  history: History,
  resolution: Resolution,
  then: Effect,
  you: Seat,
  amount: number,
): { readonly good: boolean; readonly found: string } | null {
  const view = history.steps[resolution.begun]?.view;
  if (view === undefined || !playerIn(view, you).inGame) return null;
  if (then.kind === 'if' && isRemembered(then.condition) && then.then.kind === 'scry') {
    if (view.zone('library', you).length === 0) return null;
    const asked = stepsDuring(history, resolution).some((at) => history.steps[at]?.question?.purpose === 'scry');
    return { good: asked === amount > 0, found: asked ? 'the player scried' : 'the player did not scry' };
  }
  if (then.kind !== 'gainLife' || typeof then.amount === 'number' || then.amount.kind !== 'remembered') return null;
  if (view.battlefield.some(({ name }) => holdsNode(cardNamed(name), ({ kind }) => LIFE.includes(kind)))) return null;
  const gained = resolution.happenings.reduce(
    (sum, { happening }) =>
      happening.kind === 'life' && happening.player === you && happening.change > 0 ? sum + happening.change : sum,
    0,
  );
  return { good: gained === amount, found: `${gained} life was gained` };
}

const LIFE: readonly string[] = ['gainsLife', 'cantGainLife', 'lifeCantChange', 'lasting'];

function isRemembered(condition: Condition): boolean {
  return condition.kind === 'remembered';
}
