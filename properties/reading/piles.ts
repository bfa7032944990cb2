import type { CardView, History, PermanentView, Ref, View } from '../../protocol/index.ts';
import { cardNamed } from '../oracles/card-facts.ts';
import { exilesToPile, pileName } from '../oracles/exile-piles.ts';
import { happeningsOf, ofKind } from './happenings.ts';
import type { Resolution } from './resolutions.ts';
import { triggerOnStack } from './stacked-triggers.ts';
import type { Triggering } from './triggers.ts';
import { permanentIn } from './views.ts';

/** A card in exile, and with what it was exiled. CR 607.2a */
export interface PiledCard {
  readonly card: CardView;
  /** The permanent, and which of the objects of that name it was. */
  readonly source: Ref;
  readonly incarnation: number;
  /** `board` for what a board began with. */
  readonly by: 'board' | 'enters' | 'cast' | 'other';
}

export interface Piles {
  /** The cards in exile of a view, each with its pile, as far as it is in one that is known. */
  readonly at: (step: number) => readonly PiledCard[];
  /** Permanents of which an ability resolved of which it is not known which object had it: their piles are not known. */
  readonly unclear: ReadonlySet<Ref>;
}

/** What was exiled with what, worked out from what the abilities on the stack did. Needs `zones` and `events`. */
export function pilesOf(
  history: History,
  resolutions: readonly Resolution[],
  triggerings: readonly Triggering[],
): Piles {
  const exiled: (PiledCard & { readonly since: number })[] = boardExiles(history).map(({ card, source }) => ({
    card,
    source: source.ref,
    incarnation: source.incarnation,
    by: 'board',
    since: 0,
  }));
  const unclear = new Set<Ref>();
  for (const resolution of resolutions) {
    const { object, over } = resolution;
    const ability = triggerOnStack(history, object);
    const record = cardNamed(object.name);
    const name = record === null ? null : pileName(record);
    if (name === null || object.source === null || (ability !== null && !exilesToPile(ability, name))) continue;
    const of = triggerings.find((each) => each.ability.ref === object.ref && each.at <= over);
    if (ability === null || of === undefined || of.incarnation === null) {
      unclear.add(object.source);
      continue;
    }
    const by = ability.on.kind === 'cast' ? 'cast' : ability.on.kind === 'enters' ? 'enters' : 'other';
    for (const { card, at } of exiledDuring(history, resolution))
      exiled.push({ card, source: object.source, incarnation: of.incarnation, by, since: at });
  }
  return {
    unclear,
    at: (step) => {
      const view = history.steps[step]?.view;
      return view === undefined ? [] : exiled.filter(({ card, since }) => since <= step && isStillInExile(view, card));
    },
  };
}

/** The cards that a board has in exile with permanents of it, as they are at first. CR 607.2a */
export function boardExiles({
  start,
  steps,
}: History): readonly { readonly card: CardView; readonly source: PermanentView }[] {
  const view = steps[0]?.view;
  if (start.kind !== 'board' || view === undefined) return [];
  return start.board.cards.flatMap(({ id, exiledWith }) => {
    const source = exiledWith === null ? null : permanentIn(view, exiledWith);
    const card = inExile(view).find(({ ref }) => ref === id);
    return source === null || card === undefined ? [] : [{ card, source }];
  });
}

/** The cards that it exiled before anything was cast, and the step that shows each in exile first. */
function exiledDuring(
  history: History,
  { happenings }: Resolution,
): readonly { readonly card: CardView; readonly at: number }[] {
  const cast = happenings.find(({ happening }) => happening.kind === 'moved' && happening.to === 'stack');
  const before = happenings.filter(({ order }) => order < (cast?.order ?? Number.POSITIVE_INFINITY));
  return ofKind(before, 'moved').flatMap(({ at, happening }) => {
    const view = history.steps[at]?.view;
    const card = view === undefined ? undefined : inExile(view).find(({ ref }) => ref === happening.object);
    return happening.to === 'exile' && card !== undefined ? [{ card, at }] : [];
  });
}

/** All cards in exile. */
export function inExile(view: View): readonly CardView[] {
  return view.players.flatMap(({ seat }) => view.zone('exile', seat));
}

/** Whether it is in exile, the same object as then. CR 400.7 */
export function isStillInExile(view: View, { ref, owner, incarnation }: CardView): boolean {
  return view.zone('exile', owner).some((card) => card.ref === ref && card.incarnation === incarnation);
}

/** Where a spell went since it was cast, and whether it was countered; null: it is still there. */
export function wentTo(
  history: History,
  spell: Ref,
  since: number,
  before: number,
): { readonly to: string | null; readonly countered: boolean; readonly order: number } | null {
  const happenings = happeningsOf(history).filter(({ order }) => order > since && order < before);
  const moved = ofKind(happenings, 'moved').find(({ happening }) => happening.object === spell);
  if (moved === undefined) return null;
  const countered = ofKind(happenings, 'countered').some(
    ({ happening, order }) => happening.object === spell && order <= moved.order + 3,
  );
  return { to: moved.happening.to, countered: countered || moved.happening.cause === 'countered', order: moved.order };
}
