import type { Question, View } from '../../protocol/index.ts';
import { answerWords, listed } from '../../reports/index.ts';
import type { Book } from './book.ts';
import type { AnswerStep } from './transcript.ts';

/** What a player answers, without a full stop. */
export function answerTold(
  { question, answer, words, view }: Pick<AnswerStep, 'question' | 'answer' | 'words' | 'view'>,
  book: Book,
): string {
  if (answer.kind === 'pick') {
    const own = answerOfKind(question, answer.picks, view, book);
    if (own !== null) return own;
  }
  const plainly = book.told((names) => answerWords(question, answer, names), view);
  const what = WHAT_FOR[question.purpose];
  const text = what === undefined ? plainly : plainly.replace(` for ${question.purpose}`, ` ${what}`);
  if (answer.kind !== 'pick' || question.kind === 'priority' || words === null) return text;
  if (question.kind === 'yes or no' && words.about !== null) return `${text}: ${words.about}`;
  const said = answer.picks.flatMap((option) => words.options.get(option) ?? []);
  return said.length === 0 ? text : `${text} (${said.join('; ')})`;
}

/** Answers that judges put otherwise than as choices; null: one that is put so. */
function answerOfKind(question: Question, picks: readonly string[], view: View, book: Book): string | null {
  const { kind, purpose } = question;
  if ((kind === 'attackers' || kind === 'blockers') && picks.length > 0) return fightText(question, picks, book);
  if (kind === 'order') return orderText(question, picks, view, book);
  return purpose === 'alternative cost' ? costText(question, picks[0] ?? '', book) : null;
}

/** `player 0 attacks player 1 with A and B` */
function fightText({ kind, player }: Question, picks: readonly string[], book: Book): string {
  const pairs = picks.map((option) => option.split('>'));
  const fights = [...new Set(pairs.map(([, to = '']) => to))].map((to) => {
    const own = pairs.filter(([, other]) => other === to).map(([creature = '']) => book.of(creature));
    return `${book.of(to)} with ${listed(own)}`;
  });
  return `${book.player(player)} ${kind === 'attackers' ? 'attacks' : 'blocks'} ${listed(fights)}`;
}

/** `player 0 orders triggers: A (3 times), then B` */
function orderText({ player, purpose }: Question, picks: readonly string[], view: View, book: Book): string {
  const names = picks.map((option) => book.option(option, view).replace(/ \(\d+\)$/, ''));
  const rows: { readonly name: string; count: number }[] = [];
  for (const name of names) {
    const row = rows.at(-1);
    if (row?.name === name) row.count++;
    else rows.push({ name, count: 1 });
  }
  const told = rows.map(({ name, count }) => (count === 1 ? name : `${name} (${count} times)`)).join(', then ');
  const what = purpose === 'order of triggers' ? 'triggers, of which the last resolves first' : `for ${purpose}`;
  return `${book.player(player)} orders ${what}: ${told}`;
}

/** `player 0 pays the overload cost of Cyclonic Rift` */
function costText({ player, source }: Question, cost: string, book: Book): string {
  const what = source === null ? '' : ` of ${book.of(source)}`;
  const who = book.player(player);
  if (cost === 'without paying') return `${who} casts without paying the mana cost${what}`;
  return `${who} pays the ${COSTS[cost] ?? `${cost} cost`}${what}`;
}

/** Costs whose names do not say what they are. */
const COSTS: Readonly<Record<string, string>> = {
  'mana cost': 'mana cost',
  alternative: 'alternative cost',
  instead: 'cost that may be paid instead of the mana cost',
};

/** What a choice is for, where the name of its purpose does not say it. */
const WHAT_FOR: Readonly<Record<string, string>> = {
  replacement: 'to be the effect that applies first',
  'legend rule': 'to be kept by the legend rule',
  'as it enters': 'as it enters',
  'objects for an effect': 'for the effect',
};
