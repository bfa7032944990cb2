import type { CardView, History, HistoryStep, Ref, View } from '../../protocol/index.ts';
import { cardNamed, type Effect, holdsNode } from '../oracles/card-facts.ts';
import { type CastNow, castNowOf } from '../oracles/printed-triggers.ts';
import { ofKind } from '../reading/happenings.ts';
import { inExile } from '../reading/piles.ts';
import { type Resolution, resolutionsOf, stepsDuring } from '../reading/resolutions.ts';
import { triggerOnStack } from '../reading/stacked-triggers.ts';
import { permanentIn, stackEntry } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';
import { isSurelyCastable } from './swaps.ts';

const ON_STACK = 'C2/the-spell-is-still-there';
const ALIVE = 'C2/no-state-based-actions';
const TARGET = 'C2/without-a-target-nothing';
const LANDS = 'C2/no-lands';
const ORDER = 'C2/each-in-any-order';
const EXILE = 'C2/uncast-stays-in-exile';
const GRAVEYARD = 'C2/uncast-stays-in-the-graveyard';
const DIGS = 'C2/digs-though-the-spell-is-gone';
const BOTTOM = 'C2/the-rest-to-the-bottom';

/** A resolution in which a player could cast something, with what is printed of it and the questions which. */
interface Casting {
  readonly resolution: Resolution;
  readonly effect: Effect;
  readonly offer: CastNow;
  readonly asked: readonly { readonly at: number; readonly step: HistoryStep }[];
}

/** Spells and abilities that let a player cast spells while they resolve. CR 608.2g */
export function* castsMeanwhile(history: History): Generator<Finding> {
  for (const resolution of resolutionsOf(history)) {
    const casting = castingIn(history, resolution);
    if (casting === null) continue;
    if (hasLostTargets(history, resolution)) yield* withoutTarget(casting);
    else if (resolution.did === 'resolved') {
      yield* stillThere(casting);
      yield* alive(history, casting);
      yield* noLands(casting);
      yield* inAnyOrder(history, casting);
      yield* uncast(history, casting);
      yield* bottomed(history, casting);
    }
  }
}

/** null: it lets nobody cast anything, or in more than one way, or it is not known which of its abilities it is. */
function castingIn(history: History, resolution: Resolution): Casting | null {
  const { object } = resolution;
  const record = cardNamed(object.name);
  if (record === null) return null;
  const own = object.kind === 'spell' ? record.spell?.effect : triggerOnStack(history, object)?.effect;
  const offer = castNowOf(own);
  if (own === undefined || offer === null) return null;
  const asked = stepsDuring(history, resolution).flatMap((at) => {
    const step = history.steps[at];
    return step?.question?.purpose === 'spell to cast' ? [{ at, step }] : [];
  });
  return { resolution, effect: own, offer, asked };
}

/** Whether all its targets were permanents, and have left the battlefield since they were chosen. CR 608.2b, 400.7 */
function hasLostTargets(history: History, { object, begun }: Resolution): boolean {
  const targets = object.targets.flat();
  const chosen = history.steps.find(
    ({ view }) => stackEntry(view, object.ref)?.targets.flat().length === targets.length,
  );
  const now = history.steps[begun]?.view;
  return (
    targets.length > 0 &&
    chosen !== undefined &&
    now !== undefined &&
    targets.every((ref) => permanentIn(chosen.view, ref) !== null && permanentIn(now, ref) === null)
  );
}

/** CR 608.2b */
function* withoutTarget({ resolution, asked }: Casting): Generator<Finding> {
  const { object, happenings, over } = resolution;
  const cast = ofKind(happenings, 'cast').length;
  yield* checked(asked.length === 0 && cast === 0, TARGET, object.name, {
    cr: '608.2b',
    at: over,
    expected: `nothing is cast, for ${object.name} has no legal target`,
    found: 'a spell can be cast',
  });
}

/** What is resolving is on the stack until it is done. CR 608.2g, 608.2n */
function* stillThere({ resolution, asked }: Casting): Generator<Finding> {
  const { object } = resolution;
  for (const { at, step } of asked) {
    const there = stackEntry(step.view, object.ref)?.incarnation === object.incarnation;
    yield* checked(
      there,
      ON_STACK,
      `${object.kind} ${object.name} | ${step.view.stack.length} | ${step.question?.options.length}`,
      {
        cr: '608.2n',
        at,
        expected: `${object.name} is on the stack while a spell can be cast`,
        found: 'it is not',
      },
    );
  }
}

/** What was dealt lethal damage is there until the resolution is over. CR 704.4 */
function* alive(history: History, { resolution, asked }: Casting): Generator<Finding> {
  const [first] = asked;
  const before = history.steps[resolution.begun]?.view;
  if (first === undefined || before === undefined) return;
  const told = resolution.happenings.filter(({ at }) => at <= first.at);
  const hurt = new Map<Ref, number>();
  for (const { happening } of ofKind(told, 'damage'))
    hurt.set(happening.to, (hurt.get(happening.to) ?? 0) + happening.amount);
  for (const [ref, amount] of hurt) {
    const creature = permanentIn(before, ref);
    if (creature?.toughness == null || creature.damage + amount < creature.toughness) continue;
    const moved = ofKind(told, 'moved').find(({ happening }) => happening.object === ref);
    if (moved?.happening.cause === 'effect') continue;
    const there = permanentIn(first.step.view, ref) !== null;
    yield* checked(there, ALIVE, `${resolution.object.name} | ${creature.name}`, {
      cr: '704.4',
      at: first.at,
      expected: `${creature.name} is on the battlefield while a spell can be cast, with lethal damage`,
      found: 'it is gone',
    });
  }
}

/** Casting is not playing. CR 601.1a */
function* noLands({ resolution, asked }: Casting): Generator<Finding> {
  for (const { at, step } of asked) {
    const { question, view } = step;
    if (question === null || question.player === 'chance') continue;
    const cards = cardsIn(view);
    const lands = (refs: readonly Ref[]) =>
      refs.filter((ref) => cardNamed(cards.get(ref)?.name ?? '')?.types.includes('land') === true);
    const near = lands(view.zone('hand', question.player).map(({ ref }) => ref)).length;
    const offered = lands(question.options);
    if (near === 0 && offered.length === 0) continue;
    yield* checked(offered.length === 0, LANDS, `${resolution.object.name} | ${near}`, {
      cr: '601.1a',
      at,
      expected: 'no land is offered, for lands are not cast',
      found: `${offered.map((ref) => cards.get(ref)?.name).join(', ')} is`,
    });
  }
}

function cardsIn(view: View): ReadonlyMap<Ref, CardView> {
  const zones = ['hand', 'graveyard', 'exile', 'library'] as const;
  const all = view.players.flatMap(({ seat }) => zones.flatMap((zone) => view.zone(zone, seat)));
  return new Map(all.map((each) => [each.ref, each]));
}

/** Of several all are offered, until each is cast or none is wanted; none of them resolves meanwhile. CR 608.2g, 707.12a */
function* inAnyOrder(history: History, { resolution, offer, asked }: Casting): Generator<Finding> {
  const [first] = asked;
  if (!offer.each || first === undefined || holdsNode(offer.what, ({ kind }) => kind === 'manaValue')) return;
  if (offer.from.kind !== 'bound') return;
  const exiled = ofKind(resolution.happenings, 'moved').flatMap(({ at, happening }) =>
    at <= first.at && happening.to === 'exile' && happening.object !== resolution.object.ref ? [happening.object] : [],
  );
  const copied = exiled.filter((ref) => ref.startsWith('t'));
  const cards = copied.length > 0 ? copied : exiled;
  if (cards.length < 2) return;
  const picked = new Set<Ref>();
  for (const { at, step } of asked) {
    const names = cardsIn(step.view);
    const open = cards.filter((ref) => {
      const card = names.get(ref);
      return !picked.has(ref) && card !== undefined && isSurelyCastable(history, step.view, card);
    });
    const missing = open.filter((ref) => step.question?.options.includes(ref) === false);
    const cast = ofKind(resolution.happenings, 'cast').filter((each) => each.at <= at);
    const left = cast.filter(({ happening }) => stackEntry(step.view, happening.object) === null);
    if (open.length + cast.length > 0)
      yield* checked(
        missing.length + left.length === 0,
        ORDER,
        `${resolution.object.name} | ${open.length} | ${cast.length}`,
        {
          cr: '608.2g',
          at,
          expected: 'every card that can be cast is offered, and what was cast before is still on the stack',
          found: missing.length > 0 ? `${missing.join(', ')} is not offered` : 'a spell has left the stack',
        },
      );
    if (step.answer?.kind === 'pick') for (const ref of step.answer.picks) picked.add(ref);
  }
}

/** What is not cast stays where it is, and is not cast later by what had exiled it. CR 608.2g */
function* uncast(history: History, { resolution, effect, offer, asked }: Casting): Generator<Finding> {
  const { object, begun, over, happenings } = resolution;
  if (holdsNode(effect, ({ kind }) => kind === 'bottomInRandomOrder')) return;
  const view = asked[0]?.step.view ?? history.steps[begun]?.view;
  const after = history.steps[over]?.view;
  if (view === undefined || after === undefined) return;
  const meant = asked[0]?.step.question?.options ?? (offer.from.kind === 'target' ? object.targets.flat() : []);
  const cast = new Set(ofKind(happenings, 'cast').map(({ happening }) => happening.object));
  for (const [zone, clause] of [
    ['exile', EXILE],
    ['graveyard', GRAVEYARD],
  ] as const) {
    const cards = view.players.flatMap(({ seat }) => view.zone(zone, seat)).filter((each) => meant.includes(each.ref));
    for (const card of cards) {
      if (cast.has(card.ref) || card.ref.startsWith('t')) continue;
      const stays = after.zone(zone, card.owner).some((each) => isSame(each, card));
      const offered = stays && zone === 'exile' ? offeredLater(history, over, card, object.source ?? object.ref) : null;
      yield* checked(stays && offered === null, clause, `${object.name} | ${asked.length > 0}`, {
        cr: '608.2g',
        at: offered ?? over,
        expected: `${card.name}, which was not cast, stays in ${zone}`,
        found: stays ? 'it can be cast later' : 'it is not there any more',
      });
    }
  }
}

const isSame = (one: CardView, two: CardView): boolean => one.ref === two.ref && one.incarnation === two.incarnation;

function offeredLater(history: History, from: number, card: CardView, source: Ref): number | null {
  const at = history.steps.findIndex(
    ({ question, view }, step) =>
      step >= from &&
      question?.kind === 'priority' &&
      question.options.some((each) => each === `cast ${card.ref}` || each === `cast ${card.ref} by ${source}`) &&
      inExile(view).some((each) => isSame(each, card)),
  );
  return at < 0 ? null : at;
}

/** Cards from the library, whatever became of the spell that it is about, and what is not cast goes under the library. CR 608.2c */
function* bottomed(history: History, { resolution, effect, asked }: Casting): Generator<Finding> {
  const { object, begun, over, happenings } = resolution;
  if (!holdsNode(effect, ({ kind }) => kind === 'bottomInRandomOrder')) return;
  const digs = holdsNode(effect, ({ kind }) => kind === 'exileFromTop');
  const before = history.steps[begun]?.view;
  const after = history.steps[over]?.view;
  if (before === undefined || after === undefined || !digs) return;
  const moves = ofKind(happenings, 'moved').map(({ happening }) => happening);
  const dug = moves.filter(({ from, to }) => from === 'library' && to === 'exile').map((each) => each.object);
  const taken = moves.filter(({ from, to }) => from === 'stack' && to === 'exile').map((each) => each.object);
  const exilesSpell = holdsNode(
    effect,
    (node) => node.kind === 'move' && 'what' in node && holdsNode(node.what, ({ kind }) => kind === 'eventObject'),
  );
  const owner = asked[0]?.step.question?.player ?? before.active;
  const full = before.players.every(({ seat }) => before.zone('library', seat).length > 0);
  if (exilesSpell && taken.length === 0 && full && owner !== 'chance')
    yield* checked(dug.length > 0, DIGS, `${object.name} | ${before.stack.length}`, {
      cr: '608.2c',
      at: over,
      expected: 'cards are exiled from the library, though the spell is gone',
      found: 'none was',
    });
  const cast = new Set(ofKind(happenings, 'cast').map(({ happening }) => happening.object));
  for (const ref of [...dug, ...taken].filter((each) => !cast.has(each) && !each.startsWith('t'))) {
    const low = after.players.some(({ seat }) => after.zone('library', seat).some((card) => card.ref === ref));
    yield* checked(low, BOTTOM, `${object.name} | ${taken.includes(ref) ? 'the spell' : 'from the library'}`, {
      cr: '607.2a',
      at: over,
      expected: `${ref}, which was not cast, is under the library`,
      found: 'it is not in a library',
    });
  }
}
