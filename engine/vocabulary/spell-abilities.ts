import { rule, triggered, whenEnters } from './abilities.ts';
import type { RuleAbility, TriggeredAbility } from './ability.ts';
import { castBefore, manaValueOf } from './amount.ts';
import { paid } from './condition.ts';
import type { Cost } from './cost.ts';
import { sacrifice, sequence } from './effects.ts';
import { all, type Filter, isSource, land, manaValue, not } from './filter.ts';
import { type CastTerms, mayCastFrom, USUAL_TERMS } from './permission.ts';
import { bound, controllerOf, source } from './reference.ts';
import { bottomInRandomOrder, copySpell, exileFromTop, mayCastFree, repeat } from './stack-effects.ts';

/** Keyword abilities that say how a spell is cast, or what its being cast does. */

/** CR 702.34a */
export const flashback = (price: Cost): RuleAbility =>
  rule(
    mayCastFrom('graveyard', isSource, {
      terms: { ...USUAL_TERMS, cost: { kind: 'instead', cost: price }, leaving: 'always exile', key: 'flashback' },
    }),
    null,
    'graveyard',
  );
/** The flashback that an effect gives: its cost is the card's mana cost. CR 702.34a */
export const FLASHBACK_FOR_MANA_COST: CastTerms = {
  ...USUAL_TERMS,
  cost: { kind: 'instead', cost: null },
  leaving: 'always exile',
  key: 'flashback',
};
/** CR 702.61 */
export const splitSecond: RuleAbility = rule({ kind: 'splitSecond' }, null, 'stack');
/** CR 702.51a */
export const convoke: RuleAbility = rule({ kind: 'convoke' }, null, 'stack');
/** CR 702.66a */
export const delve: RuleAbility = rule({ kind: 'delve' }, null, 'stack');
/** Mana can't be spent to cast it. CR 101.2 */
export const withoutMana: RuleAbility = rule({ kind: 'castWithoutMana' }, null, 'stack');
/** CR 702.40a */
export const storm: TriggeredAbility = triggered(
  { kind: 'cast', what: isSource, by: 'you' },
  repeat(castBefore, copySpell(source)),
  { zone: 'stack' },
);
/** CR 702.85a */
export const cascade = (): TriggeredAbility =>
  triggered(
    { kind: 'cast', what: isSource, by: 'you' },
    sequence(
      exileFromTop(all(not(land), costsLessThanSource()), 'exiled', 'found'),
      mayCastFree(bound('found'), costsLessThanSource()),
      bottomInRandomOrder(bound('exiled')),
    ),
    { zone: 'stack' },
  );

function costsLessThanSource(): Filter {
  return not(manaValue('at least', manaValueOf(source)));
}

/** Its controller, whoever that is by then, sacrifices it when it has entered, if the evoke cost was paid. CR 702.74a */
export const evoked: TriggeredAbility = whenEnters(sacrifice(controllerOf(source), isSource), {
  onlyIf: paid('evoke'),
});
