import type { PermanentView, Seat } from '../../protocol/index.ts';
import { abilitiesOf } from './abilities.ts';
import { cardNamed, type Replacement, textHas } from './card-facts.ts';
import { conditionHolds } from './matching.ts';
import { type Scene, sightOf } from './sight.ts';

type Of<K extends Replacement['kind']> = Extract<Replacement, { readonly kind: K }>;

/** A replacement effect that a permanent has, and whether its condition holds. */
export interface Found<K extends Replacement['kind']> {
  readonly source: PermanentView;
  readonly replaces: Of<K>;
  readonly holds: boolean | 'unknown';
}

/** Replacement effects of one kind that permanents have; null where it is not known of one. */
export function replacementsIn<K extends Replacement['kind']>(scene: Scene, kind: K): readonly Found<K>[] | null {
  const found: Found<K>[] = [];
  for (const source of scene.view.battlefield) {
    if (cardNamed(source.name) !== null && !textHas(source.name, kind)) continue;
    const abilities = abilitiesOf(scene, source);
    if (abilities === null) return null;
    for (const { ability } of abilities) {
      if (ability.kind !== 'replacement' || ability.replaces.kind !== kind) continue;
      const holds = conditionHolds(sightOf(scene, source), ability.onlyIf);
      found.push({ source, replaces: ability.replaces as Of<K>, holds });
    }
  }
  return found;
}

/** Whether an effect that its controller's permanent has is about this player. */
export function concerns(who: 'you' | 'opponent' | 'anyone', controller: Seat, player: Seat): boolean {
  return who === 'anyone' || (controller === player) === (who === 'you');
}
