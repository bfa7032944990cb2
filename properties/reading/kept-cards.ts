import type { CardView, History, Ref, View } from '../../protocol/index.ts';
import { keepingOf, keepsInExile } from '../oracles/linked-exile.ts';
import type { StackedAbilities } from './stacked-abilities.ts';
import { permanentIn } from './views.ts';

/** A card in exile that an ability put there for another to give back, or until its object leaves. CR 607.2a, 610.3 */
export interface KeptCard {
  readonly card: CardView;
  readonly source: Ref;
  /** Which object its source was. */
  readonly life: number;
  /** The name on the text that exiled it. */
  readonly text: string;
  readonly until: boolean;
  readonly order: number;
}

/** All that the history shows, and what its board has with permanents. Needs the facets `stack`, `events` and `zones`. */
export function keptCards(history: History, { abilities }: StackedAbilities): readonly KeptCard[] {
  const made = abilities.flatMap((one): KeptCard[] => {
    const { resolution, source, life, ability } = one;
    const does = keepingOf(one);
    if (resolution === null || does === null || does === 'gives back') return [];
    return resolution.happenings.flatMap(({ at, order, happening }): KeptCard[] => {
      if (happening.kind !== 'moved' || happening.to !== 'exile') return [];
      const view = history.steps[at]?.view;
      const card = view === undefined ? null : cardInExile(view, happening.object);
      if (card === null) return [];
      return [{ card, source, life, text: ability.name, until: does === 'exiles until', order }];
    });
  });
  return [...ofBoard(history), ...made];
}

function ofBoard({ start, steps }: History): readonly KeptCard[] {
  const view = steps[0]?.view;
  if (start.kind !== 'board' || view === undefined) return [];
  return start.board.cards.flatMap(({ id, exiledWith }): KeptCard[] => {
    const source = exiledWith === null ? null : permanentIn(view, exiledWith);
    const card = cardInExile(view, id);
    if (source === null || card === null || !keepsInExile(source.name)) return [];
    return [{ card, source: source.ref, life: 0, text: source.name, until: false, order: -1 }];
  });
}

export function cardsInExile(view: View): readonly CardView[] {
  return view.players.flatMap(({ seat }) => view.zone('exile', seat));
}

export function cardInExile(view: View, ref: Ref): CardView | null {
  return cardsInExile(view).find((card) => card.ref === ref) ?? null;
}

/** Whether it is in exile, the same object as then. CR 400.7 */
export function isStillThere(view: View, { ref, incarnation }: CardView): boolean {
  return cardInExile(view, ref)?.incarnation === incarnation;
}
