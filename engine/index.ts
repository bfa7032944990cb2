/** The engine's first face: games. */
import { forgetDerived } from './characteristics/derive.ts';
import { forgetAbilityKinds } from './rules/ability-kinds.ts';

export { asItBegins, type Board, type BoardCard, fromBoard, fromDecks, type IllegalBoard } from './board.ts';
export { answersTo, perft } from './perft.ts';
export type { Action, Answer, Completes, IllegalAnswer, OrderItem, PayAction, Question } from './proc.ts';
export { Crash, open, type Play, type Position } from './session.ts';
export type { GameEvent } from './state/events.ts';
export { incarnationOf, type ObjectId, type PlayerId, type Slot, slotOf } from './state/ids.ts';
export type { Choice, GameObject, Mana, Root } from './state/root.ts';
export { look, lookingSame, placeOfAbility, type Seen, type SeenPermanent, type SeenOnStack } from './look.ts';

/** Forgets what follows from roots: for those who change the rules between two games. */
export function resetCaches(): void {
  forgetDerived();
  forgetAbilityKinds();
}
