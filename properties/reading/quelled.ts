import type { CardView, History, HistoryStep, Ref, StackView, View } from '../../protocol/index.ts';
import { exilesSpell, freedBy } from '../oracles/freeing.ts';
import { triggerAt } from '../oracles/printed-triggers.ts';
import { boardExiles, inExile, isStillInExile } from './piles.ts';
import { lastSeen } from './scenes.ts';
import { type AbilityResolution, firstSeen, stackedAbilities } from './stacked-abilities.ts';

/** An ability on the stack of a permanent that exiles spells as it enters and frees them as it leaves. CR 607.2a */
export interface LinkedAbility {
  readonly does: 'exiles' | 'frees';
  /** As it was seen first. */
  readonly ability: StackView;
  readonly source: Ref;
  /** Which object its source was: how often the permanent had entered by then. CR 400.7 */
  readonly life: number;
  readonly at: number;
  /** Its resolution; null: it has not resolved, or the history does not show from where on. */
  readonly resolution: AbilityResolution | null;
}

/** A card in exile that such an ability put there, or that a board has there with such a permanent. */
export interface Quelled {
  readonly card: CardView;
  readonly source: Ref;
  readonly life: number;
  /** The spell as it was last seen; null for what a board has. */
  readonly spell: StackView | null;
  readonly order: number;
}

/** All of them that the history shows from the trigger on. Needs the facets `stack` and `events`. */
export function linkedAbilities(history: History): readonly LinkedAbility[] {
  return stackedAbilities(history).abilities.flatMap(({ of, ...one }): LinkedAbility[] => {
    const trigger = of === 'triggered' ? triggerAt(one.ability) : null;
    if (trigger === null) return [];
    if (exilesSpell(trigger)) return [{ does: 'exiles', ...one }];
    return freedBy(trigger) === null ? [] : [{ does: 'frees', ...one }];
  });
}

/** Everything that was quelled. Needs the facet `zones` too. */
export function quelledCards(history: History, abilities: readonly LinkedAbility[]): readonly Quelled[] {
  const made = abilities.flatMap((one): Quelled[] => {
    const { resolution, source, life } = one;
    if (one.does !== 'exiles' || resolution === null) return [];
    return resolution.happenings.flatMap(({ at, order, happening }): Quelled[] => {
      if (happening.kind !== 'moved' || happening.from !== 'stack' || happening.to !== 'exile') return [];
      const spell = lastSeen(history, at, happening.object);
      const view = history.steps[at]?.view;
      const card = view === undefined ? undefined : inExile(view).find(({ ref }) => ref === happening.object);
      return spell === null || card === undefined ? [] : [{ card, source, life, spell, order }];
    });
  });
  return [...ofBoard(history), ...made];
}

function ofBoard(history: History): readonly Quelled[] {
  return boardExiles(history).map(({ card, source }) => ({
    card,
    source: source.ref,
    life: 0,
    spell: null,
    order: -1,
  }));
}

/** Whether it is still in exile, the same object. */
export function isStillExiled(view: View, { card }: Quelled): boolean {
  return isStillInExile(view, card);
}

/** The questions, asked while it resolves, which cards of its source are to be cast. */
export function offersIn(history: History, { source, resolution }: LinkedAbility): readonly HistoryStep[] {
  if (resolution === null) return [];
  return history.steps
    .slice(resolution.begun + 1, resolution.over)
    .filter(({ question }) => question?.purpose === 'spell to cast' && question.source === source);
}

/** A spell that was cast while such an ability resolved, as it was seen first. */
export interface Recast {
  readonly spell: StackView;
  readonly player: number;
  readonly at: number;
  readonly order: number;
  /** The steps asked on the way. */
  readonly steps: readonly HistoryStep[];
}

export function recastsIn(history: History, { resolution }: LinkedAbility): readonly Recast[] {
  return (resolution?.happenings ?? []).flatMap(({ at, order, happening }): Recast[] => {
    if (happening.kind !== 'cast') return [];
    const spell = firstSeen(history, happening.object, at)?.ability ?? null;
    const steps = history.steps.slice((resolution?.begun ?? 0) + 1, at);
    return spell === null ? [] : [{ spell, player: happening.player, at, order, steps }];
  });
}
