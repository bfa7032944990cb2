import type { Answer, Ask, Game, IllegalAnswer, Proc, Purpose, Question } from '../proc.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { inGame } from '../state/read.ts';
import type { Choice } from '../state/root.ts';

/** Asking players. What has one legal answer is not asked. */

/** Thrown where a player takes back an action, or cannot go on with it. CR 733 */
export const TAKEN_BACK: { readonly kind: 'taken back' } = { kind: 'taken back' };

type Asking = {
  readonly player: PlayerId | 'chance';
  readonly purpose: Purpose;
  readonly source: ObjectId | null;
  readonly cr: string;
};
type Without<Q, K extends PropertyKey> = Q extends unknown ? Omit<Q, K> : never;

/** Puts a question to a player and gives back the answer, which is legal in form. */
export function* ask(g: Game, question: Without<Question, 'takeBack'>, check: Ask['check'] = null): Proc<Answer> {
  const answer = yield { kind: 'ask', question: { ...question, takeBack: g.reversible } as Question, check };
  if (answer.kind === 'take back') throw TAKEN_BACK;
  return answer;
}

/** Picks `min` to `max` of these; fewer options than `min`: all of them. CR 101.3 */
export function* askObjects(
  g: Game,
  asking: Asking,
  options: readonly Choice[],
  min: number,
  max: number,
  check: Ask['check'] = null,
): Proc<readonly Choice[]> {
  const most = Math.min(max, options.length);
  const least = Math.min(min, most);
  if (most === 0) return [];
  if (least === options.length && check === null) return options;
  const answer = yield* ask(g, { ...asking, kind: 'objects', options, min: least, max: most }, check);
  return picked(answer).map((index) => options[index] as Choice);
}

/** As `askObjects`, for objects only. */
export function* askForObjects(
  g: Game,
  asking: Asking,
  ids: readonly ObjectId[],
  min: number,
  max: number,
  check: Ask['check'] = null,
): Proc<readonly ObjectId[]> {
  const chosen = yield* askObjects(
    g,
    asking,
    ids.map((id) => ({ kind: 'object', id })),
    min,
    max,
    check,
  );
  return chosen.flatMap((choice) => (choice.kind === 'object' ? [choice.id] : []));
}

export function* askYesNo(g: Game, asking: Asking, about: string): Proc<boolean> {
  const answer = yield* ask(g, { ...asking, kind: 'yes or no', about });
  return answer.kind === 'yes' && answer.yes;
}

/** One word of several; none: null. `incomplete` lists those after which a payment cannot be completed. */
export function* askValue(
  g: Game,
  asking: Asking,
  options: readonly string[],
  incomplete: readonly string[] = [],
): Proc<string | null> {
  if (options.length < 2) return options[0] ?? null;
  const answer = yield* ask(g, { ...asking, kind: 'value', options, incomplete });
  return options[picked(answer)[0] as number] as string;
}

export function picked(answer: Answer): readonly number[] {
  return answer.kind === 'pick' ? answer.picks : [];
}

/** The player to whom an object's or rule's question goes: the next in turn order when that player has left. CR 800.4h */
export function asker(g: Game, player: PlayerId): PlayerId {
  for (let i = 0; i < g.root.players.length; i++) {
    const next = (player + i) % g.root.players.length;
    if (inGame(g.root, next)) return next;
  }
  return player;
}

/** The refusal of an answer that has the right form. */
export function illegal(cr: string, why: string): IllegalAnswer {
  return { kind: 'illegal answer', cr, why };
}
