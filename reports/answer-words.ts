import type { Answer, Option, Question } from '../protocol/index.ts';
import { listed, type Names } from './names.ts';

/** What a player does at a question, in Magic's words, without a full stop. */
export function answerWords(question: Question, answer: Answer, names: Names): string {
  const who = question.player === 'chance' ? 'chance' : `player ${question.player}`;
  switch (answer.kind) {
    case 'take back':
      return `${who} takes the action back`;
    case 'concede':
      return `${who} concedes`;
    case 'number':
      return `${who} chooses ${answer.value} for ${aim(question, names)}`;
    case 'divide':
      return `${who} divides ${question.max} among ${divided(question, answer.amounts, names)}`;
    case 'pick':
      return pickWords(who, question, answer.picks, names);
  }
}

function pickWords(who: string, question: Question, picks: readonly Option[], names: Names): string {
  const [first = ''] = picks;
  switch (question.kind) {
    case 'priority':
      return actionWords(who, first, names);
    case 'pay':
      return first === 'pay' ? `${who} pays` : `${who} activates ${names.option(first)} to pay`;
    case 'attackers':
      return picks.length === 0 ? `${who} attacks with nothing` : `${who} attacks: ${fights(picks, names)}`;
    case 'blockers':
      return picks.length === 0 ? `${who} does not block` : `${who} blocks: ${fights(picks, names)}`;
    case 'yes or no':
      return `${who} says ${first} to ${aim(question, names)}`;
    case 'order':
      return `${who} orders, for ${aim(question, names)}: ${listed(picks.map(names.option))}`;
    case 'value':
      return `${who} chooses ${listed(picks)} for ${aim(question, names)}`;
    case 'objects':
    case 'modes':
    case 'number':
    case 'divide':
      return `${who} chooses ${listed(picks.map(names.option))} for ${aim(question, names)}`;
  }
}

/** The player who passes; null: something else is done. */
export function passOf({ kind, player }: Question, answer: Answer): number | null {
  if (kind !== 'priority' || answer.kind !== 'pick' || answer.picks[0] !== 'pass') return null;
  return player === 'chance' ? null : player;
}

/** An action at priority. */
export function actionWords(who: string, option: Option, names: Names): string {
  const [verb = '', object = ''] = option.split(' ');
  switch (verb) {
    case 'pass':
      return `${who} passes`;
    case 'cast':
      return `${who} casts ${names.of(object)}`;
    case 'play':
      return `${who} plays ${names.of(object)}`;
    case 'suspend':
      return `${who} suspends ${names.of(object)}`;
    case 'activate':
      return `${who} activates ${names.option(option)}`;
    default:
      return `${who}: ${option}`;
  }
}

/** What a question is for: its purpose, and the object that asks. */
function aim({ purpose, source }: Question, names: Names): string {
  return source === null ? purpose : `${purpose} (${names.of(source)})`;
}

function fights(picks: readonly Option[], names: Names): string {
  return listed(picks.map((option) => names.option(option)));
}

function divided({ options }: Question, amounts: readonly number[], names: Names): string {
  return listed(options.map((option, index) => `${names.option(option)} (${amounts[index] ?? 0})`));
}
