import type { Seat, StackView } from '../../protocol/index.ts';
import { abilitiesOf } from './abilities.ts';
import { cardNamed } from './card-facts.ts';
import { conditionHolds } from './matching.ts';
import { type Scene, sightOf } from './sight.ts';
import { matchesSpell } from './spells.ts';
import { and, type Truth } from './truth.ts';

/** The permanents that rule out some spells of this player, and whether they rule out this one. CR 601.2e, 101.2 */
export function prohibiting(
  scene: Scene,
  player: Seat,
  spell: StackView,
): readonly { readonly name: string; readonly prohibits: Truth }[] {
  return scene.view.battlefield.flatMap((permanent) => {
    if (!(cardNamed(permanent.name)?.abilities ?? []).some(({ kind }) => kind === 'rule')) return [];
    const sight = sightOf(scene, permanent);
    return (abilitiesOf(scene, permanent) ?? []).flatMap(({ ability }) => {
      if (ability.kind !== 'rule' || ability.rule.kind !== 'cantCast') return [];
      const { who, what } = ability.rule;
      if (who !== 'anyone' && (player === sight.you) !== (who === 'you')) return [];
      const prohibits = and([conditionHolds(sight, ability.onlyIf), matchesSpell(sight, what, spell)]);
      return [{ name: permanent.name, prohibits }];
    });
  });
}
