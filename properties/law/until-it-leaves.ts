import type { History, Ref, Seat, View } from '../../protocol/index.ts';
import { cardNamed, type Effect, holdsNode, type TriggeredAbility } from '../oracles/card-facts.ts';
import { mayKeepOut } from '../oracles/keeping-out.ts';
import { triggersOf } from '../oracles/printed-triggers.ts';
import { isHindered } from '../oracles/surely-castable.ts';
import { type HappeningOf, type Placed, happeningsOf, ofKind } from '../reading/happenings.ts';
import { inExile } from '../reading/piles.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import { resolvedSpells } from '../reading/scenes.ts';
import { triggerOnStack } from '../reading/stacked-triggers.ts';
import { permanentIn, placedName, stackEntry } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

const NOTHING = 'C3/nothing-once-the-source-left';
const AT_ONCE = 'C3/returns-at-once';
const STAYS = 'C3/what-was-cast-stays';
const PLAYER = 'C3/stays-with-the-player';

/** A card that was exiled until its source leaves. CR 610.3 */
interface Held {
  readonly source: Ref;
  readonly name: string;
  readonly card: Ref;
  /** Who controlled the ability that exiled it. */
  readonly player: Seat;
  readonly since: Placed<HappeningOf<'moved'>>;
}

/** Exile until something leaves the battlefield, and permissions that last. CR 610.3, 611.2a */
export function* heldUntilItLeaves(history: History): Generator<Finding> {
  const all = happeningsOf(history);
  const resolutions = resolutionsOf(history);
  const held = resolutions.flatMap((resolution) => heldBy(history, resolution));
  for (const resolution of resolutions) yield* sourceFirst(history, resolution);
  for (const one of held) {
    const left = ofKind(all, 'moved').find(
      ({ order, happening }) =>
        order > one.since.order && happening.object === one.source && happening.from === 'battlefield',
    );
    if (left === undefined) continue;
    const before = ofKind(all, 'moved').filter(
      ({ order, happening }) =>
        order > one.since.order && order < left.order && happening.object === one.card && !isTakenBack(all, order),
    );
    if (before.length === 0) yield* returns(history, all, one, left);
    else yield* castAway(history, all, one, left, before);
  }
  yield* permitted(history, held);
}

/** Whether what began with this move was taken back before anything else was begun. CR 733.1 */
function isTakenBack(all: readonly Placed[], order: number): boolean {
  const ends = all.find((each) => each.order > order && ['cast', 'taken back'].includes(each.happening.kind));
  return ends?.happening.kind === 'taken back';
}

function exilesUntil({ effect }: TriggeredAbility): boolean {
  return holdsNode(effect, isUntil);
}

function isUntil(node: { readonly kind: string }): boolean {
  return node.kind === 'move' && (node as Extract<Effect, { kind: 'move' }>).untilSourceLeaves;
}

/** The trigger of a permanent that exiles until it leaves. */
function triggerOf(history: History, { object }: Resolution): TriggeredAbility | null {
  const trigger = object.source === null ? null : triggerOnStack(history, object);
  return trigger !== null && exilesUntil(trigger) ? trigger : null;
}

function heldBy(history: History, resolution: Resolution): readonly Held[] {
  const { object, happenings, did } = resolution;
  const { source, name, controller: player } = object;
  if (triggerOf(history, resolution) === null || source === null || did !== 'resolved') return [];
  return ofKind(happenings, 'moved').flatMap((since): readonly Held[] => {
    const { from, to, object: card } = since.happening;
    return from === 'battlefield' && to === 'exile' ? [{ source, name, card, player, since }] : [];
  });
}

/** With the source gone nothing is exiled. CR 610.3b */
function* sourceFirst(history: History, resolution: Resolution): Generator<Finding> {
  const { object, begun, over, happenings, did } = resolution;
  const view = history.steps[begun]?.view;
  if (triggerOf(history, resolution) === null || view === undefined || object.source === null || did !== 'resolved')
    return;
  if (permanentIn(view, object.source) !== null) return;
  const exiled = ofKind(happenings, 'moved').filter(({ happening }) => happening.to === 'exile');
  yield* checked(
    exiled.length === 0,
    NOTHING,
    `${object.name} | ${view.step} | ${view.stack.length} | ${object.targets.flat().length}`,
    {
      cr: '610.3b',
      at: over,
      expected: `nothing is exiled, for ${object.name} has left the battlefield`,
      found: `${exiled.map(({ happening }) => happening.object).join(', ')} was`,
    },
  );
}

type Move = Placed<HappeningOf<'moved'>>;

/** It is back before anything else happens. CR 610.3 */
function* returns(history: History, all: readonly Placed[], { card, name }: Held, left: Move): Generator<Finding> {
  const view = history.steps[left.at]?.view;
  const there = view === undefined ? null : ownerOf(history, left.at - 1, card);
  if (view === undefined || there === null || isAura(there.name) || view.players.some(({ inGame }) => !inGame)) return;
  if (mayStayOut(history, left.at)) return;
  const back = ofKind(all, 'moved').find(({ order, happening }) => order > left.order && happening.object === card);
  const end = all.find(({ order, happening }) => order > left.order && ENDS.includes(happening.kind));
  const next = history.steps.findIndex(({ question }, at) => at >= left.at && question?.kind === 'priority');
  if (next < 0) return;
  const inTime = back !== undefined && back.at <= next && (end === undefined || back.order < end.order);
  yield* checked(
    inTime && back.happening.to === 'battlefield',
    AT_ONCE,
    `${name} | ${there.name} | ${left.happening.cause} | ${view.step}`,
    {
      cr: '610.3',
      at: next,
      expected: `${there.name} returns as soon as ${name} has left, before anything else happens`,
      found: back === undefined ? 'it stays in exile' : `it went to ${back.happening.to} later`,
    },
  );
}

/** Whether something may have kept from the battlefield what was to return to it as the source left. CR 614.6 */
function mayStayOut({ steps }: History, at: number): boolean {
  return steps.slice(at - 1, at + 1).some(({ view }) => mayKeepOut(view));
}

const ENDS: readonly string[] = ['resolved', 'put on stack', 'step began'];

function ownerOf(history: History, at: number, ref: Ref): { readonly name: string } | null {
  const view = history.steps[at]?.view;
  return view === undefined ? null : (inExile(view).find((card) => card.ref === ref) ?? null);
}

function isAura(name: string): boolean {
  return cardNamed(name)?.subtypes.includes('Aura') ?? true;
}

/** What was cast from exile is another object, and is not given back. CR 400.7 */
function* castAway(
  history: History,
  all: readonly Placed[],
  { card, name }: Held,
  left: Move,
  moves: readonly Move[],
): Generator<Finding> {
  const last = moves[moves.length - 1]?.happening;
  if (moves[0]?.happening.to !== 'stack' || (last?.to !== 'stack' && last?.to !== 'battlefield')) return;
  const next = history.steps.findIndex(({ question }, at) => at >= left.at && question?.kind === 'priority');
  if (next < 0) return;
  const back = ofKind(all, 'moved').find(
    ({ at, order, happening }) => order > left.order && at <= next && happening.object === card,
  );
  const given = back?.happening.cause === 'effect' && back.happening.to === 'battlefield';
  yield* checked(!given, STAYS, `${name} | ${placedName(history, card)} | ${last.to}`, {
    cr: '400.7',
    at: next,
    expected: `${card}, which was cast, stays where it is as ${name} leaves`,
    found: `it went from ${back?.happening.from} to the battlefield`,
  });
}

/** A permission that lasts is the player's for whom it was made, whatever becomes of what made it. CR 611.2a */
function* permitted(history: History, held: readonly Held[]): Generator<Finding> {
  const spells = resolvedSpells(history).filter(({ name }) => lastsAsPermission(cardNamed(name)?.spell));
  for (const [at, { question, view }] of history.steps.entries()) {
    if (question?.kind !== 'priority') continue;
    for (const option of question.options) {
      const match = /^cast (\S+) by (\S+)$/.exec(option);
      if (match === null) continue;
      const [, card = '', by = ''] = match;
      const taker = held.find((each) => each.card === card && each.source === by && each.since.at <= at);
      const spell = spells.find(({ ref, at: since }) => ref === by && since <= at);
      const player = taker?.player ?? spell?.controller;
      if (player === undefined || !isThereToo(view, card)) continue;
      const now = permanentIn(view, by)?.controller;
      const source = now === undefined ? 'gone' : now === player ? 'there' : 'with another player';
      yield* checked(
        question.player === player,
        PLAYER,
        `${taker?.name ?? spell?.name} | ${placedName(history, card)} | ${source}`,
        {
          cr: '611.2a',
          at,
          expected: `player ${player} may cast ${card}, for whom that was said`,
          found: `player ${question.player} may`,
        },
      );
    }
    yield* stillPermitted(history, at, held);
  }
}

function isThereToo(view: View, card: Ref): boolean {
  return stackEntry(view, card) === null && permanentIn(view, card) === null;
}

function lastsAsPermission(part: unknown): boolean {
  return holdsNode(part, ({ kind }) => kind === 'lasting') && holdsNode(part, ({ kind }) => kind === 'mayCast');
}

/** What makes a spell dearer does not keep it from being offered. */
const COSTS: readonly string[] = ['spellCost', 'spellCostColored', 'minimumSpellCost', 'tappedForMana'];

/** It is still offered while the source is another player's. CR 611.2a */
function* stillPermitted(history: History, at: number, held: readonly Held[]): Generator<Finding> {
  const { question, view } = history.steps[at] ?? { question: null, view: null };
  if (question === null || view === null || view.active !== question.player || view.stack.length > 0) return;
  if (!view.step.endsWith('main')) return;
  for (const { card, source, name, player, since } of held) {
    const trigger = triggersOf(name).find(exilesUntil);
    const there = permanentIn(view, source);
    const record = cardNamed(inExile(view).find(({ ref }) => ref === card)?.name ?? '');
    if (since.at > at || player !== question.player || there === null || !lastsAsPermission(trigger)) continue;
    if (there.controller === player || record === null || record.types.includes('land')) continue;
    if (record.castOnlyIf !== null || isHindered(view, COSTS)) continue;
    yield* checked(question.options.includes(`cast ${card} by ${source}`), PLAYER, `${name} | offered still`, {
      cr: '611.2a',
      at,
      expected: `player ${player} may still cast ${card}, though ${name} is another player's`,
      found: 'it is not offered',
    });
  }
}
