import type { ActionEntry, ChoiceEntry, Entry, History, HistoryStep, Moment, Script } from '../../protocol/index.ts';

/**
 * What was done in a game before the question of this step was answered, as a script that does it again, and at last this, if
 * anything.
 */
export function scriptOf(history: History, before: number, last: ActionEntry | null = null): Script {
  const script: Entry[] = [];
  let passes: ActionEntry[] = [];
  let choices: ChoiceEntry[] | null = null;
  for (const step of history.steps.slice(0, before)) {
    const acts = actionIn(step);
    if (acts !== null && acts.action === 'pass') {
      passes.push(acts);
      choices = null;
    } else if (acts !== null) {
      script.push(...passes.filter((pass) => isTooSoon(acts, pass)));
      passes = [];
      choices = [];
      script.push({ ...acts, choices });
    } else {
      const choice = choiceIn(step);
      if (choice !== null && choices !== null) choices.push(choice);
      else if (choice !== null) script.push(choice);
    }
  }
  return last === null ? script : [...script, ...passes.filter((pass) => isTooSoon(last, pass)), last];
}

function actionIn({ question, answer, view }: HistoryStep): ActionEntry | null {
  if (question?.kind !== 'priority' || question.player === 'chance' || answer?.kind !== 'pick') return null;
  const after: Moment = { turn: view.turn, step: view.step, stack: view.stack.length };
  return { kind: 'action', player: question.player, action: answer.picks[0] ?? 'pass', after, choices: [] };
}

function choiceIn({ question, answer }: HistoryStep): ChoiceEntry | null {
  if (question === null || answer === null) return null;
  const { player, kind, purpose, source } = question;
  return { kind: 'choice', player, question: kind, purpose, source, answer };
}

/** Whether the action could have been done in place of the pass: a script says only so much of when it is time. */
function isTooSoon({ player, after }: ActionEntry, pass: ActionEntry): boolean {
  const { turn, step, stack } = pass.after;
  return pass.player === player && turn === after.turn && step === after.step && stack <= after.stack;
}
