import type { History, HistoryStep, StackView } from '../../protocol/index.ts';
import { cardNamed, holdsNode, recordHas } from '../oracles/card-facts.ts';
import {
  type Brought,
  broughtBy,
  type Counters,
  copyCounters,
  entersWith,
  entersWithX,
  NOTHING_BROUGHT,
} from '../oracles/entering-x.ts';
import type { Entry } from '../reading/entries.ts';
import { namesSeen, placedName } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

/** The clauses on the X of what entered. */
export const CLAUSE = {
  replacement: 'R6/enters-replacement-uses-the-spells-x',
  trigger: 'R6/enters-trigger-uses-the-spells-x',
  own: 'R6/permanents-own-x-is-zero',
  otherwise: 'R6/entered-otherwise-x-is-zero',
  costs: 'R6/each-x-costs-once',
  explosives: 'R6/explosives-count-colours-not-x',
  clone: 'R6/clone-has-x-zero',
  free: 'R6/free-cast-has-x-zero',
  copied: 'R6/copied-spell-keeps-x',
  kicker: 'R6/kicker-x-counts',
  loyalty: 'R6/x-is-loyalty',
  doubled: 'R6/doubled-x-is-not-paid-for',
  ego: 'R6/altered-ego-on-x',
} as const;

/** What an entry's counters have to be, by which clause; several where either is allowed. */
interface Expected {
  readonly clause: string;
  readonly counters: readonly Counters[];
  readonly says: string;
}

/** The counters with which something entered, against what its spell brought. CR 107.3m */
export function* entering(history: History, entry: Entry): Generator<Finding> {
  const expected = entry.spell === null ? enteredOtherwise(history, entry) : becameOf(history, entry, entry.spell);
  if (expected === null) return;
  const { clause, counters, says } = expected;
  const name = entry.permanent?.name ?? entry.spell?.name ?? 'it';
  const shape = `${name} | ${entry.from ?? 'created'} | X ${entry.spell?.x ?? 'none'} | ${spoken(counters[0])}`;
  const found = entry.permanent?.counters ?? (entry.died ? {} : null);
  const gone = entry.permanent === null;
  if (found === null || (gone && diesAnyway(history, entry, name, counters))) return;
  const good = counters.some((each) => agrees(each, found, gone) && (gone || !isDoomed(each)));
  yield* checked(good, clause, shape, {
    cr: '107.3m',
    at: entry.at,
    expected: `${name} enters with ${counters.map(spoken).join(' or ')}, for ${says}`,
    found: gone ? 'it did not stay' : `it has ${spoken(new Map(Object.entries(found)))}`,
  });
}

/** Whether what died at once may have died although it had its counters: as too small a creature, or by the legend rule. CR 704.5f, 704.5j */
function diesAnyway(history: History, entry: Entry, name: string, counters: readonly Counters[]): boolean {
  const isWalker = counters.some((each) => each.has('loyalty'));
  return hasNamesake(history, entry, name) || (!isWalker && somethingShrinks(history, entry.at));
}

function somethingShrinks(history: History, at: number): boolean {
  return [...namesSeen(history.steps.slice(0, at + 1))].some((name) => recordHas(name, 'modifyPT', 'setBasePT'));
}

/** Whether another of that name was there, so that the legend rule may have taken this one. */
function hasNamesake({ steps }: History, { at, ref }: Entry, name: string): boolean {
  const others = steps[at - 1]?.view.battlefield.filter((other) => other.name === name && other.ref !== ref) ?? [];
  return others.length > 0 && (cardNamed(name)?.supertypes.includes('legendary') ?? false);
}

/** A planeswalker without loyalty does not stay. CR 704.5i */
function isDoomed(counters: Counters): boolean {
  return counters.get('loyalty') === 0;
}

/** Whether the permanent has just these counters; one that died at once is not held against none that keep it alive. */
function agrees(counters: Counters, found: Readonly<Record<string, number>>, gone: boolean): boolean {
  if (gone) return (counters.get('+1/+1') ?? 0) + (counters.get('loyalty') ?? 0) === 0;
  const kinds = new Set([...counters.keys(), ...Object.keys(found)]);
  return [...kinds].every((kind) => (counters.get(kind) ?? 0) === (found[kind] ?? 0));
}

function becameOf(history: History, entry: Entry, spell: StackView): Expected | null {
  const record = cardNamed(spell.name);
  if (record === null) return null;
  const brought = broughtBy(spell);
  const copying = copyCounters(record, brought);
  if (copying !== null) return asCopy(history, entry, spell, brought, copying);
  const counters = entersWith(record, brought);
  if (counters === null || counters.size === 0) return null;
  const says = `X was ${brought.x}`;
  if (spell.name === 'Engineered Explosives') {
    return { clause: CLAUSE.explosives, counters: [counters], says: 'so many colours of mana were spent' };
  }
  if (!entersWithX(record)) return null;
  if (spell.paid.includes('without paying')) {
    return {
      clause: CLAUSE.free,
      counters: [entersWith(record, NOTHING_BROUGHT) ?? counters],
      says: 'it was cast without paying',
    };
  }
  if (!spell.card) {
    const { x } = originalOf(history, spell);
    const kept = entersWith(record, { ...brought, x: x ?? 0 });
    return kept === null
      ? null
      : { clause: CLAUSE.copied, counters: [kept], says: `X of the spell that it copies was ${x}` };
  }
  const clause = record.loyalty === 'X' ? CLAUSE.loyalty : CLAUSE.replacement;
  return { clause, counters: [counters], says };
}

/** The one spell of its name that was on the stack as a copy came there; the copy itself where that cannot be told. CR 707.10 */
function originalOf(history: History, copy: StackView): StackView {
  const first = history.steps.find(({ view }) => view.stack.some(({ ref }) => ref === copy.ref));
  const others = first?.view.stack.filter(
    ({ kind, card, name, ref }) => kind === 'spell' && card && name === copy.name && ref !== copy.ref,
  );
  return others?.length === 1 && others[0] !== undefined ? others[0] : copy;
}

/** A spell whose permanent entered as a copy of another. CR 107.3j, 707.5 */
function asCopy(history: History, entry: Entry, spell: StackView, brought: Brought, own: Counters): Expected | null {
  const name = entry.permanent?.name ?? copiedName(history, entry);
  const copied = name === null || name === spell.name ? null : cardNamed(name);
  if (copied === null || copiedTwice(history, entry)) return null;
  const without = entersWith(copied, NOTHING_BROUGHT);
  const withX = entersWith(copied, brought);
  if (without === null || withX === null) return null;
  if (!entersWithX(copied)) {
    return own.size === 0
      ? null
      : { clause: CLAUSE.replacement, counters: [together(own, without)], says: `X was ${brought.x}` };
  }
  if (spell.x === null || spell.x === 0) {
    return { clause: CLAUSE.clone, counters: [together(own, without)], says: 'what it copies was no spell with X' };
  }
  return { clause: CLAUSE.ego, counters: [together(own, without), together(own, withX)], says: `X was ${brought.x}` };
}

/** Whether it copied more than once as it entered: of what the first copying adds nothing is left then. CR 707.9e */
function copiedTwice({ steps }: History, { at, ref }: Entry): boolean {
  let copied = 0;
  for (let step = at - 1; step >= 0 && steps[step]?.question?.source === ref; step--) {
    const { question, answer } = steps[step] as HistoryStep;
    if (question?.purpose === 'copy' && answer?.kind === 'pick' && answer.picks.includes('yes')) copied++;
  }
  return copied > 1;
}

/** The name of what was chosen to be copied. */
function copiedName(history: History, entry: Entry): string | null {
  const chosen = history.steps
    .slice(0, entry.at)
    .findLast(({ question }) => question?.purpose === 'copy' && question.source === entry.ref);
  const ref = chosen?.answer?.kind === 'pick' ? chosen.answer.picks[0] : undefined;
  return chosen?.view.battlefield.find((permanent) => permanent.ref === ref)?.name ?? null;
}

/** Something that no spell became: X is 0. CR 107.3m, 107.3g */
function enteredOtherwise(history: History, entry: Entry): Expected | null {
  const name = entry.permanent?.name ?? placedName(history, entry.ref);
  const record = name === null ? null : cardNamed(name);
  if (record === null || !entersWithX(record) || isGivenCounters(history, entry)) return null;
  const counters = entersWith(record, NOTHING_BROUGHT);
  return counters === null ? null : { clause: CLAUSE.otherwise, counters: [counters], says: 'it was not cast' };
}

function together(one: Counters, other: Counters): Counters {
  const kinds = new Set([...one.keys(), ...other.keys()]);
  return new Map([...kinds].map((kind) => [kind, (one.get(kind) ?? 0) + (other.get(kind) ?? 0)]));
}

function spoken(counters: Counters | undefined): string {
  const kept = [...(counters ?? [])].filter(([, amount]) => amount > 0);
  return kept.length === 0 ? 'no counters' : kept.map(([kind, amount]) => counted(kind, amount)).join(', ');
}

function counted(kind: string, amount: number): string {
  return `${amount} ${kind} counter${amount === 1 ? '' : 's'}`;
}

/** Whether something there may have put it onto the battlefield with counters of its own choice. CR 122.6a */
function isGivenCounters({ steps }: History, { at }: Entry): boolean {
  return [...namesSeen(steps.slice(Math.max(0, at - 1), at + 1))].some((name) =>
    holdsNode(cardNamed(name), givesCounters),
  );
}

function givesCounters(node: { readonly kind: string; readonly counters?: unknown }): boolean {
  const { counters } = node;
  return typeof counters === 'object' && counters !== null && 'counter' in counters;
}
