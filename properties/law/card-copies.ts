import type { History, Ref } from '../../protocol/index.ts';
import { cardNamed, type Effect, holdsNode, type TriggeredAbility } from '../oracles/card-facts.ts';
import { triggersOf } from '../oracles/printed-triggers.ts';
import { type Placed, happeningsOf, ofKind } from '../reading/happenings.ts';
import { inExile } from '../reading/piles.ts';
import { type Resolution, resolutionsOf, stepsDuring } from '../reading/resolutions.ts';
import { permanentIn, stackEntry } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

const CAST = 'C1/the-copy-is-cast';
const CEASES = 'C1/uncast-copies-cease';
const NEVER = 'C1/now-or-never';
const OFF = 'C1/copies-set-nothing-off';
const EXILED = 'C1/the-card-is-exiled';
const GONE = 'C1/though-the-source-is-gone';
const STILL = 'C1/only-what-is-still-exiled';

/** A resolution that made copies of cards in exile. */
interface Copying {
  readonly resolution: Resolution;
  readonly made: readonly Ref[];
}

/** Copies of cards that are made in exile and cast. CR 707.12 */
export function* cardCopies(history: History): Generator<Finding> {
  const resolutions = resolutionsOf(history);
  for (const resolution of resolutions) {
    const made = ofKind(resolution.happenings, 'moved').flatMap(({ happening }) =>
      happening.from === null && happening.to === 'exile' ? [happening.object] : [],
    );
    const copying: Copying = { resolution, made };
    for (const ref of made) yield* copy(history, copying, ref);
    yield* exiledCard(history, resolution);
  }
  yield* counted(history, resolutions);
}

/** It is cast while the same thing resolves, or is gone. CR 707.12, 608.2g, 704.5e */
function* copy(history: History, { resolution, made }: Copying, ref: Ref): Generator<Finding> {
  const { object, happenings, over } = resolution;
  const after = history.steps[over]?.view;
  const own = after === undefined ? null : stackEntry(after, ref);
  const name = `${object.name} | ${made.length} | ${own?.name ?? 'not cast'} | ${after?.step}`;
  const onStack = own !== null;
  const cast = ofKind(happenings, 'cast').find(({ happening }) => happening.object === ref);
  if (onStack || cast !== undefined) {
    yield* checked(cast !== undefined, CAST, name, {
      cr: '707.12',
      at: over,
      expected: `the copy ${ref} is cast, as a card would be`,
      found: 'it was put on the stack without being cast',
    });
    if (cast !== undefined) yield* setsOff(history, cast, name);
    return;
  }
  const next = history.steps.findIndex(({ question }, at) => at >= over && question?.kind === 'priority');
  if (next < 0) return;
  const left = inExile(history.steps[next]?.view ?? NOTHING).some((card) => card.ref === ref);
  yield* checked(!left, CEASES, name, {
    cr: '704.5e',
    at: next,
    expected: `the copy ${ref}, which was not cast, has ceased to exist`,
    found: 'it is in exile',
  });
}

const NOTHING = { players: [], zone: () => [] } as unknown as History['steps'][number]['view'];

/** What watches for cards that are cast does not see a copy. CR 108.2, 707.12 */
function* setsOff(history: History, { at, order }: Placed, name: string): Generator<Finding> {
  const view = history.steps[at]?.view;
  const watchers = (view?.battlefield ?? []).filter((each) => triggersOf(each.name).some(watchesCards));
  if (watchers.length === 0) return;
  const set: Ref[] = [];
  const all = happeningsOf(history);
  for (let next = order + 1; all[next]?.happening.kind === 'triggered'; next++) {
    const { happening } = all[next] as Placed;
    if (happening.kind === 'triggered') set.push(happening.object);
  }
  const wrong = watchers.filter(({ ref, name: own }) => set.includes(ref) && triggersOf(own).every(watchesCards));
  yield* checked(wrong.length === 0, OFF, `${name} | ${watchers.length}`, {
    cr: '707.12',
    at,
    expected: 'a copy of a card is no card, and sets nothing off that watches for cards',
    found: `it set off ${wrong.map(({ name: own }) => own).join(', ')}`,
  });
}

function watchesCards({ on }: TriggeredAbility): boolean {
  return on.kind === 'cast' && holdsNode(on.what, ({ kind }) => kind === 'isCard');
}

/** The spell that set it off goes to exile and does not resolve. CR 406.2 */
function* exiledCard(history: History, resolution: Resolution): Generator<Finding> {
  const { object, begun, over, happenings, did } = resolution;
  const trigger = triggersOf(object.name).find(watchesCards);
  if (object.kind !== 'ability' || trigger === undefined || did !== 'resolved') return;
  const before = history.steps[begun]?.view;
  const after = history.steps[over]?.view;
  const own = before?.stack.findIndex(({ ref }) => ref === object.ref) ?? -1;
  const spell = before?.stack[own - 1];
  // Only where nothing but the one spell is below it is it sure which of them set it off.
  if (own !== 1 || after === undefined || spell === undefined || spell.kind !== 'spell' || !spell.card) return;
  if (!spell.types.includes('instant') && !spell.types.includes('sorcery')) return;
  const stays = stackEntry(after, spell.ref)?.incarnation === spell.incarnation;
  const went = ofKind(happenings, 'moved').find(({ happening }) => happening.object === spell.ref)?.happening.to;
  if (!stays && went !== 'exile') return;
  yield* checked(!stays, EXILED, spell.name, {
    cr: '406.2',
    at: over,
    expected: `${spell.name}, which set it off, is in exile and does not resolve`,
    found: 'it is still on the stack',
  });
}

/** Cards exiled with a permanent whose abilities copy them, for each object that it was. CR 607.2a */
interface Pile {
  readonly host: Ref;
  readonly incarnation: number;
  readonly cards: { readonly ref: Ref; readonly incarnation: number }[];
}

/** So many copies as there are cards in exile, whether the source is there or not. CR 607.2a, 608.2h */
function* counted(history: History, resolutions: readonly Resolution[]): Generator<Finding> {
  const piles = pilesAtFirst(history);
  for (const resolution of resolutions) {
    const { object, begun, over, happenings, did } = resolution;
    const view = history.steps[begun]?.view;
    const incarnation = object.source === null ? null : incarnationAsPut(history, object.ref, object.source);
    const pile = piles.find((each) => each.host === object.source && each.incarnation === incarnation);
    if (view === undefined || did !== 'resolved' || pile === undefined || !copiesAll(object.name)) continue;
    const exiled = inExile(view);
    const there = pile.cards.filter(({ ref, incarnation: own }) =>
      exiled.some((card) => card.ref === ref && card.incarnation === own),
    );
    yield* neverAtPriority(history, there, over, object.name);
    const declined = stepsDuring(history, resolution).some((at) => {
      const { question, answer } = history.steps[at] ?? { question: null, answer: null };
      return question?.purpose === 'optional effect' && answer?.kind === 'pick' && answer.picks[0] === 'no';
    });
    if (declined) continue;
    const made = ofKind(happenings, 'moved').filter(({ happening }) => happening.from === null).length;
    const sourceGone = permanentIn(view, pile.host)?.incarnation !== incarnation;
    const clauses = [...(sourceGone ? [GONE] : []), ...(there.length < pile.cards.length ? [STILL] : [])];
    for (const clause of clauses) {
      yield* checked(made === there.length, clause, `${object.name} | ${there.length} of ${pile.cards.length}`, {
        cr: '608.2h',
        at: over,
        expected: `${there.length} copies, one for each card that is still in exile`,
        found: `${made} copies`,
      });
    }
  }
}

function pilesAtFirst({ start, steps }: History): readonly Pile[] {
  const view = steps[0]?.view;
  if (start.kind !== 'board' || view === undefined) return [];
  return view.battlefield.flatMap((host) => {
    if (!copiesAll(host.name)) return [];
    const refs = start.board.cards.filter(({ exiledWith }) => exiledWith === host.ref).map(({ id }) => id);
    const cards = inExile(view).filter(({ ref }) => refs.includes(ref));
    return cards.length === 0 ? [] : [{ host: host.ref, incarnation: host.incarnation, cards: [...cards] }];
  });
}

/** Which object the source was as the ability was put on the stack; null: none that is seen. */
function incarnationAsPut(history: History, ability: Ref, source: Ref): number | null {
  const step = history.steps.find(({ view }) => stackEntry(view, ability) !== null);
  return step === undefined ? null : (permanentIn(step.view, source)?.incarnation ?? null);
}

/** An activated ability that copies every card that the source exiled, and no other ability of the card does. */
function copiesAll(name: string): boolean {
  const abilities = cardNamed(name)?.abilities ?? [];
  const copying = abilities.filter((each) => holdsNode(each, ({ kind }) => kind === 'copyCards'));
  const [only] = copying;
  return copying.length === 1 && only?.kind === 'activated' && holdsNode(only.effect, isOfLinked);
}

function isOfLinked(node: { readonly kind: string }): boolean {
  return node.kind === 'copyCards' && (node as Extract<Effect, { kind: 'copyCards' }>).what.kind === 'linked';
}

/** The card itself is not cast by a player who has priority. CR 608.2g */
function* neverAtPriority(
  history: History,
  cards: readonly { readonly ref: Ref; readonly incarnation: number }[],
  from: number,
  name: string,
): Generator<Finding> {
  for (const { ref, incarnation } of cards) {
    const steps = history.steps.flatMap((step, at) => (at >= from && step.question?.kind === 'priority' ? [at] : []));
    const there = steps.filter((at) =>
      inExile(history.steps[at]?.view ?? NOTHING).some((card) => card.ref === ref && card.incarnation === incarnation),
    );
    const offered = there.find((at) =>
      history.steps[at]?.question?.options.some((each) => each === `cast ${ref}` || each.startsWith(`cast ${ref} by `)),
    );
    if (there.length === 0) continue;
    yield* checked(offered === undefined, NEVER, name, {
      cr: '608.2g',
      at: offered ?? 0,
      expected: 'a copy is cast while the ability resolves, and the card itself never',
      found: `${ref} may be cast by a player who has priority`,
    });
  }
}
