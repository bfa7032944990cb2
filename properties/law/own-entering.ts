import type { Happening, History, PermanentView } from '../../protocol/index.ts';
import { hasAbility } from '../oracles/abilities.ts';
import { textHas, type TriggeredAbility } from '../oracles/card-facts.ts';
import { triggersOf } from '../oracles/printed-triggers.ts';
import { isEntering } from '../reading/happenings.ts';
import type { Scenes } from '../reading/scenes.ts';
import { checked, type Finding } from './finding.ts';
import { CLAUSE } from './triggers-clauses.ts';

/** What watches for its own entering triggers as often as it enters, whatever else does. CR 603.2, 603.6a */
export function* ownEntering(history: History, scenes: Scenes): Generator<Finding> {
  for (const [at, { view, happenings }] of history.steps.entries()) {
    const entered = happenings.flatMap((one) => (isEntering(one) ? [one.object] : []));
    if (entered.length === 0 || view.battlefield.some(({ name }) => textHas(name, 'triggersAgain'))) continue;
    for (const permanent of view.battlefield) {
      for (const [index, ability] of triggersOf(permanent.name).entries()) {
        if (!isOwnEntering(ability) || hasAbility(scenes(at), permanent, ability) !== true) continue;
        const own = entered.filter((ref) => ref === permanent.ref).length;
        if (own > 0 && changesAbilities(happenings, permanent)) continue;
        const others = entered.length - own;
        const found = happenings.filter(
          (one) => one.kind === 'triggered' && one.ability === `${permanent.ref}/${index}`,
        ).length;
        yield* checked(found === own, CLAUSE.ownEntering, `${permanent.name} | ${own} of its own | ${others} others`, {
          cr: '603.2',
          at,
          expected: `${permanent.name} triggers ${own} times, as often as it entered`,
          found: `it triggered ${found} times`,
        });
      }
    }
  }
}

function isOwnEntering({ on, onlyIf }: TriggeredAbility): boolean {
  return on.kind === 'enters' && on.what.kind === 'isSource' && onlyIf === null;
}

/** Whether what it is now may not be what it was as it entered. */
function changesAbilities(happenings: readonly Happening[], { ref }: PermanentView): boolean {
  const entering = happenings.findIndex((one) => isEntering(one) && one.object === ref);
  return happenings
    .slice(entering + 1)
    .some((one) => one.kind === 'moved' && (one.from === 'battlefield' || one.to === 'battlefield'));
}
