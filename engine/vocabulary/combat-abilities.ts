import { activated, cost, returnToHandCost, rule, targets, triggered } from './abilities.ts';
import type { Ability, ActivatedAbility, ProtectionAbility, RuleAbility, TriggeredAbility } from './ability.ts';
import { type Amount, count, powerOf, sum, times } from './amount.ts';
import type { Color } from './basics.ts';
import type { Effect } from './effect.ts';
import {
  loseLife,
  may,
  modifyPT,
  moving,
  putCounters,
  remember,
  sacrifice,
  sequence,
  untapThese,
  untilEndOfTurn,
} from './effects.ts';
import {
  all,
  anything,
  attacking,
  blockingSource,
  color,
  creature,
  eventPlayerControls,
  type Filter,
  is,
  isSource,
  land,
  not,
  other,
  permanent,
  power,
  subtype,
  unblocked,
  withAbility,
  youControl,
} from './filter.ts';
import { bound, each, eventObject, eventPlayer, source, target } from './reference.ts';
import { attacks, attacksAlone, becomesBlocked, becomesBlockedBy, blocks, eitherEvent } from './trigger.ts';

/** Keyword abilities of combat. */

/** CR 702.45a */
export const bushido = (by: number): TriggeredAbility =>
  triggered(eitherEvent(blocks(isSource), becomesBlocked(isSource)), untilEndOfTurn(source, modifyPT(by, by)), {
    keyword: 'bushido',
  });

/** CR 702.25 */
export const flanking: TriggeredAbility = triggered(
  becomesBlockedBy(isSource, not(withAbility('flanking'))),
  untilEndOfTurn(eventObject, modifyPT(-1, -1)),
  { keyword: 'flanking' },
);

/** CR 702.83 */
export const exalted: TriggeredAbility = triggered(
  attacksAlone(all(creature, youControl)),
  untilEndOfTurn(eventObject, modifyPT(1, 1)),
  { keyword: 'exalted' },
);

/** CR 702.91 */
export const battleCry: TriggeredAbility = triggered(
  attacks(isSource),
  untilEndOfTurn(each(all(other, creature, attacking)), modifyPT(1, 0)),
  { keyword: 'battle cry' },
);

/** CR 702.130 */
export const afflict = (amount: number): TriggeredAbility =>
  triggered(becomesBlocked(isSource), loseLife(amount, eventPlayer), { keyword: 'afflict' });

/** CR 702.134 */
export const mentor: TriggeredAbility = triggered(attacks(isSource), putCounters('+1/+1', 1, target()), {
  targets: [targets(all(creature, attacking, power('at most', sum(powerOf(source), -1))))],
  keyword: 'mentor',
});

/** CR 702.86 */
export const annihilator = (amount: number): TriggeredAbility =>
  triggered(attacks(isSource), sacrifice(eventPlayer, permanent, amount), { keyword: 'annihilator' });

/** For each creature beyond the first that blocks it. CR 702.23 */
export function rampage(by: number): TriggeredAbility {
  const beyond: Amount = times(by, sum(count(all(creature, blockingSource)), -1));
  return triggered(becomesBlocked(isSource), untilEndOfTurn(source, modifyPT(beyond, beyond)), { keyword: 'rampage' });
}

/** CR 702.39 */
export const provoke: TriggeredAbility = triggered(
  attacks(isSource),
  may(sequence(remember(target(), 'provoked'), blocksThis(), untapThese())),
  { targets: [targets(all(creature, eventPlayerControls))], keyword: 'provoke' },
);

/** What was provoked blocks the source this combat if able. */
function blocksThis(): Effect {
  return {
    kind: 'lasting',
    ability: rule({ kind: 'mustBlockThese', what: is(bound('provoked')), attackers: isSource }),
    duration: 'until end of combat',
  };
}

/** CR 702.49 */
export const ninjutsu = (mana: string): ActivatedAbility =>
  activated(
    cost(mana, returnToHandCost(all(creature, attacking, unblocked, youControl), 1, 'returned')),
    moving(source, 'battlefield', { under: 'you', tapped: true, attacking: { kind: 'like', name: 'returned' } }),
    { zone: 'hand', keyword: 'ninjutsu' },
  );

/** CR 702.16 */
export const protectionFrom = (from: Filter): ProtectionAbility => ({ kind: 'protection', from });
export const protectionFromColors = (...colors: readonly Color[]): readonly Ability[] =>
  colors.map((one) => protectionFrom(color(one)));
/** CR 702.16j */
export const protectionFromEverything: ProtectionAbility = protectionFrom(anything);

/** It can't be blocked by a player who controls such a land. CR 702.14 */
export const landwalk = (what: Filter): RuleAbility =>
  rule({ kind: 'cantBeBlockedWhileControls', what: isSource, controls: all(land, what) });
export const landTypeWalk = (type: string): RuleAbility => landwalk(subtype(type));
