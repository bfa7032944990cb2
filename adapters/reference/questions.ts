import type { Answer as EngineAnswer, Question as EngineQuestion, Root } from '../../engine/index.ts';
import { type Answer, distinct, type IllegalAnswer, type Option, type Question } from '../../protocol/index.ts';
import type { Names } from './names.ts';

/** A question as the protocol has it, with the engine's positions of its options. */
export interface Translated {
  readonly question: Question;
  /** Per option, its position in the engine's question. */
  readonly positions: readonly number[];
}

/** Options by meaning, sorted; those that begin what cannot be completed are told. */
export function translate(root: Root, question: EngineQuestion, names: Names): Translated {
  const named = optionsOf(root, question, names);
  const order = named.map((_, index) => index);
  order.sort((one, two) => compare(named[one]?.name ?? '', named[two]?.name ?? ''));
  const options = order.map((index) => named[index]?.name ?? '');
  const [min, max] = bounds(question, options.length);
  return {
    positions: order,
    question: {
      kind: question.kind,
      player: question.player,
      purpose: question.purpose,
      source: question.source === null ? null : names.object(question.source),
      cr: question.cr,
      takeBack: question.takeBack,
      options,
      incomplete: order.flatMap((index) => (named[index]?.incomplete === true ? [named[index]?.name ?? ''] : [])),
      min,
      max,
    },
  };
}

function compare(one: string, two: string): number {
  return one < two ? -1 : one > two ? 1 : 0;
}

interface Named {
  readonly name: Option;
  readonly incomplete: boolean;
}

function optionsOf(root: Root, question: EngineQuestion, names: Names): readonly Named[] {
  const plain = (list: readonly string[]): readonly Named[] => list.map((name) => ({ name, incomplete: false }));
  switch (question.kind) {
    case 'priority':
    case 'pay':
      return distinctNames(question.options.map((action) => actionName(root, action, names)));
    case 'objects':
      return plain(question.options.map(names.choice));
    case 'modes':
      return plain(question.options.map((option) => `mode ${option.mode}`));
    case 'yes or no':
      return plain(['no', 'yes']);
    case 'order':
      return plain(names.items(root, question.items));
    case 'divide':
      return plain(question.among.map(names.choice));
    case 'attackers':
      return plain(
        question.options.map((option) => `${names.object(option.attacker)}>${names.choice(option.defender)}`),
      );
    case 'blockers':
      return plain(
        question.options.map((option) => `${names.object(option.blocker)}>${names.object(option.attacker)}`),
      );
    case 'value':
      return question.options.map((name) => ({ name, incomplete: question.incomplete.includes(name) }));
    case 'number':
      return [];
  }
}

/** A card may be cast twice over by permissions of one name. */
function distinctNames(named: readonly Named[]): readonly Named[] {
  return distinct(named.map(({ name }) => name)).map((name, index) => ({
    name,
    incomplete: named[index]?.incomplete === true,
  }));
}

type AnyAction =
  | Extract<EngineQuestion, { kind: 'priority' }>['options'][number]
  | Extract<EngineQuestion, { kind: 'pay' }>['options'][number];

function actionName(root: Root, action: AnyAction, names: Names): Named {
  switch (action.kind) {
    case 'pass':
    case 'pay':
      return { name: action.kind, incomplete: false };
    case 'cast':
      return { name: castName(action, names), incomplete: action.completes !== 'yes' };
    case 'suspend':
      return { name: `suspend ${names.object(action.card)}`, incomplete: action.completes !== 'yes' };
    case 'play land':
      return { name: `play ${names.object(action.card)}`, incomplete: false };
    case 'activate':
      return {
        name: `activate ${names.ability(root, action.object, action.ability, 'activated')}`,
        incomplete: action.completes !== 'yes',
      };
  }
}

/** With what lets it be cast, where that is more than its being in hand: a permanent, or an ability of the card itself by its name. */
function castName({ card, permission }: Extract<AnyAction, { kind: 'cast' }>, names: Names): string {
  const name = `cast ${names.object(card)}`;
  if (permission === null) return name;
  return `${name} by ${permission.key ?? names.object(permission.source)}`;
}

function bounds(question: EngineQuestion, options: number): readonly [number, number] {
  switch (question.kind) {
    case 'objects':
    case 'modes':
    case 'attackers':
    case 'blockers':
      return [question.min, question.max];
    case 'number':
      return [question.min, question.completesUpTo];
    case 'divide':
      return [question.total, question.total];
    case 'order':
      return [options, options];
    default:
      return [1, 1];
  }
}

/** The engine's answer for one by meaning; a refusal where it names no option. */
export function untranslate({ question, positions }: Translated, answer: Answer): EngineAnswer | IllegalAnswer {
  if (answer.kind === 'divide') return { ...answer, amounts: inPlace(answer.amounts, positions) };
  if (answer.kind !== 'pick') return answer;
  const picks = answer.picks.map((option) => question.options.indexOf(option));
  const unknown = answer.picks[picks.indexOf(-1)];
  if (unknown !== undefined)
    return {
      kind: 'illegal answer',
      cr: question.cr,
      why: `${unknown} is no option; the options are ${question.options.join(', ')}`,
    };
  if (question.kind === 'yes or no') return { kind: 'yes', yes: answer.picks[0] === 'yes' };
  return { kind: 'pick', picks: picks.map((pick) => positions[pick] ?? -1) };
}

/** Amounts by the engine's positions of what they are for. As many as there were. */
function inPlace(amounts: readonly number[], positions: readonly number[]): readonly number[] {
  if (amounts.length !== positions.length) return amounts;
  const placed = [...amounts];
  for (const [index, amount] of amounts.entries()) placed[positions[index] ?? index] = amount;
  return placed;
}
