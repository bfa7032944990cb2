import type { Ability, ActivatedAbility, TargetSpec } from '../vocabulary/ability.ts';
import { type BasicLandType, type CardType, LAND_TYPE_MANA } from '../vocabulary/basics.ts';
import type { Condition } from '../vocabulary/condition.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { Filter } from '../vocabulary/filter.ts';
import type { AdditionalCost, CardRecord, SpellAbility, TokenRecord } from '../vocabulary/record.ts';
import { colorsText } from '../wording/adjectives.ts';
import { changedText } from '../wording/changes.ts';
import { costText, manaCostText, payText } from '../wording/costs.ts';
import { effectText } from '../wording/effects.ts';
import { list, withArticle } from '../wording/english.ts';
import { eventText } from '../wording/events.ts';
import { replacementText } from '../wording/replacements.ts';
import { ruleText } from '../wording/rules.ts';
import type { Speaker } from '../wording/speaker.ts';
import { nameTargets } from '../wording/targets.ts';
import { conditionText, manyText, objectsText, oneText } from '../wording/things.ts';

/** A card or ability in a few words of our own, made from its data alone: the same data, the same words. */

/** `Hangarback Walker {X}{X}, artifact creature Construct 0/0` */
export function titleOf(record: CardRecord): string {
  const size = record.power === null ? '' : ` ${record.power}/${record.toughness}`;
  const loyalty = record.loyalty === null ? '' : `, loyalty ${record.loyalty}`;
  const cost = record.manaCost === null ? '' : ` ${manaCostText(record.manaCost) || '{0}'}`;
  return `${record.name}${cost}, ${typesText(record)}${size}${loyalty}`;
}

/** What the card does, a line for each of its abilities, costs and modes; nothing for a card without text. */
export function wordingOf(record: CardRecord): readonly string[] {
  const landTypes = record.subtypes.flatMap((subtype) =>
    subtype in LAND_TYPE_MANA ? [`tap: add {${LAND_TYPE_MANA[subtype as BasicLandType]}} (as ${subtype})`] : [],
  );
  return [
    ...record.additionalCosts.map(additionalCostText),
    ...record.alternativeCosts.map(
      ({ cost, onlyIf, emergeFrom }) =>
        `instead of its mana cost${ifText(onlyIf)}: ${payText(cost) || 'nothing'}${emergeText(emergeFrom)}`,
    ),
    ...record.abilities.map(abilityWording),
    ...(record.spell === null ? [] : spellWording(record.spell)),
    ...landTypes,
    ...Object.entries(record.tokens).map(tokenText),
  ];
}

function emergeText(from: Filter | null): string {
  return from === null ? '' : `, less generic mana by the mana value of ${oneText(from)} that is sacrificed for it`;
}

/** The order in which type lines print card types. */
const PRINTED_TYPES: readonly CardType[] = [
  'enchantment',
  'artifact',
  'land',
  'creature',
  'planeswalker',
  'battle',
  'instant',
  'sorcery',
];

function typesText({ supertypes, types, subtypes }: Pick<CardRecord, 'supertypes' | 'types' | 'subtypes'>): string {
  return [...supertypes, ...PRINTED_TYPES.filter((type) => types.includes(type)), ...subtypes].join(' ');
}

/** `a Thopter token is a 1/1 colourless artifact creature Thopter: flying` */
function tokenText([name, token]: readonly [string, TokenRecord]): string {
  const kind = `${token.power}/${token.toughness} ${colorsText(token.colors)} ${typesText(token)}`;
  const abilities = token.abilities.map(abilityWording);
  return `${withArticle(name)} token is a ${kind}${abilities.length === 0 ? '' : `: ${abilities.join('; ')}`}`;
}

/** One ability in a line: `tap: add one mana of any type that lands you control could produce`. */
export function abilityWording(ability: Ability): string {
  switch (ability.kind) {
    case 'activated':
      return activatedText(ability);
    case 'triggered': {
      const event = `whenever ${eventText(ability.on)}${ifText(ability.onlyIf)}`;
      return `${event}: ${targeted(ability.targets, effectText(ability.effect, SPEAKER))}`;
    }
    case 'static':
      return `${whileText(ability.onlyIf)}${changedText(objectsText(ability.affects), ability.parts, SPEAKER)}`;
    case 'rule':
      return `${whileText(ability.onlyIf)}${ruleText(ability.rule, SPEAKER)}`;
    case 'replacement':
      return `${replacementText(ability.replaces, SPEAKER)}${ifText(ability.onlyIf)}`;
    case 'keyword':
      return ability.keyword;
    case 'protection':
      return `protection from ${fromText(ability.from)}`;
    case 'enchant':
      return `enchants ${oneText(ability.what)}`;
  }
}

/** `red`, `creatures`, `everything`. */
function fromText(from: Filter): string {
  if (from.kind === 'color') return colorsText([from.color]);
  return from.kind === 'all' && from.of.length === 0 ? 'everything' : manyText(from);
}

/** What an effect does, in our words. */
export function effectWording(effect: Effect): string {
  return effectText(effect, SPEAKER);
}

const SPEAKER: Speaker = {
  ability: abilityWording,
  effect: (effect) => effectText(effect, SPEAKER),
};

function spellWording({ effect, targets, modes }: SpellAbility): readonly string[] {
  if (modes === null) return [targeted(targets, effectText(effect, SPEAKER))];
  const number = modes.min === modes.max ? `${modes.min}` : `${modes.min} to ${modes.max}`;
  return [
    `choose ${number} of ${modes.of.length}:`,
    ...modes.of.map((mode) => `- ${targeted(mode.targets, effectText(mode.effect, SPEAKER))}`),
  ];
}

function activatedText(ability: ActivatedAbility): string {
  const limits = [
    ability.loyalty || ability.timing !== 'sorcery' ? '' : 'only as a sorcery',
    ability.onlyIf === null ? '' : `only if ${conditionText(ability.onlyIf)}`,
    ability.perTurn === null ? '' : `at most ${ability.perTurn} time${ability.perTurn === 1 ? '' : 's'} a turn`,
    ability.zone === 'battlefield' ? '' : `from the ${ability.zone}`,
  ].filter((limit) => limit !== '');
  const price = ability.loyalty ? loyaltyText(ability) : costText(ability.cost);
  const effect = targeted(ability.targets, effectText(ability.effect, SPEAKER));
  return `${price}: ${effect}${limits.length === 0 ? '' : ` (${list(limits, 'and')})`}`;
}

/** `+1`, `-2` CR 606.4 */
function loyaltyText({ cost }: ActivatedAbility): string {
  return cost.parts
    .map((part) => {
      if (part.kind === 'putCounters') return `+${String(part.count)}`;
      return part.kind === 'removeCounters' ? `-${String(part.count)}` : '';
    })
    .join('');
}

function additionalCostText({ key, cost, optional, repeatable }: AdditionalCost): string {
  return optional
    ? `${key}${repeatable ? ', any number of times' : ''}: ${costText(cost)}`
    : `to cast this, also ${payText(cost)}`;
}

const targeted = (targets: readonly TargetSpec[], text: string): string => nameTargets(text, targets);

const ifText = (condition: Condition | null): string => (condition === null ? '' : `, if ${conditionText(condition)}`);
const whileText = (condition: Condition | null): string =>
  condition === null ? '' : `while ${conditionText(condition)}, `;
