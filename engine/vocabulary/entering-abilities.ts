import { replacement } from './abilities.ts';
import type { ReplacementAbility } from './ability.ts';
import type { Amount } from './amount.ts';
import type { CounterKind } from './basics.ts';
import type { Condition } from './condition.ts';
import type { CopyException } from './continuous.ts';
import { creature, type Filter, isSource } from './filter.ts';
import type { CopyCounters, EntersChange, EntersWay } from './replacement.ts';

/** How permanents enter, as their own text says. CR 614.1c */

/** As the source enters. CR 614.1c */
export const asEnters = (change: EntersChange, onlyIf: Condition | null = null): ReplacementAbility =>
  replacement({ kind: 'enters', what: isSource, change }, onlyIf);
export const entersTapped = asEnters({ kind: 'tapped' });
export const entersWithCounters = (
  counter: CounterKind,
  amount: Amount,
  onlyIf: Condition | null = null,
): ReplacementAbility => asEnters({ kind: 'counters', counter, amount }, onlyIf);
export const entersTappedWithCounters = (counter: CounterKind, amount: Amount): ReplacementAbility =>
  asEnters({ kind: 'together', of: [{ kind: 'tapped' }, { kind: 'counters', counter, amount }] });
/** With a counter of the kind that its controller chooses. */
export const entersWithOneCounterOf = (...counters: readonly CounterKind[]): ReplacementAbility =>
  asEnters({ kind: 'oneOf', ways: counters.map(withOneCounter) });
/** CR 702.136a */
export const riot: ReplacementAbility = asEnters({
  kind: 'oneOf',
  ways: [
    withOneCounter('+1/+1'),
    { says: 'haste', change: { kind: 'abilities', abilities: [{ kind: 'keyword', keyword: 'haste' }] } },
  ],
});
/** CR 702.82a */
export const devour = (counters: number | 'as many', what: Filter = creature): ReplacementAbility =>
  asEnters({ kind: 'devour', what, counters });
export const choosesColor = asEnters({ kind: 'chooseColor', bind: 'color' });
export const choosesCreatureType = asEnters({ kind: 'chooseCreatureType', bind: 'creature type' });
export const choosesBasicLandType = asEnters({ kind: 'chooseBasicLandType', bind: 'land type' });
/** You may have it enter as a copy of a matching permanent. CR 707.9 */
export const entersAsCopy = (
  of: Filter,
  except: readonly CopyException[] = [],
  counters: readonly CopyCounters[] = [],
): ReplacementAbility => asEnters({ kind: 'copy', of, optional: true, except, counters });

function withOneCounter(counter: CounterKind): EntersWay {
  return { says: `${counter} counter`, change: { kind: 'counters', counter, amount: 1 } };
}
