import type { Amount } from '../vocabulary/amount.ts';
import type { ManaType } from '../vocabulary/basics.ts';
import type { Condition } from '../vocabulary/condition.ts';
import type { Comparison, Filter } from '../vocabulary/filter.ts';
import type { ObjectsRef, PlayersRef } from '../vocabulary/reference.ts';
import { adjectiveText, AFTERWORDS } from './adjectives.ts';
import { list, withArticle } from './english.ts';
import { after, before, emptyPhrase, isNamed, isOnly, merge, type Phrase, phraseText } from './phrase.ts';

/** Filters, references, numbers and conditions in words; they speak of each other, so they stand together. */

export const manaTypeText = (type: ManaType): string => `{${type}}`;

/** `a tapped creature you control` */
export function oneText(filter: Filter): string {
  const phrase = phraseOf(filter);
  return isNamed(phrase) ? list(phrase.exact.map(withArticle), 'or') : withArticle(phraseText(phrase, 'one'));
}
/** `tapped creatures you control` */
export const manyText = (filter: Filter): string => phraseText(phraseOf(filter), 'many');
/** `tapped creature you control` */
export const bareText = (filter: Filter): string => phraseText(phraseOf(filter), 'one');
/** `each tapped creature you control`; what is one thing alone is not `each`. */
export function eachText(filter: Filter): string {
  const phrase = phraseOf(filter);
  const text = phraseText(phrase, 'one');
  return isNamed(phrase) ? text : `each ${text}`;
}

/** How a place names its targets until `nameTargets` gives them names. */
export const targetMark = (index: number): string => `<target ${index}>`;

export function objectsText(ref: ObjectsRef): string {
  switch (ref.kind) {
    case 'source':
      return 'this';
    case 'target':
      return targetMark(ref.index);
    case 'bound':
      return `what was ${ref.name}`;
    case 'linked':
      return `what was ${ref.name} with this`;
    case 'each':
      return eachText(ref.what);
    case 'eventObject':
      return 'that object';
    case 'attached':
      return 'what this is attached to';
    case 'affected':
      return 'itself';
    case 'together':
      return ref.of.map(objectsText).join(' and ');
  }
}

export function playersText(ref: PlayersRef): string {
  switch (ref.kind) {
    case 'you':
      return 'you';
    case 'opponents':
      return 'each opponent';
    case 'opponentsOf':
      return `each opponent of ${playersText(ref.player)}`;
    case 'eachPlayer':
      return 'each player';
    case 'targetPlayer':
      return targetMark(ref.index);
    case 'controllerOf':
      return `the controller of ${objectsText(ref.object)}`;
    case 'ownerOf':
      return `the owner of ${objectsText(ref.object)}`;
    case 'eventPlayer':
      return 'that player';
    case 'activePlayer':
      return 'the active player';
  }
}

export function amountText(amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  switch (amount.kind) {
    case 'x':
      return 'X';
    case 'count':
      return `the number of ${manyText(amount.what)}`;
    case 'counters':
      return `the number of ${amount.counter} counters on ${objectsText(amount.on)}`;
    case 'devotion':
      return `your devotion to ${list(amount.to.map(manaTypeText), 'and')}`;
    case 'power':
    case 'toughness':
      return propertyText(amount.kind, amount.of);
    case 'manaValue':
      return propertyText('mana value', amount.of);
    case 'life':
      return amount.of.kind === 'you' ? 'your life total' : `the life total of ${playersText(amount.of)}`;
    case 'colorsSpent':
      return 'the number of colours of mana spent to cast it';
    case 'manaSpent':
      return `the amount of mana spent to cast ${objectsText(amount.on)}`;
    case 'timesPaid':
      return `the number of times its ${amount.key} cost was paid`;
    case 'remembered':
      return `how many were ${amount.name}`;
    case 'eventAmount':
      return 'that much';
    case 'spellsCast':
      return `the number of spells cast this turn by ${playersText(amount.by)}`;
    case 'greatest':
      return `the greatest ${amount.number} among ${manyText(amount.among)}`;
    case 'castThisTurn':
      return `the number of spells that are ${manyText(amount.what)}, cast this turn by ${playersText(amount.by)}${amount.before === null ? '' : ` before ${objectsText(amount.before)}`}`;
    case 'mostSpellsCast':
      return `the most spells that one player of ${playersText(amount.by)} cast this turn`;
    case 'attackedWith':
      return `the number of creatures that ${playersText(amount.by)} attacked with this turn`;
    case 'castBefore':
      return 'the number of spells cast this turn before this';
    case 'unspentMana':
      return `the amount of unspent ${manaTypeText(amount.type)} of ${playersText(amount.of)}`;
    case 'withMoreInHand':
      return `how many of ${playersText(amount.of)} have more cards in hand than you`;
    case 'mostOfOneName':
      return `the greatest number of ${manyText(amount.what)} with one name`;
    case 'sum':
      return amount.of.map(amountText).join(' plus ');
    case 'half':
      return `half of ${amountText(amount.of)}, rounded down`;
    case 'times':
      return amount.factor === -1 ? `-${amountText(amount.of)}` : `${amount.factor} times ${amountText(amount.of)}`;
    case 'conditional':
      return `(${amountText(amount.amount)} if ${conditionText(amount.condition)}, else ${amountText(amount.otherwise)})`;
  }
}

function propertyText(property: string, of: ObjectsRef): string {
  return of.kind === 'affected' ? `its ${property}` : `the ${property} of ${objectsText(of)}`;
}

export function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case 'exists':
      return `there is ${oneText(condition.what)}`;
    case 'compare':
      return `${amountText(condition.left)} is ${condition.compare} ${amountText(condition.right)}`;
    case 'matches':
      return `${objectsText(condition.object)} is ${quality(condition.what)}`;
    case 'remembered':
      return `there was any ${condition.name}`;
    case 'yourTurn':
      return 'it is your turn';
    case 'duringStep':
      return `it is the ${condition.step} step`;
    case 'paid':
      return condition.key === 'kicker' ? 'it was kicked' : `its ${condition.key} cost was paid`;
    case 'wasCast':
      return 'it was cast';
    case 'spent':
      return `${manaTypeText(condition.type)} was spent to cast it`;
    case 'not':
      return `it is not so that ${conditionText(condition.of)}`;
    case 'allOf':
      return list(condition.of.map(conditionText), 'and');
  }
}

/** What a thing is said to be: `untapped`, `a creature`. */
function quality(filter: Filter): string {
  const phrase = phraseOf(filter);
  return isOnly(phrase, 'before') ? phrase.before.join(' ') : oneText(filter);
}

/** A filter as the parts of a noun phrase. */
export function phraseOf(filter: Filter): Phrase {
  switch (filter.kind) {
    case 'all':
      return filter.of.map(phraseOf).reduce(merge, emptyPhrase);
    case 'any':
      return anyPhrase(filter.of);
    case 'not':
      return notPhrase(filter.of);
    case 'type':
      return { ...emptyPhrase, kinds: [[filter.type]] };
    case 'subtype':
      return { ...emptyPhrase, kinds: [[filter.subtype]] };
    case 'zone':
      return { ...emptyPhrase, zone: filter.zone };
    case 'ownedBy':
      return { ...emptyPhrase, owner: filter.who };
    case 'other':
      return { ...emptyPhrase, other: true };
    case 'token':
    case 'spell':
    case 'isCard':
      return { ...emptyPhrase, suffix: filter.kind === 'isCard' ? 'card' : filter.kind };
    case 'stackAbility':
      return {
        ...emptyPhrase,
        suffix: filter.of === 'either' ? 'activated or triggered ability' : `${filter.of} ability`,
      };
    case 'supertype':
    case 'color':
    case 'colorless':
    case 'monocolored':
    case 'tapped':
    case 'attacking':
    case 'blocking':
    case 'blocked':
    case 'unblocked':
      return before(adjectiveText(filter));
    default:
      return afterPhrase(filter);
  }
}

type Described = Extract<
  Filter,
  {
    kind:
      | 'controlledBy'
      | 'isSource'
      | 'is'
      | 'named'
      | 'sameNameAs'
      | 'sharesTypeWith'
      | 'sharesCreatureTypeWith'
      | 'sharesColorWith'
      | 'singleTarget'
      | 'targeting'
      | 'wasCast'
      | 'enteredThisTurn'
      | 'attackedThisTurn'
      | 'chosenSubtype'
      | 'chosenColor'
      | 'keyword'
      | 'abilityKeyword'
      | 'withoutAbilities'
      | 'hasCounter'
      | 'power'
      | 'toughness'
      | 'manaValue'
      | 'evenManaValue'
      | 'xInManaCost'
      | 'castFrom'
      | 'blocksSource'
      | 'blockedBySource'
      | 'attachedToSource'
      | 'attachedBySource'
      | 'attachedToWhat'
      | 'hostOf';
  }
>;

const SHARED = {
  sameNameAs: 'the name',
  sharesTypeWith: 'a card type',
  sharesCreatureTypeWith: 'a creature type',
  sharesColorWith: 'a colour',
} as const;

function afterPhrase(filter: Described): Phrase {
  switch (filter.kind) {
    case 'controlledBy':
      return after(filter.who === 'you' ? 'you control' : `${CONTROLLERS[filter.who]} controls`);
    case 'isSource':
      return { ...emptyPhrase, exact: ['this'] };
    case 'is':
      return { ...emptyPhrase, exact: [objectsText(filter.object)] };
    case 'attachedBySource':
      return { ...emptyPhrase, exact: ['what this is attached to'] };
    case 'named':
      return after(`named ${filter.name}`);
    case 'sameNameAs':
    case 'sharesTypeWith':
    case 'sharesCreatureTypeWith':
    case 'sharesColorWith':
      return after(`with ${SHARED[filter.kind]} of ${objectsText(filter.object)}`);
    case 'attachedToWhat':
      return after(`attached to ${oneText(filter.what)}`);
    case 'hostOf':
      return { ...emptyPhrase, exact: [`what ${objectsText(filter.object)} is attached to`] };
    case 'keyword':
    case 'abilityKeyword':
      return after(`with ${filter.keyword}`);
    case 'hasCounter':
      return after(`with ${withArticle(filter.counter)} counter`);
    case 'power':
    case 'toughness':
      return after(`with ${filter.kind} ${comparedText(filter.compare, filter.amount)}`);
    case 'manaValue':
      return after(`with mana value ${comparedText(filter.compare, filter.amount)}`);
    case 'blocksSource':
    case 'blockedBySource':
    case 'attachedToSource':
    case 'chosenSubtype':
    case 'chosenColor':
    case 'withoutAbilities':
    case 'singleTarget':
    case 'wasCast':
    case 'enteredThisTurn':
    case 'attackedThisTurn':
    case 'evenManaValue':
    case 'xInManaCost':
      return after(AFTERWORDS[filter.kind]);
    case 'targeting':
      return after(`that targets ${filter.what === null ? 'a player' : oneText(filter.what)}`);
    case 'castFrom':
      return { ...after(`cast from a ${filter.zone}`), suffix: 'spell' };
  }
}

const CONTROLLERS = {
  opponent: 'an opponent',
  'target player': 'the target player',
  'active player': 'the active player',
  'event player': 'that player',
} as const;

function comparedText(how: Comparison, amount: Amount): string {
  const text = amountText(amount);
  if (how === 'exactly') return typeof amount === 'number' ? text : `equal to ${text}`;
  return `${text} or ${how === 'at most' ? 'less' : 'more'}`;
}

/** `artifact, creature or land`; `attacking or blocking`; else what it is said to be. */
function anyPhrase(of: readonly Filter[]): Phrase {
  const phrases = of.map(phraseOf);
  const kinds = phrases.map((phrase) => phrase.kinds);
  if (phrases.every((phrase) => isOnly(phrase, 'kinds')) && kinds.every((groups) => groups.length === 1)) {
    return { ...emptyPhrase, kinds: [kinds.flatMap((groups) => groups[0] ?? [])] };
  }
  if (phrases.every((phrase) => isOnly(phrase, 'before'))) {
    return before(
      list(
        phrases.map((phrase) => phrase.before.join(' ')),
        'or',
      ),
    );
  }
  return { ...emptyPhrase, exact: of.map(bareText) };
}

function notPhrase(of: Filter): Phrase {
  const phrase = phraseOf(of);
  if (of.kind === 'tapped') return before('untapped');
  if (of.kind === 'token') return before('nontoken');
  if (of.kind === 'keyword' || of.kind === 'abilityKeyword') return after(`without ${of.keyword}`);
  if (isOnly(phrase, 'kinds')) return before(phrase.kinds.flat().map(nonText).join(' '));
  if (isOnly(phrase, 'before') && phrase.before.length === 1) return before(nonText(phrase.before[0] ?? ''));
  return after(`other than ${oneText(of)}`);
}

const nonText = (word: string): string => (/^[A-Z]/.test(word) ? `non-${word}` : `non${word}`);
