import type { Amount } from '../vocabulary/amount.ts';
import type { Effect, EntersAttacking } from '../vocabulary/effect.ts';
import type { Filter } from '../vocabulary/filter.ts';
import type { PlayersRef } from '../vocabulary/reference.ts';
import { changedText, durationText, exceptText } from './changes.ts';
import { payText } from './costs.ts';
import { list, withArticle } from './english.ts';
import { eventText } from './events.ts';
import { productionText, restrictionText, riderText } from './mana.ts';
import { asText, countOfText, countText, doesText, muchText, recipientsText } from './sentences.ts';
import { shieldText } from './shields.ts';
import type { Speaker } from './speaker.ts';
import { nameTargets } from './targets.ts';
import { termsText } from './terms.ts';
import { amountText, conditionText, manyText, objectsText, oneText, playersText, targetMark } from './things.ts';

/** What is done, as an instruction: `destroy the target`; '' for nothing. */
export function effectText(effect: Effect, say: Speaker): string {
  switch (effect.kind) {
    case 'seq':
    case 'may':
    case 'mayPay':
    case 'mayPayTimes':
    case 'if':
    case 'delayed':
    case 'reflexive':
    case 'lasting':
    case 'repeat':
    case 'exchangeControl':
      return structureText(effect, say);
    case 'addMana':
      return manaText(effect);
    case 'damage':
      return `${objectsText(effect.from)} deals ${muchText(effect.amount, 'damage')} to ${recipientsText(effect.to)}`;
    case 'dividedDamage':
      return `this deals ${muchText(effect.total, 'damage')}, divided among ${targetMark(effect.index)}`;
    case 'destroy':
      return `destroy ${objectsText(effect.what)}${effect.canRegenerate ? '' : ', past regeneration'}`;
    case 'move':
      return moveText(effect);
    case 'sacrifice':
      return orderText(effect.who, 'sacrifice', countOfText(effect.count, effect.what));
    case 'sacrificeThese':
      return `sacrifice ${objectsText(effect.what)}`;
    case 'putCounters':
      return `put ${countText(effect.amount, `${effect.counter} counter`)} on ${recipientsText(effect.on)}`;
    case 'removeCounters':
      return `remove ${countText(effect.amount, `${effect.counter} counter`)} from ${objectsText(effect.from)}`;
    case 'tap':
    case 'untap':
      return `${effect.kind} ${objectsText(effect.what)}`;
    case 'skipUntap':
      return `${objectsText(effect.what)} stays tapped in the next untap step of ${effect.during === null ? 'its controller' : playersText(effect.during)}`;
    default:
      return madeText(effect, say);
  }
}

type Making = Extract<
  Effect,
  {
    kind:
      | 'createTokens'
      | 'createCopyTokens'
      | 'continuous'
      | 'becomeCopy'
      | 'counter'
      | 'copySpell'
      | 'attach'
      | 'preventDamage'
      | 'redirectDamage'
      | 'regenerate'
      | 'proliferate'
      | 'castNow'
      | 'controlSpells'
      | 'doubleX'
      | 'newTargets'
      | 'remember'
      | 'discardThese'
      | 'bottomInRandomOrder'
      | 'moveCounter'
      | 'removeFromCombat'
      | 'becomeBlocked'
      | 'goad'
      | 'giveSuspend'
      | 'extraTurn'
      | 'extraPhases'
      | 'endTurn';
  }
>;

/** Effects that make tokens, copies or continuous effects, or deal with the stack. */
function madeText(effect: Making | OfPlayers, say: Speaker): string {
  switch (effect.kind) {
    case 'createTokens':
      return orderText(effect.who, 'create', countText(effect.count, `${effect.token} token`)) + entersText(effect);
    case 'createCopyTokens':
      return `${orderText(effect.who, 'create', countText(effect.count, 'token'))} copied from ${objectsText(effect.of)}${entersText(effect)}${exceptText(effect.except, say)}`;
    case 'continuous':
      return `${durationText(effect.duration)}${changedText(objectsText(effect.on), effect.parts, say)}`;
    case 'becomeCopy':
      return `${durationText(effect.duration)}${objectsText(effect.what)} is a copy of ${objectsText(effect.of)}${exceptText(effect.except, say)}`;
    case 'counter':
      return `counter ${objectsText(effect.what)}${counteredToText(effect.to)}`;
    case 'copySpell':
      return `copy ${objectsText(effect.what)}${effect.newTargets ? ', with new targets at choice' : ''}${exceptText(effect.except, say)}`;
    case 'attach':
      return `attach ${objectsText(effect.what)} to ${objectsText(effect.to)}`;
    case 'castNow':
      return `${playersText(effect.who)} may now cast ${effect.each ? 'each' : 'one'} of ${objectsText(effect.from)}${cardText(effect.what)}${termsText(effect.terms)}`;
    case 'controlSpells':
      return `gain control of ${objectsText(effect.what)}`;
    case 'doubleX':
      return `double the value of X of ${objectsText(effect.what)}`;
    case 'newTargets':
      return effect.how === 'change'
        ? `change the target of ${objectsText(effect.what)}`
        : `choose new targets for ${objectsText(effect.what)} at choice`;
    case 'moveCounter':
      return `move a counter from ${objectsText(effect.from)} onto ${objectsText(effect.to)}`;
    case 'extraTurn':
      return orderText(effect.who, 'take', 'an extra turn after this one');
    case 'extraPhases':
      return `after this main phase: ${list(effect.phases, 'and')}`;
    case 'endTurn':
      return 'end the turn';
    case 'removeFromCombat':
      return `remove ${objectsText(effect.what)} from combat`;
    case 'becomeBlocked':
      return `${objectsText(effect.what)} becomes blocked`;
    case 'goad':
      return `goad ${objectsText(effect.what)}`;
    case 'giveSuspend':
      return `${objectsText(effect.what)} gains suspend if it has none`;
    case 'remember':
      return `note ${objectsText(effect.what)} as ${effect.bind}`;
    case 'discardThese':
      return `discard ${objectsText(effect.what)}`;
    case 'bottomInRandomOrder':
      return `put ${objectsText(effect.what)} at random under the library`;
    case 'preventDamage':
    case 'redirectDamage':
      return shieldText(effect);
    case 'regenerate':
      return `the next time this turn, regenerate ${objectsText(effect.what)}`;
    case 'proliferate':
      return 'proliferate';
    default:
      return playerText(effect);
  }
}

function counteredToText(to: Extract<Effect, { kind: 'counter' }>['to']): string {
  if (typeof to !== 'string') return ` and have it enter the battlefield as yours if it is ${oneText(to.what)}`;
  return to === 'graveyard' ? '' : ` and put it ${COUNTERED_TO[to]}`;
}

type Structure = Extract<
  Effect,
  {
    kind:
      | 'seq'
      | 'may'
      | 'mayPay'
      | 'mayPayTimes'
      | 'if'
      | 'delayed'
      | 'reflexive'
      | 'lasting'
      | 'repeat'
      | 'exchangeControl';
  }
>;

/** Effects that are made of effects. */
function structureText(effect: Structure, say: Speaker): string {
  switch (effect.kind) {
    case 'seq':
      return effect.of.map(say.effect).join(', then ');
    case 'may':
      return `${playersText(effect.who)} may: ${say.effect(effect.effect)}${elseText(effect.otherwise, say)}`;
    case 'mayPay':
      return paidText(effect, payText(effect.cost), say);
    case 'mayPayTimes':
      return paidText(effect, `${payText(effect.cost)} once for each of ${amountText(effect.times)}`, say);
    case 'if':
      return `if ${conditionText(effect.condition)}, ${say.effect(effect.then)}${elseText(effect.otherwise, say)}`;
    case 'delayed':
      return `the next time ${eventText(effect.on)}, ${say.effect(effect.effect)}`;
    case 'reflexive':
      return `when that is done, ${nameTargets(say.effect(effect.effect), effect.targets)}`;
    case 'repeat':
      return `${amountText(effect.times)} times: ${say.effect(effect.effect)}`;
    case 'exchangeControl':
      return `exchange control of ${objectsText(effect.one)} and ${objectsText(effect.other)}${elseText(effect.otherwise, say)}`;
    case 'lasting':
      return `${durationText(effect.duration)}${say.ability(effect.ability)}`;
  }
}

/** What is cast is a card, or a copy of one, and no permanent. */
function cardText(what: Filter): string {
  const text = oneText(what).replace(/\bpermanent\b/, 'card');
  return text === 'a card' ? '' : ` that is ${text}`;
}

type OfPlayers = Extract<
  Effect,
  {
    kind:
      | 'draw'
      | 'discard'
      | 'mill'
      | 'gainLife'
      | 'loseLife'
      | 'setLife'
      | 'choose'
      | 'search'
      | 'exileFromTop'
      | 'exileTop'
      | 'revealTop'
      | 'millUntil'
      | 'copyCards'
      | 'shuffle'
      | 'scry'
      | 'surveil'
      | 'loseGame'
      | 'winGame';
  }
>;

const SEEN = { everyone: 'reveal', owner: 'look at' } as const;

/** Effects that say what players do. */
function playerText(effect: OfPlayers): string {
  switch (effect.kind) {
    case 'draw':
    case 'discard':
    case 'mill':
      return orderText(effect.who, effect.kind, countText(effect.count, 'card'));
    case 'gainLife':
      return doesText(effect.who, `gain ${muchText(effect.amount, 'life')}`, 'gain');
    case 'setLife':
      return `${playersText(effect.who)}: life total ${amountText(effect.amount)}`;
    case 'loseLife':
      return doesText(effect.who, `lose ${muchText(effect.amount, 'life')}`, 'lose');
    case 'choose':
      return orderText(effect.who, 'choose', chosenText(effect));
    case 'search': {
      const card = countText(effect.max, asText(effect.what, 'card'), asText(effect.what, 'card', 'many'));
      const found = effect.max === 1 ? card : `up to ${card}`;
      const to = effect.to === 'battlefield' ? 'onto the battlefield' : `into the ${effect.to}`;
      const library = effect.who.kind === 'you' ? 'your library' : 'their library';
      return `${orderText(effect.who, 'search', library)} for ${found} to put ${to}${effect.tapped ? ' tapped' : ''}`;
    }
    case 'exileTop':
      return orderText(effect.who, 'exile', `the top ${countText(effect.count, 'card')} of the library`);
    case 'revealTop':
      return orderText(effect.who, SEEN[effect.to], `the top ${countText(effect.count, 'card')} of the library`);
    case 'millUntil':
      return orderText(effect.who, 'mill', `cards until ${countOfText(effect.count, effect.until)} came`);
    case 'copyCards':
      return orderText(effect.who, 'copy', `${objectsText(effect.what)}${timesText(effect.times)}`);
    case 'exileFromTop':
      return orderText(
        effect.who,
        'exile',
        `cards from the top of the library until ${oneText(effect.until)} is found`,
      );
    case 'shuffle':
      return orderText(effect.who, 'shuffle', '');
    case 'scry':
    case 'surveil':
      return orderText(effect.who, effect.kind, amountText(effect.count));
    case 'loseGame':
      return orderText(effect.who, 'lose', 'the game');
    case 'winGame':
      return doesText(effect.who, 'win the game', 'win');
  }
}

const timesText = (times: Amount): string => (times === 1 ? '' : ` ${amountText(times)} times`);

const COUNTERED_TO = {
  hand: "into the owner's hand",
  exile: 'into exile',
  'library top': "on the owner's library",
} as const;

function manaText(effect: Extract<Effect, { kind: 'addMana' }>): string {
  const spend = effect.spendOnly === null ? '' : `, only ${restrictionText(effect.spendOnly)}`;
  const rider = effect.rider === null ? '' : `; ${riderText(effect.rider)}`;
  return `${orderText(effect.who, 'add', productionText(effect.mana))}${spend}${rider}`;
}

/** ` tapped and attacking`; '' for what enters in no particular way. */
function entersText({ tapped, attacking }: { readonly tapped: boolean; readonly attacking: EntersAttacking }): string {
  const words = [...(tapped ? ['tapped'] : []), ...(attacking === 'no' ? [] : ['attacking'])];
  return words.length === 0 ? '' : ` ${words.join(' and ')}`;
}

function moveText(effect: Extract<Effect, { kind: 'move' }>): string {
  const what = objectsText(effect.what);
  switch (effect.to) {
    case 'exile':
      return `exile ${what}${effect.untilSourceLeaves ? ' until this leaves the battlefield' : ''}`;
    case 'hand':
      return `return ${what} to the owner's hand`;
    case 'library':
      return `put ${what} on the ${effect.position} of the owner's library`;
    case 'battlefield':
      return `put ${what} onto the battlefield${entersText(effect)}${withText(effect.counters)} under ${effect.under === 'you' ? 'your' : "the owner's"} control`;
    case 'graveyard':
    case 'stack':
    case 'command':
      return `put ${what} into the ${effect.to}`;
  }
}

/** ` with a -1/-1 counter` */
function withText(counters: Extract<Effect, { kind: 'move' }>['counters']): string {
  if (counters === null) return '';
  const { counter, amount } = counters;
  return amount === 1 ? ` with ${withArticle(counter)} counter` : ` with ${amountText(amount)} ${counter} counters`;
}

function chosenText({ min, max, what }: Extract<Effect, { kind: 'choose' }>): string {
  return amountText(min) === amountText(max)
    ? countOfText(min, what)
    : `${amountText(min)} to ${amountText(max)} ${manyText(what)}`;
}

function paidText(
  { who, then, otherwise }: Extract<Effect, { kind: 'mayPay' | 'mayPayTimes' }>,
  pay: string,
  say: Speaker,
): string {
  if (say.effect(then) === '') return `${say.effect(otherwise)} unless ${doesText(who, pay, firstWord(pay))}`;
  return `${playersText(who)} may ${pay}: if so, ${say.effect(then)}${elseText(otherwise, say)}`;
}

function elseText(otherwise: Effect, say: Speaker): string {
  const text = say.effect(otherwise);
  return text === '' ? '' : `; if not, ${text}`;
}

const firstWord = (text: string): string => text.split(' ')[0] ?? '';

/** An order to you, a sentence about others: `draw a card`, `each opponent draws a card`. */
function orderText(who: PlayersRef, verb: string, what: string): string {
  const rest = what === '' ? '' : ` ${what}`;
  return who.kind === 'you' ? `${verb}${rest}` : doesText(who, `${verb}${rest}`, verb);
}
