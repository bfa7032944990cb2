import type { History } from '../../protocol/index.ts';
import { cardNamed, type CardRecord, holdsNode, recordHas, textHas } from '../oracles/card-facts.ts';
import { counteringsOf } from '../reading/counterings.ts';
import { type Placed, happeningsOf, ofKind } from '../reading/happenings.ts';
import { type CastAction, type Departure, departureOf, type PermittedCast } from '../reading/permitted-casts.ts';
import { permanentIn, wasOnStack } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

/** A spell with what is known of the permission by which it was cast. */
export type KnownCast = Pick<PermittedCast, 'spell' | 'at' | 'order' | 'source'> & {
  readonly permission: { readonly name: string; readonly rule: Pick<PermittedCast['permission']['rule'], 'terms'> };
};

/** A spell cast by a permission that sends it to exile: where it went, and whether what gave the permission was still there. CR 614.1a, 702.34a */
export interface Sent {
  readonly cast: KnownCast;
  readonly departure: Departure;
  /** How it came to leave. */
  readonly how: string;
  readonly sourceGone: boolean;
}

/** All that left the stack as they resolved or were countered. */
export function sentSpells(history: History, casts: readonly KnownCast[]): readonly Sent[] {
  const all = happeningsOf(history);
  return casts.flatMap((cast) => {
    const departure = cast.permission.rule.terms.leaving === 'as usual' ? null : departureOf(all, cast);
    if (departure === null || departure.to === null || !cast.spell.card) return [];
    if (departure.resolved === null && !departure.countered) return [];
    const before = history.steps[departure.at - 1]?.view;
    const there = cast.source === null || before === undefined ? null : permanentIn(before, cast.source.ref);
    const sourceGone = cast.source !== null && there?.incarnation !== cast.source.incarnation;
    const how = departure.countered ? 'countered' : (departure.resolved ?? '');
    return [{ cast, departure, how, sourceGone }];
  });
}

/** It is exiled where it would have gone to a graveyard. CR 614.6 */
export function* exiledInstead({ cast, departure, how, sourceGone }: Sent, clause: string): Generator<Finding> {
  if (departure.to !== 'exile' && departure.to !== 'graveyard') return;
  const { spell, permission } = cast;
  const shape = `${permission.name} | ${spell.types.join(' ')} | ${how} | ${sourceGone ? 'gone' : 'there'} | ${spell.paid.join(' ')}`;
  yield* checked(departure.to === 'exile', clause, shape, {
    cr: '614.6',
    at: departure.at,
    expected: `${spell.name}, cast by the permission of ${permission.name}, is exiled instead of going to the graveyard`,
    found: 'it went to the graveyard',
  });
}

/** What counters it and puts it into a hand or a library does so: it was not going to a graveyard. CR 614.1a, 701.6a */
export function* elsewhereAsSaid(history: History, { cast, departure }: Sent, clause: string): Generator<Finding> {
  const { spell, permission } = cast;
  const before = history.steps[departure.at - 1]?.view;
  if (permission.rule.terms.leaving !== 'exile for graveyard' || !departure.countered) return;
  if (before === undefined || before.battlefield.some(({ name }) => textHas(name, 'moves'))) return;
  for (const { resolution, counter, target } of counteringsOf(history)) {
    const isIt = target === spell.ref && resolution.begun < departure.at && departure.at <= resolution.over;
    if (!isIt || (counter.to !== 'hand' && counter.to !== 'library top')) continue;
    const to = counter.to === 'hand' ? 'hand' : 'library';
    yield* checked(departure.to === to, clause, `${permission.name} | ${spell.name} | ${resolution.object.name}`, {
      cr: '614.1a',
      at: departure.at,
      expected: `${spell.name}, which is countered and put elsewhere than into a graveyard, goes to the ${to}`,
      found: `it went to ${departure.to}`,
    });
  }
}

/** With buyback paid, two effects want it elsewhere: the spell's controller says which. CR 616.1, 702.27a */
export function* buybackOrExile(history: History, { cast, departure }: Sent, clause: string): Generator<Finding> {
  const { spell, permission } = cast;
  const steps = history.steps.slice(departure.at - 1, departure.at);
  const before = steps[0]?.view;
  const paysBack = spell.paid.includes('buyback') && departure.resolved === 'resolved';
  if (!paysBack || permission.rule.terms.leaving !== 'exile for graveyard' || before === undefined) return;
  if (before.battlefield.some(({ name }) => textHas(name, 'moves'))) return;
  const controller = before.stack.find(({ ref }) => ref === spell.ref)?.controller ?? spell.controller;
  const asked = steps.find(({ question }) => question?.purpose === 'replacement');
  const by = asked?.question?.player;
  const chosen = asked?.answer?.kind === 'pick' ? asked.answer.picks[0] : null;
  const goesBack = chosen === spell.ref;
  const good = by === controller && departure.to === (goesBack ? 'hand' : 'exile');
  yield* checked(good, clause, `${permission.name} | ${spell.name} | ${departure.to}`, {
    cr: '616.1',
    at: departure.at,
    expected: `player ${controller} chooses whether ${spell.name} goes back to the hand or to exile`,
    found:
      by === undefined
        ? `nobody was asked, and it went to ${departure.to}`
        : `player ${by} chose ${chosen}, and it went to ${departure.to}`,
  });
}

/** One that went elsewhere is a new object: as it later goes to a graveyard, nothing sends it to exile. CR 400.7 */
export function* laterTrips(
  history: History,
  { cast, departure }: Sent,
  casts: readonly CastAction[],
  clause: string,
): Generator<Finding> {
  if (departure.to !== 'hand' && departure.to !== 'library') return;
  const all = happeningsOf(history).filter(({ order }) => order > departure.order);
  for (const again of casts) {
    if (again.spell.ref !== cast.spell.ref || again.order < departure.order || again.action.by !== null) continue;
    const end = departureOf(all, again);
    if (end === null || end.resolved !== 'resolved' || !goesToGraveyard(history, again, end)) continue;
    yield* laterTrip(cast, end.to, end.at, 'cast again', clause);
  }
  for (const { at, to } of discards(all, cast.spell.ref)) {
    const view = history.steps[at - 1]?.view;
    if (view === undefined || view.battlefield.some(({ name }) => textHas(name, 'moves'))) continue;
    yield* laterTrip(cast, to, at, 'discarded', clause);
  }
}

function* laterTrip(cast: KnownCast, to: string | null, at: number, how: string, clause: string): Generator<Finding> {
  const { spell, permission } = cast;
  yield* checked(to !== 'exile', clause, `${permission.name} | ${spell.name} | ${how}`, {
    cr: '400.7',
    at,
    expected: `${spell.name}, a new object since it went elsewhere, goes to the graveyard`,
    found: 'it was exiled',
  });
}

/** Whether a spell cast from hand goes to the graveyard as it resolves, for all that is seen. CR 608.2n */
export function goesToGraveyard(
  history: History,
  { spell }: Pick<CastAction, 'spell'>,
  { at, resolved }: Departure,
): boolean {
  const record = cardNamed(spell.name);
  const view = history.steps[at - 1]?.view;
  if (record === null || view === undefined || resolved !== 'resolved' || spell.paid.includes('buyback')) return false;
  const instantOrSorcery = record.spell !== null && spell.card;
  if (!instantOrSorcery || movesItself(record)) return false;
  // What a spell has left behind may move cards elsewhere for the rest of the turn.
  const moved = wasOnStack(history, at - 1, (name) => recordHas(name, 'moves'));
  return !moved && !view.battlefield.some(({ name }) => textHas(name, 'moves'));
}

/** Whether its instructions may send it somewhere. */
function movesItself(record: CardRecord): boolean {
  return holdsNode(
    [record.spell, record.abilities],
    (node) =>
      // All that is on the stack is exiled as the turn ends, the spell that ends it too. CR 724.1b
      node.kind === 'endTurn' ||
      (node.kind === 'move' && 'what' in node && holdsNode(node.what, ({ kind }) => kind === 'source')),
  );
}

function discards(all: readonly Placed[], ref: string): readonly { readonly at: number; readonly to: string | null }[] {
  return ofKind(all, 'discarded').flatMap(({ at, order, happening }) => {
    if (happening.card !== ref) return [];
    const moves = ofKind(all, 'moved').filter((each) => each.at === at && each.happening.object === ref);
    const near = moves.find((each) => each.happening.from === 'hand' && Math.abs(each.order - order) <= 4);
    return near === undefined ? [] : [{ at, to: near.happening.to }];
  });
}
