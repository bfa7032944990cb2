import type { History, PermanentView, Ref } from '../../protocol/index.ts';
import {
  type Amount,
  cardNamed,
  type Effect,
  holdsNode,
  type ObjectsRef,
  printedAbilities,
  textHas,
} from '../oracles/card-facts.ts';
import { mayMeddleWithGains } from '../oracles/life-gain.ts';
import { numberOf } from '../oracles/matching.ts';
import { sightOf } from '../oracles/sight.ts';
import { type Exit, type Exits, exitsOf } from '../reading/exits.ts';
import { type HappeningOf, type Placed, happeningsOf, ofKind, tokensIn } from '../reading/happenings.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import { lastSeen, type Scenes } from '../reading/scenes.ts';
import { triggerOnStack } from '../reading/stacked-triggers.ts';
import { permanentIn, placedName } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';
import { CLAUSE } from './looking-back-clauses.ts';

/** What an ability knows of its source that has left, what brings it back, and what it comes back for. CR 608.2h */
export function* lastValues(history: History, scenes: Scenes): Generator<Finding> {
  const all = happeningsOf(history);
  const exits = exitsOf(history);
  for (const resolution of resolutionsOf(history)) {
    const { source } = resolution.object;
    if (source === null || resolution.did !== 'resolved') continue;
    const left = leavingOf(all, exits, source, resolution);
    if (left !== null) {
      yield* values(history, scenes, resolution, left);
      yield* returns(history, all, resolution, left);
    }
    yield* unearthed(all, resolution);
    yield* copiesOfTheDead(history, exits, resolution);
    yield* asMuchAsWasSpent(history, resolution);
  }
}

interface Left {
  readonly exits: Exits;
  readonly exit: Exit;
}

/** The one time that the source left before its ability resolved; null: none, or several. */
function leavingOf(all: readonly Placed[], exits: readonly Exits[], source: Ref, { begun }: Resolution): Left | null {
  const moves = ofKind(all, 'moved').filter(
    ({ at, happening }) => at <= begun && happening.object === source && happening.from === 'battlefield',
  );
  const [move] = moves;
  const found = move === undefined ? undefined : exits.find(({ at }) => at === move.at);
  const exit = found?.left.find(({ permanent }) => permanent.ref === source);
  return moves.length !== 1 || found === undefined || exit === undefined ? null : { exits: found, exit };
}

/** Life gained and tokens created, as many as its source had of something when it left. */
function* values(history: History, scenes: Scenes, resolution: Resolution, { exits, exit }: Left): Generator<Finding> {
  const { object, over, happenings, begun } = resolution;
  const trigger = triggerOnStack(history, object);
  const view = history.steps[begun]?.view;
  const board = view?.battlefield ?? [];
  if (trigger === null || (trigger.on.kind !== 'dies' && trigger.on.kind !== 'leaves')) return;
  if (trigger.on.what.kind !== 'isSource' || exit.permanent.name !== object.name) return;
  const { effect } = trigger;
  const amount = amountIn(effect);
  if (amount === null || board.some(({ name }) => textHas(name, 'tokensCreated'))) return;
  if (effect.kind === 'gainLife' && mayMeddleWithGains(history, begun)) return;
  const expected = numberOf(sightOf(scenes(exits.at - 1), exit.permanent), amount);
  if (expected === null) return;
  const found = effect.kind === 'gainLife' ? lifeGained(happenings) : tokensIn(happenings).length;
  const back = view !== undefined && permanentIn(view, exit.permanent.ref) !== null;
  const shape = `${object.name} | ${expected} | ${sizeOf(exit.permanent)} | ${back ? 'back' : 'gone'}`;
  yield* checked(found === Math.max(0, expected), CLAUSE.values, shape, {
    cr: '608.2h',
    at: over,
    expected: `${expected}, as ${object.name} last was`,
    found: `${found}`,
  });
}

/** What is asked of the source itself. */
function amountIn(effect: Effect): Amount | null {
  const amount = effect.kind === 'gainLife' ? effect.amount : effect.kind === 'createTokens' ? effect.count : 0;
  if (typeof amount === 'number') return null;
  const asked = amount.kind === 'counters' ? amount.on : amount.kind === 'power' ? amount.of : null;
  return asked?.kind === 'source' ? amount : null;
}

function lifeGained(happenings: readonly Placed[]): number {
  return ofKind(happenings, 'life').reduce((sum, { happening }) => sum + happening.change, 0);
}

const sizeOf = ({ power, toughness }: PermanentView): string => `${power}/${toughness}`;

/** Persist and undying bring back the card that they belong to, with a counter. CR 702.79a, 702.93a */
function* returns(
  history: History,
  all: readonly Placed[],
  resolution: Resolution,
  { exit }: Left,
): Generator<Finding> {
  const { object, begun, over, happenings } = resolution;
  const keyword = triggerOnStack(history, object)?.keyword ?? null;
  if ((keyword !== 'persist' && keyword !== 'undying') || exit.permanent.name !== object.name) return;
  const { ref, card } = exit.permanent;
  const [before, after] = [history.steps[begun]?.view, history.steps[over]?.view];
  if (before === undefined || after === undefined || !card || cardNamed(object.name) === null) return;
  if (before.battlefield.some(({ name }) => textHas(name, 'countersPut', 'cantHaveCounters', 'exiledInstead', 'copy')))
    return;
  const moves = ofKind(all, 'moved').filter(({ happening }) => happening.object === ref);
  const since = moves.filter(({ at }) => at <= begun).at(-1)?.happening.to;
  const entered = ofKind(happenings, 'moved').some(({ happening }) => cameBack(happening, ref));
  const counter = keyword === 'persist' ? '-1/-1' : '+1/+1';
  const now = permanentIn(after, ref);
  const expected = since === 'graveyard';
  const fits = entered === expected && (!entered || now === null || now.counters[counter] === 1);
  yield* checked(fits, CLAUSE.returns, `${object.name} | ${expected} | ${exit.to}`, {
    cr: keyword === 'persist' ? '702.79a' : '702.93a',
    at: over,
    expected: expected ? `${object.name} returns with a ${counter} counter` : `${object.name} stays where it is`,
    found: entered ? `it returned with ${JSON.stringify(now?.counters ?? {})}` : 'it did not return',
  });
}

function cameBack({ object, from, to }: HappeningOf<'moved'>, ref: Ref): boolean {
  return object === ref && from === 'graveyard' && to === 'battlefield';
}

/** What was unearthed goes to exile from the battlefield, wherever it would go. CR 702.84a */
function* unearthed(all: readonly Placed[], { object, happenings, order }: Resolution): Generator<Finding> {
  const place = Number(object.ability?.split('/')[1]);
  const abilities = printedAbilities(object.name, 'activated');
  const { source } = object;
  if (source === null || abilities[place]?.keyword !== 'unearth') return;
  if (!ofKind(happenings, 'moved').some(({ happening }) => cameBack(happening, source))) return;
  const left = ofKind(all, 'moved').find((each) => each.order > order && each.happening.object === source);
  if (left === undefined || left.happening.from !== 'battlefield') return;
  const { to, cause } = left.happening;
  yield* checked(to === 'exile', CLAUSE.unearthed, `${object.name} | ${cause}`, {
    cr: '702.84a',
    at: left.at,
    expected: `${object.name}, which was unearthed, goes to exile`,
    found: `it went to the ${to}`,
  });
}

/** A token that is a copy of what died is one of what that was, itself a copy perhaps. CR 608.2h, 707.2 */
function* copiesOfTheDead(history: History, exits: readonly Exits[], resolution: Resolution): Generator<Finding> {
  const { object, begun, over, happenings } = resolution;
  const trigger = triggerOnStack(history, object);
  if (trigger?.on.kind !== 'dies' || !holdsNode(trigger.effect, copiesEventObject)) return;
  const made = tokensIn(happenings);
  const after = history.steps[over]?.view;
  const found = after === undefined ? null : permanentIn(after, made[0]?.happening.object ?? '');
  const dead = exits
    .filter(({ until }) => until <= begun)
    .flatMap(({ left }) => left.filter(({ to }) => to === 'graveyard'));
  const exiled = ofKind(happenings, 'moved').find(
    ({ happening: { from, to } }) => from === 'graveyard' && to === 'exile',
  );
  const [was, ...others] = dead.filter(({ permanent }) => permanent.ref === exiled?.happening.object);
  if (made.length !== 1 || found === null || was === undefined || others.length > 0) return;
  const { name, ref } = was.permanent;
  const shape = `${object.name} | ${name} | ${placedName(history, ref) === name ? 'itself' : 'a copy'}`;
  yield* checked(found.name === name, CLAUSE.copies, shape, {
    cr: '707.2',
    at: over,
    expected: `the token is ${name}, as what died last was`,
    found: `it is ${found.name}`,
  });
}

function copiesEventObject(node: { readonly kind: string }): boolean {
  return node.kind === 'createCopyTokens' && 'of' in node && (node.of as ObjectsRef).kind === 'eventObject';
}

/** As many cards as mana was spent on what has left since, or is there. CR 608.2h */
function* asMuchAsWasSpent(history: History, { object, begun, over, happenings }: Resolution): Generator<Finding> {
  const effect = triggerOnStack(history, object)?.effect;
  const { source } = object;
  if (effect?.kind !== 'exileTop' || typeof effect.count === 'number' || effect.count.kind !== 'manaSpent') return;
  const view = history.steps[begun]?.view;
  const spell = source === null ? null : lastSeen(history, begun + 1, source);
  if (view === undefined || source === null || spell?.kind !== 'spell') return;
  const gone = permanentIn(view, source) === null;
  for (const { seat } of view.players.filter(({ inGame }) => inGame)) {
    const library = view.zone('library', seat).map(({ ref }) => ref);
    const exiled = ofKind(happenings, 'moved').filter(({ happening }) => library.includes(happening.object)).length;
    const expected = Math.min(library.length, spell.manaSpent.length);
    yield* checked(exiled === expected, CLAUSE.spent, `${object.name} | ${gone ? 'gone' : 'there'} | ${expected}`, {
      cr: '608.2h',
      at: over,
      expected: `${expected} cards of player ${seat} are exiled, as much mana as was spent on ${object.name}`,
      found: `${exiled} are`,
    });
  }
}
