import type { Amount } from '../vocabulary/amount.ts';
import type { Recipients } from '../vocabulary/effect.ts';
import type { Filter } from '../vocabulary/filter.ts';
import type { ObjectsRef, PlayersRef } from '../vocabulary/reference.ts';
import type { Whose } from '../vocabulary/trigger.ts';
import { numeral, plural, withArticle } from './english.ts';
import { phraseText } from './phrase.ts';
import { amountText, bareText, manyText, objectsText, oneText, phraseOf, playersText, targetMark } from './things.ts';

/** Who does what, how much and how many, made from the words of `things.ts`. */

export function whoseText(who: Whose): string {
  return who === 'you' ? 'you' : who === 'opponent' ? 'an opponent' : 'a player';
}

export function recipientsText(to: Recipients): string {
  if (to.kind === 'anyTarget') return targetMark(to.index);
  if (isPlayers(to)) return playersText(to);
  return objectsText(to);
}

function isPlayers(ref: ObjectsRef | PlayersRef): ref is PlayersRef {
  return [
    'you',
    'opponents',
    'eachPlayer',
    'targetPlayer',
    'controllerOf',
    'ownerOf',
    'eventPlayer',
    'activePlayer',
  ].includes(ref.kind);
}

/** The subject and what it does, `does` beginning with `verb`: `you draw a card`, `each opponent draws a card`. */
export function doesText(who: PlayersRef, does: string, verb: string): string {
  return who.kind === 'you' ? `you ${does}` : `${playersText(who)} ${plural(verb)}${does.slice(verb.length)}`;
}

/** So many of a thing: `a card`, `two cards`, `X cards`, `cards, as many as the power of this`. */
export function countText(amount: Amount, one: string, many = one.replace(/\S+$/, plural)): string {
  if (amount === 1) return withArticle(one);
  if (typeof amount === 'number') return `${numeral(amount)} ${many}`;
  if (amount.kind === 'x') return `X ${many}`;
  if (amount.kind === 'eventAmount') return `that many ${many}`;
  return `${many}, as many as ${amountText(amount)}`;
}

/** So many of what matches: `a creature`, `two Islands`. */
export const countOfText = (amount: Amount, what: Filter): string =>
  amount === 1 ? oneText(what) : countText(amount, bareText(what), manyText(what));

/** So much of what is not counted: `3 damage`, `X life`, `damage equal to the power of this`. */
export function muchText(amount: Amount, noun: string): string {
  if (typeof amount === 'number' || amount.kind === 'x' || amount.kind === 'eventAmount') {
    return `${amountText(amount)} ${noun}`;
  }
  return `${noun} equal to ${amountText(amount)}`;
}

/** As an object of another sort than a permanent: `creature spell`, `red source`. */
export function asText(filter: Filter, noun: string, number: 'one' | 'many' = 'one'): string {
  const phrase = phraseOf(filter);
  const named = phrase.exact.length > 0 || phrase.suffix !== '' ? phrase : { ...phrase, suffix: noun };
  return phraseText(named, number);
}
