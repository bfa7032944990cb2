import type { CombatRule } from '../vocabulary/combat.ts';
import type { Rule } from '../vocabulary/continuous.ts';
import type { Whose } from '../vocabulary/trigger.ts';
import { combatRuleText } from './combat.ts';
import { manaCostText, payText } from './costs.ts';
import { list } from './english.ts';
import { termsText } from './terms.ts';
import { everyoneDoes, whoDoes } from './events.ts';
import { damageText, isAnything } from './replacements.ts';
import { asText, countText } from './sentences.ts';
import type { Speaker } from './speaker.ts';
import { amountText, eachText, manyText, oneText } from './things.ts';

/** What an ability makes true of the game: `creature spells you cast cost {1} less`. */
export function ruleText(rule: Rule, say: Speaker): string {
  switch (rule.kind) {
    case 'cantBeCountered':
      return `${asText(rule.what, 'spell', 'many')} can't be countered`;
    case 'asItResolves':
      return `as this resolves, ${say.effect(rule.then)}`;
    case 'cantBeTargeted':
      return `${manyText(rule.what)} can't be targets`;
    case 'asThoughHaste':
      return `{T} and {Q} abilities of ${manyText(rule.what)} need no wait`;
    case 'triggersAgain':
      return `abilities of ${manyText(rule.of)} that trigger as ${oneText(rule.entering)} enters trigger once more`;
    case 'cantEnter':
      return `${manyText(rule.what)} can't enter the battlefield`;
    case 'cantPlayLands':
      return `${whoCant(rule.who)} play lands`;
    case 'extraLandPlays':
      return `${whoMay(rule.who)} play ${rule.count} more land${rule.count === 1 ? '' : 's'} each turn`;
    case 'noMaximumHandSize':
      return `${everyoneDoes(rule.who, 'keep')} every card in hand`;
    case 'maximumHandSize':
      return `${everyoneDoes(rule.who, 'keep')} at most ${rule.size} cards in hand`;
    case 'cantGainLife':
      return `${whoCant(rule.who)} gain life`;
    case 'lifeCantChange':
      return `${whoCant(rule.who)} gain or lose life`;
    case 'manaStays':
      return `${everyoneDoes(rule.who, 'keep')} unspent ${rule.types === 'all' ? 'mana' : `{${rule.types}}`} as steps and phases end`;
    case 'spendAsAnyColor':
      return `${whoMay(rule.who)} spend mana as though it were of any colour`;
    case 'topCardSeen':
      return rule.by === 'you' ? 'you see the top card of your library' : 'everyone sees the top card of your library';
    case 'legendRuleOff':
      return `the legend rule is off for ${manyText(rule.what)}`;
    case 'damageCantBePrevented':
      return `${damageText(rule.which)}${isAnything(rule.from) ? '' : ` from ${manyText(rule.from)}`} can't be prevented`;
    case 'mayBeginOnBattlefield':
      return 'from an opening hand it may begin the game on the battlefield';
    case 'suspend':
      return `when this could be cast from hand you may ${payText(rule.cost) || 'pay {0}'} and exile it with ${countText(rule.counters, 'time counter')}`;
    case 'cantChooseTargetAsCast':
      return `as this is cast, ${manyText(rule.what)} can't be chosen for its target`;
    case 'cantHaveCounters':
      return `${manyText(rule.what)} can't have ${rule.counter === 'any' ? '' : `${rule.counter} `}counters`;
    case 'cantGetCounters':
      return `${whoCant(rule.who)} get counters`;
    case 'allOf':
      return list(
        rule.of.map((one) => ruleText(one, say)),
        'and',
      );
    case 'doesntUntap':
      return `${eachText(rule.what)} stays tapped in its controller's untap step`;
    default:
      return isOfCasting(rule) ? castingText(rule) : combatRuleText(rule);
  }
}

type Casting = Extract<
  Rule,
  {
    kind:
      | 'spellCost'
      | 'spellCostColored'
      | 'abilityCost'
      | 'loyaltyCost'
      | 'minimumSpellCost'
      | 'cantCast'
      | 'cantActivate'
      | 'asThoughFlash'
      | 'castWithoutPaying'
      | 'mayCast'
      | 'payInstead'
      | 'mayPlayLands'
      | 'spellLimit'
      | 'castsAsSorceries'
      | 'splitSecond'
      | 'convoke'
      | 'delve'
      | 'castWithoutMana';
  }
>;

const CASTING: readonly Rule['kind'][] = Object.keys({
  spellCost: true,
  spellCostColored: true,
  abilityCost: true,
  loyaltyCost: true,
  minimumSpellCost: true,
  cantCast: true,
  cantActivate: true,
  asThoughFlash: true,
  castWithoutPaying: true,
  mayCast: true,
  payInstead: true,
  mayPlayLands: true,
  spellLimit: true,
  castsAsSorceries: true,
  splitSecond: true,
  convoke: true,
  delve: true,
  castWithoutMana: true,
} satisfies Record<Casting['kind'], true>) as Casting['kind'][];

function isOfCasting(rule: Casting | CombatRule): rule is Casting {
  return CASTING.includes(rule.kind);
}

/** What spells and abilities cost, and who may cast or activate them. */
function castingText(rule: Casting): string {
  switch (rule.kind) {
    case 'spellCost':
      return `${asText(rule.what, 'spell', 'many')}${castBy(rule.by)} cost ${moreText(rule.generic)}`;
    case 'spellCostColored':
      return `${asText(rule.what, 'spell', 'many')}${castBy(rule.by)} cost ${manaCostText(rule.less)} less`;
    case 'abilityCost':
      return `abilities of ${manyText(rule.of)}${activatedBy(rule.by)} cost ${moreText(rule.generic)}`;
    case 'loyaltyCost':
      return `loyalty abilities of ${manyText(rule.of)}${activatedBy(rule.by)} cost +${rule.more} more`;
    case 'minimumSpellCost':
      return `${asText(rule.what, 'spell', 'many')} cost at least ${rule.mana} mana`;
    case 'cantCast':
      return `${whoCant(rule.who)} cast ${asText(rule.what, 'spell', 'many')}`;
    case 'cantActivate':
      return `abilities of ${manyText(rule.of)} can't be activated${rule.manaAbilitiesToo ? '' : ', mana abilities excepted'}`;
    case 'asThoughFlash':
      return `${whoMay(rule.who)} cast ${asText(rule.what, 'spell', 'many')} as though they had flash`;
    case 'castWithoutPaying':
      return `${whoMay(rule.who)} cast ${asText(rule.what, 'spell', 'many')} from ${rule.from} for no mana`;
    case 'mayCast':
      return `${whoMay(rule.who)} cast ${permittedText(rule)}${termsText(rule.terms)}`;
    case 'payInstead':
      return insteadText(rule);
    case 'mayPlayLands':
      return `${whoMay(rule.who)} play ${asText(rule.what, 'land', 'many')} from ${rule.from === 'library' ? 'the top of a library' : `the ${rule.from}`}`;
    case 'spellLimit':
      return `${subjectOf(rule.who)} cast at most ${rule.perTurn} spell${rule.perTurn === 1 ? '' : 's'} each turn`;
    case 'castsAsSorceries':
      return `${subjectOf(rule.who)} cast ${asText(rule.what, 'spell', 'many')} only when a sorcery could be cast`;
    case 'splitSecond':
      return 'while this is on the stack, no spells are cast and no abilities activated, mana abilities excepted';
    case 'convoke':
      return 'as you cast this, tapping a creature may pay for one generic mana or one of its colour';
    case 'delve':
      return 'as you cast this, exiling a card from your graveyard may pay for one generic mana';
    case 'castWithoutMana':
      return "mana can't be spent to cast this";
  }
}

function insteadText({ who, what, perTurn, cost }: Extract<Casting, { kind: 'payInstead' }>): string {
  const spells =
    perTurn === null ? asText(what, 'spell', 'many') : `${countText(perTurn, asText(what, 'spell'))} each turn`;
  return `${whoMay(who)} ${payText(cost) || 'pay {0}'} in place of the mana cost of ${spells}`;
}

function permittedText({ what, from, perTurn }: Extract<Casting, { kind: 'mayCast' }>): string {
  const place = from === 'library' ? 'from the top of a library' : `from ${from === 'hand' ? 'a' : 'the'} ${from}`;
  const spells = perTurn === null ? asText(what, 'spell', 'many') : countText(perTurn, asText(what, 'spell'));
  return `${spells} ${place}${perTurn === null ? '' : ' each turn'}`;
}

function moreText(generic: Parameters<typeof amountText>[0]): string {
  if (typeof generic === 'number') return `{${Math.abs(generic)}} ${generic < 0 ? 'less' : 'more'}`;
  return `{N} more (N: ${amountText(generic)})`;
}

const castBy = (who: Whose): string => (who === 'anyone' ? '' : who === 'you' ? ' you cast' : ' an opponent casts');
const activatedBy = (who: Whose): string => (who === 'anyone' ? '' : ` ${whoDoes(who, 'activate')}`);
const whoMay = (who: Whose): string => `${subjectOf(who)} may`;
const whoCant = (who: Whose): string => `${subjectOf(who)} can't`;
const subjectOf = (who: Whose): string => (who === 'you' ? 'you' : who === 'opponent' ? 'opponents' : 'players');
