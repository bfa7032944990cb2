import { activated, cost, replacement, staticAbility, triggered, whenDies } from './abilities.ts';
import type { ActivatedAbility, ReplacementAbility, StaticAbility, TriggeredAbility } from './ability.ts';
import { countersOn } from './amount.ts';
import type { CounterKind } from './basics.ts';
import { compare } from './condition.ts';
import {
  continuous,
  delayed,
  exile,
  forGood,
  gains,
  modifyPT,
  move,
  putOntoBattlefield,
  sequence,
  setCreatureTypes,
  untilEndOfTurn,
} from './effects.ts';
import { creature, is, not } from './filter.ts';
import { attached, bound, source } from './reference.ts';
import { beginningOf, casts } from './trigger.ts';

/** Keyword abilities that stand for a longer text. CR 702 */

/** CR 702.108a */
export const prowess: TriggeredAbility = triggered(casts('you', not(creature)), untilEndOfTurn(source, modifyPT(1, 1)));

/** It is of every creature type, wherever it is. CR 702.73a */
export const changeling: StaticAbility = {
  ...staticAbility(source, [setCreatureTypes('all')]),
  characteristicDefining: true,
};

/** CR 702.89a */
export const umbraArmor: ReplacementAbility = replacement({ kind: 'destroyed', what: is(attached) });

/** CR 702.79a */
export const persist: TriggeredAbility = returning('persist', '-1/-1');
/** CR 702.93a */
export const undying: TriggeredAbility = returning('undying', '+1/+1');

/** It comes back with such a counter if it had none. */
function returning(keyword: 'persist' | 'undying', counter: CounterKind): TriggeredAbility {
  const back = putOntoBattlefield(source, 'owner', false, { counter, amount: 1 });
  return { ...whenDies(back, { onlyIf: compare(countersOn(counter, source), 'at most', 0) }), keyword };
}

/** It comes back for the turn, and to exile from wherever it would leave to. CR 702.84a */
export const unearth = (mana: string): ActivatedAbility =>
  activated(
    cost(mana),
    sequence(
      move(source, 'battlefield', 'unearthed'),
      continuous(bound('unearthed'), 'forever', gains('haste')),
      delayed(beginningOf('end', 'anyone'), exile(bound('unearthed')), ['unearthed']),
      forGood(
        replacement({
          kind: 'moves',
          what: is(bound('unearthed')),
          from: 'battlefield',
          to: 'anywhere',
          instead: 'exile',
        }),
      ),
    ),
    { zone: 'graveyard', timing: 'sorcery', keyword: 'unearth' },
  );
