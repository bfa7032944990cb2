import type { Amount } from './amount.ts';
import type { CopyException } from './continuous.ts';
import { manaCost } from './cost.ts';
import type { CounteredTo, Effect } from './effect.ts';
import { choose, exile, sequence, unlessPays } from './effects.ts';
import { all, anything, type Filter, inZone, youOwn } from './filter.ts';
import { type CastTerms, FREE_TERMS, USUAL_TERMS } from './permission.ts';
import { bound, controllerOf, each, type ObjectsRef, type PlayersRef, target, you } from './reference.ts';

/** The verbs of what is done with spells on the stack, and of casting them while something resolves. */

export const counterIt = (
  what: ObjectsRef = target(),
  to: CounteredTo = 'graveyard',
  bind: string | null = null,
): Effect => ({
  kind: 'counter',
  what,
  to,
  bind,
});
/** The target, unless its controller pays this mana. CR 118.12a */
export const counterUnlessPaid = (mana: string, to: CounteredTo = 'graveyard'): Effect =>
  unlessPays(controllerOf(target()), { mana: manaCost(mana), parts: [] }, counterIt(target(), to));
/** CR 500.7 */
export const extraTurn = (who: PlayersRef = you): Effect => ({ kind: 'extraTurn', who });
/** CR 500.8 */
export const extraCombatAndMain = (): Effect => ({ kind: 'extraPhases', phases: ['combat', 'main'] });
export const endTheTurn: Effect = { kind: 'endTurn' };
/** One of these may be cast now without paying its mana cost. CR 608.2g */
export const mayCastFree = (
  from: ObjectsRef,
  what: Filter,
  who: PlayersRef = you,
  details: Partial<Pick<Extract<Effect, { kind: 'castNow' }>, 'each' | 'terms' | 'bind'>> = {},
): Effect => ({ kind: 'castNow', who, from, what, each: false, terms: FREE_TERMS, bind: null, ...details });
/** One of your cards in hand may be cast now without paying its mana cost. CR 608.2g */
export const mayCastFreeFromHand = (what: Filter): Effect => mayCastFree(each(all(inZone('hand'), youOwn)), what);
/** One of these may be cast now for its costs. CR 608.2g */
export const mayCastNow = (from: ObjectsRef, terms: CastTerms = USUAL_TERMS): Effect =>
  mayCastFree(from, anything, you, { terms });
export const controlSpells = (what: ObjectsRef = target()): Effect => ({ kind: 'controlSpells', what });
export const newTargets = (what: ObjectsRef = target()): Effect => ({ kind: 'newTargets', what, how: 'as you like' });
export const doubleX = (what: ObjectsRef): Effect => ({ kind: 'doubleX', what });
/** CR 115.7a */
export const changeTargets = (what: ObjectsRef = target()): Effect => ({ kind: 'newTargets', what, how: 'change' });
export const exileFromTop = (until: Filter, bind: string, found: string, who: PlayersRef = you): Effect => ({
  kind: 'exileFromTop',
  who,
  until,
  bind,
  found,
});
export const exileTop = (count: Amount, bind: string, who: PlayersRef = you): Effect => ({
  kind: 'exileTop',
  who,
  count,
  bind,
});
export const bottomInRandomOrder = (what: ObjectsRef): Effect => ({ kind: 'bottomInRandomOrder', what });
export const revealTop = (count: Amount, bind: string, who: PlayersRef = you): Effect => ({
  kind: 'revealTop',
  who,
  count,
  to: 'everyone',
  bind,
});
export const lookAtTop = (count: Amount, bind: string): Effect => ({
  kind: 'revealTop',
  who: you,
  count,
  to: 'owner',
  bind,
});
/** One of your cards in hand that match all of these may be exiled, to be copied later: what it was is bound. */
export const mayExileFromHand = (bind: string, ...what: readonly Filter[]): Effect =>
  sequence(choose(all(inZone('hand'), youOwn, ...what), 'chosen', 0, 1), exile(bound('chosen'), bind));
/** Copies of exiled cards, to be cast at once. CR 707.12 */
export const copyCards = (what: ObjectsRef, bind: string, times: Amount = 1, who: PlayersRef = you): Effect => ({
  kind: 'copyCards',
  who,
  what,
  times,
  bind,
});
/** Each of these cards is copied, and each copy may be cast without paying its mana cost. CR 707.12a */
export const castCopies = (what: ObjectsRef, times: Amount = 1, who: PlayersRef = you): Effect =>
  sequence(copyCards(what, 'copies', times, who), mayCastFree(bound('copies'), anything, who, { each: true }));
export const repeat = (times: Amount, effect: Effect): Effect => ({ kind: 'repeat', times, effect });
/** With new targets for the copy, if its controller likes. CR 707.10c */
export const copySpell = (what: ObjectsRef = target(), except: readonly CopyException[] = []): Effect => ({
  kind: 'copySpell',
  what,
  newTargets: true,
  except,
});
/** The copy becomes a token as it resolves. CR 707.10f */
export const copyPermanentSpell = (what: ObjectsRef = target(), except: readonly CopyException[] = []): Effect => ({
  kind: 'copySpell',
  what,
  newTargets: false,
  except,
});
