import type { CardView, History, Ref } from '../../protocol/index.ts';
import { keepingOf, keepsInExile } from '../oracles/linked-exile.ts';
import { boardExiles, inExile } from './piles.ts';
import type { StackedAbilities } from './stacked-abilities.ts';

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
      const card = view === undefined ? undefined : inExile(view).find(({ ref }) => ref === happening.object);
      if (card === undefined) return [];
      return [{ card, source, life, text: ability.name, until: does === 'exiles until', order }];
    });
  });
  return [...ofBoard(history), ...made];
}

function ofBoard(history: History): readonly KeptCard[] {
  return boardExiles(history).flatMap(({ card, source }): KeptCard[] => {
    if (!keepsInExile(source.name)) return [];
    return [{ card, source: source.ref, life: 0, text: source.name, until: false, order: -1 }];
  });
}
