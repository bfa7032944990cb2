import { derive } from '../../characteristics/derive.ts';
import type { Context } from '../../evaluate/context.ts';
import { objectsOf } from '../../evaluate/expression.ts';
import type { Game, Proc } from '../../proc.ts';
import { find, the } from '../../state/read.ts';
import { changeObject, log } from '../../state/write.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { targetsOfSpell } from '../casting/ways.ts';
import { happen } from '../happen.ts';
import { becomeTargets } from '../casting/targets.ts';
import { chooseNewTargets, targetsOfAbility } from './copy-on-stack.ts';

/** What effects do with spells on the stack besides countering and copying them. */

/** A spell's controller makes its choices from now on, and what it becomes enters under their control. CR 108.4, 608.3 */
export function controlSpells(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'controlSpells' }>): void {
  happen(g, () => {
    for (const id of objectsOf(ctx, effect.what)) {
      if (find(g.root, id)?.zone !== 'stack' || derive(g.root).characteristics(id)?.controller === ctx.controller)
        continue;
      const { spell } = the(g.root, id);
      // Haste that lasts while a player controls the spell ends here. CR 702.62a
      const changed = spell?.hasteWhileControlled === true ? { spell: { ...spell, hasteWhileControlled: false } } : {};
      changeObject(g, id, { controller: ctx.controller, ...changed });
      log(g, { kind: 'control changed', object: id, player: ctx.controller });
    }
  });
}

/** What was paid stays as it is. CR 107.3a, 608.2 */
export function doubleX(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'doubleX' }>): void {
  for (const id of objectsOf(ctx, effect.what)) {
    const spell = find(g.root, id)?.spell ?? null;
    if (spell?.x != null) changeObject(g, id, { spell: { ...spell, x: spell.x * 2 } });
  }
}

/** The player who has the effect chooses for each target, whoever controls the spell. CR 115.7a, 115.7d */
export function* newTargetsFor(g: Game, ctx: Context, effect: Extract<Effect, { kind: 'newTargets' }>): Proc<void> {
  for (const id of objectsOf(ctx, effect.what)) {
    const object = find(g.root, id);
    if (object === null || object.zone !== 'stack') continue;
    const { spell, ability } = object;
    const specs =
      spell !== null
        ? targetsOfSpell(g.root, id, spell.modes, spell.paid)
        : ability === null
          ? []
          : targetsOfAbility(ability);
    becomeTargets(g, id, object.controller, yield* chooseNewTargets(g, id, ctx.controller, specs, effect.how));
  }
}
