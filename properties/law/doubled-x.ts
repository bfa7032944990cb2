import type { History } from '../../protocol/index.ts';
import { holdsNode } from '../oracles/card-facts.ts';
import { resolutionsOf } from '../reading/resolutions.ts';
import { triggerOnStack } from '../reading/stacked-triggers.ts';
import { triggeringsOf } from '../reading/triggers.ts';
import { stackEntry } from '../reading/views.ts';
import { CLAUSE } from './entering-counters.ts';
import { checked, type Finding } from './finding.ts';

/** A trigger that doubles the X of the spell on whose casting it triggered: X only, and not what was spent. CR 107.3a, 603.2 */
export function* doubledX(history: History): Generator<Finding> {
  const triggerings = triggeringsOf(history);
  for (const { object, begun, over, did } of resolutionsOf(history)) {
    const trigger = triggerOnStack(history, object);
    if (did !== 'resolved' || trigger === null || !holdsNode(trigger.effect, ({ kind }) => kind === 'doubleX'))
      continue;
    const spell = triggerings.find(({ ability, at }) => ability.ref === object.ref && at <= over)?.on?.object;
    const [earlier, later] = [begun, over].map((at) => history.steps[at]?.view);
    if (spell === undefined || earlier === undefined || later === undefined) continue;
    const [before, after] = [stackEntry(earlier, spell), stackEntry(later, spell)];
    if (before === null || after === null || before.x === null) continue;
    const due = { x: 2 * before.x, mana: before.manaSpent };
    const shape = `${object.name} | ${before.name} | X ${before.x}`;
    yield* checked(after.x === due.x && after.manaSpent === due.mana, CLAUSE.doubled, shape, {
      cr: '107.3a',
      at: over,
      expected: `X of ${before.name} is ${due.x}, twice ${before.x}, and what was spent on it stays "${due.mana}"`,
      found: `X is ${after.x}, and "${after.manaSpent}" was spent`,
    });
  }
}
