import type { Seat, StackView } from '../../protocol/index.ts';
import { abilitiesOf } from './abilities.ts';
import { cardNamed, type Rule, textHas } from './card-facts.ts';
import { conditionHolds } from './matching.ts';
import { type Scene, type Sight, sightOf } from './sight.ts';
import { matchesSpell } from './spells.ts';
import { and, type Truth } from './truth.ts';

/** How many spells a player has cast in a turn so far, and which one they would cast now. */
interface NextSpell {
  readonly player: Seat;
  readonly spell: StackView;
  readonly castThisTurn: number;
}

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

/**
 * Whether permanents keep the player from casting this spell while something resolves: those that let so many be cast in a turn, and
 * those that let spells be cast only when a sorcery could be, which is no such time. CR 101.2, 307.5, 601.3
 */
export function limiting(scene: Scene, next: NextSpell): readonly Truth[] {
  return scene.view.battlefield.flatMap((permanent): readonly Truth[] => {
    if (!textHas(permanent.name, 'spellLimit', 'castsAsSorceries')) return [];
    const sight = sightOf(scene, permanent);
    const abilities = abilitiesOf(scene, permanent);
    if (abilities === null || scene.clouded) return ['unknown'];
    return abilities.flatMap(({ ability }) => {
      if (ability.kind !== 'rule') return [];
      const limits = limitsBy(sight, ability.rule, next);
      return limits === null ? [] : [and([conditionHolds(sight, ability.onlyIf), limits])];
    });
  });
}

/** null: the rule says nothing of how often or when. */
function limitsBy(sight: Sight, rule: Rule, { player, spell, castThisTurn }: NextSpell): Truth | null {
  if (rule.kind !== 'spellLimit' && rule.kind !== 'castsAsSorceries') return null;
  if (rule.who !== 'anyone' && (player === sight.you) !== (rule.who === 'you')) return null;
  return rule.kind === 'spellLimit' ? castThisTurn >= rule.perTurn : matchesSpell(sight, rule.what, spell);
}
