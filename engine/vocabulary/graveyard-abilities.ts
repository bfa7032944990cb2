import { activated, cost, discardCost, rule, targets } from './abilities.ts';
import type { ActivatedAbility, RuleAbility } from './ability.ts';
import { powerOf } from './amount.ts';
import type { CopyException } from './continuous.ts';
import { createCopyTokens, putCounters } from './effects.ts';
import { all, creature, inZone, isSource, land } from './filter.ts';
import { mayCastFrom, USUAL_TERMS } from './permission.ts';
import { source, target } from './reference.ts';

/** Keyword abilities of cards in a graveyard. */

/** CR 702.81a */
export const retrace: RuleAbility = rule(
  mayCastFrom('graveyard', isSource, {
    terms: { ...USUAL_TERMS, besides: cost('', discardCost(all(land, inZone('hand')))) },
  }),
  null,
  'graveyard',
);

/** CR 702.133a */
export const jumpStart: RuleAbility = rule(
  mayCastFrom('graveyard', isSource, {
    terms: {
      ...USUAL_TERMS,
      besides: cost('', discardCost(inZone('hand'))),
      leaving: 'always exile',
      key: 'jump-start',
    },
  }),
  null,
  'graveyard',
);

/** A white Zombie like it, for the card. CR 702.128a */
export const embalm = (mana: string): ActivatedAbility =>
  inItsPlace(mana, { kind: 'setColors', colors: ['W'] }, { kind: 'noManaCost' }, ZOMBIE);

/** A black Zombie like it of four and four, for the card. CR 702.129a */
export const eternalize = (mana: string): ActivatedAbility =>
  inItsPlace(
    mana,
    { kind: 'setColors', colors: ['B'] },
    { kind: 'setPT', power: 4, toughness: 4 },
    { kind: 'noManaCost' },
    ZOMBIE,
  );

const ZOMBIE: CopyException = { kind: 'addTypes', types: [], subtypes: ['Zombie'] };

function inItsPlace(mana: string, ...except: readonly CopyException[]): ActivatedAbility {
  return activated(cost(mana, { kind: 'exileSource' }), createCopyTokens(source, 1, except), {
    zone: 'graveyard',
    timing: 'sorcery',
  });
}

/** As many counters for a creature as the card has power. CR 702.97a */
export const scavenge = (mana: string): ActivatedAbility =>
  activated(cost(mana, { kind: 'exileSource' }), putCounters('+1/+1', powerOf(source), target()), {
    zone: 'graveyard',
    timing: 'sorcery',
    targets: [targets(creature)],
  });
