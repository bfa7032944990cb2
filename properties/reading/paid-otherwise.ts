import type { PermanentView, View } from '../../protocol/index.ts';
import type { CastSpell } from './casts.ts';
import { permanentIn } from './views.ts';

/** What was tapped and exiled in place of mana as a spell was cast. CR 702.51a, 702.66a */
export interface PaidOtherwise {
  /** Permanents that were tapped, as they were before the casting began; null for one that was not there. */
  readonly tapped: readonly (PermanentView | null)[];
  /** Cards of which graveyard was exiled, by its owner; one for each. */
  readonly exiledFrom: readonly number[];
}

/** Mana abilities come first, so that what is tapped or exiled after the last of them pays. CR 601.2g-h */
export function paidOtherwise(cast: CastSpell, before: View): PaidOtherwise {
  const last = cast.happenings.findLastIndex(({ happening }) => MAKES_MANA.includes(happening.kind));
  const since = cast.happenings.slice(last + 1).map(({ happening }) => happening);
  const tapped = since.flatMap((each) => (each.kind === 'tapped' ? [permanentIn(before, each.object)] : []));
  const exiledFrom = since.flatMap((each) => {
    if (each.kind !== 'moved' || each.from !== 'graveyard' || each.to !== 'exile') return [];
    return [graveyardWith(before, each.object)];
  });
  return { tapped, exiledFrom };
}

/** Permanents that were sacrificed once mana abilities had been activated, as they were before the casting, and how many before. CR 601.2g-h */
export function sacrificedToPay(
  cast: CastSpell,
  before: View,
): { readonly late: readonly (PermanentView | null)[]; readonly early: number } {
  const last = cast.happenings.findLastIndex(({ happening }) => MAKES_MANA.includes(happening.kind));
  const all = cast.happenings.flatMap(({ happening: each }, index) =>
    each.kind === 'moved' && each.cause === 'sacrificed' ? [{ index, ref: each.object }] : [],
  );
  const late = all.filter(({ index }) => index > last);
  return { late: late.map(({ ref }) => permanentIn(before, ref)), early: all.length - late.length };
}

const MAKES_MANA: readonly string[] = ['activated', 'mana added', 'tapped for mana'];

/** Whose graveyard a card is in; that of nobody where it came there on the way. */
function graveyardWith(view: View, card: string): number {
  const owner = view.players.find(({ seat }) => view.zone('graveyard', seat).some(({ ref }) => ref === card));
  return owner?.seat ?? NOBODY;
}

/** Stands for a graveyard that the card was not in before the casting began. */
export const NOBODY = -1;
