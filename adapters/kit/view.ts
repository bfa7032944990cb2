import type { CardView, View, Zone } from '../../protocol/index.ts';

/** All of a view, the cards that are neither on the battlefield nor on the stack in one list: those of a library top first. */
export type ViewParts = Omit<View, 'zone'> & { readonly cards: readonly PlacedCard[] };

/** A card with the zone in which it is. */
export interface PlacedCard extends CardView {
  readonly zone: Exclude<Zone, 'battlefield'>;
}

/** A view of its parts. Give it what will not change as the game goes on: copies. */
export function viewOf({ cards, ...parts }: ViewParts): View {
  return {
    ...parts,
    zone: (zone, owner) =>
      cards.flatMap(({ zone: where, ...card }) => (where === zone && card.owner === owner ? [card] : [])),
  };
}
