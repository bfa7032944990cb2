import {
  activated,
  cost,
  rule,
  sacrificeSource,
  staticAbility,
  tap,
  targets,
  triggered,
  whenDies,
} from './abilities.ts';
import type { Ability, ReplacementAbility, RuleAbility, TriggeredAbility } from './ability.ts';
import { type Amount, amountIf, count, countersOn, sum, times } from './amount.ts';
import { LAND_TYPE_MANA } from './basics.ts';
import { alternativeCost, tokenRecord } from './card.ts';
import { exists, matches, paid } from './condition.ts';
import type { ContinuousPart } from './continuous.ts';
import type { Cost } from './cost.ts';
import type { Effect } from './effect.ts';
import {
  addMana,
  choose,
  createCopyTokens,
  createTokens,
  delayed,
  draw,
  gainLife,
  gains,
  grants,
  ifThen,
  may,
  putCounters,
  remember,
  removeCounters,
  returnToHand,
  sacrificeThese,
  sequence,
} from './effects.ts';
import { entersWithCounters } from './entering-abilities.ts';
import {
  all,
  artifact,
  creature,
  type Filter,
  isSource,
  land,
  subtype,
  token,
  withCounter,
  youControl,
} from './filter.ts';
import { anyOneColor } from './mana.ts';
import type { AlternativeCost, TokenRecord } from './record.ts';
import { bound, source, target } from './reference.ts';
import { beginningOf } from './trigger.ts';

/** Keyword abilities of permanents and of the spells that become them, and what many cards make. */

/** Three abilities. CR 702.63a */
export const vanishing = (counters: number): readonly Ability[] => [
  entersWithCounters('time', counters),
  triggered(beginningOf('upkeep', 'you'), removeCounters('time', 1), { onlyIf: matches(source, withCounter('time')) }),
  triggered({ kind: 'counterRemoved', counter: 'time', from: isSource, last: true }, sacrificeThese()),
];

/** Two abilities. CR 702.32a */
export const fading = (counters: number): readonly [ReplacementAbility, TriggeredAbility] => [
  entersWithCounters('fade', counters),
  triggered(
    beginningOf('upkeep', 'you'),
    ifThen(matches(source, withCounter('fade')), removeCounters('fade', 1), sacrificeThese()),
  ),
];

/** Two abilities. CR 702.43a */
export const modular = (counters: number): readonly [ReplacementAbility, TriggeredAbility] => [
  entersWithCounters('+1/+1', counters),
  whenDies(may(putCounters('+1/+1', countersOn('+1/+1', source), target())), {
    targets: [targets(all(artifact, creature))],
  }),
];

/** The spell costs one less for each of these that its caster controls. CR 702.41a */
export const affinityFor = (what: Filter): RuleAbility =>
  rule(
    { kind: 'spellCost', what: isSource, by: 'anyone', generic: times(-1, count(all(what, youControl))) },
    null,
    'stack',
  );

/** CR 702.109a */
export const dash = (price: Cost): AlternativeCost => ({ ...alternativeCost(price), key: 'dash' });
/** What a permanent with dash has besides its cost. CR 702.109a */
export const dashed: readonly Ability[] = forTheTurn('dash', returnToHand(bound('it')), gains('haste'));

/** CR 702.152a */
export const blitz = (price: Cost): AlternativeCost => ({ ...alternativeCost(price), key: 'blitz' });
/** What a permanent with blitz has besides its cost. CR 702.152a */
export const blitzed: readonly Ability[] = forTheTurn(
  'blitz',
  sacrificeThese(bound('it')),
  gains('haste'),
  grants(whenDies(draw())),
);

function forTheTurn(key: string, atTheEnd: Effect, ...parts: readonly ContinuousPart[]): readonly Ability[] {
  const later = sequence(remember(source, 'it'), delayed(beginningOf('end', 'anyone'), atTheEnd, ['it']));
  return [rule({ kind: 'asItResolves', then: later }, paid(key), 'stack'), staticAbility(source, parts, paid(key))];
}

/** A token like a creature token that its controller chooses. CR 701.36a */
export const populate = (): Effect =>
  sequence(choose(all(creature, token, youControl), 'populated'), createCopyTokens(bound('populated')));

/** CR 111.10a */
export const TREASURE: TokenRecord = tokenRecord(
  'Artifact - Treasure',
  '',
  [],
  [activated(cost('', tap, sacrificeSource), addMana(anyOneColor()))],
  'Treasure Token',
);
/** CR 111.10b */
export const FOOD: TokenRecord = tokenRecord(
  'Artifact - Food',
  '',
  [],
  [activated(cost('{2}', tap, sacrificeSource), gainLife(3))],
  'Food Token',
);
/** CR 111.10f */
export const CLUE: TokenRecord = tokenRecord(
  'Artifact - Clue',
  '',
  [],
  [activated(cost('{2}', sacrificeSource), draw())],
  'Clue Token',
);

/** The card that says so has `CLUE` among its tokens under this name. CR 701.16a */
export const investigate = (): Effect => createTokens('Clue');

/** How many basic land types there are among lands that you control. CR 305.6 */
export const domain: Amount = sum(
  ...Object.keys(LAND_TYPE_MANA).map((type) => amountIf(exists(all(land, subtype(type), youControl)), 1)),
);
