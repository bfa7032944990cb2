import type { History, Question, Ref, Seat, StackView, View } from '../../protocol/index.ts';
import { type CardRecord, cardNamed, kindsIn } from '../oracles/card-facts.ts';
import { swapOf } from '../oracles/exile-piles.ts';
import { fixedPart } from '../oracles/entering-x.ts';
import type { CastNow } from '../oracles/printed-triggers.ts';
import { type Piles, pilesOf, wentTo } from '../reading/piles.ts';
import { type Resolution, resolutionsOf, stepsDuring } from '../reading/resolutions.ts';
import { type Casting, type Triggering, triggeringsOf } from '../reading/triggers.ts';
import { namesSeen } from '../reading/views.ts';

/** A trigger that exiles a spell and then offers another card of its pile, as it resolved. */
export interface Swap {
  readonly resolution: Resolution;
  readonly offer: CastNow;
  readonly source: Ref;
  readonly incarnation: number | null;
  /** The spell on which it triggered. */
  readonly cast: Casting;
  /** Where that spell had gone before; null: it was still on the stack. */
  readonly gone: { readonly to: string | null; readonly countered: boolean; readonly order: number } | null;
  /** The first step that shows the spell exiled by this trigger, and null where it exiled nothing. */
  readonly exiled: number | null;
  /** The first question that offers cards to be cast, with its step. */
  readonly asked: { readonly at: number; readonly question: Question } | null;
  /** What was cast while it resolved. */
  readonly casts: readonly Ref[];
}

/** What the laws on cards that are cast while something resolves read of a history. */
export interface Swaps {
  readonly swaps: readonly Swap[];
  readonly resolutions: readonly Resolution[];
  readonly triggerings: readonly Triggering[];
  readonly piles: Piles;
}

/** Needs the facets `battlefield`, `stack`, `zones`, `options` and `events`. */
export function swapsOf(history: History): Swaps {
  const known = KNOWN.get(history);
  if (known !== undefined) return known;
  const resolutions = resolutionsOf(history);
  const triggerings = triggeringsOf(history);
  const piles = pilesOf(history, resolutions, triggerings);
  const swaps = resolutions.flatMap((resolution) => swapBy(history, resolution, triggerings));
  const found = { swaps, resolutions, triggerings, piles };
  KNOWN.set(history, found);
  return found;
}

const KNOWN = new WeakMap<History, Swaps>();

function swapBy(history: History, resolution: Resolution, triggerings: readonly Triggering[]): readonly Swap[] {
  const { object, over, did } = resolution;
  const swap = swapOf(object);
  const trigger = triggerings.find(({ ability, at }) => ability.ref === object.ref && at <= over);
  if (swap === null || did !== 'resolved' || object.source === null || trigger?.on == null) return [];
  const spell = trigger.on.object;
  const first = resolution.happenings[0]?.order ?? Number.POSITIVE_INFINITY;
  const before = Math.min(first, resolution.order);
  const gone = wentTo(history, spell, trigger.on.order, before);
  const move = resolution.happenings.find(({ happening }) => happening.kind === 'moved' && happening.object === spell);
  const exiles = gone === null && move?.happening.kind === 'moved' && move.happening.to === 'exile';
  const asked = stepsDuring(history, resolution).flatMap((at) => {
    const question = history.steps[at]?.question;
    return question?.kind === 'objects' && question.purpose === 'spell to cast' ? [{ at, question }] : [];
  })[0];
  return [
    {
      resolution,
      offer: swap.offer,
      source: object.source,
      incarnation: trigger.incarnation,
      cast: trigger.on,
      gone,
      exiled: exiles ? (move?.at ?? null) : null,
      asked: asked ?? null,
      casts: resolution.happenings.flatMap(({ happening }) => (happening.kind === 'cast' ? [happening.object] : [])),
    },
  ];
}

/**
 * Whether nothing but the offer itself could keep the player from casting the card for nothing: no targets, no costs that must be
 * paid, no limits of its own, and nothing about that forbids spells or makes them cost more. CR 601.2, 608.2g
 */
export function isSurelyCastable(history: History, view: View, { name }: { readonly name: string }): boolean {
  const record = cardNamed(name);
  if (record === null || record.types.includes('land') || record.manaCost === null || needsChoices(record))
    return false;
  return !view.battlefield.some(hinders) && !history.steps.some((step) => step.view.stack.some(hinders));
}

/** Whether it may keep others from being cast, as a permanent, or by what it did as it resolved. */
function hinders({ name }: { readonly name: string }): boolean {
  return HINDERS.some((kind) => kindsOf(name).has(kind));
}

function needsChoices({ spell, additionalCosts, castOnlyIf, leastX, subtypes, abilities }: CardRecord): boolean {
  return (
    (spell !== null && (spell.targets.length > 0 || spell.modes !== null)) ||
    additionalCosts.some(({ optional }) => !optional) ||
    castOnlyIf !== null ||
    leastX > 0 ||
    subtypes.includes('Aura') ||
    abilities.some(({ kind }) => kind === 'enchant')
  );
}

const HINDERS: readonly string[] = [
  'cantCast',
  'castsAsSorceries',
  'spellLimit',
  'splitSecond',
  'spellCost',
  'minimumSpellCost',
  'loseAll',
  'lose',
];

export function kindsOf(name: string): ReadonlySet<string> {
  const record = cardNamed(name);
  return record === null ? NONE : kindsIn(record);
}

const NONE: ReadonlySet<string> = new Set();

/** A card as a spell of which nothing is chosen yet, X being 0. CR 601.3e */
export function asSpell(
  card: { readonly ref: Ref; readonly name: string; readonly owner: Seat },
  player: Seat,
): StackView {
  const record = cardNamed(card.name);
  return {
    ...{
      ref: card.ref,
      name: card.name,
      owner: card.owner,
      incarnation: 0,
      kind: 'spell',
      controller: player,
      card: true,
    },
    ...{ source: null, ability: null, x: 0, modes: [], targets: [], division: [], paid: [], manaSpent: '' },
    manaValue: record?.manaCost == null ? 0 : fixedPart(record.manaCost),
    types: record?.types ?? [],
    colors: record?.colors ?? [],
  };
}

/**
 * Whether something in the game takes abilities away, or makes permanents into others: then what is printed is not what counts. What
 * enters as a copy is what its name says.
 */
export function isMuddled({ steps }: History): boolean {
  return [...namesSeen(steps)].some((name) => MUDDLES.some((kind) => kindsOf(name).has(kind)));
}

const MUDDLES: readonly string[] = ['loseAll', 'becomeCopy'];
