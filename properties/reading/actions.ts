import type { Happening, History, HistoryStep, Option, Question, Ref, Seat } from '../../protocol/index.ts';
import type { Placed } from './happenings.ts';

/** A cast, an activation, a land play or the suspending of a card, from the answer that began it until it was over. */
export interface Action {
  readonly kind: 'cast' | 'activate' | 'play' | 'suspend';
  readonly player: Seat;
  readonly object: Ref;
  /** The place among the object's activated abilities; 0 for what is none. */
  readonly ability: number;
  /** The permission by which a card is cast, as the option names it; null: it is in hand. CR 601.3 */
  readonly by: string | null;
  readonly option: Option;
  /** Whether it was begun while a cost was being paid. CR 605.3a */
  readonly inPayment: boolean;
  /** The step that was answered with it; its view is what was before. */
  readonly begun: number;
  /** The first step after it, whose view shows its end; the last step where the history ends before. */
  readonly over: number;
  /** Whether the history shows its end. */
  readonly ended: boolean;
  /** Whether a player took something back, or conceded, before it was over: itself, or an action inside it. */
  readonly interrupted: boolean;
  /** Whether the engine told that it was taken back, whoever wanted that. Needs the facet `events`. CR 733.1 */
  readonly takenBack: boolean;
  /** Steps answered on the way, without those of actions inside. */
  readonly choices: readonly number[];
  /** What happened meanwhile, without what belongs to actions inside. */
  readonly happenings: readonly Placed[];
}

/** All actions, in the order of their beginning. */
export function actionsOf(history: History): readonly Action[] {
  const all: OpenAction[] = [];
  let open: OpenAction[] = [];
  let order = 0;
  history.steps.forEach((step, at) => {
    for (const happening of step.happenings) {
      open = closed(open, goesOn(open, happening), at);
      open.at(-1)?.happenings.push({ at, order: order++, happening });
      if (happening.kind === 'taken back') takeBack(open, happening.object);
    }
    open = stillOpen(open, step, at);
    answered(open, step, at);
    const begun = beginning(step, at);
    if (begun === null) return;
    all.push(begun);
    open = [...open, begun];
  });
  for (const action of open) action.over = history.steps.length - 1;
  return all;
}

/** How many actions are still open as this happens: what an outer one is told of shows that those inside it are over. */
function goesOn(open: readonly OpenAction[], happening: Happening): number {
  const outer = open.findLastIndex((action) => isToldOf(action, happening));
  return outer < 0 ? open.length : outer + 1;
}

/** Its payment, or its end. */
function isToldOf(action: OpenAction, happening: Happening): boolean {
  switch (happening.kind) {
    case 'activated':
      return action.option === `activate ${happening.ability}`;
    case 'cast':
      return action.kind === 'cast' && action.object === happening.object;
    case 'mana spent':
      return action.object === happening.on && !wasActivated(action);
    default:
      return false;
  }
}

function takeBack(open: readonly OpenAction[], object: Ref): void {
  const reversed = open.findLastIndex((action) => action.object === object);
  for (const action of reversed < 0 ? [] : open.slice(reversed)) action.takenBack = true;
}

type OpenAction = {
  -readonly [Key in keyof Action]: Action[Key] extends readonly (infer Item)[] ? Item[] : Action[Key];
};

/** Whether it was carried through to its end. */
export function wasCompleted({ ended, interrupted, takenBack }: Action): boolean {
  return ended && !interrupted && !takenBack;
}

/** The option of a priority or pay question that an answer took, or null. */
export function picked(step: HistoryStep): Option | null {
  const { question, answer } = step;
  if (question === null || answer === null || answer.kind !== 'pick') return null;
  return question.kind === 'priority' || question.kind === 'pay' ? (answer.picks[0] ?? null) : null;
}

/** `activate c5/0` or `cast c5 by c7` taken apart; null for an option that begins no action. */
export function actionNamed(option: Option): Pick<Action, 'kind' | 'object' | 'ability' | 'by'> | null {
  const match = /^(cast|activate|play|suspend) ([^/ ]+)(?:\/(\d+)| by (.+))?$/.exec(option);
  if (match === null) return null;
  const [, verb, object = '', ability = '0', by = null] = match;
  const kind = verb === 'cast' || verb === 'play' || verb === 'suspend' ? verb : 'activate';
  return { kind, object, ability: Number(ability), by };
}

function beginning(step: HistoryStep, at: number): OpenAction | null {
  const option = picked(step);
  const named = option === null ? null : actionNamed(option);
  if (option === null || named === null || step.question === null || step.question.player === 'chance') return null;
  return {
    ...named,
    option,
    player: step.question.player,
    inPayment: step.question.kind === 'pay',
    begun: at,
    over: at,
    ended: false,
    interrupted: false,
    takenBack: false,
    choices: [],
    happenings: [],
  };
}

/** Notes an answer that begins nothing with the innermost action, and a reversal with all. */
function answered(open: readonly OpenAction[], step: HistoryStep, at: number): void {
  if (step.answer === null) return;
  if (step.answer.kind === 'take back' || step.answer.kind === 'concede') {
    for (const action of open) action.interrupted = true;
  } else if (picked(step) === null || picked(step) === 'pay') {
    open.at(-1)?.choices.push(at);
  }
}

/**
 * Priority ends every action. A question of an outer action ends those inside it; so does the outer one's next payment, which
 * an inner mana ability shows by having been activated.
 */
function stillOpen(open: readonly OpenAction[], step: HistoryStep, at: number): OpenAction[] {
  const { question } = step;
  if (question === null || question.kind === 'priority') return closed(open, 0, at);
  let kept = open.length;
  while (question.kind === 'pay' && kept > 0 && open[kept - 1]?.inPayment && wasActivated(open[kept - 1])) kept--;
  const asking = open.slice(0, kept).findLastIndex((action) => asks(action, question, step));
  return closed(open, asking >= 0 ? asking + 1 : kept, at);
}

function closed(open: readonly OpenAction[], kept: number, at: number): OpenAction[] {
  for (const action of open.slice(kept)) {
    action.over = at;
    action.ended = true;
  }
  return open.slice(0, kept);
}

function asks(action: Action, question: Question, step: HistoryStep): boolean {
  if (question.source === action.object) return true;
  return step.view.stack.some((entry) => entry.ref === question.source && entry.source === action.object);
}

function wasActivated(action: Action | undefined): boolean {
  return (action?.happenings ?? []).some(
    ({ happening }) => happening.kind === 'activated' && happening.object === action?.object,
  );
}
